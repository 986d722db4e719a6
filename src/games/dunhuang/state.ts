/**
 * A game as JSON: the board's cells, the generator, and what each seat remembers. It plays on
 * identically after any round trip. Read it through `view`, `toPosition` and the other verbs.
 */
import { type Board, createBoard, GENERATOR, USED } from './board.ts';
import type { GameEvent } from './events.ts';
import type { Memory } from './memory.ts';

export interface State {
  readonly cells: readonly number[];
  readonly generator: readonly number[];
  readonly memory: readonly Memory[]; // one for each seat, and the last for a bystander
}

/** Where the door puts a state to work on it; nothing outlives a call. */
const log: GameEvent[] = [];
const desk = createBoard(log);

export function loadInto(state: State, board: Board): void {
  const from = state.cells;
  const to = board.cells;
  for (let i = 0; i < USED; i++) to[i] = from[i]!;
  for (let i = 0; i < 4; i++) board.words[GENERATOR + i] = state.generator[i]!;
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
  const cells = new Array<number>(USED);
  for (let i = 0; i < USED; i++) cells[i] = board.cells[i]!;
  const words = board.words;
  const generator = [words[GENERATOR]!, words[GENERATOR + 1]!, words[GENERATOR + 2]!, words[GENERATOR + 3]!];
  return { cells, generator, memory };
}
