/** Somebody choosing a move: what they tapped so far, what it would bring, and why something else cannot be. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { BoardFace, Choice, Refused, Target } from '../game/face.ts';
import type { GameEvent, Move, MoveError } from '../game/rules.ts';
import type { Back, Session } from '../game/types.ts';
import { createChoosing } from './choosing.ts';
import { createSteps } from './steps.ts';

/** Why a tap did nothing: the rule that forbids it, or what stands in the way. */
export type Refusal = MoveError | { readonly cannot: Hindrance };
export type Hindrance = 'other' | 'lost' | 'redo.none' | `undo.${Exclude<Back, 'can'>}`;

/** A turn that somebody advises, as one choice. */
export interface Advised {
  readonly move: Move;
  readonly why: string;
}

export interface Chooser {
  readonly choice: ReadonlySignal<Choice>;
  /** The move that one more tap, Enter or the button plays. */
  readonly ready: ReadonlySignal<Move | undefined>;
  /** What the move that is ready would bring, or the one that is pointed at. */
  readonly preview: ReadonlySignal<readonly GameEvent[]>;
  readonly refusal: ReadonlySignal<Refusal | undefined>;
  /** The move that a rule forbids, where somebody tried one. */
  readonly refused: ReadonlySignal<Refused | undefined>;
  /** What is pointed at, or was tapped last, whether it can be chosen or not. */
  readonly spot: ReadonlySignal<Target | undefined>;
  /** What somebody advised and showed on the board, and why. */
  readonly advised: ReadonlySignal<Advised | undefined>;
  /** The move that would be ready with that target tapped. */
  moveWith(target: Target): Move | undefined;
  /** Why that target cannot be chosen. */
  whyNot(target: Target): Refusal;
  /** What a move would bring. */
  foresee(move: Move): readonly GameEvent[];
  tap(target: Target): void;
  /** By the button of its own: it says what it does, so it plays at once what is a move. */
  answer(target: Target): void;
  drag(from: Target | undefined, to: Target): void;
  /** Shows what was advised as if it were chosen, until something else is. */
  suggest(advised: Advised): void;
  /** Somebody points at it without tapping. */
  point(target: Target | undefined): void;
  /** To the next move of the same taps, or the one before. */
  vary(by: 1 | -1): void;
  clear(): void;
  commit(): void;
  undo(): void;
  redo(): void;
}

type Choosable = Pick<
  Session,
  'legal' | 'view' | 'log' | 'whyNot' | 'foresee' | 'ahead' | 'play' | 'back' | 'undo' | 'canRedo' | 'redo'
>;

type Choosing = Pick<BoardFace, 'taps' | 'leads' | 'attempt' | 'offers' | 'movesOf' | 'fetchWhy'>;

/** All that was done since the last move; a new list of legal moves begins afresh. */
interface Doing {
  readonly legal: readonly Move[];
  readonly tapped: readonly Target[];
  readonly variant: number;
  readonly pointed?: Target | undefined;
  readonly tried?: Target | undefined; // tapped last, in vain or not
  readonly refusal?: Refusal | undefined;
  readonly refused?: Refused | undefined;
  readonly advised?: Advised | undefined;
}

export function createChooser(
  session: Choosable,
  { taps, leads, attempt, offers, movesOf = (move) => [move], fetchWhy }: Choosing,
  oneTap: () => boolean,
): Chooser {
  const doing = signal<Doing>({ legal: [], tapped: [], variant: 0 });
  const now = computed((): Doing => {
    const legal = session.legal.value;
    return doing.value.legal === legal ? doing.value : { legal, tapped: [], variant: 0 };
  });
  const offered = computed((): readonly Move[] => {
    const legal = session.legal.value;
    const ahead = legal.length > 0 && offers ? session.ahead() : undefined;
    return ahead && offers ? offers(legal, session.view.value, ahead) : legal;
  });
  const choosing = computed(() => {
    const view = session.view.value;
    return createChoosing(offered.value, (move) => taps(move, view), leads);
  });
  const tapped = computed(() => now.value.tapped);
  const choice = computed(() => choosing.value.look(tapped.value));
  const ready = computed(
    () => now.value.advised?.move ?? choice.value.variants[now.value.variant] ?? choice.value.ready,
  );

  let changes = 0;
  const change = (to: Partial<Doing>): void => {
    changes++;
    doing.value = { ...now.value, refusal: undefined, refused: undefined, advised: undefined, ...to };
  };

  const moveWith = (target: Target): Move | undefined => {
    const after = tapped.value.includes(target) ? tapped.value : choosing.value.tap(tapped.value, target);
    return after && choosing.value.look(after).ready;
  };

  const pointedMove = computed((): Move | undefined => {
    const { pointed } = now.value;
    return pointed === undefined || tapped.value.includes(pointed) ? undefined : moveWith(pointed);
  });

  const steps = createSteps(session);
  const commit = (move = ready.value): void => {
    if (move) void steps.play(movesOf(move));
  };

  /** What all moves of an offer bring. */
  function foresee(offer: Move): readonly GameEvent[] {
    const moves = movesOf(offer);
    if (moves.length === 1) return session.foresee(moves[0]!);
    let ahead = session.ahead();
    return moves.flatMap((move) => {
      ahead = ahead?.after(move);
      return ahead?.events ?? [];
    });
  }

  function refuse(target: Target): { readonly refusal: Refusal; readonly refused?: Refused } {
    const move = attempt(session.view.value, tapped.value, target);
    const error = move && session.whyNot(move);
    return error ? { refusal: error, refused: { move, error } } : { refusal: { cannot: 'other' } };
  }

  /** Says why that cannot be chosen: once it can be told, if nothing else was done meanwhile. */
  function tellWhyNot(target: Target, tried: Partial<Doing> = {}): void {
    const coming = fetchWhy?.();
    change(coming === undefined ? { ...refuse(target), ...tried } : tried);
    const asked = changes;
    const tell = (lost: boolean): void => {
      if (changes === asked)
        change({ ...(lost ? { refusal: { cannot: 'lost' } } : refuse(target)), ...tried });
    };
    coming?.then(
      () => tell(false),
      () => tell(true),
    );
  }

  function follow(target: Target): boolean {
    const next = choosing.value.tap(tapped.value, target);
    if (next) change({ tapped: next, variant: 0, pointed: undefined, tried: target });
    return next !== undefined;
  }

  return {
    choice,
    ready,
    refusal: computed(() => now.value.refusal),
    refused: computed(() => now.value.refused),
    spot: computed(() => now.value.pointed ?? now.value.tried),
    preview: computed(() => {
      const move = pointedMove.value ?? ready.value;
      return move ? foresee(move) : [];
    }),
    advised: computed(() => now.value.advised),
    moveWith,
    whyNot: (target) => refuse(target).refusal,
    foresee,
    tap(target) {
      const again = tapped.value.at(-1) === target && ready.value !== undefined;
      // An answer has its own button, which says what it does.
      if (target.startsWith('do.')) return commit(choosing.value.look([target]).ready);
      if (again) return commit();
      if (!follow(target)) return tellWhyNot(target, { tried: target });
      // A tap that takes something off plays nothing.
      if (oneTap() && tapped.value.includes(target)) commit();
    },
    answer(target) {
      const move = moveWith(target);
      if (move) commit(move);
      else follow(target);
    },
    drag(from, to) {
      const before = tapped.value;
      const picked = from !== undefined && !before.includes(from) && follow(from);
      const dropped = !tapped.value.includes(to) && follow(to);
      if (!picked && !dropped) tellWhyNot(to);
      else if (oneTap()) commit();
    },
    suggest: (advised) => change({ advised, tapped: [], variant: 0, pointed: undefined, tried: undefined }),
    point(target) {
      if (target !== now.value.pointed) doing.value = { ...now.value, pointed: target };
    },
    vary(by) {
      const variant = now.value.variant + by;
      if (variant >= 0 && variant < choice.value.variants.length) change({ variant });
    },
    clear: () => change({ tapped: [], variant: 0, pointed: undefined, tried: undefined }),
    commit: () => commit(),
    undo() {
      const back = session.back.value;
      const { refusal } = now.value;
      // What has its price is said first, and done by who asks again.
      const told = back === 'freely' && refusal && 'cannot' in refusal && refusal.cannot === 'undo.freely';
      if (back === 'can' || told) void steps.undo();
      else change({ refusal: { cannot: `undo.${back}` } });
    },
    redo() {
      if (session.canRedo.value) void steps.redo();
      else change({ refusal: { cannot: 'redo.none' } });
    },
  };
}
