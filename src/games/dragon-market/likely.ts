/**
 * How likely a move is, for the record: likely ones take less room. The numbers are part of the format: a change of one makes
 * records of version A unreadable.
 */
import { type Board, POINTS } from './board.ts';
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

export function weightOf({ cells }: Board, move: number): number {
  const kind = kindOf(move);
  return kind === END_TURN && cells[POINTS] === 0 ? DRY_END : WEIGHTS[kind]!;
}
