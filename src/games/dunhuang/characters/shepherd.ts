import { type Board, CAMEL, MARKET } from '../board.ts';
import type { Space } from '../types.ts';
import { type Character, use } from './character.ts';
import { takeFromMarket } from './market.ts';

const MOVE = use('shepherd');

/** Takes the market card of the next or the previous space into the hand. */
export const shepherd: Character = {
  id: 'shepherd',
  fields: [['space', 'space']],
  write: (space) => ({ type: 'shepherd', space: space as Space }),

  list({ cells }, moves, n) {
    const next = (cells[CAMEL]! + 1) & 7;
    const previous = (cells[CAMEL]! + 7) & 7;
    let count = n;
    if (cells[MARKET + next]! > 0) moves[count++] = MOVE | (next << 8);
    if (cells[MARKET + previous]! > 0) moves[count++] = MOVE | (previous << 8);
    return count;
  },

  use(board: Board, space: number) {
    takeFromMarket(board, space, 'character.shepherd');
  },

  refuse({ cells }, space) {
    const distance = (space - cells[CAMEL]!) & 7;
    if (distance !== 1 && distance !== 7) return { code: 'not-a-neighbour', rule: 'character.shepherd' };
    return { code: 'space-empty', rule: 'ruling.neighbours' };
  },
};
