/** How a contestant plays, rather than how well: what it does or has at the end of its own turns, on average. */
import { type Interval, jackknife } from './jackknife.ts';

/** Sums over turns, by the name of the habit. */
export interface Habits {
  turns: number;
  sums: Record<string, number>;
}

export const noHabits = (): Habits => ({ turns: 0, sums: {} });

/** One more turn in which so much was done or held. */
export function note(habits: Habits, seen: Readonly<Record<string, number>>): void {
  habits.turns++;
  for (const [name, count] of Object.entries(seen)) habits.sums[name] = (habits.sums[name] ?? 0) + count;
}

export interface HabitSummary {
  readonly name: string;
  readonly a: number; // a turn
  readonly b: number;
  readonly more: number; // how much more A has of it than B: 0.2 is a fifth more
  readonly interval: Interval; // 95 % of `more`, over deals
}

/** Of A and of B, deal by deal. */
export function compareHabits(deals: readonly (readonly [Habits, Habits])[]): HabitSummary[] {
  const names = [...new Set(deals.flatMap((sides) => sides.flatMap(({ sums }) => Object.keys(sums))))];
  return names.map((name) => {
    // By deal: A's sum and turns, then B's.
    const rows = deals.map(([a, b]) => [a.sums[name] ?? 0, a.turns, b.sums[name] ?? 0, b.turns]);
    const more = (totals: readonly number[]): number =>
      totals[0]! / totals[1]! / (totals[2]! / totals[3]!) - 1;
    const { totals, value, interval } = jackknife(rows, more);
    return { name, a: totals[0]! / totals[1]!, b: totals[2]! / totals[3]!, more: value, interval };
  });
}
