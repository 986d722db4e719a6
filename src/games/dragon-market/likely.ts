/** How likely moves are, for records: likely ones take less room. A version of the format has a model of its own. */
import type { Board } from './board.ts';

export interface Model {
  /** Gives each of the first `count` moves a weight, at least 1; all of them together at most MOST_TOTAL of the range coder. */
  weigh(board: Board, moves: Int32Array, count: number, weights: Int32Array): void;
  /** Hears of the move that is played next on that board. */
  play(board: Board, move: number): void;
}
