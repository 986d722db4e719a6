/**
 * A game as JSON: the board's bytes up to the chart, four to a number. It plays on identically after any round trip. Read it
 * through `view`, `toPosition` and the other verbs.
 */
import { fits } from '../../lib/engine-door.ts';
import { AT, type Board, createBoard, HEADING, PLAYERS, SEEN } from './board.ts';
import { layBoat } from './boats.ts';
import { emptyChart } from './chart.ts';
import { InvalidInput } from './errors.ts';
import type { GameEvent } from './events.ts';
import { late } from './late.ts';
import { BOATS } from './types.ts';

export interface State {
  readonly words: readonly number[];
}

export const WORDS = SEEN >> 2;

/** The board that a state is worked on; nothing outlives a call. */
const log: GameEvent[] = [];
const scratch = createBoard(log);
/** Whether what lies on it was made or looked over by the engine. */
let sound = false;
/** What the engine has made. */
const made = new WeakSet<object>();

/** Lays the boats out on the chart. */
export function drawChart(board: Board): void {
  const { cells, chart } = board;
  chart.set(emptyChart(cells[PLAYERS]!));
  for (let boat = 0; boat < BOATS; boat++) {
    if (cells[AT + boat] !== 0) layBoat(board, boat, cells[AT + boat]!, cells[HEADING + boat]!);
  }
}

/** Puts a state on a board; nothing is checked. */
export function loadInto(state: State, board: Board): void {
  for (let i = 0; i < WORDS; i++) board.words[i] = state.words[i]!;
  drawChart(board);
}

/** Puts a state on the scratch board, each word read once. Mostly it lies there already, from the call before. */
function load(state: State): boolean {
  const from: unknown = state.words;
  if (!Array.isArray(from) || from.length !== WORDS) return false;
  const to = scratch.words;
  for (let i = 0; i < WORDS; i++) {
    const word: unknown = from[i];
    if (word === to[i]) continue;
    sound = false;
    if (typeof word !== 'number' || (word | 0) !== word) return false;
    to[i] = word;
  }
  if (sound) return true;
  sound = late.isBoard?.(scratch) ?? made.has(from);
  if (sound && !late.isBoard) drawChart(scratch); // it is drawn by who looks a board over
  return sound;
}

/** The board of a state, with an empty log. The next call overwrites it. Throws InvalidInput where it is no state. */
export function boardOf(state: State): Board {
  log.length = 0;
  if (!fits(load, state)) throw new InvalidInput('state');
  return scratch;
}

/** The scratch board, about to be changed: it is trusted again when it is stored. */
export function distrust(): Board {
  sound = false;
  return scratch;
}

/** A board for a game that does not exist yet. */
export function blankBoard(): Board {
  log.length = 0;
  return distrust();
}

/** The scratch board as a state. It must be one that play can lead to. */
export function store(board: Board): State {
  sound = true;
  const words = new Array<number>(WORDS);
  for (let i = 0; i < WORDS; i++) words[i] = board.words[i]!;
  made.add(words);
  return { words };
}
