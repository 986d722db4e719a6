import { addToHand, type Board, HAND, removeFromHand, SHOP, TURN } from '../board.ts';
import { afterPlacing, afterRemoving } from '../majority.ts';
import type { Good, Seat } from '../types.ts';
import { type Character, use } from './character.ts';

const MOVE = use('maid');

/** Exchanges a card of the shop with one of another good from the hand. Lose, then take. */
export const maid: Character = {
  id: 'maid',
  fields: [
    ['shop', 'shop'],
    ['hand', 'hand'],
  ],
  write: (shop, hand) => ({ type: 'maid', shop: shop as Good, hand: hand as Good }),

  list({ cells }, moves, n) {
    const own = cells[TURN]! * 10;
    let count = n;
    for (let shop = 1; shop <= 10; shop++) {
      if (cells[SHOP + own + shop] === 0) continue;
      for (let hand = 1; hand <= 10; hand++) {
        if (hand !== shop && cells[HAND + own + hand]! > 0) moves[count++] = MOVE | (shop << 8) | hand;
      }
    }
    return count;
  },

  use(board: Board, shop: number, hand: number) {
    const cells = board.cells;
    const seat = cells[TURN]!;
    const rule = 'character.maid';
    cells[SHOP + seat * 10 + shop]! -= 1;
    addToHand(cells, seat, shop);
    board.log?.push({ type: 'moved', rule, seat: seat as Seat, good: shop as Good, to: 'hand' });
    afterRemoving(board, shop);
    removeFromHand(cells, seat, hand);
    cells[SHOP + seat * 10 + hand]! += 1;
    board.log?.push({ type: 'moved', rule, seat: seat as Seat, good: hand as Good, to: 'shop' });
    afterPlacing(board, hand);
  },

  refuse({ cells }, shop, hand) {
    const own = cells[TURN]! * 10;
    if (cells[SHOP + own + shop] === 0) return { code: 'not-in-shop', rule: 'character.maid' };
    if (cells[HAND + own + hand] === 0) return { code: 'not-in-hand', rule: 'character.maid' };
    return { code: 'same-good', rule: 'character.maid' };
  },
};
