/** "What would you do?": the best few whole turns, what they are worth, and why, in codes. */

import { packMove, unpackMove } from '../../games/dunhuang/fast.ts';
import { determinize, type Move, play, type Seat, toMove, type View } from '../../games/dunhuang/index.ts';
import { finish } from '../search/steps.ts';
import { BotError } from '../worker/bot-error.ts';
import { broughtBy } from './brought.ts';
import { type Explained, explain } from './explain.ts';
import { isAnswer, isLastKnown } from './game.ts';
import { reasonsFor } from './reasons.ts';
import { type Budget, Thinker } from './thinker.ts';

/** What another is likely to say on the way: one of the moves of an advice. */
export interface Answer {
  readonly at: number; // which of the moves
  readonly seat: Seat;
  readonly chance: number; // that it is this one, 0 to 1
}

/** Its reasons are always told; risk and comparison only to who asks for them. */
export interface Advice extends Explained {
  readonly moves: readonly Move[]; // up to the end of the turn, or to where chance or another decides
  readonly answers: readonly Answer[]; // those of the moves that others make; all else is the asker's own
  readonly chance: number; // of winning, 0 to 1
  readonly share: number; // of the thinking that went into it, 0 to 1: how sure it is
}

export interface AdviceOptions extends Budget {
  readonly seed: string | number;
  readonly most?: number | undefined; // turns to tell, 3 by default
  readonly first?: Move | undefined; // the move that they begin with, where somebody has chosen it already
  readonly explained?: boolean | undefined; // with risks, and the best compared with another
  readonly played?: readonly Move[] | undefined; // … with what was played in its place
}

/** Turns that were hardly looked at are not told: one lucky world could put them first. */
const LEAST_SHARE = 0.02;

type Told = Pick<AdviceOptions, 'seed' | 'most' | 'explained' | 'played'>;

export function adviceFrom(view: View, thinker: Thinker, options: Told): Advice[] {
  const { seed, most = 3, explained = false, played } = options;
  const total = Math.max(1, thinker.search.iterations);
  const world = determinize(view, () => 0.5);
  const told = thinker.search
    .lines(isLastKnown, isAnswer)
    .filter(({ visits }, i) => i === 0 || visits >= LEAST_SHARE * total)
    .slice(0, explained ? Math.max(2, most) : most) // the best is compared with the next
    .map(({ moves, answers, visits, value }) => {
      const turn = moves.map(unpackMove);
      return {
        moves: turn,
        answers: answers.map(({ at, share }) => ({
          at,
          seat: toMove(turn.slice(0, at).reduce(play, world))!,
          chance: share,
        })),
        chance: value,
        share: visits / total,
      };
    });
  // One turn alone is the one that most thought went into: a few lucky worlds put another first.
  if (most > 1) told.sort((a, b) => b.chance - a.chance);
  const top = Math.max(...told.map(({ chance }) => chance));
  const why = explained
    ? explain(view, told, { seed, played })
    : told.map(({ moves }) => ({
        reasons: reasonsFor(broughtBy(world, view.seat as Seat, moves), top),
        risk: null,
        compared: null,
      }));
  return told.map((turn, i) => ({ ...turn, ...why[i]! })).slice(0, most);
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
  { first, most, explained, played, ...budget }: AdviceOptions,
  now: () => number,
): Generator<number, Advice[]> {
  if (view.seat === null || view.toMove !== view.seat) throw new BotError('not-your-move');
  const begun = first && packMove(first);
  const thinker = new Thinker(view, { level: 'master', ...budget }, now, undefined, begun);
  while (thinker.step()) yield thinker.progress;
  return adviceFrom(view, thinker, { seed: budget.seed, most, explained, played });
}
