/**
 * The table as one block of 264 bytes. Everything that changes in a game lies in it, so that copying
 * a game is one `set`, and playing one makes no garbage. Readable objects (`State`, `View`,
 * `Position`) are made from it at the door.
 *
 * Goods are 1 … 10, so an offset such as HAND leaves its cell 0 unused: `HAND + seat * 10 + good`.
 */
import { below } from '../../lib/random.ts';
import type { GameEvent } from './events.ts';

export const HAND = 0; // cards of a good in a hand: + seat * 10 + good
export const SHOP = 40; // cards of a good in a shop: + seat * 10 + good
export const TOKEN = 80; // who holds a good's majority token, or NOBODY: + good
export const SHANG = 90; // 1 where that token shows 商: + good
export const DRAWN = 100; // Interpreter, Diplomat: drawn, in nobody's hand yet: + good
export const DISCARD = 110; // put out of the game in the open: + good
export const COINS = 121; // + seat
export const PRESTIGE = 125; // + seat
export const MARKET = 129; // the good on a space, 0 where there is none: + space
export const CIRCLE = 137; // index of the character on a space: + space
export const HAND_SIZE = 145; // + seat
export const TOKENS = 149; // how many majority tokens a seat holds: + seat
export const PLAYERS = 153;
export const ASK = 154; // what is to be decided: one of the ASK_ codes below
export const NEXT = 155; // … and after a question about a token has been answered
export const TURN = 156; // whose turn it is
export const DECIDER = 157; // who decides now; another than TURN for protect and give
export const CAMEL = 158;
export const STEPS = 159; // of the camel in this turn
export const FIRST = 160; // the first player; NOBODY until drawn
export const CLOSING = 161; // 1 from the refill that ran short
export const COIN_STOCK = 162; // left in the middle; ENDLESS under supply: unlimited
export const PRESTIGE_STOCK = 163;
export const PILE_SIZE = 164;
export const QUESTION_GOOD = 165; // protect, pay: whose token
export const QUESTION_HOLDER = 166; // protect, pay: who holds it; the taker is TURN
export const GIVE_TO = 167;
export const GIVE_COUNT = 168;
export const RESULT = 169; // 0, RESULT_INSTANT or RESULT_SCORED
export const RULING = 170; // six flags in the order of RULING_NAMES, 0 = default
export const BUDDHIST = 176; // 1 if the Buddhist is in the circle, 0 if the Manichean is
export const GENERATOR = 45; // index in `words` of the generator's four numbers (bytes 180 … 195)
export const DEALT = 196; // set-up: three cards each: + seat * 3
export const PILE = 208; // the draw pile, bottom first: the top card is at PILE + PILE_SIZE - 1; then zeros
export const PILE_ROOM = 56;

export const SIZE = PILE + PILE_ROOM;
export const NOBODY = 15;
export const ENDLESS = 255;
/** The most coins or prestige that a seat can have, without end to the supply: a cell ends at 255, and so do steps. */
export const MOST_HELD = 250;

export const RULING_SUPPLY = RULING;
export const RULING_MIDDLE_TOKEN = RULING + 1;
export const RULING_EMPTY_COLLECTION = RULING + 2;
export const RULING_SAME_GOOD = RULING + 3;
export const RULING_END_TRIGGER = RULING + 4;
export const RULING_MANICHEAN = RULING + 5;

export const ASK_KEEP_DEALT = 0;
export const ASK_PLACE_CAMEL = 1;
export const ASK_CAMEL = 2;
export const ASK_GOOD = 3;
export const ASK_BONUS = 4;
export const ASK_END = 5;
export const ASK_KEEP_DRAWN = 6;
export const ASK_GIVE = 7;
export const ASK_PROTECT = 8;
export const ASK_PAY = 9;
export const ASK_NOTHING = 10; // the game is over

export const RESULT_INSTANT = 1;
export const RESULT_SCORED = 2;

export interface Board {
  readonly cells: Uint8Array;
  readonly words: Int32Array; // the same bytes, for the generator
  readonly log: GameEvent[] | null; // null where nobody listens: searching, random play
}

export function createBoard(log: GameEvent[] | null = null): Board {
  const buffer = new ArrayBuffer(SIZE);
  return { cells: new Uint8Array(buffer), words: new Int32Array(buffer), log };
}

export function copyBoard(from: Board, to: Board): void {
  to.cells.set(from.cells);
}

/** Takes the top card off a pile that is not empty. */
export function drawCard(cells: Uint8Array): number {
  const size = cells[PILE_SIZE]! - 1;
  const good = cells[PILE + size]!;
  cells[PILE + size] = 0;
  cells[PILE_SIZE] = size;
  return good;
}

export function randomBelow(board: Board, n: number): number {
  return below(board.words, GENERATOR, n);
}

/** Takes up to `n` coins from the middle. Returns how many there were to take. */
export function takeCoins(cells: Uint8Array, seat: number, n: number): number {
  const left = cells[COIN_STOCK]!;
  const taken = Math.min(n, left, MOST_HELD - cells[COINS + seat]!);
  cells[COINS + seat]! += taken;
  if (left !== ENDLESS) cells[COIN_STOCK] = left - taken;
  return taken;
}

/** Pays `n` coins to the middle. */
export function payCoins(cells: Uint8Array, seat: number, n: number): void {
  cells[COINS + seat]! -= n;
  if (cells[COIN_STOCK] !== ENDLESS) cells[COIN_STOCK]! += n;
}

/** Takes up to `n` prestige from the middle. Returns how many there were to take. */
export function takePrestige(cells: Uint8Array, seat: number, n: number): number {
  const left = cells[PRESTIGE_STOCK]!;
  const taken = Math.min(n, left, MOST_HELD - cells[PRESTIGE + seat]!);
  cells[PRESTIGE + seat]! += taken;
  if (left !== ENDLESS) cells[PRESTIGE_STOCK] = left - taken;
  return taken;
}

export function addToHand(cells: Uint8Array, seat: number, good: number): void {
  cells[HAND + seat * 10 + good]! += 1;
  cells[HAND_SIZE + seat]! += 1;
}

export function removeFromHand(cells: Uint8Array, seat: number, good: number): void {
  cells[HAND + seat * 10 + good]! -= 1;
  cells[HAND_SIZE + seat]! -= 1;
}
