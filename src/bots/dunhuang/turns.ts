/** Looking through all that a seat can do until its turn ends, on a stack of boards. */

import {
  ASK,
  ASK_BONUS,
  ASK_CAMEL,
  ASK_END,
  type Board,
  copyBoard,
  createBoard,
  decider,
  firstOf,
  isOver,
  kindOf,
  listMoves,
  MARKET,
  MOST_MOVES,
  playMove,
  secondOf,
  TAKE_COINS,
  USE,
} from '../../games/dunhuang/fast.ts';
import { CHARACTERS } from '../../games/dunhuang/index.ts';
import { DEPTH, type Measure } from './measure.ts';
import type { Chances } from './net.ts';

/** Once round: going further costs coins and reaches nothing new but more draws. */
const FARTHEST = 8;

const EXCHANGES: ReadonlySet<number> = new Set(
  (['soldier', 'general'] as const).map((id) => USE + CHARACTERS.indexOf(id)),
);

/** Drops exchanges for a good that an earlier one gets as well, from another space. */
function dropTwins({ cells }: Board, moves: Int32Array, count: number): number {
  let kept = 0;
  let give = 0;
  let gotten = 0; // goods, as bits
  for (let i = 0; i < count; i++) {
    const move = moves[i]!;
    if (EXCHANGES.has(kindOf(move))) {
      const good = 1 << cells[MARKET + secondOf(move)]!;
      if (firstOf(move) !== give) {
        give = firstOf(move);
        gotten = 0;
      }
      if ((gotten & good) !== 0) continue;
      gotten |= good;
    }
    moves[kept++] = move;
  }
  return kept;
}

/** The legal moves that are worth thinking about. */
export function listSensible(board: Board, moves: Int32Array): number {
  const count = listMoves(board, moves);
  const ask = board.cells[ASK];
  if (ask === ASK_CAMEL) return count > FARTHEST ? FARTHEST : count;
  if (ask !== ASK_BONUS || count < 2 || kindOf(moves[1]!) !== TAKE_COINS) return count;
  // Coins are never worse than nothing, which is what comes first in the list.
  moves.copyWithin(0, 1, count);
  return dropTwins(board, moves, count - 1);
}

/** All a turn's ends are compared by the measure; the best one stays on `end`. */
export class TurnJudge {
  readonly end = createBoard();
  private readonly measure: Measure;
  private readonly stack = Array.from({ length: DEPTH }, () => createBoard());
  private readonly lists = Array.from({ length: DEPTH }, () => new Int32Array(MOST_MOVES));
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
  private after(board: Board, move: number, seat: number, depth: number): number {
    const next = this.stack[depth - 1]!;
    copyBoard(board, next);
    playMove(next, move);
    this.measure.after(board, move, next, depth);
    return this.bestOf(next, seat, depth);
  }

  /** The best chance of `seat` to be had from here until its turn ends or another decides. */
  private bestOf(board: Board, seat: number, depth: number): number {
    if (board.cells[ASK] === ASK_END || depth === DEPTH || isOver(board) || decider(board) !== seat) {
      this.measure.chances(board, depth, this.chances);
      const value = this.chances[seat]!;
      if (value > this.best) {
        this.best = value;
        copyBoard(board, this.end);
      }
      return value;
    }
    const moves = this.lists[depth]!;
    const count = listSensible(board, moves);
    let best = 0;
    for (let i = 0; i < count; i++) {
      const value = this.after(board, moves[i]!, seat, depth + 1);
      if (value > best) best = value;
    }
    return best;
  }
}
