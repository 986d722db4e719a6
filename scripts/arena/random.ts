/** Somebody who plays any legal move. */
import { below, seedFrom } from '../../src/lib/random.ts';
import type { Contestant } from './game.ts';

const dice = new Int32Array(4);

export const randomOf =
  <State, Move>(legalMoves: (state: State) => Move[]): Contestant<State, Move> =>
  (state, _seat, seed) => {
    const moves = legalMoves(state);
    seedFrom(seed, dice, 0);
    return moves[below(dice, 0, moves.length)]!;
  };
