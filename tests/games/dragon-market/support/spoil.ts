/** Boards that were sound until somebody changed a byte. */
import { expect } from 'vitest';
import { type Board, createBoard } from '../../../../src/games/dragon-market/board.ts';
import { isBoard, wrongWith } from '../../../../src/games/dragon-market/fast.ts';
import type { State } from '../../../../src/games/dragon-market/index.ts';
import { loadInto } from '../../../../src/games/dragon-market/state.ts';

export type Spoil = (board: Board) => void;
export type Case = [code: string, what: string, spoil: Spoil];

export const cell =
  (at: number, value: number): Spoil =>
  ({ cells }) => {
    cells[at] = value;
  };
export const word =
  (at: number, value: number): Spoil =>
  ({ words }) => {
    words[at] = value;
  };
export const both =
  (...spoils: Spoil[]): Spoil =>
  (board) => {
    for (const spoil of spoils) spoil(board);
  };

export function expectWrong(state: State, [code, , spoil]: Case): void {
  const board = createBoard();
  loadInto(state, board);
  expect(wrongWith(board)).toBeUndefined();
  spoil(board);
  expect(wrongWith(board)).toBe(code);
  expect(isBoard(board)).toBe(false);
}
