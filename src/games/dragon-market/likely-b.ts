/**
 * How likely a move is, for records of version B: a weight for its kind and for each of its traits, learnt from games of the
 * bots. All in whole numbers, so that every machine reads what another has written. The numbers are part of the format.
 */
import { MOST_TOTAL } from '../../lib/range-coder.ts';
import { ASK, ASK_MOVE, type Board, HEIR, TURN } from './board.ts';

import type { Model } from './likely.ts';
import { type Memory, Traits } from './likely-traits.ts';
import { CROSS, firstOf, kindOf, LEAP, PAY, PIVOT, ROLL, SLIDE, STEP, TAKE, TURN_BOAT } from './packed.ts';

const newMemory = (): Memory => ({ cameFrom: 0, boat: -1, wasBoat: false, spent: false });

/** What the turn's next traits need to know of this move, before it is played. */
function remember(memory: Memory, { cells }: Board, move: number): void {
  const kind = kindOf(move);
  if (kind === ROLL) Object.assign(memory, newMemory());
  if (kind === TAKE || kind === PAY) return;
  const isBoat = kind === SLIDE || kind === TURN_BOAT || (kind >= LEAP && kind <= PIVOT);
  const isStep = kind === STEP || (kind >= CROSS && kind <= CROSS + 2);
  memory.wasBoat = isBoat;
  memory.spent ||= isBoat || isStep;
  if (isBoat) memory.boat = firstOf(move);
  if (isStep) memory.cameFrom = cells[HEIR + cells[TURN]!]!;
  else if (isBoat) memory.cameFrom = 0; // what was behind may lie elsewhere now
}

/** In eighths of a power of two: by kind of move, then by trait. */
const BY_KIND = [0, 0, 0, 0, 60, -6, -27, -16, 9, 90, -19, -21, -27, -23, -15, 12, 4, -27, 6, 0, -9] as const;
const BY_TRAIT = [9, 13, -8, 22, 8, -26, 9, -11, -11, 5, -3, 10, 25, 16, -5, 11, 6, -3, 22, -5] as const;

const EIGHTHS = [256, 279, 304, 332, 362, 395, 431, 470] as const; // of an octave, times 256
const MIDDLE = 40; // so that there is room below
const HIGHEST = 12 * 8;

/** Two to the power of so many eighths, in whole numbers. */
function weightOf(eighths: number): number {
  const kept = Math.max(0, Math.min(HIGHEST, MIDDLE + eighths));
  return (EIGHTHS[kept & 7]! << (kept >> 3)) >> 8;
}

/** Many likely moves at once are all taken for less likely, until the coder can tell them apart. */
function fit(weights: Int32Array, count: number): void {
  for (let total = MOST_TOTAL + 1; total > MOST_TOTAL; ) {
    total = 0;
    for (let i = 0; i < count; i++) total += weights[i]!;
    if (total > MOST_TOTAL) for (let i = 0; i < count; i++) weights[i] = (weights[i]! + 1) >> 1;
  }
}

export function modelB(): Model {
  const traits = new Traits();
  const memory = newMemory();
  return {
    weigh(board, moves, count, weights) {
      if (board.cells[ASK] !== ASK_MOVE) {
        weights.fill(1, 0, count);
        return;
      }
      traits.look(board, memory);
      for (let i = 0; i < count; i++) {
        let eighths: number = BY_KIND[kindOf(moves[i]!)]!;
        for (let bits = traits.of(moves[i]!); bits !== 0; bits &= bits - 1) {
          eighths += BY_TRAIT[31 - Math.clz32(bits & -bits)]!;
        }
        weights[i] = weightOf(eighths);
      }
      fit(weights, count);
    },
    play: (board, move) => remember(memory, board, move),
  };
}
