/** Moves on a board: all there are, why one is refused, and one played with care. */
import { movesOn } from '../../lib/engine-door.ts';
import { playMove } from './act.ts';
import type { Board } from './board.ts';
import type { MoveError } from './errors.ts';
import { late, UNTOLD } from './late.ts';
import { listMoves } from './legal.ts';
import { type Move, unpackMove } from './moves.ts';
import { MOST_MOVES } from './packed.ts';

export const MOVES = /* @__PURE__ */ movesOn<Board, Move, MoveError>({
  most: MOST_MOVES,
  list: listMoves,
  unpack: unpackMove,
  refuse: (board, move) => late.refuse?.(board, move) ?? UNTOLD,
  play: playMove,
});
