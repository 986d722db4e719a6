/** `turn.leftover`: coins come from the stock, and when that is empty from whoever else has the most. */
import { type Board, COINS, movingSide, OWED, STOCK, sidesOf, TURN } from './board.ts';
import type { RuleId } from './rules.ts';
import type { Seat } from './types.ts';

/** The most coins that another side than the mover's has. */
export function mostOfOthers(cells: Uint8Array): number {
  const own = movingSide(cells);
  let most = 0;
  for (let side = sidesOf(cells) - 1; side >= 0; side--) {
    if (side !== own) most = Math.max(most, cells[COINS + side]!);
  }
  return most;
}

/** Whether that side is one of those with the most, and has any. */
export const mayGive = (cells: Uint8Array, side: number): boolean =>
  side !== movingSide(cells) && cells[COINS + side]! > 0 && cells[COINS + side] === mostOfOthers(cells);

/** The only side that a coin can come from; -1 where there are several, or none. */
function onlyGiver(cells: Uint8Array): number {
  let giver = -1;
  for (let side = sidesOf(cells) - 1; side >= 0; side--) {
    if (!mayGive(cells, side)) continue;
    if (giver >= 0) return -1;
    giver = side;
  }
  return giver;
}

function log(board: Board, rule: RuleId, count: number, from: Seat | null): void {
  board.log?.push({ type: 'coins-taken', rule, seat: board.cells[TURN] as Seat, count, from });
}

/** One of the coins that are owed, from that side: a seat of it is the number of the side. */
export function takeCoinFrom(board: Board, side: number, rule: RuleId): void {
  const { cells } = board;
  cells[COINS + side]! -= 1;
  cells[COINS + movingSide(cells)]! += 1;
  cells[OWED]! -= 1;
  log(board, rule, 1, side as Seat);
}

/** Takes what is owed as far as nobody has to be asked. Returns whether that was all. */
export function collect(board: Board, rule: RuleId): boolean {
  const { cells } = board;
  const fromStock = Math.min(cells[OWED]!, cells[STOCK]!);
  if (fromStock > 0) {
    cells[STOCK]! -= fromStock;
    cells[OWED]! -= fromStock;
    cells[COINS + movingSide(cells)]! += fromStock;
    log(board, rule, fromStock, null);
  }
  while (cells[OWED]! > 0) {
    if (mostOfOthers(cells) === 0) {
      board.log?.push({ type: 'coins-short', rule, seat: cells[TURN] as Seat, count: cells[OWED]! });
      cells[OWED] = 0;
      return true;
    }
    const giver = onlyGiver(cells);
    if (giver < 0) return false;
    takeCoinFrom(board, giver, rule);
  }
  return true;
}
