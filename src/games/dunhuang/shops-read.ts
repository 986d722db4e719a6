/** Shops, tokens and what happens to them, as somebody hands them in: copied into plain values. Each throws InvalidInput. */
import type { Collection, TokenRules } from './collection.ts';
import { InvalidInput } from './errors.ts';
import { readRulings } from './options.ts';
import { isCount, isGood, isObject, isSeat, listOf, listOfAll } from './plain.ts';
import { RELIGIONS, type Religion } from './religions.ts';
import type { ShopChange } from './settle.ts';
import type { Good, Seat, Side } from './types.ts';

const MOST_CARDS = 55; // in a shop, of any goods
const MOST_COUNTED = 9999; // cards or coins: people write down what they like

export function fail(): never {
  throw new InvalidInput('shops');
}

/** One to four shops. */
export function readShops(value: unknown): Good[][] {
  const shops = listOf(value, 4);
  if (!shops?.length) return fail();
  return shops.map((shop) => listOfAll<Good>(shop, MOST_CARDS, isGood) ?? fail());
}

export const readGood = (value: unknown): Good => (isGood(value) ? value : fail());
export const readSeat = (value: unknown, players: number): Seat => (isSeat(value, players) ? value : fail());

export const readHolder = (value: unknown, players: number): Seat | null =>
  value === null ? null : readSeat(value, players);

export const readSide = (value: unknown): Side => (value === 'number' || value === 'shang' ? value : fail());

export function readAct(value: unknown): ShopChange['act'] {
  return value === 'place' || value === 'remove' ? value : fail();
}

export const readCoins = (value: unknown): number => (isCount(value, MOST_COUNTED) ? value : fail());

const isReligion = (value: unknown): value is Religion => RELIGIONS.includes(value as Religion);

export function readRules(value: unknown): TokenRules {
  if (!isObject(value)) return fail();
  const { religion, rulings } = value;
  if (religion !== undefined && !isReligion(religion)) return fail();
  const chosen = rulings === undefined ? {} : (readRulings(rulings) ?? fail());
  return { ...(religion && { religion }), rulings: chosen };
}

export function readChange(value: unknown, players: number): ShopChange {
  if (!isObject(value)) return fail();
  const { seat, act, side, coins, religion, rulings } = value;
  return {
    seat: readSeat(seat, players),
    act: readAct(act),
    ...(side !== undefined && { side: readSide(side) }),
    ...(coins !== undefined && { coins: readCoins(coins) }),
    ...readRules({ religion, rulings }),
  };
}

/** One good on the table of one to four players. */
export function readCollection(value: unknown): Collection {
  if (!isObject(value)) return fail();
  const { counts, holder, side } = value;
  const list = readCounts(counts);
  return { counts: list, holder: readHolder(holder, list.length), side: readSide(side) };
}

export function readCounts(value: unknown): number[] {
  const counts = listOfAll<number>(value, 4, (count): count is number => isCount(count, MOST_COUNTED));
  return counts?.length ? counts : fail();
}
