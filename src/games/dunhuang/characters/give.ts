/** Cards that go from one hand into another: the part that Trader and Merchant share. */
import {
  ASK,
  ASK_GIVE,
  addToHand,
  type Board,
  CAMEL,
  CIRCLE,
  DECIDER,
  GIVE_COUNT,
  GIVE_TO,
  HAND,
  removeFromHand,
  TURN,
} from '../board.ts';
import { GIVE } from '../packed.ts';
import { CHARACTERS, type Good, type Seat } from '../types.ts';
import type { Refusal } from './character.ts';

/** Both take two cards, or the one there is (`ruling.small-hand`). */
export const MOST = 2;

const MERCHANT = CHARACTERS.indexOf('merchant');
const MOVE = GIVE << 16;

export function askToGive(cells: Uint8Array, from: number, to: number, count: number): void {
  cells[ASK] = ASK_GIVE;
  cells[DECIDER] = from;
  cells[GIVE_TO] = to;
  cells[GIVE_COUNT] = count;
}

/** True while the Merchant's opponent picks; false while the seat in turn gives back. */
export const opponentGives = (cells: Uint8Array): boolean => cells[DECIDER] !== cells[TURN];

/** True where the cards go by the Merchant, false by the Trader. */
export const byMerchant = (cells: Uint8Array): boolean => cells[CIRCLE + cells[CAMEL]!] === MERCHANT;

/** Every choice of one or two cards from the giver's hand, goods ascending. */
export function listGifts({ cells }: Board, moves: Int32Array, n: number): number {
  const hand = HAND + cells[DECIDER]! * 10;
  const two = cells[GIVE_COUNT] === MOST;
  let count = n;
  for (let a = 1; a <= 10; a++) {
    const held = cells[hand + a]!;
    if (held === 0) continue;
    if (!two) {
      moves[count++] = MOVE | (a << 8);
      continue;
    }
    if (held > 1) moves[count++] = MOVE | (a << 8) | a;
    for (let b = a + 1; b <= 10; b++) {
      if (cells[hand + b]! > 0) moves[count++] = MOVE | (a << 8) | b;
    }
  }
  return count;
}

/** Hands the chosen cards over, and says so. */
export function handOver(board: Board, first: number, second: number): void {
  const cells = board.cells;
  const from = cells[DECIDER]!;
  const to = cells[GIVE_TO]!;
  removeFromHand(cells, from, first);
  addToHand(cells, to, first);
  if (second !== 0) {
    removeFromHand(cells, from, second);
    addToHand(cells, to, second);
  }
  board.log?.push({
    type: 'cards-given',
    rule: byMerchant(cells) ? 'character.merchant' : 'character.trader',
    seat: from as Seat,
    to: to as Seat,
    count: cells[GIVE_COUNT]!,
    goods: second === 0 ? [first as Good] : [first as Good, second as Good],
  });
}

/** Why an opponent cannot be chosen, where it has nothing to do with their hand. */
export function refuseOpponent(cells: Uint8Array, from: number, players: number): Refusal | undefined {
  if (from === cells[TURN]) return { code: 'yourself', rule: 'turn.bonus' };
  if (from >= players) return { code: 'no-such-seat', rule: 'turn.bonus' };
  return undefined;
}
