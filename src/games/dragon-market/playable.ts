/** Whether moves that somebody wrote down can be played, without telling what they do. */
import { countPlayed } from '../../lib/engine-door.ts';
import { createBoard } from './board.ts';
import { packMove } from './moves.ts';
import { MOVES } from './moves-on-board.ts';
import type { GameOptions } from './options.ts';
import { createGame } from './setup.ts';
import { loadInto } from './state.ts';

/** More moves than any game that people end. */
export const MOST_PLAYED = 8000;

const board = createBoard();

/** How many of the moves can be played, one after another, from the first on. Throws InvalidOptions. */
export function countPlayable(options: GameOptions, moves: readonly unknown[]): number {
  loadInto(createGame(options), board);
  return countPlayed(moves, MOST_PLAYED, (move) => MOVES.attempt(board, packMove(move)));
}
