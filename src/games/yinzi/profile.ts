/** What only the box on the table can say: asked for once, kept as a profile. What is not known yet is null. */
import type { PlayerCount } from '../../lib/seats.ts';
import { MARKETS, type Market } from './box.ts';
import { reader } from './read.ts';

type Known = number | null;
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

/** Every number that is known. */
export const knownIn = (profile: BoxProfile): (ProfilePlace & { readonly value: number })[] =>
  (Object.keys(EMPTY_PROFILE) as ProfilePart[]).flatMap((part) =>
    Object.entries(profile[part] as Readonly<Record<string, Known>>).flatMap(([name, value]) =>
      value === null
        ? []
        : [{ part, at: (Number.isNaN(Number(name)) ? name : Number(name)) as Market, value }],
    ),
  );

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

/** What somebody else's profile says, and one's own where that says nothing. */
export const joinProfiles = (own: BoxProfile, other: BoxProfile): BoxProfile =>
  knownIn(other).reduce((all, { value, ...place }) => withNumber(all, place, value), own);

/** `fortune.boats`: the capacity at a step of the track, from 1; null where the profile does not say. */
export const capacityAt = ({ boats }: BoxProfile, step: number): Known => boats[step - 1] ?? null;

/**
 * `fortune.boats`: how many steps it takes at most from one capacity to another, for several spaces may have the same; null where
 * the profile does not say.
 */
export function stepsTo({ boats }: BoxProfile, from: number, to: number): Known {
  const [here, there] = [boats.indexOf(from), boats.findIndex((space) => space !== null && space >= to)];
  const gap = boats.slice(here, there).includes(null);
  return here < 0 || there < here || gap ? null : there - here;
}

/** Copper for one silver; null where the profile does not say. */
export const rateAt = ({ rates }: BoxProfile, space: number): Known => rates[space - 1] || null;
