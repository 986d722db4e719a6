/**
 * A rating that moves with what one solves (Glicko, Mark Glickman 1999): the surer it is, the less it moves. A puzzle is an
 * opponent whose strength is known well.
 */
export interface Rating {
  readonly value: number;
  readonly deviation: number;
}

export const NEWCOMER: Rating = { value: 1200, deviation: 350 };

const LEAST_DEVIATION = 50; // so that it can always follow somebody who gets better
const PUZZLE_DEVIATION = 80;
const Q = Math.LN10 / 400;

const damping = (deviation: number): number =>
  1 / Math.sqrt(1 + (3 * Q ** 2 * deviation ** 2) / Math.PI ** 2);

/** How likely it is that this one is solved, 0 to 1. */
export const expected = ({ value }: Rating, puzzle: number): number =>
  1 / (1 + 10 ** ((-damping(PUZZLE_DEVIATION) * (value - puzzle)) / 400));

export function afterPuzzle(rating: Rating, puzzle: number, solved: boolean): Rating {
  const g = damping(PUZZLE_DEVIATION);
  const chance = expected(rating, puzzle);
  const information = Q ** 2 * g ** 2 * chance * (1 - chance);
  const variance = 1 / (1 / rating.deviation ** 2 + information);
  return {
    value: Math.round(rating.value + Q * variance * g * ((solved ? 1 : 0) - chance)),
    deviation: Math.max(LEAST_DEVIATION, Math.round(Math.sqrt(variance))),
  };
}
