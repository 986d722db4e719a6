/** What a profile tells those who ask: the whole of it, a capacity, a way, a rate. */
import type { Market } from './box.ts';
import {
  type BoxProfile,
  EMPTY_PROFILE,
  type Known,
  type ProfilePart,
  type ProfilePlace,
  withNumber,
} from './profile.ts';

/** Every number that is known. */
export const knownIn = (profile: BoxProfile): (ProfilePlace & { readonly value: number })[] =>
  (Object.keys(EMPTY_PROFILE) as ProfilePart[]).flatMap((part) =>
    Object.entries(profile[part] as Readonly<Record<string, Known>>).flatMap(([name, value]) =>
      value === null
        ? []
        : [{ part, at: (Number.isNaN(Number(name)) ? name : Number(name)) as Market, value }],
    ),
  );

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
