import { ASK, ASK_KEEP_DRAWN, type Board, PILE_SIZE, STEPS } from '../board.ts';
import { type Character, draw, use } from './character.ts';

const MOVE = use('interpreter');

/** Draws one card for each step of the camel; one goes into the hand, the rest under the pile. */
export const interpreter: Character = {
  id: 'interpreter',
  fields: [],
  write: () => ({ type: 'interpreter' }),

  list({ cells }, moves, n) {
    if (cells[PILE_SIZE] === 0) return n;
    moves[n] = MOVE;
    return n + 1;
  },

  use(board: Board) {
    draw(board, board.cells[STEPS]!, 'character.interpreter');
    board.cells[ASK] = ASK_KEEP_DRAWN;
  },

  refuse: () => ({ code: 'pile-empty', rule: 'ruling.no-effect' }),
};
