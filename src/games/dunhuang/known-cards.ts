/**
 * What a seat knows of hidden cards. A known card is of a known good and lies somewhere within a set of zones (hands, the
 * pile, the cards just drawn). Mostly the set is one hand: a tea went from the market into it, in sight of all. Where cards
 * move unseen, the set grows; a card that is shown is struck off. Nothing is ever known that was not seen, whatever was
 * moved in secret.
 */
import type { Good, PlayerCount } from './types.ts';

export interface Memory {
  readonly cards: readonly number[]; // known ones: zones × 16 + good, ascending
  readonly bottom: readonly Layer[]; // of the pile, from the very bottom up
  readonly unkept: readonly Good[]; // the two cards this seat did not keep at the start
}

/** Cards that lie together in the pile: their goods in no order, or how many unknown ones. */
export type Layer = readonly Good[] | number;

/** Zones as bits: 1 << seat for a hand. */
export const DRAWN_ZONE = 16;
export const PILE_ZONE = 32;
export const handZone = (seat: number): number => 1 << seat;

const BLANK: Memory = { cards: [], bottom: [], unkept: [] };

export function blankMemory(players: PlayerCount): Memory[] {
  return new Array<Memory>(players + 1).fill(BLANK);
}

export const zonesOf = (card: number): number => card >> 4;
export const goodOf = (card: number): Good => (card & 15) as Good;
export const knownCard = (zones: number, good: number): number => zones * 16 + good;

export const ascending = (a: number, b: number): number => a - b;

export const layerSize = (layer: Layer): number => (typeof layer === 'number' ? layer : layer.length);

/** Goods that are known to lie in exactly that hand, ascending. */
export function knownIn(memory: Memory, seat: number): Good[] {
  return memory.cards.filter((card) => zonesOf(card) === handZone(seat)).map(goodOf);
}

/** The cards with one more, still ascending. */
export function withCard(cards: readonly number[], card: number): readonly number[] {
  const more = cards.slice();
  let at = more.length;
  for (; at > 0 && more[at - 1]! > card; at--) more[at] = more[at - 1]!;
  more[at] = card;
  return more;
}

export function withoutCard(cards: readonly number[], card: number): readonly number[] {
  const fewer = cards.slice();
  for (let at = fewer.indexOf(card); at < fewer.length - 1; at++) fewer[at] = fewer[at + 1]!;
  fewer.pop();
  return fewer;
}
