/** What a look back on a game tells: how the chances went, and where it turned. */
import type { Seat } from '../../lib/seats.ts';
import type { Moment } from './swings.ts';

interface TurningPoint<Advice> {
  readonly at: number; // moves played before the turn
  readonly seat: Seat; // whose turn it was
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly swing: number; // how far the chances moved, 0 to 1
  readonly better: Advice | null; // what that seat might have done instead, knowing what it knew
}

export interface ReviewOf<Advice> {
  readonly moments: readonly Moment[];
  readonly turningPoints: readonly TurningPoint<Advice>[]; // three at most, in the order of the game
}
