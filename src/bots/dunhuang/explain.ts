/** Why, in codes: what turns are for, what may go wrong with each, and how the first compares with another. */
import { determinize, type Move, type Seat, type View } from '../../games/dunhuang/index.ts';
import { broughtBy } from './brought.ts';
import { type Comparison, compare } from './compare.ts';
import { type Reason, reasonsFor } from './reasons.ts';
import { prepareRisks, type Risk } from './risk.ts';

/** A seat's own turn, with or without its end, and its chance of winning. */
export interface WeighedTurn {
  readonly moves: readonly Move[];
  readonly chance: number;
}

export interface Explained {
  readonly reasons: readonly Reason[];
  readonly risk: Risk | null; // null where there is none to speak of: the game is won, or it is not one's own turn
  readonly compared: Comparison | null; // of the first turn only
}

export interface ExplainOptions {
  readonly seed: string | number;
  /** What was played in place of the first: it is compared with that instead of with the second. */
  readonly played?: readonly Move[] | undefined;
}

/** The best first. What nobody can know is left out, so that any world serves. */
export function explain(
  view: View,
  turns: readonly WeighedTurn[],
  { seed, played }: ExplainOptions,
): Explained[] {
  const world = determinize(view, () => 0.5);
  const riskOf = prepareRisks(view, String(seed));
  const weigh = (moves: readonly Move[], chance: number | null) => {
    const brought = broughtBy(world, view.seat as Seat, moves);
    return { chance, brought, risk: riskOf(moves, brought) };
  };
  const weighed = turns.map(({ moves, chance }) => weigh(moves, chance));
  const [best, next] = weighed;
  const other = played === undefined ? next : weigh(played, null);
  const compared = best === undefined || other === undefined ? null : compare(best, other);
  const top = Math.max(...turns.map(({ chance }) => chance));
  return weighed.map(({ brought, risk }, i) => {
    const reasons = reasonsFor(brought, top);
    const isLost = reasons[0]!.code === 'lost';
    return { reasons, risk: isLost ? null : risk, compared: i === 0 && !isLost ? compared : null };
  });
}
