/** Where a game turned: what every game's review finds out in the same way. */
import type { Seat } from '../../lib/seats.ts';

export interface Moment {
  readonly at: number; // moves played before it
  readonly seat: Seat | null; // whose turn begins here; null at the end
  readonly chances: readonly number[]; // by seat
}

/** How far chances have moved, 0 to 1. */
export const swing = (before: readonly number[], after: readonly number[]): number =>
  before.reduce((sum, chance, seat) => sum + Math.abs(after[seat]! - chance), 0) / 2;

/** Which moments were followed by the greatest change, in the order of the game. */
export function greatestSwings(moments: readonly Moment[], most: number): number[] {
  const swings = moments.slice(1).map(({ chances }, i) => swing(moments[i]!.chances, chances));
  return [...swings.keys()]
    .sort((a, b) => swings[b]! - swings[a]! || a - b)
    .slice(0, most)
    .sort((a, b) => a - b);
}

/** The chances of a game that is over: those who have won share it. */
export const chancesOf = (players: number, winners: readonly Seat[]): number[] =>
  Array.from({ length: players }, (_, seat) => (winners.includes(seat as Seat) ? 1 / winners.length : 0));
