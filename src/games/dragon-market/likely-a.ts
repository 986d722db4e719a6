/** How likely a move is, for records of version A. The numbers are part of the format: a change makes such records unreadable. */
import { type Board, POINTS } from './board.ts';
import type { Model } from './likely.ts';
import { END_TURN, kindOf, PAY, PIVOT, SLIDE, STEP, TAKE, TURN_BOAT } from './packed.ts';

const DRY_END = 40; // the end of a turn when no point is left

const WEIGHTS = new Uint16Array(32).fill(1);
WEIGHTS[TAKE] = 120;
WEIGHTS[STEP] = 16;
WEIGHTS[SLIDE] = 2;
WEIGHTS[TURN_BOAT] = 3;
WEIGHTS[PIVOT] = 2;
WEIGHTS[PAY] = 4;
WEIGHTS[END_TURN] = 4;

function weightOf({ cells }: Board, move: number): number {
  const kind = kindOf(move);
  return kind === END_TURN && cells[POINTS] === 0 ? DRY_END : WEIGHTS[kind]!;
}

export const modelA = (): Model => ({
  weigh(board, moves, count, weights) {
    for (let i = 0; i < count; i++) weights[i] = weightOf(board, moves[i]!);
  },
  play: () => undefined,
});
