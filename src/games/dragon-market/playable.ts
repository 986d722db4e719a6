/** Whether moves that somebody wrote down can be played, without telling what they do. */
import { countPlayed, isListed } from '../../lib/engine-door.ts';
import { playMove } from './act.ts';
import { createBoard } from './board.ts';
import { listMoves } from './legal.ts';
import { packMove } from './moves.ts';
import type { GameOptions } from './options.ts';
import { MOST_MOVES } from './packed.ts';
import { createGame } from './setup.ts';
import { loadInto } from './state.ts';

/** More moves than any game that people end. */
export const MOST_PLAYED = 8000;

const board = createBoard();
const legal = new Int32Array(MOST_MOVES);

/** How many of the moves can be played, one after another, from the first on. Throws InvalidOptions. */
export function countPlayable(options: GameOptions, moves: readonly unknown[]): number {
  loadInto(createGame(options), board);
  return countPlayed(moves, MOST_PLAYED, (move) => {
    const packed = packMove(move);
    if (!isListed(legal, listMoves(board, legal), packed)) return false;
    playMove(board, packed);
    return true;
  });
}
