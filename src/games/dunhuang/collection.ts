/**
 * One good on the table: how many each shop shows, and where its token lies. Everything here asks
 * the judges of `majority.ts`; nothing is decided twice. Each verb throws InvalidInput.
 */
import { cardsOf } from './box.ts';
import { InvalidInput } from './errors.ts';
import { DECLINES, PRICE, PROTECTS, ruleOf, TIE, turningRule } from './majority.ts';
import { listOf, reading } from './plain.ts';
import { RELIGIONS, type Religion } from './religions.ts';
import type { RuleId } from './rules.ts';
import type { Rulings } from './rulings.ts';
import { completeRulings, type Settlement, type ShopChange, settleCounts } from './settle.ts';
import {
  fail,
  readAct,
  readCoins,
  readCollection,
  readCounts,
  readGood,
  readHolder,
  readRules,
  readSeat,
  readSide,
} from './shops-read.ts';
import type { CharacterId, Good, Seat, Side } from './types.ts';

export interface Collection {
  readonly counts: readonly number[]; // one for each seat
  readonly holder: Seat | null;
  readonly side: Side;
}

export interface TokenRules {
  readonly religion?: ShopChange['religion'];
  readonly rulings?: Readonly<Partial<Rulings>> | undefined;
}

/** `setup.characters`: which of the two is in a circle. */
export function religionOf(circle: readonly CharacterId[]): Religion {
  return reading(() => {
    const ids = listOf(circle, 8);
    return RELIGIONS.find((id) => ids?.includes(id)) ?? fail();
  }, refusal);
}

/** The rulings that a token can hang on. */
export const TOKEN_RULINGS = [
  'middleToken',
  'emptyCollection',
  'manichean',
] as const satisfies readonly (keyof Rulings)[];

export interface CollectionChange {
  readonly seat: Seat;
  readonly act: ShopChange['act'];
  readonly coins?: number | undefined;
}

interface Changed {
  readonly collection: Collection;
  readonly settlement: Settlement;
}

const refusal = (): InvalidInput => new InvalidInput('shops');

/** The same for what is known to be sound. */
function change(
  { counts, holder, side }: Collection,
  { seat, act, coins }: CollectionChange,
  { religion, rulings }: TokenRules,
): Changed {
  const next = counts.slice();
  next[seat]! += act === 'place' ? 1 : -1;
  const given = { religion, seat, act, side, ...(coins !== undefined && { coins }) };
  const settlement = settleCounts(next, holder, given, completeRulings(rulings));
  return { collection: { counts: next, holder: settlement.holder, side: settlement.side }, settlement };
}

/** A card is placed in or leaves a shop: the collection as it then lies, and what that does to the token. */
export function changeCollection(
  good: Good,
  collection: Collection,
  changed: CollectionChange,
  rules: TokenRules,
): Changed {
  return reading(() => {
    readGood(good);
    const from = readCollection(collection);
    const { seat, act, coins } = changed;
    const made = {
      seat: readSeat(seat, from.counts.length),
      act: readAct(act),
      ...(coins !== undefined && { coins: readCoins(coins) }),
    };
    if (made.act === 'remove' && from.counts[made.seat] === 0) fail();
    return change(from, made, readRules(rules));
  }, refusal);
}

/**
 * `ruling.flip`: its holder turns a token to 商, by the character who is in the circle. Undefined where it lies in the middle,
 * shows 商 already, or neither is known to be in the circle.
 */
export function turnToken(
  collection: Collection,
  rules: TokenRules,
): { readonly collection: Collection; readonly rule: RuleId } | undefined {
  return reading(() => {
    const from = readCollection(collection);
    const { religion } = readRules(rules);
    if (religion === undefined || from.holder === null || from.side === 'shang') return undefined;
    return { collection: { ...from, side: 'shang' }, rule: turningRule(religion) };
  }, refusal);
}

export type Question = Extract<Settlement, { what: 'asks' }>;

export interface Answered {
  readonly holder: Seat | null;
  readonly side: Side;
  readonly price: number; // that the taker pays the holder
  readonly rule: RuleId;
}

type Asked = Pick<Question, 'question' | 'holder' | 'side'>;

/** The same for a question that is known to be sound. */
export function answered({ question, holder, side }: Asked, taker: Seat, yes: boolean): Answered {
  if (yes === (question === 'pay')) {
    return { holder: taker, side: 'number', price: yes ? PRICE : 0, rule: ruleOf(TIE) };
  }
  return question === 'protect'
    ? { holder, side: 'number', price: 0, rule: ruleOf(PROTECTS) }
    : { holder, side, price: 0, rule: ruleOf(DECLINES) };
}

/** `token.shang`: what an answer makes of the token, and what it costs the taker. */
export function answerQuestion(asked: Question, taker: Seat, yes: boolean): Answered {
  return reading(() => {
    const { question, holder, side } = asked;
    if (question !== 'protect' && question !== 'pay') return fail();
    const plain = { question, holder: readHolder(holder, 4), side: readSide(side) };
    return answered(plain, readSeat(taker, 4), yes === true);
  }, refusal);
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
  return reading(() => {
    let now = readCollection(collection);
    const placer = readSeat(seat, now.counts.length);
    const by = readRules(rules);
    if (now.holder === placer) return null;
    const most = unseen(readGood(good), now);
    for (let cards = 1; cards <= most; cards++) {
      const { collection: next, settlement } = change(now, { seat: placer, act: 'place' }, by);
      if (settlement.what === 'taken') return { cards, asks: false };
      if (settlement.what === 'asks') return { cards, asks: true };
      now = next;
    }
    return null;
  }, refusal);
}

/** Cards of a good that lie in no shop; below nothing where the shops show more than there are. */
export function unseen(good: Good, collection: Pick<Collection, 'counts'>): number {
  return reading(() => {
    const counts = readCounts(collection.counts);
    return cardsOf(good, counts.length) - counts.reduce((sum, count) => sum + count, 0);
  }, refusal);
}
