/**
 * A game as JSON: the board's bytes, four to a number, and what each seat remembers. It plays on
 * identically after any round trip. Read it through `view`, `toPosition` and the other verbs.
 */
import { fits } from '../../lib/engine-door.ts';
import { type Board, createBoard, PILE, PILE_SIZE, SIZE } from './board.ts';
import { isBoard } from './board-check.ts';
import { InvalidInput } from './errors.ts';
import type { GameEvent } from './events.ts';
import type { Memory } from './known-cards.ts';
import { rememberLast } from './memory-check.ts';

export interface State {
  readonly words: readonly number[]; // up to the top of the pile; the rest of a board is zeros
  readonly memory: readonly Memory[]; // one for each seat, and the last for a bystander
}

/** The board that a state is worked on; nothing outlives a call. */
const log: GameEvent[] = [];
const scratch = createBoard(log);
/** Whether what lies on it was made or looked over by the engine. */
let sound = false;

const FEWEST_WORDS = PILE >> 2;
const MOST_WORDS = SIZE >> 2;

/** Words up to the top of the pile. */
const lengthOf = ({ cells }: Board): number => (PILE + cells[PILE_SIZE]! + 3) >> 2;

/** Puts the words of a state on a board; nothing is checked. */
export function loadInto(state: State, board: Board): void {
  const from = state.words;
  const to = board.words;
  const length = from.length;
  for (let i = 0; i < length; i++) to[i] = from[i]!;
  for (let i = length; i < to.length; i++) to[i] = 0;
}

/**
 * Puts a state on the scratch board, each word read once. Mostly it lies there already, from the call before: only what
 * differs has to be looked over.
 */
function load(state: State): boolean {
  const from: unknown = state.words;
  if (!Array.isArray(from)) return false;
  const length = from.length;
  if (!(length >= FEWEST_WORDS && length <= MOST_WORDS)) return false;
  const to = scratch.words;
  for (let i = 0; i < length; i++) {
    const word: unknown = from[i];
    if (word === to[i]) continue;
    sound = false;
    if (typeof word !== 'number' || (word | 0) !== word) return false;
    to[i] = word;
  }
  if (sound && length >= lengthOf(scratch)) return true;
  to.fill(0, length);
  sound = isBoard(scratch.cells);
  return sound;
}

/** The board of a state, with an empty log. The next call overwrites it. Throws InvalidInput where it is no state. */
export function boardOf(state: State): Board {
  log.length = 0;
  if (!fits(load, state)) throw new InvalidInput('state');
  return scratch;
}

/** The board is about to change, and is trusted again when it is stored. */
export function distrust(): void {
  sound = false;
}

/** A board for a game that does not exist yet. */
export function blankBoard(): Board {
  log.length = 0;
  sound = false;
  return scratch;
}

/** The scratch board as a state. It must be one that play can lead to. */
export function store(board: Board, memory: readonly Memory[]): State {
  sound = true;
  rememberLast(memory);
  const length = lengthOf(board);
  const words = new Array<number>(length);
  for (let i = 0; i < length; i++) words[i] = board.words[i]!;
  return { words, memory };
}
