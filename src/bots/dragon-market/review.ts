/** After a game: how the chances went, turn by turn, and where it turned. */
import { createBoard, DONE_COUNT, loadInto, sideOf } from '../../games/dragon-market/fast.ts';
import {
  createGame,
  type GameRecord,
  outcome,
  play,
  type State,
  toMove,
  view,
} from '../../games/dragon-market/index.ts';
import type { ReviewOf } from '../search/review.ts';
import { finish } from '../search/steps.ts';
import { chancesOf, greatestSwings, type Moment, swing } from '../search/swings.ts';
import { type Advice, advising } from './advise.ts';
import { Outlook } from './outlook.ts';

export type Review = ReviewOf<Advice>;
export type TurningPoint = Review['turningPoints'][number];

export interface ReviewOptions {
  readonly seed: string | number;
}

const TURNING_POINTS = 3;

const board = createBoard();
const outlook = new Outlook();

/** Chances with all objectives on the table, by seat: of a team each has half. */
function chancesAt(state: State, players: number): number[] {
  loadInto(state, board);
  outlook.judge(board, board.cells.subarray(DONE_COUNT, DONE_COUNT + 4));
  const sides = Array.from({ length: players }, (_, seat) => sideOf(board.cells, seat));
  return sides.map((side) => outlook.chances[side]! / sides.filter((other) => other === side).length);
}

/** The states after a roll, when a turn is there to be planned, and the one after the last move. */
function turnsOf({ options, moves }: GameRecord): { turns: { at: number; state: State }[]; end: State } {
  const turns: { at: number; state: State }[] = [];
  let state = createGame(options);
  moves.forEach((move, at) => {
    state = play(state, move);
    if (move.type === 'roll') turns.push({ at: at + 1, state });
  });
  return { turns, end: state };
}

/** Yields how far it is, 0 to 1. Throws what `createGame` and `play` throw where the record is not a game. */
export function* reviewing(record: GameRecord, { seed }: ReviewOptions): Generator<number, Review> {
  const { players } = record.options;
  const { turns, end } = turnsOf(record);
  const moments: Moment[] = turns.map(({ at, state }) => ({
    at,
    seat: toMove(state) ?? null,
    chances: chancesAt(state, players),
  }));
  const result = outcome(end);
  if (result !== undefined) {
    moments.push({ at: record.moves.length, seat: null, chances: chancesOf(players, result.winners) });
  }
  const turningPoints: TurningPoint[] = [];
  for (const index of greatestSwings(moments, TURNING_POINTS)) {
    const { at, seat, chances: before } = moments[index]!;
    const after = moments[index + 1]!.chances;
    const seen = view(turns[index]!.state, seat!);
    let better: Advice[] = [];
    const thinking = advising(seen, { seed, most: 1 }, () => 0);
    for (let step = thinking.next(); ; step = thinking.next()) {
      if (step.done === true) {
        better = step.value;
        break;
      }
      yield (turningPoints.length + step.value) / TURNING_POINTS;
    }
    turningPoints.push({
      at,
      seat: seat!,
      before,
      after,
      swing: swing(before, after),
      better: better[0] ?? null,
    });
  }
  return { moments, turningPoints };
}

export const review = (record: GameRecord, options: ReviewOptions): Review =>
  finish(reviewing(record, options));
