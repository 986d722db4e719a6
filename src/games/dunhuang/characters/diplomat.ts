import { ASK, ASK_KEEP_DRAWN, type Board, PILE_SIZE } from '../board.ts';
import { type Character, draw, use } from './character.ts';

const MOVE = use('diplomat');

/** Draws two cards; keeps one in hand, the other goes under the pile. */
export const diplomat: Character = {
  id: 'diplomat',
  fields: [],
  write: () => ({ type: 'diplomat' }),

  list({ cells }, moves, n) {
    if (cells[PILE_SIZE] === 0) return n;
    moves[n] = MOVE;
    return n + 1;
  },

  use(board: Board) {
    draw(board, 2, 'character.diplomat');
    board.cells[ASK] = ASK_KEEP_DRAWN;
  },

  refuse: () => ({ code: 'pile-empty', rule: 'ruling.no-effect' }),
};
