/** Somebody choosing a move: what they tapped so far, what it would bring, and why something else cannot be. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { GameEvent, Move, MoveError, Space, View } from '../../../games/dunhuang/index.ts';
import { attempt } from '../../dunhuang/table/choosing/attempt.ts';
import { spaceOf, type Target } from '../../dunhuang/table/choosing/taps.ts';
import type { Back, Session } from '../game/types.ts';
import { type Choice, type Choosing, createChoosing } from './choosing.ts';

/** How far a space is, and what going there costs. */
export interface Toll {
  readonly steps: number;
  readonly coins: number;
}

/** Why a tap did nothing: the rule that forbids it, or what stands in the way. */
export type Refusal = MoveError | { readonly cannot: Hindrance };
export type Hindrance = 'other' | 'redo.none' | `undo.${Exclude<Back, 'can'>}`;

export interface Chooser {
  readonly choice: ReadonlySignal<Choice>;
  /** What each space that the camel can go to costs at least. */
  readonly tolls: ReadonlySignal<ReadonlyMap<Space, Toll>>;
  /** The move that one more tap, Enter or the button plays. */
  readonly ready: ReadonlySignal<Move | undefined>;
  /** What the move that is ready would bring, or the one that is pointed at. */
  readonly preview: ReadonlySignal<readonly GameEvent[]>;
  readonly refusal: ReadonlySignal<Refusal | undefined>;
  tap(target: Target): void;
  drag(from: Target | undefined, to: Target): void;
  /** Somebody points at it without tapping. */
  point(target: Target | undefined): void;
  /** Once more round the circle, or once less. */
  lap(more: 1 | -1): void;
  clear(): void;
  commit(): void;
  undo(): void;
  redo(): void;
}

type Choosable = Pick<
  Session,
  'legal' | 'view' | 'whyNot' | 'foresee' | 'play' | 'back' | 'undo' | 'canRedo' | 'redo'
>;

/** All that was done since the last move; a new list of legal moves begins afresh. */
interface Doing {
  readonly legal: readonly Move[];
  readonly tapped: readonly Target[];
  readonly laps: number;
  readonly pointed?: Target | undefined;
  readonly refusal?: Refusal | undefined;
}

export function createChooser(session: Choosable, oneTap: () => boolean): Chooser {
  const doing = signal<Doing>({ legal: [], tapped: [], laps: 0 });
  const now = computed((): Doing => {
    const legal = session.legal.value;
    return doing.value.legal === legal ? doing.value : { legal, tapped: [], laps: 0 };
  });
  const choosing = computed((): Choosing => createChoosing(session.legal.value, session.view.value.camel));
  const tapped = computed(() => now.value.tapped);
  const choice = computed(() => choosing.value.look(tapped.value));
  const ready = computed(() => choice.value.laps[now.value.laps] ?? choice.value.ready);

  const change = (to: Partial<Doing>): void => {
    doing.value = { ...now.value, refusal: undefined, ...to };
  };

  const pointedMove = computed((): Move | undefined => {
    const { pointed, tapped } = now.value;
    if (pointed === undefined || tapped.includes(pointed)) return undefined;
    const after = choosing.value.tap(tapped, pointed);
    return after && choosing.value.look(after).ready;
  });

  const tolls = computed((): ReadonlyMap<Space, Toll> => {
    const found = new Map<Space, Toll>();
    if (session.view.value.ask !== 'camel') return found;
    for (const target of choosing.value.look([]).lit) {
      const { ready: shortest } = choosing.value.look([target]);
      const walked = shortest && session.foresee(shortest).find((event) => event.type === 'camel-moved');
      if (walked) found.set(spaceOf(target)!, { steps: walked.steps, coins: walked.paid });
    }
    return found;
  });

  const commit = (move = ready.value): void => {
    if (move) void session.play(move);
  };

  function whyNot(view: View, target: Target): Refusal {
    const move = attempt(view, tapped.value, target);
    return (move && session.whyNot(move)) ?? { cannot: 'other' };
  }

  function follow(target: Target): boolean {
    const next = choosing.value.tap(tapped.value, target);
    if (next) change({ tapped: next, laps: 0, pointed: undefined });
    return next !== undefined;
  }

  return {
    choice,
    tolls,
    ready,
    refusal: computed(() => now.value.refusal),
    preview: computed(() => {
      const move = pointedMove.value ?? ready.value;
      return move ? session.foresee(move) : [];
    }),
    tap(target) {
      const again = tapped.value.at(-1) === target && ready.value !== undefined;
      // An answer has its own button, which says what it does.
      if (target.startsWith('do.')) return commit(choosing.value.look([target]).ready);
      if (again) return commit();
      if (!follow(target)) return change({ refusal: whyNot(session.view.value, target) });
      // A tap that takes something off plays nothing.
      if (oneTap() && tapped.value.includes(target)) commit();
    },
    drag(from, to) {
      const before = tapped.value;
      const picked = from !== undefined && !before.includes(from) && follow(from);
      const dropped = !tapped.value.includes(to) && follow(to);
      if (!picked && !dropped) change({ refusal: whyNot(session.view.value, to) });
      else if (oneTap()) commit();
    },
    point(target) {
      if (target !== now.value.pointed) doing.value = { ...now.value, pointed: target };
    },
    lap(more) {
      const laps = now.value.laps + more;
      if (laps >= 0 && laps < choice.value.laps.length) change({ laps });
    },
    clear: () => change({ tapped: [], laps: 0, pointed: undefined }),
    commit: () => commit(),
    undo() {
      const back = session.back.value;
      if (back === 'can') void session.undo();
      else change({ refusal: { cannot: `undo.${back}` } });
    },
    redo() {
      if (session.canRedo.value) void session.redo();
      else change({ refusal: { cannot: 'redo.none' } });
    },
  };
}
