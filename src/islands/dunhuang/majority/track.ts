/** A game's shops as somebody follows them: where they began, and every step since. The table is played again from those. */
import {
  GOODS,
  type Good,
  type PlayerCount,
  type RuleId,
  type Rulings,
  type Seat,
  tracker,
} from '../../../games/dunhuang/index.ts';
import type { Person } from '../../people.ts';

export type Step =
  | { readonly type: 'place' | 'remove'; readonly seat: Seat; readonly good: Good }
  | { readonly type: 'turn'; readonly good: Good } // its holder turns a token to 商
  | { readonly type: 'answer'; readonly yes: boolean }
  | { readonly type: 'coins'; readonly seat: Seat; readonly n: number };

export type TokenRulings = Pick<Rulings, (typeof tracker.TOKEN_RULINGS)[number]>;

export interface Track {
  readonly count: PlayerCount;
  readonly people: readonly Person[]; // four; those from `count` on wait
  readonly religion: tracker.Religion | null; // null until somebody says which
  readonly rulings: TokenRulings;
  readonly keepsCoins: boolean;
  readonly setup: string | null;
  readonly start: Lying;
  readonly steps: readonly Step[];
  readonly at: number; // steps taken; those after it were undone
}

/** Ten collections, and everybody's coins. */
export interface Lying {
  readonly collections: readonly tracker.Collection[];
  readonly coins: readonly number[];
}

export interface Pending {
  readonly good: Good;
  readonly taker: Seat;
  readonly question: tracker.Question;
}

/** What a step can do to a token. */
export const TOLD = [
  'free',
  'more',
  'tie',
  'own',
  'fewer',
  'middle',
  'cannot-pay',
  'protected',
  'ask-protect',
  'ask-pay',
  'not-held',
  'kept',
  'beaten',
  'empty',
  'turn',
  'protect',
  'yield',
  'pay',
  'decline',
  'coins',
] as const;

/** What a step did, as a code to be put into words. */
export interface Told {
  readonly code: (typeof TOLD)[number];
  readonly rule: RuleId;
  readonly seat: Seat; // who did it
  readonly good?: Good;
  readonly n?: number; // cards shown, or coins
  readonly holder: Seat | null; // who had the token before
}

export interface Table extends Lying {
  readonly pending: Pending | null;
}

export const emptyLying = (count: PlayerCount, coins: number): Lying => ({
  collections: GOODS.map(() => ({ counts: Array<number>(count).fill(0), holder: null, side: 'number' })),
  coins: Array<number>(count).fill(coins),
});

export const rulesOf = ({ religion, rulings }: Track): tracker.TokenRules => ({
  rulings,
  ...(religion && { religion }),
});

const withCollection = (table: Table, good: Good, collection: tracker.Collection): Table => ({
  ...table,
  collections: table.collections.with(good - 1, collection),
});

function codeOf(
  settlement: ReturnType<typeof tracker.changeCollection>['settlement'],
  holder: Seat | null,
): Told['code'] {
  switch (settlement.what) {
    case 'asks':
      return `ask-${settlement.question}`;
    case 'protected':
      return 'protected';
    case 'stays':
      return settlement.why === 'fewer' && holder === null ? 'middle' : settlement.why;
    default:
      return settlement.why;
  }
}

function move(
  track: Track,
  table: Table,
  { type, seat, good }: Extract<Step, { type: 'place' | 'remove' }>,
): [Table, Told] {
  const before = table.collections[good - 1]!;
  const change = { seat, act: type, coins: track.keepsCoins ? table.coins[seat] : undefined };
  const { collection, settlement } = tracker.changeCollection(good, before, change, rulesOf(track));
  const next = withCollection(table, good, collection);
  const pending = settlement.what === 'asks' ? { good, taker: seat, question: settlement } : null;
  const told = {
    code: codeOf(settlement, before.holder),
    rule: settlement.rule,
    seat,
    good,
    n: collection.counts[seat]!,
    holder: before.holder,
  };
  return [{ ...next, pending }, told];
}

function answer(track: Track, table: Table, { good, taker, question }: Pending, yes: boolean): [Table, Told] {
  const before = table.collections[good - 1]!;
  const { price, rule, ...place } = tracker.answerQuestion(question, taker, yes);
  const next = withCollection(table, good, { ...before, ...place });
  const holder = before.holder!;
  const coins = track.keepsCoins
    ? table.coins.map((n, seat) => n + (seat === holder ? price : 0) - (seat === taker ? price : 0))
    : table.coins;
  const codes = question.question === 'pay' ? (['pay', 'decline'] as const) : (['protect', 'yield'] as const);
  const told = {
    code: codes[yes ? 0 : 1],
    rule,
    seat: taker,
    good,
    n: price,
    holder,
  };
  return [{ ...next, coins, pending: null }, told];
}

/** The table after a step; undefined for a step that does not fit it. */
export function take(track: Track, table: Table, step: Step): [Table, Told] | undefined {
  if (step.type === 'answer') {
    return table.pending ? answer(track, table, table.pending, step.yes) : undefined;
  }
  if (table.pending) return undefined;
  if (step.type === 'coins') {
    const told = {
      code: 'coins' as const,
      rule: 'ruling.bank' as const,
      seat: step.seat,
      n: step.n,
      holder: null,
    };
    return [{ ...table, coins: table.coins.with(step.seat, step.n) }, told];
  }
  const collection = table.collections[step.good - 1]!;
  if (step.type === 'turn') {
    const { holder } = collection;
    const turned = tracker.turnToken(collection, rulesOf(track));
    if (holder === null || turned === undefined) return undefined;
    const told = { code: 'turn' as const, rule: turned.rule, seat: holder, good: step.good, holder };
    return [withCollection(table, step.good, turned.collection), told];
  }
  if (step.type === 'remove' && collection.counts[step.seat] === 0) return undefined;
  return move(track, table, step);
}

/** The table as it lies now, and a line for every step. A step that no longer fits is passed over. */
export function replay(track: Track): { table: Table; told: Told[] } {
  let table: Table = { ...track.start, pending: null };
  const told: Told[] = [];
  for (const step of track.steps.slice(0, track.at)) {
    const taken = take(track, table, step);
    if (taken === undefined) continue;
    table = taken[0];
    told.push(taken[1]);
  }
  return { table, told };
}
