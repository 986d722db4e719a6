/** The rules of Dunhuang as far as games that lie on the device ask for them. */
import {
  createGame,
  endsTurn,
  outcome,
  playWithEvents,
  toMove,
  view,
} from '../../../games/dunhuang/index.ts';
import type { KeptRules } from '../../table/game/rules.ts';

export const keptRules: KeptRules = {
  id: 'dunhuang',
  createGame,
  toMove,
  playWithEvents,
  outcome,
  view,
  endsTurn,
};
