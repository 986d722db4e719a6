/**
 * A turn looked through in haste, as others' answers are in every world that is thought of: two thirds of its ends. Where a good is
 * put is decided by what it comes to with coins for a bonus, and of an exchange first what goes, then what comes for it.
 */
import {
  ASK,
  ASK_BONUS,
  ASK_GOOD,
  type Board,
  firstOf,
  kindOf,
  secondOf,
  USE,
} from '../../games/dunhuang/fast.ts';
import { CHARACTERS, type CharacterId } from '../../games/dunhuang/index.ts';
import { listSensible } from './sensible.ts';
import { TurnJudge } from './turns.ts';

/** Whose moves say two things: what goes, and what comes for it. */
const EXCHANGERS: readonly CharacterId[] = ['soldier', 'general', 'maid'];
const exchanges = new Uint8Array(USE + CHARACTERS.length); // by kind of move
for (const id of EXCHANGERS) exchanges[USE + CHARACTERS.indexOf(id)] = 1;

const isExchange = (move: number): boolean => exchanges[kindOf(move)] === 1;

export class HastyJudge extends TurnJudge {
  protected override bestAmong(board: Board, count: number, seat: number, depth: number): number {
    if (board.cells[ASK] === ASK_GOOD) return this.bestPlace(board, count, seat, depth);
    const moves = this.lists[depth]!;
    if (!isExchange(moves[count - 1]!)) return super.bestAmong(board, count, seat, depth);
    let from = 0; // what is no exchange comes first
    while (!isExchange(moves[from]!)) from++;
    return Math.max(
      super.bestAmong(board, from, seat, depth),
      this.bestExchange(board, from, count, seat, depth),
    );
  }

  private bestPlace(board: Board, count: number, seat: number, depth: number): number {
    const moves = this.lists[depth]!;
    let most = -1;
    let place = 0;
    for (let i = 0; i < count; i++) {
      const value = this.withCoins(this.step(board, moves[i]!, depth + 1), seat, depth + 1);
      if (value > most) {
        most = value;
        place = i;
      }
    }
    return Math.max(most, this.after(board, moves[place]!, seat, depth + 1));
  }

  /** With the first bonus there is. */
  private withCoins(board: Board, seat: number, depth: number): number {
    if (board.cells[ASK] !== ASK_BONUS || depth + 1 >= this.lists.length)
      return this.bestOf(board, seat, depth);
    const bonuses = this.lists[depth]!;
    listSensible(board, bonuses);
    return this.after(board, bonuses[0]!, seat, depth + 1);
  }

  /** Of the moves from `from` to `to`. */
  private bestExchange(board: Board, from: number, to: number, seat: number, depth: number): number {
    const moves = this.lists[depth]!;
    const comes = secondOf(moves[from]!);
    let best = 0;
    let goes = firstOf(moves[from]!);
    for (let i = from; i < to; i++) {
      if (secondOf(moves[i]!) !== comes) continue;
      const value = this.after(board, moves[i]!, seat, depth + 1);
      if (value > best) {
        best = value;
        goes = firstOf(moves[i]!);
      }
    }
    for (let i = from; i < to; i++) {
      if (firstOf(moves[i]!) !== goes || secondOf(moves[i]!) === comes) continue;
      const value = this.after(board, moves[i]!, seat, depth + 1);
      if (value > best) best = value;
    }
    return best;
  }
}
