/** What becomes of a table when everybody plays the turn that looks best to them. */
import {
  ASK,
  ASK_CAMEL,
  ASK_END,
  type Board,
  copyBoard,
  isOver,
  MOST_MOVES,
  playMove,
} from '../../games/dunhuang/fast.ts';
import { listSensible } from './sensible.ts';
import type { TurnJudge } from './turns.ts';

const moves = new Int32Array(MOST_MOVES);
const values = new Float64Array(MOST_MOVES);

/** Plays on in place: the turn at hand to its end, if it has begun, and so many turns more. */
export function playOn(board: Board, judge: TurnJudge, turns: number): void {
  let left = board.cells[ASK] === ASK_CAMEL ? turns : turns + 1;
  while (left > 0 && !isOver(board)) {
    const isEnding = board.cells[ASK] === ASK_END;
    const count = listSensible(board, moves);
    if (count === 1) playMove(board, moves[0]!);
    else {
      judge.judge(board, moves, count, values);
      copyBoard(judge.end, board);
    }
    if (isEnding) left--;
  }
}
