/** A game at this device: what was played, who looks, what may be done. Every move is kept before it is shown. */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat } from '../../../lib/seats.ts';
import type { Bots } from '../game/bots.ts';
import type { Move, Rules } from '../game/rules.ts';
import type { Session, TableGame, TableSettings } from '../game/types.ts';
import { sameBeginning } from '../record/compare.ts';
import { advance, catchUp, cutBack, playAll, sameMove, type Timeline } from '../record/timeline.ts';
import { alone, type Tabs } from '../tabs/types.ts';
import { lookAhead } from './ahead.ts';
import { createDriver, type Wait, waitFor } from './driver.ts';
import { createHosting, nobodyStandsIn } from './hosting.ts';
import { createKeeper, type KeeperStore } from './keeper.ts';
import { createSeen } from './seen.ts';
import { stageOf, viewerOf, withStandIns } from './stage.ts';
import { takeTabRole } from './tab-role.ts';
import { createUndo } from './undo-model.ts';

export interface SessionDeps {
  readonly rules: Rules;
  readonly store: KeeperStore;
  readonly bots?: Pick<Bots, 'choose' | 'close'> | undefined; // where there are some
  readonly settings: ReadonlySignal<Pick<TableSettings, 'pace' | 'autoEnd' | 'oneTap' | 'takeBack'>>;
  readonly tabs?: Tabs;
  readonly now?: () => Date;
  readonly wait?: Wait;
}

const NONE: readonly never[] = [];

export function createSession(opened: TableGame, deps: SessionDeps): Session {
  const { rules, store, bots, settings, tabs = alone, now = () => new Date(), wait = waitFor } = deps;
  const driver = createDriver({ bots, endMove: rules.endMove, settings, wait });

  const game = signal(opened);
  const played = signal(playAll(rules, opened.options, opened.moves));
  const holder = signal<Seat | null>(null); // who took the device from behind the last curtain
  const shown = signal<number | undefined>(); // the move that is shown in motion
  const overtaken = signal(false);
  let closed = false;
  let keeping = false; // a move is on its way to the device
  let going = false; // bots and forced answers are under way
  let goAgain = false; // and should be once more

  const keeper = createKeeper(opened, store, (now) => {
    if (now === undefined) return tab.meet(undefined);
    show(now);
    overtaken.value = true;
  });
  const standIns = nobodyStandsIn();
  const seated = computed(() => withStandIns(game.value, standIns.value));

  const stage = computed(() => stageOf(rules, played.value, seated.value, holder.value));
  const viewer = computed(() => viewerOf(stage.value, seated.value, holder.value));
  /** The seat that may touch the table now. */
  const actor = computed(() => {
    const free = !following.value && !tab.gone.value;
    return stage.value.at === 'person' && free ? stage.value.seat : undefined;
  });
  const following = computed(() => ['yields', 'follows'].includes(tab.stands.value));

  /** Kept first, then shown. */
  async function change(
    next: Timeline,
    undone: readonly Move[],
    happened: number | undefined,
    retaken?: readonly number[],
  ): Promise<void> {
    const moves = next.steps.map(({ move }) => move);
    keeping = true;
    const takesBack = moves.length < played.value.steps.length;
    const kept = await keeper.keep(
      { ...game.value, changed: now().toISOString(), moves, undone, ...(retaken && { retaken }) },
      takesBack,
    );
    keeping = false;
    if (closed || kept === undefined) return;
    batch(() => {
      overtaken.value = false;
      game.value = kept;
      played.value = next;
      shown.value = happened;
    });
  }

  /** The game as it is kept, where that is not what is shown. */
  function show(kept: TableGame): void {
    const before = played.value;
    const next = sameBeginning(kept, game.value)
      ? catchUp(rules, before, kept.moves)
      : playAll(rules, kept.options, kept.moves);
    batch(() => {
      game.value = kept;
      played.value = next;
      if (next !== before)
        shown.value = next.steps.length === before.steps.length + 1 ? before.steps.length : undefined;
    });
  }

  async function commit(move: Move): Promise<void> {
    const { undone } = game.value;
    const again = sameMove(undone[0], move) ? undone.slice(1) : NONE;
    await change(advance(rules, played.value, move), again, played.value.steps.length);
  }

  /** What comes without a person: the moves of bots, and answers that leave no choice. */
  async function nextByItself(): Promise<Move | undefined> {
    const { at } = stage.value;
    if (at === 'person' || at === 'curtain')
      return rules.formality(played.value.state, settings.value.autoEnd || settings.value.oneTap);
    if (at === 'away') return rules.formality(played.value.state); // when to end a turn is theirs to say
    if (at === 'over') return undefined;
    const { state, steps } = played.value;
    const { seat } = stage.value;
    const move = await driver.choose(
      rules.view(state, seat),
      seated.value.players[seat]!.bot!,
      `${opened.id}/${steps.length}`,
    );
    if (move === undefined || rules.check(state, move) === undefined) return move;
    driver.fail();
    return undefined;
  }

  const mayGo = (): boolean => !closed && tab.stands.value === 'leads' && !tab.gone.value;

  async function goOn(): Promise<void> {
    goAgain = going;
    if (going) return;
    going = true;
    while (mayGo()) {
      const before = played.value;
      const move = await nextByItself();
      // A person may have taken something back meanwhile.
      if (move === undefined || !mayGo() || keeping || played.value !== before) break;
      await commit(move);
    }
    going = false;
    if (goAgain) return goOn();
    if (stage.value.at !== 'bot') driver.rest();
  }

  /** Only a person who is asked may do something, and one thing at a time. */
  const mayAct = (): boolean => !closed && !keeping && actor.value !== undefined;

  const { back, way } = createUndo({
    rules,
    seated,
    game,
    played,
    stage,
    actor,
    freely: () => settings.value.takeBack && !following.value && !tab.gone.value,
  });

  async function playMove(move: Move): Promise<void> {
    await tab.arrived;
    if (!mayAct() || rules.check(played.value.state, move) !== undefined) return;
    await commit(move);
    void goOn();
  }

  const tab = takeTabRole(opened, {
    store,
    tabs,
    keeper,
    show,
    go: () => void goOn(),
    stop: () => driver.stop(),
  });

  async function goBack(at: number, retaken?: readonly number[]): Promise<void> {
    driver.stop(); // who is thinking need not any more
    const taken = played.value.steps.slice(at).map(({ move }) => move);
    await change(cutBack(played.value, at), [...taken, ...game.value.undone], undefined, retaken);
  }

  return {
    game,
    stage,
    viewer,
    ...createSeen({ rules, game, played, stage, viewer, shown }),
    legal: computed(() => (actor.value === undefined ? NONE : rules.legalMoves(played.value.state))),
    back,
    canRedo: computed(() => actor.value !== undefined && game.value.undone.length > 0),
    thinking: driver.thinking,
    awaits: driver.awaits,
    trouble: keeper.trouble,
    botTrouble: driver.trouble,
    following,
    overtaken,
    gone: tab.gone,

    play: playMove,
    async undo() {
      await tab.arrived;
      const there = way();
      if (!closed && !keeping && there) await goBack(there.at, there.retaken);
    },
    async redo() {
      const [move] = game.value.undone;
      if (move !== undefined) await playMove(move);
    },
    liftCurtain() {
      const now = stage.value;
      if (now.at !== 'curtain' || following.value) return;
      batch(() => {
        holder.value = now.seat;
        shown.value = undefined;
      });
    },
    skip: () => driver.skip(),
    step: () => driver.step(),
    retry() {
      driver.forgive();
      void goOn();
    },
    takeOver: async () => tab.takeOver(),
    async bringBack() {
      if (!tab.gone.value) return;
      const { result, game: kept } = await store.update(opened.id, (now) => now ?? game.value);
      if (result !== 'failed') tab.meet(kept);
      void goOn();
    },
    whyNot: (move) => rules.check(played.value.state, move),
    foresee: (move) =>
      actor.value === undefined ? NONE : rules.foresee(played.value.state, actor.value, move),
    ahead: () => (actor.value === undefined ? undefined : lookAhead(rules, played.value.state, actor.value)),
    hosting: createHosting({
      rules,
      store,
      game,
      played,
      stage,
      standIns,
      arrived: tab.arrived,
      free: () => mayGo() && !keeping,
      play: commit,
      goBack,
      stop: () => driver.stop(),
      go: () => void goOn(),
    }),
    close() {
      closed = true;
      driver.close();
      tab.leave();
    },
  };
}
