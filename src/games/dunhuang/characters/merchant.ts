import { type Board, HAND_SIZE, PLAYERS, PRESTIGE_STOCK, TURN } from '../board.ts';
import type { Seat } from '../types.ts';
import { type Character, gainPrestige, use } from './character.ts';
import { askToGive, MOST, refuseOpponent } from './give.ts';

const MOVE = use('merchant');

/** An opponent picks two cards and gives them; two go back; then 1 prestige. */
export const merchant: Character = {
  id: 'merchant',
  fields: [['from', 'seat']],
  write: (from) => ({ type: 'merchant', from: from as Seat }),

  list({ cells }, moves, n) {
    const prestige = cells[PRESTIGE_STOCK]! > 0;
    let count = n;
    for (let from = 0; from < cells[PLAYERS]!; from++) {
      if (from === cells[TURN]) continue;
      if (prestige || cells[HAND_SIZE + from]! > 0) moves[count++] = MOVE | (from << 8);
    }
    return count;
  },

  use(board: Board, from: number) {
    const cells = board.cells;
    const size = cells[HAND_SIZE + from]!;
    if (size === 0) gainPrestige(board, 1, 'character.merchant');
    else askToGive(cells, from, cells[TURN]!, size < MOST ? size : MOST);
  },

  refuse: ({ cells }, from) =>
    refuseOpponent(cells, from, cells[PLAYERS]!) ?? { code: 'hand-empty', rule: 'ruling.no-effect' },
};
