/** The final score, line by line: what was counted, times what each of it is worth. */
import { isSeatOf } from '../../lib/reading.ts';
import { SEATS, type Seat } from '../../lib/seats.ts';
import { MARKETS, type Market, SECTIONS, type Section } from './box.ts';
import { COUNTED, type Counted, type CountedPlayer, LEVELS, ROUTES, WAR } from './counted.ts';
import { MOST, reader } from './read.ts';
import type { RuleId } from './rules.ts';

export interface CountedGame {
  readonly players: readonly CountedPlayer[];
  readonly points: Readonly<Partial<Record<Market, number>>>; // printed for a commodity there: the box says
  readonly rate: number | null; // null where nobody said: then no copper is changed
  readonly order: readonly Seat[]; // turn order of the last round, as far as anybody said: the others come after these
}

export const LINES = [
  { code: 'boats', rule: 'score.boats', of: ['capacity'] },
  { code: 'factories', rule: 'score.factories', of: LEVELS },
  { code: 'delivered', rule: 'score.commodities', of: MARKETS },
  { code: 'emissaries', rule: 'score.commodities', of: ['emissaries'] },
  { code: 'left', rule: 'score.commodities', of: ['left'] },
  { code: 'war', rule: 'score.war', of: WAR },
  { code: 'routes', rule: 'score.routes', of: ROUTES },
  { code: 'advancements', rule: 'score.advancements', of: SECTIONS },
  { code: 'silver', rule: 'score.silver', of: ['silver', 'copper'] },
  { code: 'misfortune', rule: 'score.misfortune', of: ['misfortune'] },
] as const satisfies readonly { code: string; rule: RuleId; of: readonly Counted[] }[];
export type LineCode = (typeof LINES)[number]['code'];

/** What of a line makes points: so many, worth so much each. */
export interface Term {
  readonly of: Counted;
  readonly count: number; // of silver for copper, what it was changed into; of a section, the section
  readonly each: number;
}

export interface ScoreLine {
  readonly code: LineCode;
  readonly rule: RuleId;
  readonly terms: readonly Term[]; // none that make nothing
  readonly points: number;
}

export interface ScoreSheet {
  readonly lines: readonly ScoreLine[];
  readonly total: number;
  readonly rank: number; // after the tie-break: shared only by those of whom nobody said who came first
}

const WORTH = {
  capacity: 2,
  'factory-1': 2,
  'factory-2': 3,
  'factory-3': 5,
  'factory-4': 5, // as the highest there is
  emissaries: 1,
  left: 1,
  'war-4': 4,
  'war-2': 2,
  'route-3': 3,
  'route-2': 2,
  'route-1': 1,
  silver: 1,
  copper: 1, // once it is silver
  misfortune: -2,
} as const;
const MOST_ADVANCED = 2;
const TIED_ADVANCED = 1;

const isSection = (of: Counted): of is Section => (SECTIONS as readonly Counted[]).includes(of);

/** Throws InvalidInput. */
export function readGame(game: CountedGame): CountedGame {
  const read = reader('score');
  return read.all(() => {
    const given = read.fields(game);
    const players = read
      .list(given['players'], SEATS.length)
      .map((player): CountedPlayer => read.counts(player, COUNTED));
    const order = read.list(given['order'], SEATS.length);
    if (players.length === 0 || new Set(order).size !== order.length) return read.fail();
    const rate = given['rate'] === null ? null : read.count(given['rate'], MOST);
    if (rate === 0) return read.fail();
    return {
      players,
      points: read.counts(given['points'], MARKETS, 99),
      rate,
      order: order.map((seat) => (isSeatOf(seat, players.length) ? seat : read.fail())),
    };
  });
}

/** `score.advancements`: a section in which nobody has a disc scores nobody, as we read it. */
function sectionPoints(players: readonly CountedPlayer[], seat: number, section: Section): number {
  const discs = players.map((player) => player[section]);
  const most = Math.max(...discs);
  if (most === 0 || discs[seat] !== most) return 0;
  return discs.filter((count) => count === most).length > 1 ? TIED_ADVANCED : MOST_ADVANCED;
}

function termOf({ players, points, rate }: CountedGame, seat: number, of: Counted): Term {
  if (isSection(of)) return { of, count: 1, each: sectionPoints(players, seat, of) };
  const count = players[seat]![of];
  const each = { ...WORTH, ...points }[of] ?? 0;
  return of === 'copper'
    ? { of, count: rate === null ? 0 : Math.floor(count / rate), each }
    : { of, count, each };
}

export const totalOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** In the order of the players. Throws InvalidInput. */
export function finalScores(game: CountedGame): ScoreSheet[] {
  const read = readGame(game);
  const { players, order } = read;
  const sheets = players.map((_, seat) => {
    const lines = LINES.map(({ code, rule, of }): ScoreLine => {
      const terms = of.map((one) => termOf(read, seat, one)).filter(({ count, each }) => count * each !== 0);
      return { code, rule, terms, points: totalOf(terms.map(({ count, each }) => count * each)) };
    });
    return { lines, total: totalOf(lines.map((line) => line.points)) };
  });
  const placeOf = (seat: number): number =>
    order.includes(seat as Seat) ? order.indexOf(seat as Seat) : order.length;
  return sheets.map((sheet, seat) => {
    const isAhead = (other: number): boolean => {
      const { total } = sheets[other]!;
      if (total !== sheet.total) return total > sheet.total;
      return placeOf(other) < placeOf(seat); // `score.tie`
    };
    return { ...sheet, rank: 1 + sheets.filter((_, other) => other !== seat && isAhead(other)).length };
  });
}
