/** The first turn: everybody has kept a card, the camel is placed. */
import {
  createGame,
  legalMoves,
  type PlayerCount,
  play,
  type State,
} from '../../src/games/dunhuang/index.ts';

export function opening(players: PlayerCount): State {
  let state = createGame({ players, seed: 'speed' });
  for (let i = 0; i <= players; i++) state = play(state, legalMoves(state)[0]!);
  return state;
}
