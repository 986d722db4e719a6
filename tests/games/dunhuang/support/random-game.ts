/** Random games from a seed of their own, so that a failing one can be played again. */

import type {
  GameEvent,
  GameOptions,
  GameRecord,
  Move,
  State,
} from '../../../../src/games/dunhuang/index.ts';
import * as engine from '../../../../src/games/dunhuang/index.ts';
import { playOut, type StepOf } from '../../support/random-play.ts';

export type Step = StepOf<State, Move, GameEvent>;

/** More moves than any game has: some fifty turns of at most eight. */
export const NEVER_SO_MANY = 600;

/** Plays at random to the end, telling of every step. */
export function randomGame(
  options: GameOptions,
  each: (step: Step) => void = () => undefined,
): { record: GameRecord; state: State } {
  const played = playOut(engine, options, { each, most: NEVER_SO_MANY });
  if (engine.toMove(played.state) !== undefined) throw new Error('the game does not end');
  return played;
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
