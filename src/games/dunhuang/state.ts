/**
 * A game as JSON: the board's bytes, four to a number, and what each seat remembers. It plays on
 * identically after any round trip. Read it through `view`, `toPosition` and the other verbs.
 */
import { type Board, createBoard, PILE, PILE_SIZE } from './board.ts';
import type { Memory } from './claims.ts';
import type { GameEvent } from './events.ts';

export interface State {
  readonly words: readonly number[]; // up to the top of the pile; the rest of a board is zeros
  readonly memory: readonly Memory[]; // one for each seat, and the last for a bystander
}

/** Where the door puts a state to work on it; nothing outlives a call. */
const log: GameEvent[] = [];
const desk = createBoard(log);

export function loadInto(state: State, board: Board): void {
  const from = state.words;
  const to = board.words;
  const length = from.length;
  for (let i = 0; i < length; i++) to[i] = from[i]!;
  for (let i = length; i < to.length; i++) to[i] = 0;
}

/** The state on the desk, with an empty log. The next call to `onDesk` overwrites it. */
export function onDesk(state: State): Board {
  loadInto(state, desk);
  log.length = 0;
  return desk;
}

/** A desk for a game that does not exist yet. */
export function emptyDesk(): Board {
  log.length = 0;
  return desk;
}

export function store(board: Board, memory: readonly Memory[]): State {
  const length = (PILE + board.cells[PILE_SIZE]! + 3) >> 2;
  const words = new Array<number>(length);
  for (let i = 0; i < length; i++) words[i] = board.words[i]!;
  return { words, memory };
}

/** One cell of a state, without putting it on the desk. */
export function cellAt(state: State, index: number): number {
  return (state.words[index >> 2]! >>> ((index & 3) * 8)) & 255;
}
