/** What cannot be, in a game as tired people count it at the end. It is scored all the same. */
import type { Seat } from '../../lib/seats.ts';
import {
  ADVANCEMENTS_EACH,
  ALL_COPPER,
  ALL_MISFORTUNE,
  ALL_SILVER,
  COMMODITIES,
  FACTORIES,
  ROUNDS,
  SECTIONS,
  type Section,
} from './box.ts';
import type { RuleId } from './rules.ts';
import { type CountedGame, type CountedPlayer, MARKETS, readGame } from './score.ts';

/** `seat` is absent where it is all of them together. */
export interface ScoreWarning {
  readonly code:
    | 'factories'
    | 'commodities'
    | 'war'
    | 'routes'
    | 'section'
    | 'silver'
    | 'copper'
    | 'misfortune';
  readonly rule: RuleId;
  readonly seat?: Seat;
  readonly section?: Section;
  readonly counted: number;
  readonly allowed: number;
}

const totalOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** With the route tiles that lie in stacks; the discard gives personal ones, so that all of them can be fulfilled. */
const routesInGame = (players: number): number => 4 * (players + 1);

/** Each round the first and the second in the war get one disc. */
const WAR_DISCS = ROUNDS;

const commoditiesOf = ({ delivered, left }: CountedPlayer): number =>
  totalOf(MARKETS.map((market) => delivered[market] ?? 0)) + left;

function ofOne(player: CountedPlayer, seat: Seat): ScoreWarning[] {
  return [{ code: 'commodities', rule: 'box', seat, counted: commoditiesOf(player), allowed: COMMODITIES }];
}

function ofAll(players: readonly CountedPlayer[]): ScoreWarning[] {
  const all = (of: (player: CountedPlayer) => number): number => totalOf(players.map(of));
  return [
    {
      code: 'factories',
      rule: 'setup.factories',
      counted: all(({ factories }) => totalOf(Object.values(factories))),
      allowed: players.length * FACTORIES.length,
    },
    { code: 'war', rule: 'round.war', counted: all(({ war }) => war.four), allowed: WAR_DISCS },
    {
      code: 'routes',
      rule: 'setup.routes',
      counted: all(({ routes }) => totalOf(routes)),
      allowed: routesInGame(players.length),
    },
    ...SECTIONS.map(
      (section): ScoreWarning => ({
        code: 'section',
        rule: 'score.advancements',
        section,
        counted: all(({ advancements }) => advancements[section]),
        allowed: ADVANCEMENTS_EACH,
      }),
    ),
    { code: 'silver', rule: 'box', counted: all(({ silver }) => silver), allowed: ALL_SILVER },
    { code: 'copper', rule: 'box', counted: all(({ copper }) => copper), allowed: ALL_COPPER },
    {
      code: 'misfortune',
      rule: 'box',
      counted: all(({ misfortune }) => misfortune),
      allowed: ALL_MISFORTUNE,
    },
  ];
}

/** Throws InvalidInput. */
export function scoreWarnings(game: CountedGame): ScoreWarning[] {
  const { players } = readGame(game);
  return [...players.flatMap((player, seat) => ofOne(player, seat as Seat)), ...ofAll(players)].filter(
    ({ counted, allowed }) => counted > allowed,
  );
}
