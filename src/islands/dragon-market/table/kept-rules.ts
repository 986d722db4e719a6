/** The rules of Dragon Market as far as games that lie on the device ask for them. */
import {
  countPlayable,
  createGame,
  endsTurn,
  type GameOptions,
  outcome,
  playWithEvents,
  toMove,
  view,
} from '../../../games/dragon-market/index.ts';
import { given } from '../../../lib/given.ts';
import type { KeptRules } from '../../table/game/rules.ts';

export const keptRules: KeptRules = {
  id: 'dragon-market',
  hasSetUp: false, // boats are placed and objectives kept in turn, as part of the first
  createGame,
  toMove,
  playWithEvents,
  outcome,
  view,
  endsTurn,
  countPlayable,
  readOptions: (data) =>
    given(data, ['players', 'seed', 'firstPlayer', 'rulings', 'deck']) as unknown as GameOptions,
};
