/** How the ends of a turn are told apart, when one turn after another is looked through move by move. */
import { type Board, PLAYERS, TURN } from '../../games/dunhuang/fast.ts';
import { type Chances, compare, type Evaluate, type Net, nextOf, settled } from './net.ts';
import { QuickSum } from './quick.ts';
import { touchedBy } from './touched.ts';

/** Moves of a turn: camel, good, an answer, bonus, an answer, … */
export const DEPTH = 8;

export interface Measure {
  /** A turn, or what is left of it, is about to be looked through. */
  from(board: Board): void;
  /** A move has led from one table to the next: the first of the turn to depth 1, another further. */
  after(before: Board, move: number, next: Board, depth: number): void;
  chances(board: Board, depth: number, chances: Chances): void;
}

/** Every end by itself. */
export const byItself = (evaluate: Evaluate): Measure => ({
  from: () => undefined,
  after: () => undefined,
  chances: (board, _, chances) => evaluate(board, chances),
});

/** The quick evaluation, which adds up anew only what a move can have changed. */
export class QuickMeasure implements Measure {
  private readonly sum: QuickSum;

  constructor({ quick }: Pick<Net, 'quick'>) {
    this.sum = new QuickSum(quick, DEPTH + 1);
  }

  from(board: Board): void {
    this.sum.look(board, (board.cells[TURN]! + 1) % board.cells[PLAYERS]!, 0);
  }

  after(before: Board, move: number, next: Board, depth: number): void {
    const touched = touchedBy(before.cells, move);
    if (touched === undefined) this.sum.look(next, nextOf(next), depth);
    else this.sum.follow(next, touched, depth);
  }

  chances(board: Board, depth: number, chances: Chances): void {
    if (settled(board, chances)) return;
    this.sum.strengths(board, depth, chances);
    compare(chances, board.cells[PLAYERS]!);
  }
}
