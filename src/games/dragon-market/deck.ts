/**
 * `deck.blue`, `deck.red`: objectives of our own, because the printed cards are not public. People can play with those of their
 * own box instead.
 */

import { isObject } from '../../lib/plain.ts';
import { isCount, listOf, listOfAll } from '../../lib/reading.ts';
import { GOODS_ON, KINDS, type Kind, OBJECTIVES, POWERS, type PowerId, type RedCard } from './types.ts';

export interface OwnDeck {
  readonly blue?: readonly (readonly Kind[])[];
  readonly red?: readonly RedCard[];
}

export const { blue: BLUE_GOODS, red: RED_GOODS } = GOODS_ON;
export const MOST_CARDS = OBJECTIVES.red;

/**
 * Cards 0-9 lie on a circle; each shares a kind with the next (kinds 0-9) and with the one after that (10-19). So every kind is
 * on two cards, and two cards share at most one.
 */
export const BLUE: readonly (readonly Kind[])[] = Array.from({ length: OBJECTIVES.blue }, (_, card) =>
  [card, (card + 9) % 10, 10 + card, 10 + ((card + 8) % 10)].sort((a, b) => a - b),
);

/** No kind more than twice, two cards share at most one kind, and a power each. */
export const RED: readonly RedCard[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [9, 10, 11],
  [12, 13, 14],
  [15, 16, 17],
  [0, 3, 18],
  [1, 6, 19],
  [4, 9, 12],
  [7, 10, 15],
  [2, 13, 16],
  [5, 8, 14],
  [11, 17, 18],
].map((goods, card) => ({ goods, power: POWERS[card]! }));

const isKind = (value: unknown): value is Kind => isCount(value, KINDS - 1);

/** So many different kinds, in a plain list of their own. */
function readGoods(value: unknown, count: number): Kind[] | undefined {
  const goods = listOfAll(value, count, isKind);
  return goods?.length === count && new Set(goods).size === count ? goods : undefined;
}

function readRed(value: unknown): RedCard | undefined {
  if (!isObject(value)) return undefined;
  const { goods, power } = value;
  const read = readGoods(goods, RED_GOODS);
  if (read === undefined || !POWERS.includes(power as PowerId)) return undefined;
  return { goods: read, power: power as PowerId };
}

function readCards<T>(
  value: unknown,
  fewest: number,
  read: (card: unknown) => T | undefined,
): T[] | undefined {
  const cards = listOf(value, MOST_CARDS)?.map(read);
  if (cards === undefined || cards.length < fewest) return undefined;
  return cards.every((card) => card !== undefined) ? cards : undefined;
}

/** A plain copy of somebody's own cards, enough for `sides` to have one each; undefined for what is none. */
export function readDeck(value: unknown, sides: number): OwnDeck | undefined {
  if (!isObject(value)) return undefined;
  const { blue, red } = value;
  const own: { blue?: Kind[][]; red?: RedCard[] } = {};
  if (blue !== undefined) {
    const cards = readCards(blue, sides, (card) => readGoods(card, BLUE_GOODS));
    if (cards === undefined) return undefined;
    own.blue = cards;
  }
  if (red !== undefined) {
    const cards = readCards(red, sides, readRed);
    if (cards === undefined) return undefined;
    own.red = cards;
  }
  return own;
}
