/** What cannot be, in a game as tired people count it at the end. It is scored all the same. */
import type { Seat } from '../../lib/seats.ts';
import {
  ADVANCEMENTS_EACH,
  ALL_COPPER,
  ALL_MISFORTUNE,
  ALL_SILVER,
  COMMODITIES,
  COUNTRIES,
  DISCS,
  MARKETS,
  MOST_IN_COUNTRY,
  ROUNDS,
  ROUTE_STACK,
  SECTIONS,
} from './box.ts';
import { type Counted, type CountedPlayer, LEVELS, ROUTES, TOO_HIGH, WAR } from './counted.ts';
import type { RuleId } from './rules.ts';
import { type CountedGame, readGame, totalOf } from './score.ts';
import { FACTORIES } from './tiles.ts';

export const SCORE_WARNINGS = [
  'level',
  'factories',
  'commodities',
  'country',
  'discs',
  'war',
  'routes',
  'section',
  'silver',
  'copper',
  'misfortune',
] as const;

export interface ScoreWarning {
  readonly code: (typeof SCORE_WARNINGS)[number];
  readonly rule: RuleId;
  readonly seat?: Seat; // absent where it is all of them together
  readonly of: readonly Counted[]; // what is too much, together
  readonly counted: number;
  readonly allowed: number;
}

type Limit = Omit<ScoreWarning, 'seat' | 'counted'>;

/** One disc a level on a factory, one a fight, one an advancement, and the emissaries abroad. */
const ON_DISCS: readonly Counted[] = ['emissaries', ...LEVELS, ...WAR, ...SECTIONS];
const discsFor = (of: Counted): number => 1 + Math.max(0, LEVELS.indexOf(of as (typeof LEVELS)[number]));

/** Of one player's own things. */
const OWN: readonly Limit[] = [
  { code: 'level', rule: 'fortune.factory', of: [TOO_HIGH], allowed: 0 },
  { code: 'commodities', rule: 'box', of: [...MARKETS, 'left'], allowed: COMMODITIES },
  { code: 'discs', rule: 'box', of: ON_DISCS, allowed: DISCS },
];

/** Of what all share. Each round gives at most one disc of 4, and one of 2; all route tiles in the stacks can be fulfilled. */
const shared = (players: number): Limit[] => [
  { code: 'factories', rule: 'setup.factories', of: LEVELS, allowed: players * FACTORIES.length },
  ...COUNTRIES.map(
    (country): Limit => ({ code: 'country', rule: 'work.ships', of: [country], allowed: MOST_IN_COUNTRY }),
  ),
  ...WAR.map((disc): Limit => ({ code: 'war', rule: 'round.war', of: [disc], allowed: ROUNDS })),
  { code: 'routes', rule: 'setup.routes', of: ROUTES, allowed: ROUTE_STACK * (players + 1) },
  ...SECTIONS.map(
    (section): Limit => ({
      code: 'section',
      rule: 'score.advancements',
      of: [section],
      allowed: ADVANCEMENTS_EACH,
    }),
  ),
  { code: 'silver', rule: 'box', of: ['silver'], allowed: ALL_SILVER },
  { code: 'copper', rule: 'box', of: ['copper'], allowed: ALL_COPPER },
  { code: 'misfortune', rule: 'box', of: ['misfortune'], allowed: ALL_MISFORTUNE },
];

const countOf = (player: CountedPlayer, { code, of }: Limit): number =>
  totalOf(of.map((one) => player[one] * (code === 'discs' ? discsFor(one) : 1)));

/** Throws InvalidInput. */
export function scoreWarnings(game: CountedGame): ScoreWarning[] {
  const { players } = readGame(game);
  const own = players.flatMap((player, seat) =>
    OWN.map((limit) => ({ ...limit, seat: seat as Seat, counted: countOf(player, limit) })),
  );
  const all = shared(players.length).map((limit) => ({
    ...limit,
    counted: totalOf(players.map((player) => countOf(player, limit))),
  }));
  return [...own, ...all].filter(({ counted, allowed }) => counted > allowed);
}
