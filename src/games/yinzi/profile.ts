/** What only the box on the table can say: asked for once, kept as a profile. What is not known yet is null. */
import type { PlayerCount } from '../../lib/seats.ts';
import { reader } from './read.ts';
import { MARKETS, type Market } from './score.ts';

export interface BoxProfile {
  readonly boats: readonly number[]; // transport capacity by step of the track
  readonly rates: readonly number[]; // copper for one silver, by space of the die, 1 to 6
  readonly points: Readonly<Record<Market, number | null>>; // printed for a commodity there
  readonly coast: Readonly<Record<PlayerCount, number | null>>; // boxes for ships by number of players
}

const LONGEST_TRACK = 30;
const MOST_POINTS = 99;

export const EMPTY_PROFILE: BoxProfile = {
  boats: [],
  rates: [],
  points: Object.fromEntries(MARKETS.map((market) => [market, null])) as Record<Market, null>,
  coast: { 2: null, 3: null, 4: null },
};

/** Throws InvalidInput. */
export function readProfile(value: unknown): BoxProfile {
  const read = reader('profile');
  const unknownOr = (given: unknown): number | null =>
    given === null ? null : read.count(given, MOST_POINTS);
  return read.all(() => {
    const given = read.fields(value);
    const [points, coast] = [read.fields(given['points']), read.fields(given['coast'])];
    const track = (name: string, most: number): number[] =>
      read.list(given[name], most).map((step) => read.count(step, MOST_POINTS));
    return {
      boats: track('boats', LONGEST_TRACK),
      rates: track('rates', 6),
      points: Object.fromEntries(
        MARKETS.map((market) => [market, unknownOr(points[market] ?? null)]),
      ) as Record<Market, number | null>,
      coast: {
        2: unknownOr(coast['2'] ?? null),
        3: unknownOr(coast['3'] ?? null),
        4: unknownOr(coast['4'] ?? null),
      },
    };
  });
}

/** `fortune.boats`: the capacity at a step of the track, from 1; null where the profile does not say. */
export const capacityAt = ({ boats }: BoxProfile, step: number): number | null => boats[step - 1] ?? null;

/** Copper for one silver; null where the profile does not say. */
export const rateAt = ({ rates }: BoxProfile, space: number): number | null => rates[space - 1] || null;
