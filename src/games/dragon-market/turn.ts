/** A turn's beginning and end, and the points in between. */
import {
  ASK,
  ASK_MOVE,
  ASK_ROLL,
  ASK_TAKE_COIN,
  BECAUSE,
  type Board,
  COINS,
  DECIDER,
  DIE,
  movingSide,
  OWED,
  PAID,
  PLAYERS,
  POINTS,
  RULING_DICE,
  randomBelow,
  STOCK,
  sideOf,
  TURN,
  USED,
} from './board.ts';
import { collect, takeCoinFrom } from './coins.ts';
import { nextObjective } from './objectives.ts';
import type { Seat } from './types.ts';

const EVEN = 1;
const SEVEN = 2;

/** `box`, `dice`: five 3s and one 4, or as many of each. */
function rollDie(board: Board): number {
  if (board.cells[RULING_DICE] === EVEN) return 3 + randomBelow(board, 2);
  return randomBelow(board, 6) === 5 ? 4 : 3;
}

/** `dice`: whether nothing is rolled, and there are always seven points. */
export const alwaysSeven = (cells: Uint8Array): boolean => cells[RULING_DICE] === SEVEN;

/** `turn.roll`. */
export function roll(board: Board): void {
  const { cells } = board;
  cells[DIE] = alwaysSeven(cells) ? 3 : rollDie(board);
  cells[DIE + 1] = alwaysSeven(cells) ? 4 : rollDie(board);
  cells[POINTS] = cells[DIE]! + cells[DIE + 1]!;
  cells[ASK] = ASK_MOVE;
  board.log?.push({
    type: 'rolled',
    rule: 'turn.roll',
    seat: cells[TURN] as Seat,
    dice: [cells[DIE]!, cells[DIE + 1]!],
    points: cells[POINTS]!,
  });
}

/** Whether no point of this turn is spent yet. */
export const isUnspent = (cells: Uint8Array): boolean =>
  cells[POINTS] === cells[DIE]! + cells[DIE + 1]! + cells[PAID]!;

/** `power.reroll`. */
export function reroll(board: Board, die: number): void {
  const { cells } = board;
  const before = cells[DIE + die]!;
  const face = rollDie(board);
  cells[DIE + die] = face;
  cells[POINTS]! += face - before;
  const seat = cells[TURN] as Seat;
  board.log?.push({
    type: 'rerolled',
    rule: 'power.reroll',
    seat,
    die: die as 0 | 1,
    face,
    points: cells[POINTS]!,
  });
}

/** `turn.coins`. */
export function pay(board: Board): void {
  const { cells } = board;
  cells[COINS + movingSide(cells)]! -= 1;
  cells[STOCK]! += 1;
  cells[PAID]! += 1;
  cells[POINTS]! += 1;
  board.log?.push({ type: 'paid', rule: 'turn.coins', seat: cells[TURN] as Seat, points: cells[POINTS]! });
}

/** The turn of that seat begins; nothing of the last one is left. */
export function beginTurn({ cells, words }: Board, seat: number): void {
  cells[TURN] = seat;
  cells[DECIDER] = seat;
  cells[ASK] = ASK_ROLL;
  cells[DIE] = 0;
  cells[DIE + 1] = 0;
  cells[POINTS] = 0;
  cells[PAID] = 0;
  cells[BECAUSE] = 0;
  words[USED] = 0;
}

function passOn(board: Board): void {
  const { cells } = board;
  const seat = cells[TURN] as Seat;
  const next = ((seat + 1) % cells[PLAYERS]!) as Seat;
  board.log?.push({ type: 'turn-ended', rule: 'turn.leftover', seat, next });
  beginTurn(board, next);
}

/** `turn.leftover`. */
export function endTurn(board: Board): void {
  const { cells } = board;
  cells[OWED] = cells[POINTS]!;
  cells[POINTS] = 0;
  cells[BECAUSE] = 0;
  if (collect(board, 'turn.leftover')) passOn(board);
  else cells[ASK] = ASK_TAKE_COIN;
}

/** A coin from one of several with the most, and then what it was owed for goes on. */
export function takeCoin(board: Board, from: number): void {
  const { cells } = board;
  const because = cells[BECAUSE]!;
  const rule = because === 0 ? 'turn.leftover' : 'power.coins';
  takeCoinFrom(board, sideOf(cells, from), rule);
  if (!collect(board, rule)) return;
  cells[BECAUSE] = 0;
  if (because === 0) passOn(board);
  else nextObjective(board);
}
