import { addToHand, type Board, CAMEL, HAND, MARKET, removeFromHand, TURN } from '../board.ts';
import type { Good, Seat, Space } from '../types.ts';
import { type Character, use } from './character.ts';

const MOVE = use('general');

/** Exchanges a card of the hand with a market card, which goes into the hand. */
export const general: Character = {
  id: 'general',
  fields: [
    ['give', 'hand'],
    ['space', 'space'],
  ],
  write: (give, space) => ({ type: 'general', give: give as Good, space: space as Space }),

  list({ cells }, moves, n) {
    const hand = HAND + cells[TURN]! * 10;
    let count = n;
    for (let give = 1; give <= 10; give++) {
      if (cells[hand + give] === 0) continue;
      for (let space = 0; space < 8; space++) {
        const good = cells[MARKET + space]!;
        if (good === 0 || space === cells[CAMEL] || good === give) continue;
        moves[count++] = MOVE | (give << 8) | space;
      }
    }
    return count;
  },

  use(board: Board, give: number, space: number) {
    const cells = board.cells;
    const seat = cells[TURN]!;
    const took = cells[MARKET + space]!;
    removeFromHand(cells, seat, give);
    addToHand(cells, seat, took);
    cells[MARKET + space] = give;
    board.log?.push({
      type: 'market-exchanged',
      rule: 'character.general',
      seat: seat as Seat,
      space: space as Space,
      gave: give as Good,
      took: took as Good,
      zone: 'hand',
    });
  },

  refuse({ cells }, give, space) {
    if (cells[HAND + cells[TURN]! * 10 + give] === 0) {
      return { code: 'not-in-hand', rule: 'character.general' };
    }
    if (cells[MARKET + space] === 0 || space === cells[CAMEL])
      return { code: 'space-empty', rule: 'ruling.market-exchange' };
    return { code: 'same-good', rule: 'ruling.no-effect' };
  },
};
