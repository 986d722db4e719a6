/** "What would you do?": the best few whole turns, what they are worth, and why, in codes. */

import { unpackMove } from '../../games/dunhuang/fast.ts';
import { determinize, type Move, type Seat, type View } from '../../games/dunhuang/index.ts';
import { below, seedFrom } from '../../lib/random.ts';
import { BotError } from '../worker/bot-error.ts';
import { isLastKnown } from './game.ts';
import { type Reason, reasonsFor } from './reasons.ts';
import { type Budget, Thinker } from './thinker.ts';

export interface Advice {
  readonly moves: readonly Move[]; // up to the end of the turn, or to where chance or another decides
  readonly chance: number; // of winning, 0 to 1
  readonly share: number; // of the thinking that went into it, 0 to 1: how sure it is
  readonly reasons: readonly Reason[];
}

export interface AdviceOptions extends Budget {
  readonly seed: string | number;
  readonly most?: number; // turns to tell, 3 by default
}

export function adviceFrom(view: View, thinker: Thinker, seed: string | number, most: number): Advice[] {
  const lines = thinker.search.lines(isLastKnown);
  const total = Math.max(1, thinker.search.iterations);
  const dice = new Int32Array(4);
  seedFrom(String(seed), dice, 0);
  const state = determinize(view, () => below(dice, 0, 2 ** 30) / 2 ** 30);
  return lines.slice(0, most).map(({ moves, visits, value }) => {
    const turn = moves.map(unpackMove);
    return {
      moves: turn,
      chance: value,
      share: visits / total,
      reasons: reasonsFor(state, view.seat as Seat, turn),
    };
  });
}

export function advise(
  view: View,
  { seed, most = 3, ...budget }: AdviceOptions,
  now: () => number = () => performance.now(),
): Advice[] {
  if (view.seat === null || view.toMove !== view.seat) throw new BotError('not-your-move');
  const thinker = new Thinker(view, { level: 'master', seed, ...budget }, now);
  while (thinker.step());
  return adviceFrom(view, thinker, seed, most);
}
