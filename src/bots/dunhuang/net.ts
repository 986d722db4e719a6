/**
 * From what is the case to chances of winning. Each seat's list is summed into a strength, and the
 * strengths are compared (softmax). The quick sum has one weight for each case; the deep one adds a
 * small hidden layer, which sees cases together.
 */
import {
  ASK,
  ASK_CAMEL,
  type Board,
  isOver,
  PLAYERS,
  RESULT,
  RESULT_INSTANT,
  scoreBoard,
  TURN,
  winnersOf,
  winsNow,
} from '../../games/dunhuang/fast.ts';
import { FeatureCache } from './feature-cache.ts';
import { MOST_FEATURES } from './features.ts';
import { QuickSum } from './quick.ts';

export const HIDDEN = 16;

export interface Net {
  readonly quick: Float32Array; // by feature
  readonly linear: Float32Array; // by feature
  readonly hidden: Float32Array; // by feature × HIDDEN
  readonly bias: Float32Array; // by HIDDEN
  readonly out: Float32Array; // by HIDDEN
}

/** Chances of winning, by seat. */
export type Chances = Float64Array;
export type Evaluate = (board: Board, chances: Chances) => void;

const active = new Int16Array(MOST_FEATURES);
const sums = new Float64Array(HIDDEN);
const totals = new Int32Array(4);

/** Whoever has won, or is about to on ending the turn, has all the chances. False where nobody has. */
export function settled(board: Board, chances: Chances): boolean {
  const cells = board.cells;
  const turn = cells[TURN]!;
  if (!isOver(board)) {
    if (cells[ASK] === ASK_CAMEL || !winsNow(cells, turn)) return false;
    chances.fill(0);
    chances[turn] = 1;
    return true;
  }
  chances.fill(0);
  if (cells[RESULT] === RESULT_INSTANT) {
    chances[turn] = 1;
    return true;
  }
  scoreBoard(board, totals);
  const winners = winnersOf(board, totals);
  let count = 0;
  for (let seat = 0; seat < 4; seat++) count += (winners >> seat) & 1;
  for (let seat = 0; seat < 4; seat++) if ((winners >> seat) & 1) chances[seat] = 1 / count;
  return true;
}

/** Who plays the next turn, at a table between turns or where one is about to end. */
export function nextOf({ cells }: Board): number {
  const turn = cells[TURN]!;
  return cells[ASK] === ASK_CAMEL ? turn : (turn + 1) % cells[PLAYERS]!;
}

/** Strengths into chances that sum to one. */
export function compare(chances: Chances, players: number): void {
  let most = chances[0]!;
  for (let seat = 1; seat < players; seat++) if (chances[seat]! > most) most = chances[seat]!;
  let sum = 0;
  for (let seat = 0; seat < players; seat++) {
    const power = Math.exp(chances[seat]! - most);
    chances[seat] = power;
    sum += power;
  }
  for (let seat = 0; seat < players; seat++) chances[seat]! /= sum;
}

/** Adds one weight for each case. What all seats have in common makes no difference here. */
export function quickEvaluation(net: Net): Evaluate {
  const feel = feelingOf(net);
  return (board, chances) => {
    if (!settled(board, chances)) feel(board, chances);
  };
}

/** The quick sum alone: how a table looks to somebody who does not see that it is won. */
export function feelingOf({ quick }: Net): Evaluate {
  const sum = new QuickSum(quick);
  return (board, chances) => {
    sum.look(board, nextOf(board), 0);
    sum.strengths(board, 0, chances);
    compare(chances, board.cells[PLAYERS]!);
  };
}

export function deepEvaluation({ linear, hidden, bias, out }: Net): Evaluate {
  const features = new FeatureCache();
  return (board, chances) => {
    if (settled(board, chances)) return;
    const players = board.cells[PLAYERS]!;
    features.update(board);
    for (let seat = 0; seat < players; seat++) {
      const n = features.list(board.cells, seat, active);
      let strength = 0;
      sums.set(bias);
      for (let i = 0; i < n; i++) {
        const feature = active[i]!;
        strength += linear[feature]!;
        const row = feature * HIDDEN;
        for (let h = 0; h < HIDDEN; h++) sums[h]! += hidden[row + h]!;
      }
      for (let h = 0; h < HIDDEN; h++) if (sums[h]! > 0) strength += sums[h]! * out[h]!;
      chances[seat] = strength;
    }
    compare(chances, players);
  };
}
