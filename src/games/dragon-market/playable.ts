/** Whether moves that somebody wrote down can be played, without telling what they do. */
import { listOf } from '../../lib/reading.ts';
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
  const list = readMoves(moves);
  const refused = list.findIndex((move) => {
    const packed = packMove(move);
    if (!legal.subarray(0, listMoves(board, legal)).includes(packed)) return true;
    playMove(board, packed);
    return false;
  });
  return refused < 0 ? list.length : refused;
}

/** None where there is no list, or nobody's. */
function readMoves(moves: unknown): unknown[] {
  try {
    return listOf(moves, MOST_PLAYED) ?? [];
  } catch {
    return []; // a getter or a Proxy that throws
  }
}
