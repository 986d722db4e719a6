/**
 * What a game that goes its ordinary way can do without: a page that is built leaves it out and brings what it wants when it is
 * wanted (src/build/chunks.ts). Anywhere else it comes with the door (index.ts).
 */
import type { Board } from './board.ts';
import type { MoveError } from './errors.ts';

interface Late {
  /** Whether a board that the engine has not made is one that play can lead to. Without it, none is. */
  isBoard(board: Board): boolean;
  /** Why a move is not legal. Without it, nobody can tell. */
  refuse(board: Board, move: number): MoveError;
}

export const late: Partial<Late> = {};

export const UNTOLD: MoveError = { code: 'not-a-move', rule: 'turn.roll' };
