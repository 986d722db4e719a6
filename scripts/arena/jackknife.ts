/** How sure a ratio of sums is: it is worked out anew without each row, and how far those differ is the error. */

export type Interval = readonly [low: number, high: number];

export function jackknife(
  rows: readonly (readonly number[])[],
  of: (totals: readonly number[]) => number,
): { totals: number[]; value: number; interval: Interval } {
  const totals = rows[0]!.map((_, column) => rows.reduce((sum, row) => sum + row[column]!, 0));
  const value = of(totals);
  const without = rows.map((row) => of(totals.map((total, column) => total - row[column]!)));
  const mean = without.reduce((sum, one) => sum + one, 0) / rows.length;
  const squares = without.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  const error = 1.96 * Math.sqrt((squares * (rows.length - 1)) / rows.length);
  return { totals, value, interval: [value - error, value + error] };
}
