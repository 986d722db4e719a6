/** The rules of Dunhuang as far as games that lie on the device ask for them. */
import {
  countPlayable,
  createGame,
  endsTurn,
  type GameOptions,
  outcome,
  playWithEvents,
  toMove,
  view,
} from '../../../games/dunhuang/index.ts';
import { given } from '../../../lib/given.ts';
import type { KeptRules } from '../../table/game/rules.ts';

export const keptRules: KeptRules = {
  id: 'dunhuang',
  hasSetUp: true, // cards are kept, and the camel is placed
  createGame,
  toMove,
  playWithEvents,
  outcome,
  view,
  endsTurn,
  countPlayable,
  readOptions: (data) =>
    given(data, ['players', 'seed', 'circle', 'firstPlayer', 'rulings']) as unknown as GameOptions,
};
