import { type Board, CAMEL, MARKET, STEPS } from '../board.ts';
import type { Space } from '../types.ts';
import { type Character, use } from './character.ts';
import { takeFromMarket } from './market.ts';

const MOVE = use('farmer');

/** How far the Farmer sees: the camel's steps, but never round to its own space. */
function reach(cells: Uint8Array): number {
  const steps = cells[STEPS]!;
  return steps < 7 ? steps : 7;
}

/** Takes one market card into the hand from the next n spaces, n being the camel's steps. */
export const farmer: Character = {
  id: 'farmer',
  fields: [['space', 'space']],
  write: (space) => ({ type: 'farmer', space: space as Space }),

  list({ cells }, moves, n) {
    const far = reach(cells);
    let count = n;
    for (let step = 1; step <= far; step++) {
      const space = (cells[CAMEL]! + step) & 7;
      if (cells[MARKET + space]! > 0) moves[count++] = MOVE | (space << 8);
    }
    return count;
  },

  use(board: Board, space: number) {
    takeFromMarket(board, space, 'character.farmer');
  },

  refuse({ cells }, space) {
    const distance = (space - cells[CAMEL]!) & 7;
    if (distance === 0 || distance > reach(cells)) return { code: 'out-of-reach', rule: 'character.farmer' };
    return { code: 'space-empty', rule: 'ruling.neighbours' };
  },
};
