/** A scoring pad as it is filled in. */
import {
  COUNTED,
  type Counted,
  type CountedGame,
  type CountedPlayer,
  MARKETS,
  type Market,
  TOO_HIGH,
} from '../../../games/yinzi/index.ts';
import { isObject } from '../../../lib/plain.ts';
import { isPlayerCount } from '../../../lib/reading.ts';
import { isSeat, SEATS, type Seat } from '../../../lib/seats.ts';
import { freshPeople, type Person, parsePeople } from '../../people.ts';
import { type AnySheet, isAmount, seatsOf } from '../../score/sheet.ts';

export type Counts = CountedPlayer;

export interface SheetPlayer extends Person {
  readonly counts: Counts;
}

/** What a commodity is worth where it lies; null as long as nobody said. */
export type Points = Readonly<Record<Market, number | null>>;

export interface Sheet extends AnySheet {
  readonly players: readonly SheetPlayer[];
  readonly points: Points;
  readonly rate: number | null; // copper for one silver
  readonly order: readonly Seat[]; // turn order of the last round, as far as anybody said
}

/** What people take for granted as long as nobody counted. */
export const NO_COUNTS = Object.fromEntries(COUNTED.map((of) => [of, 0])) as Counts;

const NO_POINTS = Object.fromEntries(MARKETS.map((market) => [market, null])) as Points;

export const seated = ({ name, colour }: Person): SheetPlayer => ({ name, colour, counts: NO_COUNTS });

export const freshSheet = (people: readonly Person[] = freshPeople()): Sheet => ({
  count: 4,
  players: people.map(seated),
  points: NO_POINTS,
  rate: null,
  order: [],
});

/** The same people at an empty table, with the same box. */
export const emptied = ({ players, count, points }: Sheet): Sheet => ({
  ...freshSheet(players),
  count,
  points,
});

/** Has nothing been counted yet? */
export const isBlank = ({ players }: Sheet): boolean =>
  players.every(({ counts }) => COUNTED.every((of) => counts[of] === 0));

const someoneHas = (sheet: Sheet, of: Counted): boolean =>
  seatsOf(sheet).some((seat) => sheet.players[seat]!.counts[of] > 0);

/** Where somebody's commodities lie. */
export const marketsUsed = (sheet: Sheet): Market[] => MARKETS.filter((market) => someoneHas(sheet, market));

/** What the board says and nobody has filled in yet, though it makes points. */
export const missingIn = (sheet: Sheet): (Market | 'rate')[] => [
  ...marketsUsed(sheet).filter((market) => sheet.points[market] === null),
  ...(sheet.rate === null && someoneHas(sheet, 'copper') ? (['rate'] as const) : []),
];

/** Is there copper to change, or was the rate said? */
export const asksRate = (sheet: Sheet): boolean => sheet.rate !== null || someoneHas(sheet, 'copper');

/** Has the board something to say about this game? */
export const asksBoard = (sheet: Sheet): boolean => marketsUsed(sheet).length > 0 || asksRate(sheet);

/** With what a box says where the sheet says nothing. */
export function completed(sheet: Sheet, known?: Points): Sheet {
  if (known === undefined) return sheet;
  const points = Object.fromEntries(
    MARKETS.map((market) => [market, sheet.points[market] ?? known[market]]),
  ) as Points;
  return { ...sheet, points };
}

export const toCountedGame = (sheet: Sheet): CountedGame => ({
  players: seatsOf(sheet).map((seat) => sheet.players[seat]!.counts),
  points: Object.fromEntries(MARKETS.map((market) => [market, sheet.points[market] ?? 0])),
  rate: sheet.rate,
  order: sheet.order.filter((seat) => seat < sheet.count),
});

const isAmountOrNull = (value: unknown): value is number | null => value === null || isAmount(value);

/** Sheets of earlier versions do not know a level that there is not. */
function parseCounts(data: unknown): Counts | undefined {
  if (!isObject(data)) return undefined;
  const counts = { ...data, [TOO_HIGH]: data[TOO_HIGH] ?? 0 } as Record<Counted, unknown>;
  if (!COUNTED.every((of) => isAmount(counts[of]))) return undefined;
  return Object.fromEntries(COUNTED.map((of) => [of, counts[of]])) as Counts;
}

function parsePoints(data: unknown): Points | undefined {
  if (!isObject(data) || !MARKETS.every((market) => isAmountOrNull(data[market]))) return undefined;
  return Object.fromEntries(MARKETS.map((market) => [market, data[market]])) as Points;
}

const isOrder = (value: unknown): value is Seat[] =>
  Array.isArray(value) &&
  value.length <= SEATS.length &&
  value.every(isSeat) &&
  new Set(value).size === value.length;

/** A sheet that was read from somewhere; undefined where it is none. */
export function parseSheet(data: unknown): Sheet | undefined {
  if (!isObject(data)) return undefined;
  const { count, rate, order } = data;
  const people = parsePeople(data['players']);
  const points = parsePoints(data['points']);
  if (people === undefined || points === undefined || !isPlayerCount(count)) return undefined;
  if (!isAmountOrNull(rate) || rate === 0 || !isOrder(order)) return undefined;
  const players: SheetPlayer[] = [];
  for (const [seat, player] of (data['players'] as Record<string, unknown>[]).entries()) {
    const counts = parseCounts(player['counts']);
    if (counts === undefined) return undefined;
    players.push({ ...people[seat]!, counts });
  }
  return { count, players, points, rate, order };
}
