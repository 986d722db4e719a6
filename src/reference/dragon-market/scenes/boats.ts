/** How boats move: every slide and every turn, and what stops them. */
import type { Move } from '../../../games/dragon-market/index.ts';
import { bay, cut, type Refusal, type SceneSpec } from './spec.ts';

const slide = (boat: number, by: number): Move => ({ type: 'slide', boat, by });
const turn = (boat: number, to: 'left' | 'right'): Move => ({ type: 'turn', boat, to });
const stopped = (move: Move, code: Refusal['code']): Refusal => ({
  move,
  code,
  rule: move.type === 'slide' ? 'boat.slide' : 'boat.turn',
});

const END_SOUTH = `
  # . .  .  .  .
  . . .  .  .  .
  . . 0  0a 0b .`;
const END_NORTH = `
  # . .  .  .  .
  . . .  .  .  .
  . . .  .  .  .
  . . .  .  .  .
  . . 0  0a 0b .`;
const CENTRE = `
  # . .  .  .  .
  . . .  .  .  .
  . . .  .  .  .
  . . 5b 5  5a .`;
const AROUND = cut(1, 1, 5, 5);

export const BOAT_SCENES = {
  slide: {
    state: bay(`
      # .  . . . .  .  . . #
      . 1  . . . .  .  . . 2
      . 1a . . 0 0a 0b . . 2a
      . 1b . . . .  .  . . 2b`),
    cut: cut(1, 1, 3, 9),
    options: [slide(0, 2), slide(0, -2)],
    refused: [stopped(slide(0, 3), 'boat-in-the-way'), stopped(slide(0, -3), 'boat-in-the-way')],
  },
  'slide-stopped': {
    state: bay(`
      # . 0 0a 0b . . .  . #
      . . . .  .  . . 1  . .
      . . . .  .  . . 1a . .
      . . . .  .  . . 1b . .`),
    cut: cut(0, 0, 4, 9),
    options: [slide(0, -1), slide(1, -1)],
    refused: [stopped(slide(0, -2), 'pontoon-in-the-way'), stopped(slide(1, -2), 'off-board')],
  },
  'turn-end-right': { state: bay(END_SOUTH), cut: AROUND, options: [turn(0, 'right')] },
  'turn-end-left': { state: bay(END_NORTH), cut: AROUND, options: [turn(0, 'left')] },
  'turn-centre-right': { state: bay(CENTRE), cut: AROUND, options: [turn(5, 'right')] },
  'turn-centre-left': { state: bay(CENTRE), cut: AROUND, options: [turn(5, 'left')] },
  'turn-boat': {
    state: bay(`${END_SOUTH}
      . . . . . .
      . . . . 1 1a 1b`),
    cut: cut(1, 1, 5, 6),
    refused: [stopped(turn(0, 'right'), 'boat-in-the-way')],
  },
  'turn-corner': {
    state: bay(`${CENTRE}
      . . . . 1 1a 1b`),
    cut: cut(1, 1, 5, 6),
    refused: [stopped(turn(5, 'right'), 'boat-in-the-way')],
  },
  'turn-pontoon': {
    state: bay(`
      #  .  . .
      .  .  . .
      0b 0a 0 .`),
    cut: cut(-1, -1, 5, 6),
    refused: [stopped(turn(0, 'right'), 'pontoon-in-the-way')],
  },
  'turn-edge': {
    state: bay(`
      # . . . .  .  .
      . . . 0 0a 0b .`),
    cut: cut(-2, 2, 5, 5),
    refused: [stopped(turn(0, 'left'), 'off-board')],
  },
  carry: {
    state: bay(
      `
      # . . .  .   . .
      . . 0 0a 0bA . .`,
    ),
    cut: cut(1, 1, 4, 5),
    moves: [turn(0, 'right')],
    frames: [0, 1],
  },
} satisfies Record<string, SceneSpec>;
