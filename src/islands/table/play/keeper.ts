/**
 * Writes a game down, move by move, each on top of what was kept before it. A device that is slow is waited for, though not for
 * ever: then the game goes on, it is said that the last moves are not kept yet, and they follow as soon as they can.
 */
import { type ReadonlySignal, signal } from '@preact/signals';
import { inTime, LATE } from '../../../lib/in-time.ts';
import type { KeepTrouble, TableGame } from '../game/types.ts';
import { goesOn, sameMoves } from '../record/compare.ts';
import type { GameStore } from '../storage/store.ts';

export type KeeperStore = Pick<GameStore, 'update' | 'get' | 'watch'>;

export interface Keeper {
  /** Why the last move is not kept, or not yet. */
  readonly trouble: ReadonlySignal<KeepTrouble | undefined>;
  /** Gives the game as it is kept, or will be. Undefined: refused, and `overtaken` was told what is there instead. */
  keep(game: TableGame, takesBack: boolean): Promise<TableGame | undefined>;
  /** From here on the game is known to lie there like this; undefined: not at all. */
  found(game: TableGame | undefined): void;
  /** Resolves when nothing is on its way any more. */
  idle(): Promise<void>;
  readonly busy: boolean;
}

export function createKeeper(
  opened: TableGame,
  store: KeeperStore,
  /** Somebody else was quicker: this is what is there now; undefined: it was deleted. */
  overtaken: (now: TableGame | undefined) => void,
  patience?: number,
): Keeper {
  const trouble = signal<KeepTrouble | undefined>();
  let known: TableGame | undefined = opened.revision === undefined ? undefined : opened;
  let wish: TableGame | undefined; // the next to be written
  let owesBack = false; // moves were taken back that are still there
  let writing: Promise<TableGame | undefined> | undefined;

  /** What is there with the moves of `game`, if it is as we know it. */
  function onTop(game: TableGame, now: TableGame | undefined): TableGame | undefined {
    const { moves, undone, changed, retaken } = game;
    if (now === undefined) return known === undefined ? game : undefined;
    if (sameMoves(now, game)) return now; // it came through before, though nobody told us
    const asKnown =
      known === undefined ? goesOn(now, game) : now.revision === known.revision && sameMoves(now, known);
    return asKnown ? { ...now, moves, undone, changed, ...(retaken && { retaken }) } : undefined;
  }

  async function write(game: TableGame): Promise<TableGame | undefined> {
    const takesBack = owesBack;
    const answer = await store.update(opened.id, (now) => onTop(game, now), { takesBack });
    trouble.value = answer.trouble;
    if (answer.result === 'failed') return game;
    known = answer.game;
    if (takesBack) owesBack = false;
    if (answer.result === 'done') return known;
    wish = undefined;
    overtaken(known);
    return undefined;
  }

  async function writeAll(): Promise<TableGame | undefined> {
    let kept: TableGame | undefined;
    while (wish !== undefined) {
      const game = wish;
      wish = undefined;
      kept = await write(game);
    }
    writing = undefined;
    return kept;
  }

  return {
    trouble,
    get busy() {
      return writing !== undefined;
    },
    async keep(game, takesBack) {
      wish = game;
      owesBack ||= takesBack;
      writing ??= writeAll();
      if (trouble.value === 'slow') return game; // it waits in line
      const kept = await inTime(writing, patience);
      if (kept !== LATE) return kept;
      trouble.value = 'slow';
      return game;
    },
    found(game) {
      known = game;
    },
    async idle() {
      await writing;
    },
  };
}
