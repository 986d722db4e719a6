/** The greedy one: the turn that looks best now, over a handful of worlds. */

import { createBoard, MOST_MOVES, prepareSampler } from '../../games/dunhuang/fast.ts';
import type { View } from '../../games/dunhuang/index.ts';
import { seedFrom } from '../../lib/random.ts';
import type { Measure } from './measure.ts';
import { listSensible } from './sensible.ts';
import { TurnJudge } from './turns.ts';

/** The greedy move, packed. */
export function greedyMove(view: View, seed: string, measure: Measure, worlds: number): number {
  const random = new Int32Array(4);
  seedFrom(seed, random, 0);
  const sampler = prepareSampler(view);
  const board = createBoard();
  const judge = new TurnJudge(measure);
  const moves = new Int32Array(MOST_MOVES);
  const values = new Float64Array(MOST_MOVES);
  const sums = new Float64Array(MOST_MOVES);
  let count = 0;
  for (let i = 0; i < worlds; i++) {
    sampler.deal(board, random);
    count = listSensible(board, moves);
    judge.judge(board, moves, count, values);
    for (let j = 0; j < count; j++) sums[j]! += values[j]!;
  }
  let best = 0;
  for (let j = 1; j < count; j++) if (sums[j]! > sums[best]!) best = j;
  return moves[best]!;
}
