/** "What would you do?": the best few whole turns, what they are worth, and why, in codes. */

import { packMove, unpackMove } from '../../games/dunhuang/fast.ts';
import { determinize, type Move, play, type Seat, toMove, type View } from '../../games/dunhuang/index.ts';
import { below, seedFrom } from '../../lib/random.ts';
import { finish } from '../search/steps.ts';
import { BotError } from '../worker/bot-error.ts';
import { isAnswer, isLastKnown } from './game.ts';
import { type Reason, reasonsFor } from './reasons.ts';
import { type Budget, Thinker } from './thinker.ts';

/** What another is likely to say on the way: one of the moves of an advice. */
export interface Answer {
  readonly at: number; // which of the moves
  readonly seat: Seat;
  readonly chance: number; // that it is this one, 0 to 1
}

export interface Advice {
  readonly moves: readonly Move[]; // up to the end of the turn, or to where chance or another decides
  readonly answers: readonly Answer[]; // those of the moves that others make; all else is the asker's own
  readonly chance: number; // of winning, 0 to 1
  readonly share: number; // of the thinking that went into it, 0 to 1: how sure it is
  readonly reasons: readonly Reason[];
}

export interface AdviceOptions extends Budget {
  readonly seed: string | number;
  readonly most?: number; // turns to tell, 3 by default
  readonly first?: Move | undefined; // the move that they begin with, where somebody has chosen it already
}

/** Turns that were hardly looked at are not told: one lucky world could put them first. */
const LEAST_SHARE = 0.02;

/** Reasons must hold in all of so many worlds that fit what the seat knows: else they tell of luck. */
const WORLDS = 8;

export function adviceFrom(view: View, thinker: Thinker, seed: string | number, most: number): Advice[] {
  const lines = thinker.search.lines(isLastKnown, isAnswer);
  const total = Math.max(1, thinker.search.iterations);
  const dice = new Int32Array(4);
  seedFrom(String(seed), dice, 0);
  const worlds = Array.from({ length: WORLDS }, () =>
    determinize(view, () => below(dice, 0, 2 ** 30) / 2 ** 30),
  );
  return lines
    .filter(({ visits }, i) => i === 0 || visits >= LEAST_SHARE * total)
    .slice(0, most)
    .map(({ moves, answers, visits, value }) => {
      const turn = moves.map(unpackMove);
      return {
        moves: turn,
        answers: answers.map(({ at, share }) => ({
          at,
          seat: toMove(turn.slice(0, at).reduce(play, worlds[0]!))!,
          chance: share,
        })),
        chance: value,
        share: visits / total,
        reasons: reasonsFor(worlds, view.seat as Seat, turn, value),
      };
    })
    .sort((a, b) => b.chance - a.chance);
}

export function advise(
  view: View,
  options: AdviceOptions,
  now: () => number = () => performance.now(),
): Advice[] {
  return finish(advising(view, options, now));
}

/** Yields how far it is, 0 to 1. */
export function* advising(
  view: View,
  { seed, most = 3, first, ...budget }: AdviceOptions,
  now: () => number,
): Generator<number, Advice[]> {
  if (view.seat === null || view.toMove !== view.seat) throw new BotError('not-your-move');
  const begun = first && packMove(first);
  const thinker = new Thinker(view, { level: 'master', seed, ...budget }, now, undefined, begun);
  while (thinker.step()) yield thinker.progress;
  return adviceFrom(view, thinker, seed, most);
}
