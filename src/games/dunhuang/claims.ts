/**
 * Claims: what a seat knows of a hidden card. A claim is a card of a known good that lies somewhere
 * within a set of zones (hands, the pile, the cards just drawn). Mostly the set is one hand: a tea went
 * from the market into it, in sight of all. Where cards move unseen, the set grows; where a card is
 * shown, a claim is spent. Claims never say more than was seen, whatever was moved in secret.
 */
import type { Good, PlayerCount } from './types.ts';

export interface Memory {
  readonly claims: readonly number[]; // zones × 16 + good, ascending
  readonly bottom: readonly Layer[]; // of the pile, from the very bottom up
  readonly unkept: readonly Good[]; // the two cards this seat did not keep at the start
}

/** Cards that lie together in the pile: their goods in no order, or how many unknown ones. */
export type Layer = readonly Good[] | number;

/** Zones as bits: 1 << seat for a hand. */
export const DRAWN_ZONE = 16;
export const PILE_ZONE = 32;
export const handZone = (seat: number): number => 1 << seat;

const BLANK: Memory = { claims: [], bottom: [], unkept: [] };

export function blankMemory(players: PlayerCount): Memory[] {
  return new Array<Memory>(players + 1).fill(BLANK);
}

export const zonesOf = (claim: number): number => claim >> 4;
export const goodOf = (claim: number): Good => (claim & 15) as Good;
export const claimOf = (zones: number, good: number): number => zones * 16 + good;

export const ascending = (a: number, b: number): number => a - b;

export const layerSize = (layer: Layer): number => (typeof layer === 'number' ? layer : layer.length);

/** Goods that are known to lie in exactly that hand, ascending. */
export function knownIn(memory: Memory, seat: number): Good[] {
  return memory.claims.filter((claim) => zonesOf(claim) === handZone(seat)).map(goodOf);
}

/** The claims with one more, still ascending. */
export function withClaim(claims: readonly number[], claim: number): readonly number[] {
  const more = claims.slice();
  let at = more.length;
  for (; at > 0 && more[at - 1]! > claim; at--) more[at] = more[at - 1]!;
  more[at] = claim;
  return more;
}

export function withoutClaim(claims: readonly number[], claim: number): readonly number[] {
  const fewer = claims.slice();
  for (let at = fewer.indexOf(claim); at < fewer.length - 1; at++) fewer[at] = fewer[at + 1]!;
  fewer.pop();
  return fewer;
}
