/** Where a token goes, for the majority tracker: the engine's own judgement on shops as they lie. */
import { InvalidInput } from './errors.ts';
import {
  ALWAYS_PROTECTS,
  ASKS_HOLDER,
  ASKS_TAKER,
  CANNOT_PAY,
  FEWER,
  FREE,
  judgeMiddle,
  judgePlacing,
  judgeRemoving,
  KEEPS,
  MAY_PAY,
  MAY_PROTECT,
  MORE,
  NOT_HELD,
  OWN,
  PROTECTS,
  RETURNS_BEATEN,
  RETURNS_EMPTY,
  ruleOf,
  TIE,
  UNPROTECTED,
} from './majority.ts';
import { isGood, reading } from './plain.ts';
import type { Religion } from './religions.ts';
import type { RuleId } from './rules.ts';
import { DEFAULT_RULINGS, type Rulings } from './rulings.ts';
import { readChange, readHolder, readShops } from './shops-read.ts';
import type { Good, Seat, Side } from './types.ts';

/** What has just happened to the shop of `seat`. The shops are as they lie after it. */
export interface ShopChange {
  readonly seat: Seat;
  readonly act: 'place' | 'remove';
  readonly side?: Side; // the token's; number where absent
  readonly religion?: Religion | undefined; // which of the two is in the circle
  readonly coins?: number; // the placer's; plenty where absent
  readonly rulings?: Readonly<Partial<Rulings>> | undefined;
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

function protection({ side, religion }: ShopChange, rulings: Rulings): number {
  if (side !== 'shang' || religion === undefined) return UNPROTECTED;
  if (religion === 'buddhist') return ASKS_TAKER;
  return rulings.manichean === 'always' ? ALWAYS_PROTECTS : ASKS_HOLDER;
}

function mostBut(counts: readonly number[], seat: Seat): number {
  let most = 0;
  for (let other = 0; other < counts.length; other++) {
    if (other !== seat && counts[other]! > most) most = counts[other]!;
  }
  return most;
}

function judge(counts: readonly number[], holder: Seat | null, change: ShopChange, rulings: Rulings): number {
  const { seat, coins = Number.POSITIVE_INFINITY } = change;
  const own = counts[seat]!;
  if (change.act === 'remove') {
    if (holder !== seat) return NOT_HELD;
    return judgeRemoving(own, mostBut(counts, seat), rulings.emptyCollection === 'keep');
  }
  if (holder === seat) return OWN;
  if (holder === null) return judgeMiddle(own, mostBut(counts, seat), rulings.middleToken === 'most-or-tie');
  return judgePlacing(own, counts[holder]!, protection(change, rulings), coins);
}

/** What the verdict says of the token. */
function settlementOf(
  verdict: number,
  holder: Seat | null,
  { seat, side = 'number' }: ShopChange,
): Settlement {
  const rule = ruleOf(verdict);
  switch (verdict) {
    case FREE:
    case MORE:
    case TIE:
      return { holder: seat, side: 'number', rule, what: 'taken', why: TAKEN[verdict] };
    case MAY_PROTECT:
      return { holder, side, rule, what: 'asks', question: 'protect', asked: holder! };
    case MAY_PAY:
      return { holder, side, rule, what: 'asks', question: 'pay', asked: seat };
    case PROTECTS:
      return { holder, side: 'number', rule, what: 'protected' };
    case RETURNS_BEATEN:
    case RETURNS_EMPTY:
      return { holder: null, side: 'number', rule, what: 'returned', why: RETURNED[verdict] };
    default:
      return { holder, side, rule, what: 'stays', why: STAYS[verdict] ?? 'fewer' };
  }
}

const TAKEN = { [FREE]: 'free', [MORE]: 'more', [TIE]: 'tie' } as const;
const RETURNED = { [RETURNS_BEATEN]: 'beaten', [RETURNS_EMPTY]: 'empty' } as const;
const STAYS: Readonly<Record<number, 'own' | 'fewer' | 'cannot-pay' | 'kept' | 'not-held'>> = {
  [FEWER]: 'fewer',
  [OWN]: 'own',
  [CANNOT_PAY]: 'cannot-pay',
  [KEEPS]: 'kept',
  [NOT_HELD]: 'not-held',
};

/** The same for so many cards in each shop, all of it known to be sound. */
export const settleCounts = (
  counts: readonly number[],
  holder: Seat | null,
  change: ShopChange,
  rulings: Rulings,
): Settlement => settlementOf(judge(counts, holder, change, rulings), holder, change);

export const completeRulings = (rulings: Readonly<Partial<Rulings>> | undefined): Rulings => ({
  ...DEFAULT_RULINGS,
  ...rulings,
});

/** Who holds the token of `good` after a card was placed in or removed from a shop. Throws InvalidInput. */
export function settleToken(
  shops: readonly (readonly Good[])[],
  holder: Seat | null,
  good: Good,
  change: ShopChange,
): Settlement {
  return reading(
    () => {
      if (!isGood(good)) throw new InvalidInput('shops');
      const counts = readShops(shops).map((shop) => shop.filter((card) => card === good).length);
      const made = readChange(change, counts.length);
      return settleCounts(counts, readHolder(holder, counts.length), made, completeRulings(made.rulings));
    },
    () => new InvalidInput('shops'),
  );
}
