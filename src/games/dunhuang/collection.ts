/**
 * One good on the table: how many each shop shows, and where its token lies. Everything here asks
 * `settleToken`; nothing is decided twice.
 */
import { cardsOf } from './box.ts';
import { PRICE } from './majority.ts';
import type { Rulings } from './rulings.ts';
import { type Settlement, type ShopChange, settleToken } from './settle.ts';
import type { Good, Seat, Side } from './types.ts';

export interface Collection {
  readonly counts: readonly number[]; // one for each seat
  readonly holder: Seat | null;
  readonly side: Side;
}

export interface TokenRules {
  readonly religion?: ShopChange['religion'];
  readonly rulings?: Partial<Rulings>;
}

/** A card is placed in or leaves a shop: the collection as it then lies, and what that does to the token. */
export function changeCollection(
  good: Good,
  { counts, holder, side }: Collection,
  change: { readonly seat: Seat; readonly act: ShopChange['act']; readonly coins?: number | undefined },
  { religion, rulings }: TokenRules,
): { readonly collection: Collection; readonly settlement: Settlement } {
  const by = change.act === 'place' ? 1 : -1;
  const next = counts.map((count, seat) => (seat === change.seat ? count + by : count));
  const settlement = settleToken(
    next.map((count) => Array<Good>(count).fill(good)),
    holder,
    good,
    {
      seat: change.seat,
      act: change.act,
      side,
      ...(religion && { religion }),
      ...(rulings && { rulings }),
      ...(change.coins !== undefined && { coins: change.coins }),
    },
  );
  return { collection: { counts: next, holder: settlement.holder, side: settlement.side }, settlement };
}

export type Question = Extract<Settlement, { what: 'asks' }>;

/** `token.shang`: what an answer makes of the token, and what it costs the taker. */
export function answerQuestion(
  { question, holder, side }: Question,
  taker: Seat,
  yes: boolean,
): { readonly holder: Seat | null; readonly side: Side; readonly price: number } {
  const taken = question === 'pay' ? yes : !yes;
  if (taken) return { holder: taker, side: 'number', price: question === 'pay' ? PRICE : 0 };
  return { holder, side: question === 'protect' ? 'number' : side, price: 0 };
}

/**
 * How many cards a seat has yet to place to take the token, and whether somebody is asked then. Null
 * for its holder, and where not enough cards are out of sight.
 */
export function cardsToTake(
  good: Good,
  collection: Collection,
  seat: Seat,
  rules: TokenRules,
): { readonly cards: number; readonly asks: boolean } | null {
  if (collection.holder === seat) return null;
  let now = collection;
  for (let cards = 1; cards <= unseen(good, collection); cards++) {
    const { collection: next, settlement } = changeCollection(good, now, { seat, act: 'place' }, rules);
    if (settlement.what === 'taken') return { cards, asks: false };
    if (settlement.what === 'asks') return { cards, asks: true };
    now = next;
  }
  return null;
}

/** Cards of a good that lie in no shop. */
export const unseen = (good: Good, { counts }: Collection): number =>
  cardsOf(good, counts.length) - counts.reduce((sum, count) => sum + count, 0);
