import { type Board, DISCARD, HAND, removeFromHand, TURN } from '../board.ts';
import type { Good, Seat } from '../types.ts';
import { type Character, gainPrestige, use } from './character.ts';

const MOVE = use('painter');

/** Discards a good from hand, out of the game; takes 3 prestige. */
export const painter: Character = {
  id: 'painter',
  fields: [['discard', 'hand']],
  write: (discard) => ({ type: 'painter', discard: discard as Good }),

  list({ cells }, moves, n) {
    const hand = HAND + cells[TURN]! * 10;
    let count = n;
    for (let good = 1; good <= 10; good++) {
      if (cells[hand + good]! > 0) moves[count++] = MOVE | (good << 8);
    }
    return count;
  },

  use(board: Board, discard: number) {
    const seat = board.cells[TURN]!;
    removeFromHand(board.cells, seat, discard);
    board.cells[DISCARD + discard]! += 1;
    board.log?.push({
      type: 'discarded',
      rule: 'character.painter',
      seat: seat as Seat,
      good: discard as Good,
      from: 'hand',
    });
    gainPrestige(board, 3, 'character.painter');
  },

  refuse: () => ({ code: 'not-in-hand', rule: 'character.painter' }),
};
