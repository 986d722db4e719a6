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
  readOptions(data) {
    const { players, seed, firstPlayer, rulings, deck } = data as unknown as GameOptions;
    return {
      players,
      seed,
      ...(firstPlayer !== undefined && { firstPlayer }),
      ...(rulings !== undefined && { rulings }),
      ...(deck !== undefined && { deck }),
    };
  },
};
