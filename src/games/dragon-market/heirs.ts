/** Where heirs stand and may stand. */
import { type Board, COINS, HEIR, PAID, PLAYERS, POINTS, sideOf, TURN } from './board.ts';
import { AHEAD, PILE_AT, PILE_END, PONTOON, pontoonOf } from './chart.ts';

/** `turn.coins`: coins for points, in one turn. */
export const MOST_PAID = 2;

/** `heir.step`, `heir.sailor`: a pile of any boat, or one's own pontoon. */
export function isWalkable(chart: Uint8Array, seat: number, place: number): boolean {
  const what = chart[place]!;
  return (what >= PILE_AT && what < PILE_END) || what === PONTOON + seat;
}

/** Whether the heir of another seat stands there. */
export function isTaken(cells: Uint8Array, seat: number, place: number): boolean {
  const players = cells[PLAYERS]!;
  for (let other = 0; other < players; other++) {
    if (other !== seat && cells[HEIR + other] === place) return true;
  }
  return false;
}

export const canStandOn = ({ cells, chart }: Board, seat: number, place: number): boolean =>
  isWalkable(chart, seat, place) && !isTaken(cells, seat, place);

/** `heir.pass`: whether the mover stands on another's square and has to step on. */
export const isPassing = (cells: Uint8Array): boolean =>
  isTaken(cells, cells[TURN]!, cells[HEIR + cells[TURN]!]!);

/** Coins that may still be paid for points in this turn. */
export const payable = (cells: Uint8Array): number =>
  Math.min(MOST_PAID - cells[PAID]!, cells[COINS + sideOf(cells, cells[TURN]!)]!);

/** Points that this turn still has in it, coins counted in. */
export const stepsLeft = (cells: Uint8Array): number => cells[POINTS]! + payable(cells);

/** There are three other heirs at most: a way that is longer only goes in circles. */
const LONGEST_PASS = 3;

/** `heir.pass`: whether so many plain steps can lead from there to a square where nobody else stands. */
function canGoOn(board: Board, seat: number, place: number, steps: number): boolean {
  if (steps <= 0) return false;
  for (let heading = 0; heading < 4; heading++) {
    const next = place + AHEAD[heading]!;
    if (!isWalkable(board.chart, seat, next)) continue;
    if (!isTaken(board.cells, seat, next) || canGoOn(board, seat, next, steps - 1)) return true;
  }
  return false;
}

/** Whether the mover stands on another's square and cannot step on: nobody gets there. */
export const isStuck = (board: Board): boolean =>
  isPassing(board.cells) &&
  !canGoOn(
    board,
    board.cells[TURN]!,
    board.cells[HEIR + board.cells[TURN]!]!,
    Math.min(stepsLeft(board.cells), LONGEST_PASS),
  );

/** Whether the mover may step there, adjacent and walkable as it is. */
export function maySetFootOn(board: Board, place: number): boolean {
  const { cells } = board;
  const seat = cells[TURN]!;
  if (!isTaken(cells, seat, place)) return true;
  return canGoOn(board, seat, place, Math.min(stepsLeft(cells) - 1, LONGEST_PASS));
}

export const isHome = (cells: Uint8Array, seat: number): boolean =>
  cells[HEIR + seat] === pontoonOf(cells[PLAYERS]!, seat);
