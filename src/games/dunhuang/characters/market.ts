/** A market card that goes into the hand: the part that Shepherd and Farmer share. */
import { addToHand, type Board, MARKET, TURN } from '../board.ts';
import type { RuleId } from '../rules.ts';
import type { Good, Seat, Space } from '../types.ts';

export function takeFromMarket(board: Board, space: number, rule: RuleId): void {
  const cells = board.cells;
  const seat = cells[TURN]!;
  const good = cells[MARKET + space]!;
  cells[MARKET + space] = 0;
  addToHand(cells, seat, good);
  board.log?.push({
    type: 'market-taken',
    rule,
    seat: seat as Seat,
    space: space as Space,
    good: good as Good,
  });
}
