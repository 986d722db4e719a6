/** A game at this device: what was played, who looks, what may be done. Every move is kept before it is shown. */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { check, legalMoves, type Move, type Seat, view } from '../../../games/dunhuang/index.ts';
import type { Trouble } from '../../../lib/storage.ts';
import type { Session, TableGame, TableSettings } from '../game/types.ts';
import { alone, type Tabs } from '../tabs/tabs.ts';
import { type Bots, createDriver, type Wait, waitFor } from './driver.ts';
import { foresee } from './foresee.ts';
import { openView } from './open-view.ts';
import { forcedMove, stageOf, viewerOf } from './stage.ts';
import { advance, catchUp, cutBack, type Played, playAll, sameMove } from './timeline.ts';
import { backOf, lastDecision } from './undo.ts';
import { type Eyes, entryOf, logOf, stepsSince } from './viewpoint.ts';

export interface SessionDeps {
  readonly store: {
    /** Why it could not be kept. */
    put(game: TableGame): Promise<Trouble | undefined>;
    get(id: string): Promise<TableGame | undefined>;
  };
  readonly bots: Bots;
  readonly settings: ReadonlySignal<Pick<TableSettings, 'pace' | 'autoEnd'>>;
  readonly tabs?: Tabs;
  readonly now?: () => Date;
  readonly wait?: Wait;
}

const NONE: readonly never[] = [];

export function createSession(opened: TableGame, deps: SessionDeps): Session {
  const { store, bots, settings, tabs = alone, now = () => new Date(), wait = waitFor } = deps;
  const { players } = opened;
  const driver = createDriver({ bots, settings, wait });

  const game = signal(opened);
  const played = signal(playAll(opened.options, opened.moves));
  const holder = signal<Seat | null>(null); // who took the device from behind the last curtain
  const shown = signal<number | undefined>(); // the move that is shown in motion
  const trouble = signal<Trouble | undefined>();
  const place = signal<'coming' | 'leads' | 'follows'>('coming');
  let closed = false;
  let keeping = false; // a move is on its way to the device
  let going = false; // bots and forced answers are under way
  let arrive = (): void => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve; // it is known whether this tab plays or follows
  });

  const stage = computed(() => stageOf(played.value, players, holder.value));
  const viewer = computed(() => viewerOf(stage.value, players, holder.value));
  /** When it is over, nothing is hidden any more. */
  const eyes = computed((): Eyes => (stage.value.at === 'over' ? 'open' : viewer.value));
  const seen = computed(() => {
    const { state } = played.value;
    const seat = viewer.value ?? undefined;
    return eyes.value === 'open' ? openView(state, seat) : view(state, seat);
  });
  /** The seat that may touch the table now. */
  const actor = computed(() =>
    stage.value.at === 'person' && place.value !== 'follows' ? stage.value.seat : undefined,
  );

  /** Kept first, then shown. */
  async function change(next: Played, undone: readonly Move[], happened: number | undefined): Promise<void> {
    const moves = next.steps.map(({ move }) => move);
    const kept: TableGame = { ...game.value, changed: now().toISOString(), moves, undone };
    keeping = true;
    const failed = await store.put(kept);
    keeping = false;
    if (closed) return;
    batch(() => {
      trouble.value = failed;
      game.value = kept;
      played.value = next;
      shown.value = happened;
    });
    seated.tell();
  }

  async function commit(move: Move): Promise<void> {
    const { undone } = game.value;
    const again = sameMove(undone[0], move) ? undone.slice(1) : NONE;
    await change(advance(played.value, move), again, played.value.steps.length);
  }

  /** What comes without a person: the moves of bots, and answers that leave no choice. */
  async function nextByItself(): Promise<Move | undefined> {
    const { at } = stage.value;
    if (at === 'person' || at === 'curtain') return forcedMove(played.value, settings.value.autoEnd);
    if (at === 'over') return undefined;
    const { state, steps } = played.value;
    const { seat } = stage.value;
    const move = await driver.choose(view(state, seat), players[seat]!.bot!, `${opened.id}/${steps.length}`);
    if (move === undefined || check(state, move) === undefined) return move;
    driver.fail();
    return undefined;
  }

  async function goOn(): Promise<void> {
    if (going) return;
    going = true;
    while (!closed && place.value === 'leads') {
      const move = await nextByItself();
      if (move === undefined || closed || place.value !== 'leads') break;
      await commit(move);
    }
    going = false;
    if (stage.value.at === 'person' || stage.value.at === 'curtain') driver.rest();
  }

  /** Only a person who is asked may do something, and one thing at a time. */
  const mayAct = (): boolean => !closed && !keeping && actor.value !== undefined;

  async function playMove(move: Move): Promise<void> {
    await arrived;
    if (!mayAct() || check(played.value.state, move) !== undefined) return;
    await commit(move);
    void goOn();
  }

  /** The game as another tab has left it. */
  async function readAgain(): Promise<void> {
    const kept = await store.get(opened.id);
    if (closed || kept === undefined) return;
    const before = played.value;
    const next = catchUp(before, kept.moves);
    batch(() => {
      game.value = kept;
      played.value = next;
      shown.value = next.steps.length === before.steps.length + 1 ? before.steps.length : undefined;
    });
  }

  const seated = tabs.join(opened.id, {
    async lead() {
      if (place.value === 'follows') await readAgain();
      place.value = 'leads';
      arrive();
      void goOn();
    },
    follow() {
      driver.stop();
      place.value = 'follows';
      arrive();
      void readAgain();
    },
    changed() {
      if (place.value === 'follows') void readAgain();
    },
  });

  return {
    game,
    stage,
    viewer,
    view: seen,
    legal: computed(() => (actor.value === undefined ? NONE : legalMoves(played.value.state))),
    log: computed(() => logOf(played.value.steps, eyes.value)),
    since: computed(() => {
      const { at } = stage.value;
      if (at !== 'person' && at !== 'curtain') return NONE;
      return logOf(stepsSince(played.value.steps, stage.value.seat), viewer.value);
    }),
    happened: computed(() => {
      const step = shown.value === undefined ? undefined : played.value.steps[shown.value];
      return step && entryOf(step, eyes.value);
    }),
    back: computed(() => {
      if (stage.value.at === 'over') return 'hidden';
      return actor.value === undefined ? 'other' : backOf(played.value, actor.value);
    }),
    canRedo: computed(() => actor.value !== undefined && game.value.undone.length > 0),
    thinking: driver.thinking,
    trouble,
    botTrouble: driver.trouble,
    following: computed(() => place.value === 'follows'),

    play: playMove,
    async undo() {
      await arrived;
      if (!mayAct() || backOf(played.value, actor.value!) !== 'can') return;
      const at = lastDecision(played.value);
      const taken = played.value.steps.slice(at).map(({ move }) => move);
      await change(cutBack(played.value, at), [...taken, ...game.value.undone], undefined);
    },
    async redo() {
      const [move] = game.value.undone;
      if (move !== undefined) await playMove(move);
    },
    liftCurtain() {
      const now = stage.value;
      if (now.at !== 'curtain' || place.value === 'follows') return;
      batch(() => {
        holder.value = now.seat;
        shown.value = undefined;
      });
    },
    skip: () => driver.skip(),
    retry() {
      driver.trouble.value = false;
      void goOn();
    },
    takeOver: async () => seated.takeOver(),
    whyNot: (move) => check(played.value.state, move),
    foresee: (move) => (actor.value === undefined ? NONE : foresee(played.value.state, actor.value, move)),
    close() {
      closed = true;
      driver.close();
      seated.leave();
    },
  };
}
