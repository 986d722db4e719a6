/**
 * The table as one block of bytes: copying a game is one `set`, and playing one makes no garbage. First what a game is, then the
 * chart, which says the same of the bay once more, by place. Readable objects are made from it at the door.
 */
import { below } from '../../lib/random.ts';
import { CHART } from './chart.ts';
import type { GameEvent } from './events.ts';

export const GENERATOR = 0; // in `words`: four numbers
export const GOODS = 4; // in `words`: kinds that a side holds, as bits: + side
export const NEED = 8; // in `words`: kinds that its objective still asks for: + side
export const POWER = 12; // in `words`: powers that it has won: + side
export const RULED_OUT = 16; // in `words`: objectives that side a knows side b not to have: + a * 4 + b
export const USED = 32; // in `words`: powers used in this turn
export const AT = 132; // the place of a boat's sailor, 0 before it is placed: + boat
export const HEADING = 142; // 0 north, 1 east, 2 south, 3 west: + boat
export const KIND = 152; // + boat * 2 + pile
export const LEFT = 172; // tokens on a pile: + boat * 2 + pile
export const HEIR = 192; // the place of an heir: + seat
export const COINS = 196; // + side
export const OBJECTIVE = 200; // a card or NONE: + side
export const DONE_COUNT = 204; // + side
export const DONE = 208; // cards in the order of their completion: + side * 4 + n
export const PILE_SIZE = 224;
export const PILE = 225; // objectives, bottom first: the top card is at PILE + PILE_SIZE - 1; then zeros
export const DRAWN_COUNT = 238;
export const DRAWN = 239; // up to three
export const PLAYERS = 242;
export const RULING = 243; // four answers in the order of RULING_NAMES, 0 = default
export const FIRST = 247;
export const TURN = 248; // whose turn it is
export const DECIDER = 249; // who decides now; another than TURN only in the set-up
export const ASK = 250; // what is to be decided: one of the ASK_ codes below
export const DIE = 251; // two faces, 0 before the roll
export const POINTS = 253;
export const PAID = 254; // coins paid for points in this turn
export const OWED = 255; // coins still to be taken, while ASK_TAKE_COIN
export const BECAUSE = 256; // 0: the end of the turn, 1: a power
export const STOCK = 257; // coins
export const DECK_SIZE = 258;
export const CARDS = 259; // kinds of an objective, and a red one's power as the fourth: + card * 4
/** The chart begins here: everything before it is a game's state. */
export const SEEN = 312;

export const SIZE = SEEN + CHART;
export const NONE = 255;

export const RULING_DICE = RULING;
export const RULING_LAYOUT = RULING + 1;
export const RULING_RED = RULING + 2;
export const RULING_TEAMS = RULING + 3;

export const ASK_PLACE = 0;
export const ASK_KEEP_FIRST = 1; // in the set-up
export const ASK_ROLL = 2;
export const ASK_MOVE = 3;
export const ASK_KEEP = 4;
export const ASK_NEED_NOT = 5;
export const ASK_TAKE_COIN = 6;
export const ASK_NOTHING = 7; // the game is over

export interface Board {
  readonly cells: Uint8Array;
  readonly words: Int32Array; // the same bytes
  readonly chart: Uint8Array; // the same bytes, from SEEN on
  readonly log: GameEvent[] | null; // null where nobody listens: searching, random play
}

export function createBoard(log: GameEvent[] | null = null): Board {
  const buffer = new ArrayBuffer(SIZE);
  return {
    cells: new Uint8Array(buffer),
    words: new Int32Array(buffer),
    chart: new Uint8Array(buffer, SEEN),
    log,
  };
}

export function copyBoard(from: Board, to: Board): void {
  to.cells.set(from.cells);
}

export const randomBelow = (board: Board, n: number): number => below(board.words, GENERATOR, n);

/** `team.sides`: seats 0 and 2 are side 0, seats 1 and 3 side 1; without teams everybody is a side. */
export const sideOf = (cells: Uint8Array, seat: number): number =>
  cells[RULING_TEAMS] === 1 ? seat & 1 : seat;
export const sidesOf = (cells: Uint8Array): number => (cells[RULING_TEAMS] === 1 ? 2 : cells[PLAYERS]!);

/** The side whose turn it is. */
export const movingSide = (cells: Uint8Array): number => sideOf(cells, cells[TURN]!);

export const isRed = (cells: Uint8Array): boolean => cells[RULING_RED] === 1;

/** `end.win`: objectives to complete. */
export function objectivesToWin(cells: Uint8Array): number {
  if (cells[RULING_TEAMS] === 1) return 4;
  return isRed(cells) || cells[PLAYERS]! < 4 ? 3 : 2;
}
