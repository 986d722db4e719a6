/** `advanced.power`: what the powers that are won and not used yet in this turn add to the legal moves. */
import { AT, type Board, HEADING, HEIR, LEFT, PLAYERS, POINTS, TURN } from './board.ts';
import { frontOf, isEndSweepFree, placesOf, rearOf } from './boats.ts';
import { AHEAD, ON_RING, PILE_AT, PILE_END, PONTOON, SAILOR, SEA } from './chart.ts';
import { canStandOn } from './heirs.ts';
import {
  CROSS,
  DIAGONAL,
  DRIFT,
  FAR,
  JUMP,
  LEAP,
  PIVOT,
  pack,
  REROLL,
  RESTACK,
  SWAP,
  SWING,
} from './packed.ts';
import { alwaysSeven, isUnspent } from './turn.ts';
import { BOATS, isCentreBoat, POWERS, type PowerId } from './types.ts';

type List = (board: Board, moves: Int32Array, from: number) => number;

/** `power.leap`: over boats, to three free squares; where nothing is in the way it is a plain slide. */
function listLeaps({ cells, chart }: Board, moves: Int32Array, from: number): number {
  let count = from;
  for (let boat = 0; boat < BOATS; boat++) {
    const at = cells[AT + boat]!;
    const heading = cells[HEADING + boat]!;
    for (const sign of [1, -1]) {
      const step = AHEAD[heading]! * sign;
      let place = (sign > 0 ? frontOf : rearOf)(boat, at, heading) + step;
      let over = false;
      let free = 0; // places in a row, up to this one, after the last boat in the way
      for (let by = 1; chart[place]! < PONTOON; by++, place += step) {
        if (chart[place] === SEA) free++;
        else {
          over = true;
          free = 0;
        }
        if (over && free >= 3) moves[count++] = pack(LEAP, boat, FAR + by * sign);
      }
    }
  }
  return count;
}

/** `power.swing`: only where it lands matters. */
export function canSwing({ cells, chart }: Board, boat: number): boolean {
  if (isCentreBoat(boat)) return true;
  const at = cells[AT + boat]!;
  const back = -AHEAD[cells[HEADING + boat]!]!;
  return chart[at + back] === SEA && chart[at + 2 * back] === SEA;
}

function listSwings(board: Board, moves: Int32Array, from: number): number {
  let count = from;
  for (let boat = 0; boat < BOATS; boat++) if (canSwing(board, boat)) moves[count++] = pack(SWING, boat);
  return count;
}

/** `power.drift`: sideways as far as free; `boat.centre` holds where it ends. */
function listDrifts({ cells, chart }: Board, moves: Int32Array, from: number): number {
  let count = from;
  for (let boat = 0; boat < BOATS; boat++) {
    const [sailor, one, other] = placesOf(boat, cells[AT + boat]!, cells[HEADING + boat]!);
    const right = AHEAD[(cells[HEADING + boat]! + 1) & 3]!;
    for (const sign of [1, -1]) {
      for (let by = sign; ; by += sign) {
        const aside = right * by;
        if (chart[sailor + aside] !== SEA || chart[one + aside] !== SEA || chart[other + aside] !== SEA)
          break;
        if (isCentreBoat(boat) && ON_RING[sailor + aside] === 1) break; // beyond the ring is the rim
        moves[count++] = pack(DRIFT, boat, FAR + by);
      }
    }
  }
  return count;
}

/** `power.pivot`: about the end where the sailor is not, with the same sweep. */
function listPivots({ cells, chart }: Board, moves: Int32Array, from: number): number {
  let count = from;
  for (let boat = 0; !isCentreBoat(boat); boat++) {
    const heading = cells[HEADING + boat]!;
    const end = frontOf(boat, cells[AT + boat]!, heading);
    const back = -AHEAD[heading]!;
    const left = -AHEAD[(heading + 1) & 3]!;
    // Turning left, the sailor behind the end goes to the right of it.
    if (isEndSweepFree(chart, end, back, -left)) moves[count++] = pack(PIVOT, boat, 0);
    if (isEndSweepFree(chart, end, back, left)) moves[count++] = pack(PIVOT, boat, 1);
  }
  return count;
}

/** `power.sailor`: two points, over a sailor to a square beside them. */
function listCrossings(board: Board, moves: Int32Array, from: number): number {
  const { cells, chart } = board;
  if (cells[POINTS]! < 2) return from;
  const seat = cells[TURN]!;
  const here = cells[HEIR + seat]!;
  let count = from;
  for (let heading = 0; heading < 4; heading++) {
    const over = here + AHEAD[heading]!;
    if (chart[over]! < SAILOR || chart[over]! >= PILE_AT) continue;
    for (let on = 0; on < 4; on++) {
      const to = over + AHEAD[on]!;
      if (to !== here && canStandOn(board, seat, to)) moves[count++] = pack(CROSS, over, to);
    }
  }
  return count;
}

/** `power.diagonal`. */
function listDiagonals(board: Board, moves: Int32Array, from: number): number {
  const seat = board.cells[TURN]!;
  let count = from;
  for (let heading = 0; heading < 4; heading++) {
    const to = board.cells[HEIR + seat]! + AHEAD[heading]! + AHEAD[(heading + 1) & 3]!;
    if (canStandOn(board, seat, to)) moves[count++] = pack(DIAGONAL, to);
  }
  return count;
}

/** `power.jump`. */
function listJumps(board: Board, moves: Int32Array, from: number): number {
  const seat = board.cells[TURN]!;
  const here = board.cells[HEIR + seat]!;
  let count = from;
  for (let heading = 0; heading < 4; heading++) {
    const ahead = AHEAD[heading]!;
    if (board.chart[here + ahead] === SEA && canStandOn(board, seat, here + 2 * ahead)) {
      moves[count++] = pack(JUMP, here + 2 * ahead);
    }
  }
  return count;
}

/** `power.swap`: with an heir on the other pile of the same boat. */
function listSwaps({ cells, chart }: Board, moves: Int32Array, from: number): number {
  const seat = cells[TURN]!;
  const pile = chart[cells[HEIR + seat]!]!;
  if (pile >= PILE_END) return from;
  let count = from;
  for (let other = 0; other < cells[PLAYERS]!; other++) {
    if (chart[cells[HEIR + other]!] === (pile ^ 1)) moves[count++] = pack(SWAP, other);
  }
  return count;
}

/** `power.restack`: two empty piles are as they were. */
function listRestacks({ cells }: Board, moves: Int32Array, from: number): number {
  let count = from;
  for (let boat = 0; boat < BOATS; boat++) {
    if (cells[LEFT + boat * 2]! + cells[LEFT + boat * 2 + 1]! > 0) moves[count++] = pack(RESTACK, boat);
  }
  return count;
}

/** `power.reroll`: where something was rolled and no point is spent. */
function listRerolls({ cells }: Board, moves: Int32Array, from: number): number {
  if (alwaysSeven(cells) || !isUnspent(cells)) return from;
  moves[from] = pack(REROLL, 0);
  moves[from + 1] = pack(REROLL, 1);
  return from + 2;
}

const LISTS: Readonly<Partial<Record<PowerId, List>>> = {
  leap: listLeaps,
  swing: listSwings,
  drift: listDrifts,
  sailor: listCrossings,
  diagonal: listDiagonals,
  jump: listJumps,
  swap: listSwaps,
  pivot: listPivots,
  restack: listRestacks,
  reroll: listRerolls,
};

/** Powers that cost nothing. */
export const FREE_POWERS: readonly PowerId[] = ['swap', 'restack', 'reroll'];
const BY_NUMBER = POWERS.map((power) => ({ list: LISTS[power], free: FREE_POWERS.includes(power) }));

/** `powers` are bits, by their place in POWERS. */
export function listPowers(board: Board, powers: number, moves: Int32Array, from: number): number {
  let count = from;
  for (let i = 0; i < BY_NUMBER.length; i++) {
    const { list, free } = BY_NUMBER[i]!;
    if ((powers >> i) & 1 && list !== undefined && (free || board.cells[POINTS]! > 0)) {
      count = list(board, moves, count);
    }
  }
  return count;
}
