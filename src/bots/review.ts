/** After a game: how the chances went, turn by turn, and where it turned. */
import {
  type createBoard,
  createGame,
  type GameRecord,
  loadInto,
  outcome,
  play,
  type Seat,
  type State,
  toMove,
  view,
} from '../games/dunhuang/index.ts';
import { type Advice, advise } from './advise.ts';
import { Thinker } from './thinker.ts';

export interface Moment {
  readonly at: number; // moves played before it
  readonly seat: Seat | null; // whose turn begins here; null at the end
  readonly chances: readonly number[]; // by seat
}

export interface TurningPoint {
  readonly at: number; // moves played before the turn
  readonly seat: Seat; // whose turn it was
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly swing: number; // how far the chances moved, 0 to 1
  readonly better: Advice | null; // what that seat might have done instead, knowing what it knew
}

export interface Review {
  readonly moments: readonly Moment[];
  readonly turningPoints: readonly TurningPoint[]; // three at most, in the order of the game
}

export interface ReviewOptions {
  readonly seed: string | number;
  readonly iterations?: number; // for each moment
}

const TURNING_POINTS = 3;

/** Chances with all cards on the table, which after a game nobody minds. */
function chancesAt(state: State, seat: Seat, players: number, seed: string, iterations: number): number[] {
  const sampler = { deal: (board: ReturnType<typeof createBoard>) => loadInto(state, board) };
  const thinker = new Thinker(view(state, seat), { level: 'master', seed, iterations }, () => 0, sampler);
  while (thinker.step());
  return Array.from(thinker.search.means()).slice(0, players);
}

const swing = (before: readonly number[], after: readonly number[]): number =>
  before.reduce((sum, chance, seat) => sum + Math.abs(after[seat]! - chance), 0) / 2;

/** Throws what `createGame` and `play` throw where the record is not a game. */
export function review(record: GameRecord, { seed, iterations = 200 }: ReviewOptions): Review {
  const { players } = record.options;
  const moments: Moment[] = [];
  const states: State[] = [];
  let state = createGame(record.options);
  record.moves.forEach((move, at) => {
    const seat = toMove(state)!;
    if (move.type === 'move-camel') {
      moments.push({ at, seat, chances: chancesAt(state, seat, players, `${seed} ${at}`, iterations) });
      states.push(state);
    }
    state = play(state, move);
  });
  const result = outcome(state);
  if (result !== undefined) {
    const share = 1 / result.winners.length;
    const chances = Array.from({ length: players }, (_, seat) =>
      result.winners.includes(seat as Seat) ? share : 0,
    );
    moments.push({ at: record.moves.length, seat: null, chances });
  }
  const turns = moments.slice(0, -1).map((moment, i): Omit<TurningPoint, 'better'> & { index: number } => {
    const after = moments[i + 1]!.chances;
    return {
      index: i,
      at: moment.at,
      seat: moment.seat!,
      before: moment.chances,
      after,
      swing: swing(moment.chances, after),
    };
  });
  const turningPoints = turns
    .sort((a, b) => b.swing - a.swing || a.at - b.at)
    .slice(0, TURNING_POINTS)
    .sort((a, b) => a.at - b.at)
    .map(({ index, ...turn }): TurningPoint => {
      const [better] = advise(view(states[index]!, turn.seat), { seed, iterations, most: 1 });
      return { ...turn, better: better ?? null };
    });
  return { moments, turningPoints };
}
