/** What the numbers of a box can be. */
import type { PlayerCount } from '../../lib/seats.ts';
import { EUROPE, SHIPS_OF_EUROPE } from './box.ts';
import { MOST_PRINTED, type ProfilePlace } from './profile.ts';
import { setupCounts } from './setup-counts.ts';

/** What a number can be, as far as the box's own contents say. */
export function boundsOf({ part, at }: ProfilePlace): { readonly least: number; readonly most: number } {
  if (part === 'boats' || part === 'points') return { least: 0, most: MOST_PRINTED };
  if (part === 'rates') return { least: 1, most: MOST_PRINTED };
  const { eastShips } = setupCounts(at as PlayerCount);
  return part === 'coast'
    ? { least: 1, most: eastShips }
    : { least: 1, most: eastShips + EUROPE.length * SHIPS_OF_EUROPE };
}
