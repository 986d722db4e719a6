/** A score sheet as it is filled in. */
import {
  type CountedTable,
  cardsOf,
  decodeSetup,
  GOODS,
  type Good,
  type PlayerCount,
  RULING_VALUES,
  type Rulings,
  type ScoreTable,
  type Seat,
} from '../../../games/dunhuang/index.ts';
import { isObject } from '../../../lib/plain.ts';
import { isSeat } from '../../../lib/seats.ts';
import { freshPeople, type Person, parsePeople, rename } from '../../people.ts';
import { type AnySheet, isAmount, MOST, seatsOf } from '../../score/sheet.ts';

export interface SheetPlayer extends Person {
  readonly prestige: number;
  readonly coins: number | null; // null until somebody counted them: they only matter in a tie
  readonly hand: readonly Good[]; // ascending
}

export interface Sheet extends AnySheet {
  readonly players: readonly SheetPlayer[];
  readonly tokens: readonly (Seat | null)[]; // ten: who holds the token of each good
  readonly first: Seat | null; // who began
  readonly instant: Seat | null; // who won at step 4
  readonly supply: Rulings['supply'];
  readonly setup: string | null; // the code of the circle
}

export const freshSheet = (people: readonly Person[] = freshPeople()): Sheet => ({
  count: 4,
  players: people.map(({ name, colour }) => ({ name, colour, prestige: 0, coins: null, hand: [] })),
  tokens: GOODS.map(() => null),
  first: null,
  instant: null,
  supply: 'box',
  setup: null,
});

export const tokensOf = (sheet: Sheet, seat: Seat): Good[] =>
  GOODS.filter((good) => sheet.tokens[good - 1] === seat);

export const countOf = (hand: readonly Good[], good: Good): number =>
  hand.filter((card) => card === good).length;

/** Cards of a good that nobody has in hand; below nothing where too many were counted. */
export const leftOf = (sheet: Sheet, good: Good): number =>
  seatsOf(sheet).reduce(
    (left, seat) => left - countOf(sheet.players[seat]!.hand, good),
    cardsOf(good, sheet.count),
  );

export const sorted = (hand: readonly Good[]): Good[] => [...hand].sort((a, b) => a - b);

/** The same people at an empty table. */
export const emptied = ({ players, count, supply }: Sheet): Sheet => ({
  ...freshSheet(players),
  count,
  supply,
});

/** The sheet of a set-up that was played, and of those who played it if it says who. */
export const forSetup = (sheet: Sheet, setup: string, names: readonly string[]): Sheet => ({
  ...sheet,
  setup,
  players: rename(sheet.players, names),
  // The order of play begins with whoever began.
  ...(names.length > 0 && { count: names.length as PlayerCount, first: 0 }),
});

/** Has anything been counted yet? */
export const isBlank = (sheet: Sheet): boolean =>
  sheet.instant === null &&
  sheet.tokens.every((holder) => holder === null) &&
  sheet.players.every(({ prestige, coins, hand }) => prestige === 0 && coins === null && hand.length === 0);

export const toScoreTable = (sheet: Sheet): ScoreTable => ({
  players: seatsOf(sheet).map((seat) => {
    const { prestige, coins, hand } = sheet.players[seat]!;
    return { tokens: tokensOf(sheet, seat).length, prestige, coins: coins ?? 0, hand: [...hand] };
  }),
});

export const toCountedTable = (sheet: Sheet): CountedTable => ({
  players: seatsOf(sheet).map((seat) => {
    const { prestige, coins, hand } = sheet.players[seat]!;
    return { prestige, coins: coins ?? 0, hand: [...hand], tokens: tokensOf(sheet, seat) };
  }),
  supply: sheet.supply,
  instant: sheet.instant !== null && sheet.instant < sheet.count ? sheet.instant : null,
});

const isSeatOrNull = (value: unknown): value is Seat | null => value === null || isSeat(value);

const isHand = (value: unknown): value is Good[] =>
  Array.isArray(value) && value.length <= MOST && value.every((good) => GOODS.includes(good));

export function isSetupCode(code: string): boolean {
  try {
    decodeSetup(code);
    return true;
  } catch {
    return false;
  }
}

/** A sheet that was read from somewhere; undefined where it is none. */
export function parseSheet(data: unknown): Sheet | undefined {
  if (!isObject(data)) return undefined;
  const { count, players, tokens, first, instant, supply, setup } = data;
  const people = parsePeople(players);
  if (people === undefined || (count !== 2 && count !== 3 && count !== 4)) return undefined;
  if (!Array.isArray(tokens) || tokens.length !== GOODS.length || !tokens.every(isSeatOrNull))
    return undefined;
  if (!isSeatOrNull(first) || !isSeatOrNull(instant)) return undefined;
  if (setup !== null && (typeof setup !== 'string' || !isSetupCode(setup))) return undefined;
  if (!RULING_VALUES.supply.includes(supply as Rulings['supply'])) return undefined;
  const counted: SheetPlayer[] = [];
  for (const [seat, player] of (players as Record<string, unknown>[]).entries()) {
    const { prestige, coins, hand } = player;
    if (!isAmount(prestige) || !(coins === null || isAmount(coins)) || !isHand(hand)) return undefined;
    counted.push({ ...people[seat]!, prestige, coins, hand: sorted(hand) });
  }
  return { count, players: counted, tokens, first, instant, supply: supply as Rulings['supply'], setup };
}
