/** The final score, line by line. */
import { isSeatOf } from '../../lib/reading.ts';
import { SEATS, type Seat } from '../../lib/seats.ts';
import { COUNTRIES, type Country, SECTIONS, type Section } from './box.ts';
import { MOST, reader } from './read.ts';
import type { RuleId } from './rules.ts';
import { FACTORY_POINTS, type Level } from './trade.ts';

/** Where delivered commodities lie: a country's box, or a general pool. */
export const MARKETS = [...COUNTRIES, 'east-pool', 'europe-pool'] as const;
export type Market = (typeof MARKETS)[number];

export interface CountedPlayer {
  readonly capacity: number;
  readonly factories: Readonly<Record<Level, number>>; // how many of each level
  readonly delivered: Readonly<Partial<Record<Market, number>>>;
  readonly emissaries: Readonly<Partial<Record<Country, number>>>;
  readonly left: number; // commodities in a factory, or aboard a ship that has not sailed
  readonly war: { readonly four: number; readonly two: number }; // discs
  readonly routes: readonly [ones: number, twos: number, threes: number]; // fulfilled tiles by what they score
  readonly advancements: Readonly<Record<Section, number>>; // discs left there
  readonly silver: number;
  readonly copper: number;
  readonly misfortune: number;
}

export interface CountedGame {
  readonly players: readonly CountedPlayer[];
  readonly points: Readonly<Partial<Record<Market, number>>>; // printed for a commodity there: the box says
  readonly rate: number;
  readonly order: readonly Seat[]; // turn order of the last round
}

export type LineCode =
  | 'boats'
  | 'factories'
  | 'delivered'
  | 'emissaries'
  | 'left'
  | 'war'
  | 'routes'
  | 'advancements'
  | 'silver'
  | 'misfortune';

export interface ScoreLine {
  readonly code: LineCode;
  readonly rule: RuleId;
  readonly points: number;
}

export interface ScoreSheet {
  readonly lines: readonly ScoreLine[];
  readonly sections: Readonly<Record<Section, number>>; // points, of which `advancements` is the sum
  readonly changed: number; // silver for copper, rounded down
  readonly total: number;
  readonly rank: number; // after the tie-break: nobody shares
}

const POINTS_PER_CAPACITY = 2;
const MISFORTUNE = -2;
const MOST_ADVANCED = 2;
const TIED_ADVANCED = 1;

/** Throws InvalidInput. */
export function readGame(game: CountedGame): CountedGame {
  const read = reader('score');
  return read.all(() => {
    const given = read.fields(game);
    const players = read.list(given['players'], SEATS.length).map((value): CountedPlayer => {
      const player = read.fields(value);
      const [ones, twos, threes] = [0, 1, 2].map((i) => read.count(read.list(player['routes'], 3)[i]));
      return {
        capacity: read.count(player['capacity']),
        factories: read.counts(player['factories'], ['1', '2', '3']) as Record<Level, number>,
        delivered: read.counts(player['delivered'], MARKETS),
        emissaries: read.counts(player['emissaries'], COUNTRIES),
        left: read.count(player['left']),
        war: read.counts(player['war'], ['four', 'two']),
        routes: [ones!, twos!, threes!],
        advancements: read.counts(player['advancements'], SECTIONS),
        silver: read.count(player['silver']),
        copper: read.count(player['copper']),
        misfortune: read.count(player['misfortune']),
      };
    });
    const order = read.list(given['order'], SEATS.length);
    if (players.length === 0 || new Set(order).size !== players.length) return read.fail();
    const rate = read.count(given['rate'], MOST);
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
  const discs = players.map(({ advancements }) => advancements[section]);
  const most = Math.max(...discs);
  if (most === 0 || discs[seat] !== most) return 0;
  return discs.filter((count) => count === most).length > 1 ? TIED_ADVANCED : MOST_ADVANCED;
}

const totalOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** In the order of the players. Throws InvalidInput. */
export function finalScores(game: CountedGame): ScoreSheet[] {
  const { players, points, rate, order } = readGame(game);
  const sheets = players.map((player, seat) => {
    const sections = Object.fromEntries(
      SECTIONS.map((section) => [section, sectionPoints(players, seat, section)]),
    ) as Record<Section, number>;
    const changed = Math.floor(player.copper / rate);
    const lines: ScoreLine[] = [
      { code: 'boats', rule: 'score.boats', points: POINTS_PER_CAPACITY * player.capacity },
      {
        code: 'factories',
        rule: 'score.factories',
        points: totalOf(([1, 2, 3] as const).map((level) => player.factories[level] * FACTORY_POINTS[level])),
      },
      {
        code: 'delivered',
        rule: 'score.commodities',
        points: totalOf(MARKETS.map((market) => (player.delivered[market] ?? 0) * (points[market] ?? 0))),
      },
      {
        code: 'emissaries',
        rule: 'score.commodities',
        points: totalOf(COUNTRIES.map((country) => player.emissaries[country] ?? 0)),
      },
      { code: 'left', rule: 'score.commodities', points: player.left },
      { code: 'war', rule: 'score.war', points: 4 * player.war.four + 2 * player.war.two },
      {
        code: 'routes',
        rule: 'score.routes',
        points: totalOf(player.routes.map((tiles, i) => tiles * (i + 1))),
      },
      { code: 'advancements', rule: 'score.advancements', points: totalOf(Object.values(sections)) },
      { code: 'silver', rule: 'score.silver', points: player.silver + changed },
      { code: 'misfortune', rule: 'score.misfortune', points: MISFORTUNE * player.misfortune || 0 },
    ];
    return { lines, sections, changed, total: totalOf(lines.map((line) => line.points)) };
  });
  return sheets.map((sheet, seat) => {
    const isAhead = (other: number): boolean => {
      const { total } = sheets[other]!;
      if (total !== sheet.total) return total > sheet.total;
      return order.indexOf(other as Seat) < order.indexOf(seat as Seat); // `score.tie`
    };
    return { ...sheet, rank: 1 + sheets.filter((_, other) => other !== seat && isAhead(other)).length };
  });
}
