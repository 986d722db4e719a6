import { type Board, PRESTIGE_STOCK } from '../board.ts';
import { type Character, gainPrestige, use } from './character.ts';

const MOVE = use('dancer');

/** Takes 2 prestige. */
export const dancer: Character = {
  id: 'dancer',
  fields: [],
  write: () => ({ type: 'dancer' }),

  list({ cells }, moves, n) {
    if (cells[PRESTIGE_STOCK] === 0) return n;
    moves[n] = MOVE;
    return n + 1;
  },

  use(board: Board) {
    gainPrestige(board, 2, 'character.dancer');
  },

  refuse: () => ({ code: 'no-prestige-left', rule: 'ruling.no-effect' }),
};
