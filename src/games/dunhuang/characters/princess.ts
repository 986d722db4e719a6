import { type Board, PRESTIGE_STOCK, TOKENS, TURN } from '../board.ts';
import { type Character, gainPrestige, use } from './character.ts';

const MOVE = use('princess');

/** Takes as many prestige as the seat holds majority tokens, either side, after step 2. */
export const princess: Character = {
  id: 'princess',
  fields: [],
  write: () => ({ type: 'princess' }),

  list({ cells }, moves, n) {
    if (cells[TOKENS + cells[TURN]!] === 0 || cells[PRESTIGE_STOCK] === 0) return n;
    moves[n] = MOVE;
    return n + 1;
  },

  use(board: Board) {
    gainPrestige(board, board.cells[TOKENS + board.cells[TURN]!]!, 'character.princess');
  },

  refuse: ({ cells }) => ({
    code: cells[TOKENS + cells[TURN]!] === 0 ? 'no-token' : 'no-prestige-left',
    rule: 'ruling.no-effect',
  }),
};
