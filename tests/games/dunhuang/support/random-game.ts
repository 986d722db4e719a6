/** Random games from a seed of their own, so that a failing one can be played again. */
import {
  createGame,
  type GameEvent,
  type GameOptions,
  type GameRecord,
  legalMoves,
  type Move,
  playWithEvents,
  type State,
  toMove,
} from '../../../../src/games/dunhuang/index.ts';
import { dice } from '../../../support/dice.ts';

export interface Step {
  readonly before: State;
  readonly move: Move;
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/** More moves than any game has: some fifty turns of at most eight. */
export const NEVER_SO_MANY = 600;

/** Plays at random to the end, telling of every step. */
export function randomGame(
  options: GameOptions,
  each: (step: Step) => void = () => undefined,
): { record: GameRecord; state: State } {
  const random = dice(`moves of ${options.seed}`);
  let state = createGame(options);
  const moves: Move[] = [];
  while (toMove(state) !== undefined) {
    if (moves.length === NEVER_SO_MANY) throw new Error('the game does not end');
    const legal = legalMoves(state);
    const move = legal[Math.floor(random() * legal.length)]!;
    const next = playWithEvents(state, move);
    each({ before: state, move, ...next });
    moves.push(move);
    state = next.state;
  }
  return { record: { options, moves }, state };
}

/** Every step of some games. */
export function stepsOfGames(name: string): Step[] {
  const found: Step[] = [];
  for (const players of [2, 3, 4] as const) {
    for (const n of 'abcdefgh') randomGame({ players, seed: `${name} ${n}` }, (step) => found.push(step));
  }
  return found;
}

/** The nth of the 64 answers to the six open questions, for tests that walk through all. */
export function rulingsNumber(n: number): NonNullable<GameOptions['rulings']> {
  return {
    supply: n & 1 ? 'unlimited' : 'box',
    middleToken: n & 2 ? 'most-or-tie' : 'any-placer',
    emptyCollection: n & 4 ? 'keep' : 'return',
    sameGood: n & 8 ? 'forbidden' : 'allowed',
    endTrigger: n & 16 ? 'pile-empty' : 'cannot-refill',
    manichean: n & 32 ? 'always' : 'ask',
  };
}
