/** The history as a file, and back: JSON as it is kept, or CSV with a line for every player of every game. */
import { GOODS, type Good, SEATS, type Seat } from '../../../games/dunhuang/index.ts';
import { readCsv, writeCsv } from '../../../lib/csv.ts';
import { isObject } from '../../../lib/plain.ts';
import { freshPeople } from '../../people.ts';
import { type Entry, parseEntry } from './history.ts';
import { summaryOf } from './reckoning.ts';
import { MOST, parseSheet, type Sheet, seatsOf, tokensOf } from './sheet.ts';

const FORMAT = 'shang-scores';

export const toJson = (entries: readonly Entry[]): string =>
  `${JSON.stringify({ format: FORMAT, version: 1, entries }, null, 2)}\n`;

const HEAD = [
  'game',
  'date',
  'setup',
  'supply',
  'seat',
  'player',
  'colour',
  'started',
  'won_at_once',
  'tokens',
  'prestige',
  'coins',
  'hand',
  'points',
  'rank',
  'winner',
] as const;
type Column = (typeof HEAD)[number];

const yes = (value: boolean): string => (value ? '1' : '0');

function rowsOf({ id, date, sheet }: Entry): string[][] {
  const { sheets, verdict } = summaryOf(sheet);
  return seatsOf(sheet).map((seat) => {
    const player = sheet.players[seat]!;
    const row: Record<Column, string> = {
      game: id,
      date,
      setup: sheet.setup ?? '',
      supply: sheet.supply,
      seat: String(seat + 1),
      player: player.name,
      colour: String(player.colour + 1),
      started: yes(sheet.first === seat),
      won_at_once: yes(sheet.instant === seat),
      tokens: tokensOf(sheet, seat).join(' '),
      prestige: String(player.prestige),
      coins: player.coins === null ? '' : String(player.coins),
      hand: player.hand.join(' '),
      points: String(sheets[seat]!.total),
      rank: String(sheets[seat]!.rank),
      winner: yes(verdict.winners.includes(seat)),
    };
    return HEAD.map((column) => row[column]);
  });
}

export const toCsv = (entries: readonly Entry[]): string => writeCsv([[...HEAD], ...entries.flatMap(rowsOf)]);

/** What is longer than any hand can be is none. */
const numbers = (text: string): number[] =>
  text.length > 4 * MOST ? [Number.NaN] : (text.match(/\S+/g) ?? []).map(Number);

function sheetOf(rows: readonly Record<Column, string>[]): Sheet | undefined {
  const flagged = (column: Column): Seat | null => {
    const seat = rows.findIndex((row) => row[column] === '1');
    return seat < 0 ? null : (seat as Seat);
  };
  const players = rows.map((row) => ({
    name: row.player,
    colour: Number(row.colour) - 1,
    prestige: Number(row.prestige),
    coins: row.coins.trim() === '' ? null : Number(row.coins),
    hand: numbers(row.hand) as Good[],
  }));
  const left = SEATS.filter((colour) => !players.some((player) => player.colour === colour));
  const waiting = freshPeople()
    .slice(rows.length)
    .map(({ name }, i) => ({ name, colour: left[i], prestige: 0, coins: null, hand: [] }));
  const holders = rows.map((row) => numbers(row.tokens));
  const { setup, supply } = rows[0]!;
  return parseSheet({
    count: rows.length,
    players: [...players, ...waiting],
    tokens: GOODS.map((good) => {
      const holder = holders.findIndex((tokens) => tokens.includes(good));
      return holder < 0 ? null : holder;
    }),
    first: flagged('started'),
    instant: flagged('won_at_once'),
    supply,
    setup: setup === '' ? null : setup,
  });
}

/** What a file brings. One game that makes no sense does not take the others with it. */
export interface FileRead {
  readonly entries: readonly Entry[];
  readonly unreadable: number;
}

function readEntries(data: readonly unknown[]): FileRead {
  const entries = data.map(parseEntry).filter((entry) => entry !== undefined);
  return { entries, unreadable: data.length - entries.length };
}

/** Only the columns that are known: a row may have as many others as it likes. */
function fromCsv(text: string): FileRead {
  const [head = [], ...lines] = readCsv(text);
  const places = HEAD.map((column) => [column, head.indexOf(column)] as const);
  if (places.some(([, at]) => at < 0)) return { entries: [], unreadable: 0 };
  const games = new Map<string, Record<Column, string>[]>();
  for (const line of lines) {
    const row = Object.fromEntries(places.map(([column, at]) => [column, line[at] ?? ''])) as Record<
      Column,
      string
    >;
    const rows = games.get(row.game);
    if (rows === undefined) games.set(row.game, [row]);
    else if (rows.length <= SEATS.length) rows.push(row); // one too many is no game
  }
  return readEntries(
    [...games].map(([id, players]) => {
      players.sort((a, b) => Number(a.seat) - Number(b.seat));
      return { id, date: players[0]!.date, sheet: sheetOf(players) };
    }),
  );
}

/** The games in a file that this page wrote; none for any other. */
export function readFile(text: string): FileRead {
  if (!text.trimStart().startsWith('{')) return fromCsv(text);
  try {
    const data: unknown = JSON.parse(text);
    if (isObject(data) && data['format'] === FORMAT && Array.isArray(data['entries']))
      return readEntries(data['entries']);
  } catch {
    // No JSON, no games.
  }
  return { entries: [], unreadable: 0 };
}
