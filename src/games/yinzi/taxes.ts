/** `round.taxes`: what the cards played cost, and what somebody short of silver pays instead. */
import { reader } from './read.ts';

export interface TaxBill {
  readonly cards: readonly number[]; // the values of the cards played this round
  readonly discs: number; // on the tax space
  readonly exempt: boolean; // `bonus.no-taxes`
  readonly silver: number;
  readonly copper: number;
  readonly rate: number; // copper for one silver
}

export interface TaxPayment {
  readonly sum: number;
  readonly owed: number; // silver
  readonly silver: number; // paid from the bags
  readonly changed: number; // silver bought with copper, and paid
  readonly copper: number; // that leaves the player, changed or lost
  readonly missing: number; // as many misfortune tiles
}

const STEPS = [
  { from: 9, owed: 2 },
  { from: 6, owed: 1 },
] as const;
const CARDS = 3;
const MOST_RATE = 99;

export const taxOwed = (sum: number): number => STEPS.find(({ from }) => sum >= from)?.owed ?? 0;

/** Throws InvalidInput. */
export function payTaxes(bill: TaxBill): TaxPayment {
  const read = reader('taxes');
  const { cards, discs, exempt, silver, copper, rate } = read.all(() => {
    const given = read.fields(bill);
    const rate = read.count(given['rate'], MOST_RATE);
    return {
      cards: read.list(given['cards'], CARDS).map((value) => read.count(value)),
      discs: read.count(given['discs']),
      exempt: read.flag(given['exempt']),
      silver: read.count(given['silver']),
      copper: read.count(given['copper']),
      rate: rate === 0 ? read.fail() : rate,
    };
  });
  const sum = cards.reduce((all, value) => all + value, discs);
  const owed = exempt ? 0 : taxOwed(sum);
  const fromBags = Math.min(owed, silver);
  const changed = Math.min(owed - fromBags, Math.floor(copper / rate));
  const missing = owed - fromBags - changed;
  // Who is still short gives all the copper there is.
  return { sum, owed, silver: fromBags, changed, copper: missing > 0 ? copper : changed * rate, missing };
}
