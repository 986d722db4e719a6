/** After a game: how the chances went, turn by turn, and where it turned. */

import { type Board, loadInto, packMove } from '../../games/dunhuang/fast.ts';
import {
  createGame,
  type GameRecord,
  type Move,
  outcome,
  play,
  type Seat,
  type State,
  toMove,
  view,
} from '../../games/dunhuang/index.ts';
import type { ReviewOf } from '../search/review.ts';
import { finish } from '../search/steps.ts';
import { chancesOf, greatestSwings, type Moment, swing } from '../search/swings.ts';
import { type Advice, advise } from './advise.ts';
import { isAnswer, isLastKnown } from './game.ts';
import { Thinker } from './thinker.ts';

export type Review = ReviewOf<Advice>;
export type TurningPoint = Review['turningPoints'][number];

export interface ReviewOptions {
  readonly seed: string | number;
  readonly iterations?: number; // for each moment
}

const TURNING_POINTS = 3;

/** Chances with all cards on the table, which after a game nobody minds. */
function* chancesAt(state: State, seat: Seat, seed: string, iterations: number): Generator<void, number[]> {
  const sampler = { deal: (board: Board) => loadInto(state, board) };
  const thinker = new Thinker(view(state, seat), { level: 'master', seed, iterations }, () => 0, sampler);
  while (thinker.step()) yield;
  return Array.from(thinker.search.means());
}

/** A turn's moves, up to cards that nobody could know: as an advised one is told. */
function playedAt({ moves }: GameRecord, at: number): Move[] {
  const turn = moves.slice(at);
  const last = turn.map(packMove).findIndex((move) => isLastKnown(move) && !isAnswer(move));
  return turn.slice(0, last + 1 || turn.length);
}

/** What the seat might have done instead, knowing what it knew; null where it did just that. */
function betterThan(
  record: GameRecord,
  { at, state }: { at: number; state: State },
  thought: Required<ReviewOptions>,
): Advice | null {
  const played = playedAt(record, at);
  const options = { ...thought, most: 1, explained: true, played };
  const [best] = advise(view(state, toMove(state)!), options);
  return best === undefined || JSON.stringify(best.moves) === JSON.stringify(played) ? null : best;
}

/** The states in which a turn begins, and the one after the last move. */
function turnsOf({ options, moves }: GameRecord): { turns: { at: number; state: State }[]; end: State } {
  const turns: { at: number; state: State }[] = [];
  let state = createGame(options);
  moves.forEach((move, at) => {
    if (move.type === 'move-camel') turns.push({ at, state });
    state = play(state, move);
  });
  return { turns, end: state };
}

/** Yields how far it is, 0 to 1. Throws what `createGame` and `play` throw where the record is not a game. */
export function* reviewing(
  record: GameRecord,
  { seed, iterations = 200 }: ReviewOptions,
): Generator<number, Review> {
  const { turns, end } = turnsOf(record);
  const moments: Moment[] = [];
  for (const { at, state } of turns) {
    const seat = toMove(state)!;
    const thinking = chancesAt(state, seat, `${seed} ${at}`, iterations);
    let step = thinking.next();
    for (; step.done !== true; step = thinking.next()) yield moments.length / turns.length;
    moments.push({ at, seat, chances: step.value });
  }
  const result = outcome(end);
  if (result !== undefined) {
    const chances = chancesOf(record.options.players, result.winners);
    moments.push({ at: record.moves.length, seat: null, chances });
  }
  const turningPoints: TurningPoint[] = [];
  for (const index of greatestSwings(moments, TURNING_POINTS)) {
    const { at, seat, chances: before } = moments[index]!;
    const after = moments[index + 1]!.chances;
    const better = betterThan(record, turns[index]!, { seed, iterations });
    turningPoints.push({
      at,
      seat: seat!,
      before,
      after,
      swing: swing(before, after),
      better,
    });
    yield 1;
  }
  return { moments, turningPoints };
}

export function review(record: GameRecord, options: ReviewOptions): Review {
  return finish(reviewing(record, options));
}
