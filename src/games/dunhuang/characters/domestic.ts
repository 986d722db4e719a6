import { addToHand, type Board, HAND, removeFromHand, SHOP, TURN } from '../board.ts';
import { afterPlacing, afterRemoving } from '../majority.ts';
import { TO_HAND, TO_SHOP } from '../packed.ts';
import type { Good, Seat } from '../types.ts';
import { type Character, use } from './character.ts';

const MOVE = use('domestic');

/** Moves one card from shop to hand, or from hand to shop. Lose or take. */
export const domestic: Character = {
  id: 'domestic',
  fields: [
    ['good', 'own'],
    ['to', 'zone'],
  ],
  write: (good, to) => ({ type: 'domestic', good: good as Good, to: to === TO_HAND ? 'hand' : 'shop' }),

  list({ cells }, moves, n) {
    const own = cells[TURN]! * 10;
    let count = n;
    for (let good = 1; good <= 10; good++) {
      if (cells[SHOP + own + good]! > 0) moves[count++] = MOVE | (good << 8) | TO_HAND;
      if (cells[HAND + own + good]! > 0) moves[count++] = MOVE | (good << 8) | TO_SHOP;
    }
    return count;
  },

  use(board: Board, good: number, to: number) {
    const cells = board.cells;
    const seat = cells[TURN]!;
    board.log?.push({
      type: 'moved',
      rule: 'character.domestic',
      seat: seat as Seat,
      good: good as Good,
      to: to === TO_HAND ? 'hand' : 'shop',
    });
    if (to === TO_HAND) {
      cells[SHOP + seat * 10 + good]! -= 1;
      addToHand(cells, seat, good);
      afterRemoving(board, good);
    } else {
      removeFromHand(cells, seat, good);
      cells[SHOP + seat * 10 + good]! += 1;
      afterPlacing(board, good);
    }
  },

  refuse: (_board, _good, to) => ({
    code: to === TO_HAND ? 'not-in-shop' : 'not-in-hand',
    rule: 'character.domestic',
  }),
};
