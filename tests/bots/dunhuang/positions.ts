/** Positions from games of chance, for tests. */
import {
  createGame,
  legalMoves,
  type PlayerCount,
  play,
  type State,
  toMove,
  view,
} from '../../../src/games/dunhuang/index.ts';
import { below, seedFrom } from '../../../src/lib/random.ts';

/** The state after so many random moves; the last one before the end where the game is shorter. */
export function randomState(players: PlayerCount, seed: string, moves: number): State {
  const dice = new Int32Array(4);
  seedFrom(seed, dice, 0);
  let state = createGame({ players, seed });
  for (let i = 0; i < moves; i++) {
    const legal = legalMoves(state);
    const next = play(state, legal[below(dice, 0, legal.length)]!);
    if (toMove(next) === undefined) break;
    state = next;
  }
  return state;
}

/** The same, but on to the beginning of a turn. */
export function randomTurn(players: PlayerCount, seed: string, moves: number): State {
  for (let n = moves; ; n++) {
    const state = randomState(players, seed, n);
    if (view(state, undefined).ask === 'camel') return state;
  }
}

export function randomSource(seed: string): () => number {
  const dice = new Int32Array(4);
  seedFrom(seed, dice, 0);
  return () => below(dice, 0, 2 ** 30) / 2 ** 30;
}
