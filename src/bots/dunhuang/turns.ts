/**
 * Everything that somebody can do until their turn ends or another decides, compared by a measure. A turn has some fifty ends,
 * and each takes about a microsecond.
 */
import {
  ASK,
  ASK_END,
  type Board,
  copyBoard,
  createBoard,
  decider,
  isOver,
  MOST_MOVES,
  playMove,
} from '../../games/dunhuang/fast.ts';
import { DEPTH, type Measure } from './measure.ts';
import type { Chances } from './net.ts';
import { listSensible } from './sensible.ts';

/** All ends are compared; the best one stays on `end`. */
export class TurnJudge {
  readonly end = createBoard();
  protected readonly lists = Array.from({ length: DEPTH }, () => new Int32Array(MOST_MOVES)); // moves, by depth
  private readonly measure: Measure;
  private readonly stack = Array.from({ length: DEPTH }, () => createBoard());
  private readonly chances: Chances = new Float64Array(4);
  private best = 0;

  constructor(measure: Measure) {
    this.measure = measure;
  }

  /** What each of the given moves is worth to who decides, if they go on well until the turn ends. */
  judge(board: Board, moves: Int32Array, count: number, values: Float64Array): void {
    const seat = decider(board);
    this.best = -1;
    this.measure.from(board);
    for (let i = 0; i < count; i++) values[i] = this.after(board, moves[i]!, seat, 1);
  }

  /** The best chance of `seat` after that move. */
  protected after(board: Board, move: number, seat: number, depth: number): number {
    return this.bestOf(this.step(board, move, depth), seat, depth);
  }

  protected step(board: Board, move: number, depth: number): Board {
    const next = this.stack[depth - 1]!;
    copyBoard(board, next);
    playMove(next, move);
    this.measure.after(board, move, next, depth);
    return next;
  }

  /** The best chance of `seat` to be had from here until its turn ends or another decides. */
  protected bestOf(board: Board, seat: number, depth: number): number {
    if (board.cells[ASK] === ASK_END || depth === DEPTH || isOver(board) || decider(board) !== seat) {
      this.measure.chances(board, depth, this.chances);
      const value = this.chances[seat]!;
      if (value > this.best) {
        this.best = value;
        copyBoard(board, this.end);
      }
      return value;
    }
    return this.bestAmong(board, listSensible(board, this.lists[depth]!), seat, depth);
  }

  /** … of the first so many moves of the list. */
  protected bestAmong(board: Board, count: number, seat: number, depth: number): number {
    const moves = this.lists[depth]!;
    let best = 0;
    for (let i = 0; i < count; i++) {
      const value = this.after(board, moves[i]!, seat, depth + 1);
      if (value > best) best = value;
    }
    return best;
  }
}
