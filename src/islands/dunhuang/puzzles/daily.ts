/** One puzzle a day, the same for everybody, by the date alone. */

const DAY = 86_400_000; // ms

/** Days since 1970, by the clock on the wall. */
export const dayOf = (now: Date): number =>
  Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY);

/** Far from a divisor of anything, so that days next to each other have puzzles that are not. */
const STRIDE = 7919;

/** Nothing comes twice before all have come. */
export function dailyOf<T>(puzzles: readonly T[], day: number): T {
  let stride = STRIDE;
  while (puzzles.length > 1 && greatestCommon(stride, puzzles.length) > 1) stride++;
  return puzzles[(day * stride) % puzzles.length]!;
}

function greatestCommon(a: number, b: number): number {
  return b === 0 ? a : greatestCommon(b, a % b);
}

/** How many days in a row, up to today or yesterday. */
export function streakOf(days: readonly number[], today: number): number {
  const solved = new Set(days);
  let day = solved.has(today) ? today : today - 1;
  let streak = 0;
  for (; solved.has(day); day--) streak++;
  return streak;
}
