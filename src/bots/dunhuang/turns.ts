/** Looking through all that a seat can do until its turn ends, on a stack of boards. */
import {
  ASK,
  ASK_CAMEL,
  ASK_END,
  type Board,
  copyBoard,
  createBoard,
  decider,
  isOver,
  listMoves,
  MOST_MOVES,
  playMove,
} from '../../games/dunhuang/index.ts';
import type { Chances, Evaluate } from './net.ts';

/** Once round: going further costs coins and reaches nothing new but more draws. */
const FARTHEST = 8;

/** The legal moves that are worth thinking about. */
export function listSensible(board: Board, moves: Int32Array): number {
  const count = listMoves(board, moves);
  return board.cells[ASK] === ASK_CAMEL && count > FARTHEST ? FARTHEST : count;
}

const DEPTH = 8; // camel, good, an answer, bonus, an answer, …

/** All a turn's ends are compared by `evaluate`; the best one stays on `end`. */
export class TurnJudge {
  readonly end = createBoard();
  private readonly evaluate: Evaluate;
  private readonly stack = Array.from({ length: DEPTH }, () => createBoard());
  private readonly lists = Array.from({ length: DEPTH }, () => new Int32Array(MOST_MOVES));
  private readonly chances: Chances = new Float64Array(4);
  private best = 0;

  constructor(evaluate: Evaluate) {
    this.evaluate = evaluate;
  }

  /** What each of the given moves is worth to who decides, if they go on well until the turn ends. */
  judge(board: Board, moves: Int32Array, count: number, values: Float64Array): void {
    const seat = decider(board);
    const next = this.stack[0]!;
    this.best = -1;
    for (let i = 0; i < count; i++) {
      copyBoard(board, next);
      playMove(next, moves[i]!);
      values[i] = this.bestOf(next, seat, 1);
    }
  }

  /** The best chance of `seat` to be had from here until its turn ends or another decides. */
  private bestOf(board: Board, seat: number, depth: number): number {
    if (board.cells[ASK] === ASK_END || depth === DEPTH || isOver(board) || decider(board) !== seat) {
      this.evaluate(board, this.chances);
      const value = this.chances[seat]!;
      if (value > this.best) {
        this.best = value;
        copyBoard(board, this.end);
      }
      return value;
    }
    const moves = this.lists[depth]!;
    const next = this.stack[depth]!;
    const count = listSensible(board, moves);
    let best = 0;
    for (let i = 0; i < count; i++) {
      copyBoard(board, next);
      playMove(next, moves[i]!);
      const value = this.bestOf(next, seat, depth + 1);
      if (value > best) best = value;
    }
    return best;
  }
}
