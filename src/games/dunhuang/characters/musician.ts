import { type Board, DISCARD, SHOP, TURN } from '../board.ts';
import { afterRemoving } from '../majority.ts';
import type { Good, Seat } from '../types.ts';
import { type Character, gainPrestige, use } from './character.ts';

const MOVE = use('musician');

/** Discards a good from the shop, out of the game; takes 3 prestige. The token may be lost. */
export const musician: Character = {
  id: 'musician',
  fields: [['discard', 'shop']],
  write: (discard) => ({ type: 'musician', discard: discard as Good }),

  list({ cells }, moves, n) {
    const shop = SHOP + cells[TURN]! * 10;
    let count = n;
    for (let good = 1; good <= 10; good++) {
      if (cells[shop + good]! > 0) moves[count++] = MOVE | (good << 8);
    }
    return count;
  },

  use(board: Board, discard: number) {
    const cells = board.cells;
    const seat = cells[TURN]!;
    cells[SHOP + seat * 10 + discard]! -= 1;
    cells[DISCARD + discard]! += 1;
    board.log?.push({
      type: 'discarded',
      rule: 'character.musician',
      seat: seat as Seat,
      good: discard as Good,
      from: 'shop',
    });
    afterRemoving(board, discard);
    gainPrestige(board, 3, 'character.musician');
  },

  refuse: () => ({ code: 'not-in-shop', rule: 'character.musician' }),
};
