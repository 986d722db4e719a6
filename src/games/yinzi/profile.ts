/** What only the box on the table can say: asked for once, kept as a profile. What is not known yet is null. */
import type { PlayerCount } from '../../lib/seats.ts';
import { MARKETS, type Market } from './box.ts';
import { reader } from './read.ts';

export type Known = number | null;
type Track = readonly Known[]; // by space, from the first
type ByPlayers = Readonly<Record<PlayerCount, Known>>;

export interface BoxProfile {
  readonly boats: Track; // transport capacity
  readonly rates: Track; // copper for one silver, by space of the die
  readonly points: Readonly<Record<Market, Known>>; // printed for a commodity there
  readonly coast: ByPlayers; // boxes for ships
  readonly stacks: ByPlayers; // of ships, beside the coast
}
export type ProfilePart = keyof BoxProfile;

export const LONGEST_TRACK = 30;
export const RATE_SPACES = 6;
export const MOST_PRINTED = 99;
const PLAYERS = [2, 3, 4] as const;

/** Throws InvalidInput. What is absent is not known. */
export function readProfile(value: unknown): BoxProfile {
  const read = reader('profile');
  const known = (given: unknown): Known => (given == null ? null : read.count(given, MOST_PRINTED));
  return read.all(() => {
    const given = read.fields(value);
    const track = (part: ProfilePart, most: number): Known[] => {
      const spaces = read.list(given[part] ?? [], most).map(known);
      return spaces.slice(0, spaces.findLastIndex((space) => space !== null) + 1);
    };
    const by = <Name extends string | number>(part: ProfilePart, names: readonly Name[]) => {
      const there = read.fields(given[part] ?? {});
      return Object.fromEntries(names.map((name) => [name, known(there[String(name)])])) as Record<
        Name,
        Known
      >;
    };
    return {
      boats: track('boats', LONGEST_TRACK),
      rates: track('rates', RATE_SPACES),
      points: by('points', MARKETS),
      coast: by('coast', PLAYERS),
      stacks: by('stacks', PLAYERS),
    };
  });
}

export const EMPTY_PROFILE: BoxProfile = readProfile({});

/** Where a number of a profile stands: a part, and in it a space from 0, a market or how many play. */
export interface ProfilePlace {
  readonly part: ProfilePart;
  readonly at: number | Market;
}

export const numberAt = (profile: BoxProfile, { part, at }: ProfilePlace): Known =>
  (profile[part] as Readonly<Record<string, Known>>)[at] ?? null;

/** With one number more, another, or one less. Throws InvalidInput. */
export function withNumber(profile: BoxProfile, { part, at }: ProfilePlace, value: Known): BoxProfile {
  const now = profile[part];
  if (!Array.isArray(now)) return readProfile({ ...profile, [part]: { ...now, [at]: value } });
  const length = Math.max(now.length, Number(at) + 1);
  const spaces = Array.from({ length }, (_, i): Known => (i === at ? value : (now[i] ?? null)));
  return readProfile({ ...profile, [part]: spaces });
}
