/** This tab's place at a game: it plays, or another one does and it follows. Whoever comes to play reads the game anew first. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { inTime, LATE } from '../../../lib/in-time.ts';
import type { TableGame } from '../game/types.ts';
import type { Tabs } from '../tabs/types.ts';
import type { Keeper, KeeperStore } from './keeper.ts';

interface Deps {
  readonly store: KeeperStore;
  readonly tabs: Tabs;
  readonly keeper: Keeper;
  /** The game as another tab has left it. */
  show(game: TableGame): void;
  /** This tab plays now: bots may move. */
  go(): void;
  /** It does not any more: bots stop thinking. */
  stop(): void;
}

export interface TabRole {
  /** `yields`: the last move is being kept, then another tab plays. */
  readonly stands: ReadonlySignal<'coming' | 'leads' | 'yields' | 'follows'>;
  /** The game was deleted in another tab. */
  readonly gone: ReadonlySignal<boolean>;
  /** It is known whether this tab plays or follows. */
  readonly arrived: Promise<void>;
  /** What was found to lie on the device; undefined: nothing. */
  meet(game: TableGame | undefined): void;
  takeOver(): void;
  leave(): void;
}

export function takeTabRole({ id, revision }: TableGame, deps: Deps): TabRole {
  const { store, tabs, keeper, show, go, stop } = deps;
  const stands = signal<'coming' | 'leads' | 'yields' | 'follows'>('coming');
  const gone = signal(false);
  let left = false;
  let wasKept = revision !== undefined;
  let calls = 0; // to lead, to yield and to follow: the last one holds
  let reads = 0; // of the game: the last one is shown
  let arrive = (): void => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });

  function meet(now: TableGame | undefined): void {
    keeper.found(now);
    gone.value = now === undefined && wasKept;
    wasKept ||= now !== undefined;
    if (now !== undefined) show(now);
  }

  /** Where the device does not answer, what is shown is all there is. */
  async function readAgain(ask: () => Promise<TableGame | undefined>): Promise<void> {
    const read = ++reads;
    const now = await inTime(ask().catch((): typeof LATE => LATE));
    if (!left && read === reads && now !== LATE) meet(now);
  }
  const kept = (): Promise<TableGame | undefined> => store.get(id);
  /** Whoever led before and does not know yet that it leads no more is refused from here on. */
  const claimed = async (): Promise<TableGame | undefined> =>
    (await store.update(id, (now) => now, { claims: true })).game;

  const seated = tabs.join(id, {
    async lead(robbed) {
      const call = ++calls;
      await readAgain(robbed ? claimed : kept);
      if (left || call !== calls) return; // robbed in its turn
      stands.value = 'leads';
      arrive();
      go();
    },
    async yield() {
      calls++;
      stands.value = 'yields';
      stop();
      await keeper.idle();
    },
    follow() {
      calls++;
      stands.value = 'follows';
      stop();
      arrive();
      void readAgain(kept);
    },
  });
  const unwatch = store.watch((changed) => {
    // While a move is on its way here, its answer tells what else happened.
    if (changed === id && !keeper.busy && stands.value !== 'coming') void readAgain(kept);
  });

  return {
    stands,
    gone,
    arrived,
    meet,
    takeOver: () => seated.takeOver(),
    leave() {
      left = true;
      unwatch();
      seated.leave();
    },
  };
}
