import { describe, expect, it } from 'vitest';
import { FeatureCache } from '../../../src/bots/dunhuang/feature-cache.ts';
import { FEATURES, MOST_FEATURES } from '../../../src/bots/dunhuang/features.ts';
import { deepEvaluation, quickEvaluation } from '../../../src/bots/dunhuang/net.ts';
import { netFor } from '../../../src/bots/dunhuang/nets.ts';
import {
  type Board,
  copyBoard,
  createBoard,
  dealGame,
  isOver,
  listMoves,
  MOST_MOVES,
  playMove,
  seedBoard,
} from '../../../src/games/dunhuang/fast.ts';
import type { PlayerCount } from '../../../src/games/dunhuang/index.ts';
import { below, seedFrom } from '../../../src/lib/random.ts';

/** Boards of random games, one after another as they are played, sometimes a jump. */
function* boards(players: PlayerCount, count: number): Generator<Board> {
  const dice = new Int32Array(4);
  seedFrom(`boards ${players}`, dice, 0);
  const moves = new Int32Array(MOST_MOVES);
  const board = createBoard();
  const kept = createBoard();
  seedBoard(board, 'features');
  for (let n = 0; n < count; n++) {
    if (n === 0 || isOver(board)) dealGame(board, players);
    if (n % 7 === 0) copyBoard(board, kept);
    yield n % 5 === 0 ? kept : board;
    playMove(board, moves[below(dice, 0, listMoves(board, moves))]!);
  }
}

const listOf = (look: FeatureCache, { cells }: Board, seat: number): number[] => {
  const out = new Int16Array(MOST_FEATURES);
  return [...out.subarray(0, look.list(cells, seat, out))].sort((a, b) => a - b);
};

describe.each([2, 3, 4] as const)('a look at a table of %i', (players) => {
  it('sees the same after another table as when it is the first', () => {
    const old = new FeatureCache();
    for (const board of boards(players, 400)) {
      const fresh = new FeatureCache();
      old.update(board);
      fresh.update(board);
      for (let seat = 0; seat < players; seat++) {
        const list = listOf(old, board, seat);
        expect(list).toEqual(listOf(fresh, board, seat));
        expect(new Set(list).size).toBe(list.length);
        expect(list.every((feature) => feature >= 0 && feature < FEATURES)).toBe(true);
      }
    }
  });

  it.each([
    ['quick', quickEvaluation],
    ['deep', deepEvaluation],
  ])('gives %s chances that hang on the table alone, and sum to one', (_, evaluation) => {
    const net = netFor(players);
    const old = evaluation(net);
    const [one, two] = [new Float64Array(players), new Float64Array(players)];
    for (const board of boards(players, 200)) {
      old(board, one);
      evaluation(net)(board, two);
      expect(one).toEqual(two);
      expect(one.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    }
  });
});
