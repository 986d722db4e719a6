/** Where a token goes, for the majority tracker: the engine's own judgement on shops as they lie. */
import {
  ALWAYS_PROTECTS,
  ASKS_HOLDER,
  ASKS_TAKER,
  CANNOT_PAY,
  judgePlacing,
  judgeRemoving,
  MAY_PAY,
  MAY_PROTECT,
  MORE,
  PROTECTS,
  RETURNS_BEATEN,
  RETURNS_EMPTY,
  TIE,
  UNPROTECTED,
} from './majority.ts';
import type { RuleId } from './rules.ts';
import { DEFAULT_RULINGS, type Rulings } from './rulings.ts';
import type { Good, Seat, Side } from './types.ts';

/** What has just happened to the shop of `seat`. The shops are as they lie after it. */
export interface ShopChange {
  readonly seat: Seat;
  readonly act: 'place' | 'remove';
  readonly side?: Side; // the token's; number where absent
  readonly religion?: 'manichean' | 'buddhist'; // which of the two is in the circle
  readonly coins?: number; // the placer's; plenty where absent
  readonly rulings?: Partial<Rulings>;
}

export type Settlement = {
  readonly holder: Seat | null; // after it, as long as nobody is asked
  readonly side: Side;
  readonly rule: RuleId;
} & (
  | { readonly what: 'stays'; readonly why: 'own' | 'fewer' | 'cannot-pay' | 'kept' | 'not-held' }
  | { readonly what: 'taken'; readonly why: 'free' | 'more' | 'tie' }
  | { readonly what: 'returned'; readonly why: 'beaten' | 'empty' }
  | { readonly what: 'protected' }
  | { readonly what: 'asks'; readonly question: 'protect' | 'pay'; readonly asked: Seat }
);

const countOf = (shop: readonly Good[], good: Good): number => shop.filter((card) => card === good).length;

function protection(change: ShopChange, rulings: Rulings): number {
  if (change.side !== 'shang' || change.religion === undefined) return UNPROTECTED;
  if (change.religion === 'buddhist') return ASKS_TAKER;
  return rulings.manichean === 'always' ? ALWAYS_PROTECTS : ASKS_HOLDER;
}

function settlePlacing(
  counts: readonly number[],
  holder: Seat | null,
  change: ShopChange,
  rulings: Rulings,
): Settlement {
  const { seat, side = 'number' } = change;
  const own = counts[seat]!;
  const taken = { holder: seat, side: 'number', rule: 'majority.take', what: 'taken' } as const;
  const stays = { holder, side, what: 'stays' } as const;
  if (holder === seat) return { ...stays, rule: 'ruling.own', why: 'own' };
  if (holder === null) {
    const beaten = rulings.middleToken === 'most-or-tie' && counts.some((count) => count > own);
    return beaten ? { ...stays, rule: 'middleToken', why: 'fewer' } : { ...taken, why: 'free' };
  }
  const coins = change.coins ?? Number.POSITIVE_INFINITY;
  switch (judgePlacing(own, counts[holder]!, protection(change, rulings), coins)) {
    case MORE:
      return { ...taken, why: 'more' };
    case TIE:
      return { ...taken, why: 'tie' };
    case MAY_PROTECT:
      return { holder, side, rule: 'token.shang', what: 'asks', question: 'protect', asked: holder };
    case MAY_PAY:
      return { holder, side, rule: 'token.shang', what: 'asks', question: 'pay', asked: seat };
    case PROTECTS:
      return { holder, side: 'number', rule: 'ruling.consumed', what: 'protected' };
    case CANNOT_PAY:
      return { ...stays, rule: 'ruling.cannot-pay', why: 'cannot-pay' };
    default:
      return { ...stays, rule: 'majority.take', why: 'fewer' };
  }
}

function settleRemoving(
  counts: readonly number[],
  holder: Seat | null,
  { seat, side = 'number' }: ShopChange,
  rulings: Rulings,
): Settlement {
  const stays = { holder, side, what: 'stays' } as const;
  if (holder !== seat) return { ...stays, rule: 'majority.lose', why: 'not-held' };
  const most = Math.max(0, ...counts.filter((_, other) => other !== seat));
  const returned = { holder: null, side: 'number', what: 'returned' } as const;
  switch (judgeRemoving(counts[seat]!, most, rulings.emptyCollection === 'keep')) {
    case RETURNS_BEATEN:
      return { ...returned, rule: 'majority.lose', why: 'beaten' };
    case RETURNS_EMPTY:
      return { ...returned, rule: 'emptyCollection', why: 'empty' };
    default:
      return { ...stays, rule: 'majority.lose', why: 'kept' };
  }
}

/** Who holds the token of `good` after a card was placed in or removed from a shop. */
export function settleToken(
  shops: readonly (readonly Good[])[],
  holder: Seat | null,
  good: Good,
  change: ShopChange,
): Settlement {
  const counts = shops.map((shop) => countOf(shop, good));
  const rulings = { ...DEFAULT_RULINGS, ...change.rulings };
  const settle = change.act === 'place' ? settlePlacing : settleRemoving;
  return settle(counts, holder, change, rulings);
}
