/** "What would you do?": the best few whole turns, what they are worth, and why, in codes. */
import { unpackMove } from '../../games/dragon-market/fast.ts';
import { determinize, type Move, type Seat, type View } from '../../games/dragon-market/index.ts';
import { finish } from '../search/steps.ts';
import { checkSettings } from './choose.ts';
import type { Level } from './levels.ts';
import { type Reason, reasonsFor } from './reasons.ts';
import { Thinker } from './thinker.ts';

export interface Advice {
  readonly moves: readonly Move[]; // up to the end of the turn, or to where chance decides
  readonly chance: number; // of winning, 0 to 1
  readonly reasons: readonly Reason[];
}

export interface AdviceOptions {
  readonly seed: string | number;
  readonly most?: number | undefined; // turns to tell, 3 by default
  readonly ms?: number | undefined;
}

const ADVISER: Level = 'harbour-master';
const MOST = 3;

/** Yields how far it is, 0 to 1. */
export function* advising(
  view: View,
  { seed, most = MOST, ms = Number.POSITIVE_INFINITY }: AdviceOptions,
  now: () => number,
): Generator<number, Advice[]> {
  checkSettings(view, { level: ADVISER });
  const plans = yield* new Thinker(view, ADVISER, seed).plans(now, now() + ms);
  const world = determinize(view, () => 0.5);
  const known = view.sides.map(({ hidden }) => !hidden);
  return plans.slice(0, most).map(({ moves, chance }) => {
    const turn = moves.map(unpackMove);
    return { moves: turn, chance, reasons: reasonsFor(world, view.seat as Seat, turn, known) };
  });
}

export const advise = (
  view: View,
  options: AdviceOptions,
  now: () => number = () => performance.now(),
): Advice[] => finish(advising(view, options, now));
