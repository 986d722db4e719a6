/**
 * What can be tapped on the table, as short names: they are compared, kept in sets and written on the elements themselves.
 * A space is its character and its market card together: no move ever needs them apart.
 */
import { type Good, type Move, type Seat, type Space, spaceAfter } from '../../../../games/dunhuang/index.ts';

/** Moves that are only an answer: nothing on the table stands for them, so they are buttons. */
export const ANSWERS = ['skip-bonus', 'protect', 'yield', 'pay', 'decline', 'end-turn'] as const;
export type Answer = (typeof ANSWERS)[number];

export type Target =
  | `space.${Space}`
  | `hand.${Good}` // a card of one's own hand
  | `shop.${Good}` // a card of one's own shop, with the token on it
  | `card.${Good}` // one of the cards dealt or drawn, to keep
  | `seat.${Seat}`
  | 'to.shop' // one's own shop as a place
  | 'to.hand'
  | 'coins' // the supply's
  | `do.${Answer}`;

export const spaceTarget = (space: Space): Target => `space.${space}`;

/** The space that a target names; undefined for all others. */
export function spaceOf(target: Target): Space | undefined {
  return target.startsWith('space.') ? (Number(target.slice(6)) as Space) : undefined;
}

/** The good of a card in hand, in the shop or to keep. */
export function goodOf(target: Target): Good | undefined {
  return /^(hand|shop|card)\./.test(target) ? (Number(target.slice(5)) as Good) : undefined;
}

/** What a move takes, tap by tap. A character's move begins where the camel stands. */
export function tapsOf(move: Move, camel: Space | null): readonly Target[] {
  const here = spaceTarget(camel ?? 0);
  switch (move.type) {
    case 'keep':
      return [`card.${move.good}`];
    case 'place-camel':
      return [spaceTarget(move.space)];
    case 'move-camel':
      return [spaceTarget(spaceAfter(camel ?? 0, move.steps))];
    case 'take-good':
      return [`to.${move.to}`];
    case 'take-coins':
      return ['coins'];
    case 'give':
      return move.goods.map((good): Target => `hand.${good}`);
    case 'painter':
      return [here, `hand.${move.discard}`];
    case 'musician':
      return [here, `shop.${move.discard}`];
    case 'soldier':
      return [here, `shop.${move.give}`, spaceTarget(move.space)];
    case 'general':
      return [here, `hand.${move.give}`, spaceTarget(move.space)];
    case 'trader':
    case 'merchant':
      return [here, `seat.${move.from}`];
    case 'maid':
      return [here, `shop.${move.shop}`, `hand.${move.hand}`];
    case 'domestic':
      return [here, `${move.to === 'hand' ? 'shop' : 'hand'}.${move.good}`];
    case 'shepherd':
    case 'farmer':
      return [here, spaceTarget(move.space)];
    case 'manichean':
    case 'buddhist':
      return [here, `shop.${move.token}`];
    case 'princess':
    case 'dancer':
    case 'interpreter':
    case 'diplomat':
      return [here];
    default:
      return [`do.${move.type}`];
  }
}
