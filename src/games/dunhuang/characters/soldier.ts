import { type Board, CAMEL, MARKET, RULING_SAME_GOOD, SHOP, TURN } from '../board.ts';
import { afterPlacing, afterRemoving } from '../majority.ts';
import type { Good, Seat, Space } from '../types.ts';
import { type Character, use } from './character.ts';

const MOVE = use('soldier');

/** Exchanges a card of the shop with a market card, which goes into the shop. Lose, then take. */
export const soldier: Character = {
  id: 'soldier',
  fields: [
    ['give', 'shop'],
    ['space', 'space'],
  ],
  write: (give, space) => ({ type: 'soldier', give: give as Good, space: space as Space }),

  list({ cells }, moves, n) {
    const shop = SHOP + cells[TURN]! * 10;
    const another = cells[RULING_SAME_GOOD] === 1;
    let count = n;
    for (let give = 1; give <= 10; give++) {
      if (cells[shop + give] === 0) continue;
      for (let space = 0; space < 8; space++) {
        const good = cells[MARKET + space]!;
        if (good === 0 || space === cells[CAMEL] || (another && good === give)) continue;
        moves[count++] = MOVE | (give << 8) | space;
      }
    }
    return count;
  },

  use(board: Board, give: number, space: number) {
    const cells = board.cells;
    const seat = cells[TURN]!;
    const took = cells[MARKET + space]!;
    cells[SHOP + seat * 10 + give]! -= 1;
    cells[MARKET + space] = give;
    board.log?.push({
      type: 'market-exchanged',
      rule: 'character.soldier',
      seat: seat as Seat,
      space: space as Space,
      gave: give as Good,
      took: took as Good,
      zone: 'shop',
    });
    afterRemoving(board, give);
    cells[SHOP + seat * 10 + took]! += 1;
    afterPlacing(board, took);
  },

  refuse({ cells }, give, space) {
    if (cells[SHOP + cells[TURN]! * 10 + give] === 0) {
      return { code: 'not-in-shop', rule: 'character.soldier' };
    }
    if (cells[MARKET + space] === 0 || space === cells[CAMEL])
      return { code: 'space-empty', rule: 'ruling.market-exchange' };
    return { code: 'same-good', rule: 'sameGood' };
  },
};
