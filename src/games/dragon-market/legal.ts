/** What may be done now: on the fast path a list of packed moves, without garbage. */
import {
  ASK,
  ASK_KEEP,
  ASK_KEEP_FIRST,
  ASK_MOVE,
  ASK_NEED_NOT,
  ASK_PLACE,
  ASK_ROLL,
  ASK_TAKE_COIN,
  AT,
  type Board,
  DRAWN,
  DRAWN_COUNT,
  HEADING,
  HEIR,
  KIND,
  LEFT,
  movingSide,
  NEED,
  POINTS,
  POWER,
  sidesOf,
  TURN,
  USED,
} from './board.ts';
import { fits, isCentreSweepFree, isEndSweepFree } from './boats.ts';
import { AHEAD, PILE_AT, PILE_END, PLACES, SEA } from './chart.ts';
import { mayGive } from './coins.ts';
import { isPassing, isWalkable, maySetFootOn, payable } from './heirs.ts';
import { listPowers } from './legal-powers.ts';
import {
  END_TURN,
  FAR,
  KEEP,
  NEED_NOT,
  PAY,
  PLACE_BOAT,
  ROLL,
  SLIDE,
  STEP,
  TAKE,
  TAKE_COIN,
  TURN_BOAT,
} from './packed.ts';
import { BOATS } from './types.ts';

/** The lowest boat of its sort that is not placed yet; `from` is the first of the sort. */
export function nextBoat(cells: Uint8Array, from: number): number {
  for (let boat = from; boat < from + 5; boat++) if (cells[AT + boat] === 0) return boat;
  return -1;
}

function listPlacements({ cells, chart }: Board, moves: Int32Array): number {
  let count = 0;
  for (let sort = 0; sort < BOATS; sort += 5) {
    const boat = nextBoat(cells, sort);
    if (boat < 0) continue;
    for (const place of PLACES) {
      for (let heading = 0; heading < 4; heading++) {
        if (!fits(chart, boat, place, heading)) continue;
        moves[count++] = (PLACE_BOAT << 16) | (place << 8) | (boat * 4 + heading);
      }
    }
  }
  return count;
}

function listDrawn(cells: Uint8Array, moves: Int32Array): number {
  const count = cells[DRAWN_COUNT]!;
  for (let i = 0; i < count; i++) moves[i] = (KEEP << 16) | (cells[DRAWN + i]! << 8);
  return count;
}

function listNeeded({ cells, words }: Board, moves: Int32Array): number {
  let count = 0;
  for (let left = words[NEED + movingSide(cells)]!; left !== 0; left &= left - 1) {
    moves[count++] = (NEED_NOT << 16) | ((31 - Math.clz32(left & -left)) << 8);
  }
  return count;
}

function listGivers(cells: Uint8Array, moves: Int32Array): number {
  let count = 0;
  for (let side = 0; side < sidesOf(cells); side++) {
    if (mayGive(cells, side)) moves[count++] = (TAKE_COIN << 16) | (side << 8);
  }
  return count;
}

function listSteps(board: Board, moves: Int32Array, from: number): number {
  const { cells, chart } = board;
  const seat = cells[TURN]!;
  const here = cells[HEIR + seat]!;
  let count = from;
  for (let heading = 0; heading < 4; heading++) {
    const place = here + AHEAD[heading]!;
    if (isWalkable(chart, seat, place) && maySetFootOn(board, place)) {
      moves[count++] = (STEP << 16) | (place << 8);
    }
  }
  return count;
}

/** `goods.take`: the kind under the mover's heir, where there is one that is needed; -1 where not. */
export function goodToTake({ cells, words, chart }: Board): number {
  const what = chart[cells[HEIR + cells[TURN]!]!]!;
  if (what < PILE_AT || what >= PILE_END) return -1;
  const pile = what - PILE_AT;
  const kind = cells[KIND + pile]!;
  return cells[LEFT + pile] === 0 || ((words[NEED + movingSide(cells)]! >> kind) & 1) === 0 ? -1 : kind;
}

function listTake(board: Board, moves: Int32Array): number {
  const kind = goodToTake(board);
  if (kind < 0) return 0;
  moves[0] = (TAKE << 16) | (kind << 8);
  return 1;
}

/** `boat.slide`, `boat.turn`. */
export function listBoats({ cells, chart }: Board, moves: Int32Array, from: number): number {
  let count = from;
  for (let boat = 0; boat < BOATS; boat++) {
    const at = cells[AT + boat]!;
    const heading = cells[HEADING + boat]!;
    const ahead = AHEAD[heading]!;
    const centre = boat >= 5;
    const slide = (SLIDE << 16) | (boat << 8) | FAR;
    let place = centre ? at + ahead + ahead : at + ahead + ahead + ahead;
    for (let by = 1; chart[place] === SEA; by++, place += ahead) moves[count++] = slide + by;
    place = centre ? at - ahead - ahead : at - ahead;
    for (let by = 1; chart[place] === SEA; by++, place -= ahead) moves[count++] = slide - by;
    const right = AHEAD[(heading + 1) & 3]!;
    const turn = (TURN_BOAT << 16) | (boat << 8);
    if (centre ? isCentreSweepFree(chart, at, ahead, -right) : isEndSweepFree(chart, at, ahead, -right)) {
      moves[count++] = turn;
    }
    if (centre ? isCentreSweepFree(chart, at, ahead, right) : isEndSweepFree(chart, at, ahead, right)) {
      moves[count++] = turn | 1;
    }
  }
  return count;
}

function listTurn(board: Board, moves: Int32Array): number {
  const { cells, words } = board;
  const passing = isPassing(cells);
  let count = listTake(board, moves);
  if (cells[POINTS]! > 0) {
    count = listSteps(board, moves, count);
    if (!passing) count = listBoats(board, moves, count);
  }
  if (payable(cells) > 0) moves[count++] = PAY << 16;
  if (passing) return count;
  moves[count++] = END_TURN << 16;
  const powers = words[POWER + movingSide(cells)]! & ~words[USED]!;
  return powers === 0 ? count : listPowers(board, powers, moves, count);
}

/** Writes every legal move into `moves`, in a stable order; returns how many there are. */
export function listMoves(board: Board, moves: Int32Array): number {
  switch (board.cells[ASK]) {
    case ASK_MOVE:
      return listTurn(board, moves);
    case ASK_ROLL:
      moves[0] = ROLL << 16;
      return 1;
    case ASK_TAKE_COIN:
      return listGivers(board.cells, moves);
    case ASK_KEEP:
    case ASK_KEEP_FIRST:
      return listDrawn(board.cells, moves);
    case ASK_NEED_NOT:
      return listNeeded(board, moves);
    case ASK_PLACE:
      return listPlacements(board, moves);
    default:
      return 0;
  }
}
