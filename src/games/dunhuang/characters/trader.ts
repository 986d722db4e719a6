import {
  addToHand,
  type Board,
  HAND,
  HAND_SIZE,
  PLAYERS,
  randomBelow,
  removeFromHand,
  TURN,
} from '../board.ts';
import type { Good, Seat } from '../types.ts';
import { type Character, use } from './character.ts';
import { askToGive, MOST, refuseOpponent } from './give.ts';

const MOVE = use('trader');

/** Takes a card at random from a hand; each card, not each good, is as likely as another. */
function takeAtRandom(board: Board, from: number, to: number): number {
  const cells = board.cells;
  let nth = randomBelow(board, cells[HAND_SIZE + from]!);
  let good = 1;
  while (nth >= cells[HAND + from * 10 + good]!) {
    nth -= cells[HAND + from * 10 + good]!;
    good++;
  }
  removeFromHand(cells, from, good);
  addToHand(cells, to, good);
  return good;
}

/** Takes two cards at random from an opponent's hand, then gives two back. */
export const trader: Character = {
  id: 'trader',
  fields: [['from', 'seat']],
  write: (from) => ({ type: 'trader', from: from as Seat }),

  list({ cells }, moves, n) {
    let count = n;
    for (let from = 0; from < cells[PLAYERS]!; from++) {
      if (from !== cells[TURN] && cells[HAND_SIZE + from]! > 0) moves[count++] = MOVE | (from << 8);
    }
    return count;
  },

  use(board: Board, from: number) {
    const cells = board.cells;
    const seat = cells[TURN]!;
    const size = cells[HAND_SIZE + from]!;
    const count = size < MOST ? size : MOST;
    const goods: Good[] | null = board.log === null ? null : [];
    for (let i = 0; i < count; i++) {
      const good = takeAtRandom(board, from, seat);
      goods?.push(good as Good);
    }
    if (goods !== null) {
      board.log?.push({
        type: 'cards-taken',
        rule: 'character.trader',
        seat: seat as Seat,
        from: from as Seat,
        count,
        goods: goods.sort((a, b) => a - b),
      });
    }
    askToGive(cells, seat, from, count);
  },

  refuse: ({ cells }, from) =>
    refuseOpponent(cells, from, cells[PLAYERS]!) ?? { code: 'hand-empty', rule: 'ruling.no-effect' },
};
