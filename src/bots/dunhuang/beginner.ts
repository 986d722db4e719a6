/**
 * The beginner: plays for what lies in front of it. It counts its own points, never the others',
 * remembers nobody's cards, dislikes paying for the camel, and now and then likes the second best.
 */

import {
  type Board,
  COINS,
  createBoard,
  HAND_SIZE,
  MOST_MOVES,
  prepareSampler,
  scoreBoard,
  TOKENS,
} from '../../games/dunhuang/fast.ts';
import type { View } from '../../games/dunhuang/index.ts';
import { below, seedFrom } from '../../lib/random.ts';
import { byItself } from './measure.ts';
import type { Chances } from './net.ts';
import { listSensible } from './sensible.ts';
import { TurnJudge } from './turns.ts';

const points = new Int32Array(4);

/** Points as a beginner counts them, squeezed between 0 and 1 like any other worth. */
function countOwn(board: Board, worth: Chances): void {
  const { cells } = board;
  scoreBoard(board, points);
  for (let seat = 0; seat < worth.length; seat++) {
    const felt =
      points[seat]! +
      2 * cells[TOKENS + seat]! +
      cells[HAND_SIZE + seat]! +
      0.6 * Math.min(cells[COINS + seat]!, 6);
    worth[seat] = felt / 200;
  }
}

const MISTAKES = 0.25; // how often another than the best is played
const REACH = 4; // steps of the camel that a beginner looks at

/** The beginner's move, packed. */
export function beginnerMove(view: View, seed: string): number {
  const random = new Int32Array(4);
  seedFrom(seed, random, 0);
  const board = createBoard();
  prepareSampler(view).deal(board, random);
  const moves = new Int32Array(MOST_MOVES);
  const count = Math.min(listSensible(board, moves), view.ask === 'camel' ? REACH : MOST_MOVES);
  const values = new Float64Array(count);
  new TurnJudge(byItself(countOwn)).judge(board, moves, count, values);
  const order = Array.from(values.keys()).sort((a, b) => values[b]! - values[a]! || a - b);
  const slip = below(random, 0, 1000) < MISTAKES * 1000 ? below(random, 0, Math.min(3, count)) : 0;
  return moves[order[slip]!]!;
}
