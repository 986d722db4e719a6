/** Games from a seed of their own, so that a failing one can be played again. */

import type {
  GameEvent,
  GameOptions,
  GameRecord,
  Move,
  State,
} from '../../../../src/games/dragon-market/index.ts';
import * as engine from '../../../../src/games/dragon-market/index.ts';
import { playOut, type StepOf } from '../../support/random-play.ts';
import { promising } from './promising.ts';

export type Step = StepOf<State, Move, GameEvent>;

/** More moves than a game has in which people mostly go where they have to. */
export const NEVER_SO_MANY = 4000;

/** Plays to the end, or `most` moves: mostly what brings somebody nearer to what they need, the rest at random. */
export const randomGame = (
  options: GameOptions,
  each: (step: Step) => void = () => undefined,
  most = NEVER_SO_MANY,
  aimless = 0.3,
): { record: GameRecord; state: State } =>
  playOut(engine, options, {
    each,
    most,
    choose: (state, count, random) =>
      random() < aimless ? Math.floor(random() * count) : promising(state, random),
  });

/** The nth of the games that a test walks through: every number of players, objectives, layout, dice, and teams. */
export function optionsNumber(n: number, name: string): GameOptions {
  const players = (2 + (n % 3)) as 2 | 3 | 4;
  return {
    players,
    seed: `${name} ${n}`,
    rulings: {
      objectives: Math.floor(n / 3) % 2 === 0 ? 'blue' : 'red',
      layout: Math.floor(n / 6) % 2 === 0 ? 'drawn' : 'placed',
      dice: (['threes', 'even', 'seven'] as const)[Math.floor(n / 12) % 3]!,
      teams: players === 4 && Math.floor(n / 6) % 2 === 1,
    },
  };
}
