/** How something more would have changed who has won. */
import type { Seat } from '../../lib/seats.ts';
import type { ScoreRules, Summary } from './rules.ts';
import type { AnySheet } from './sheet.ts';

export interface Outcome {
  readonly total: number; // of the one who had more
  readonly verdict: Summary['verdict'];
  readonly differs: boolean; // others win, or no longer the same ones
}

/** Who wins, or between whom something decides that nobody has counted. */
const firstOf = ({ winners, level }: Summary['verdict']): string =>
  (winners.length > 0 ? winners : level).join();

export function outcomeOf<S extends AnySheet>(
  { summaryOf }: Pick<ScoreRules<S>, 'summaryOf'>,
  now: S,
  then: S,
  seat: Seat,
): Outcome {
  const { sheets, verdict } = summaryOf(then);
  const differs = firstOf(verdict) !== firstOf(summaryOf(now).verdict);
  return { total: sheets[seat]!.total, verdict, differs };
}
