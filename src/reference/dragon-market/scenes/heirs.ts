/** How heirs walk, take and deliver. Mei moves. */
import { bay, cut, type SceneSpec } from './spec.ts';

/** What our first blue objective asks for, in the order of a walk. */
const STALLS = { '0b': 0, '0a': 9, '5b': 10, '5a': 18 };

export const HEIR_SCENES = {
  steps: {
    state: bay(`
      A 0b 0a 0 .  .
      . .  5b 5 5a .`),
    cut: cut(0, 0, 3, 6),
    moves: [
      { type: 'step', to: 1 },
      { type: 'step', to: 2 },
      { type: 'step', to: 12 },
    ],
  },
  nowhere: {
    state: bay(`
      # . 0 0a 0b .
      . 1 1aA 1b . .`),
    cut: cut(0, 0, 4, 6),
    options: [{ type: 'step', to: 13 }],
    refused: [
      { move: { type: 'step', to: 2 }, code: 'sailor-there', rule: 'heir.sailor' },
      { move: { type: 'step', to: 11 }, code: 'sailor-there', rule: 'heir.sailor' },
      { move: { type: 'step', to: 22 }, code: 'open-sea', rule: 'heir.step' },
    ],
  },
  pass: {
    state: bay(
      `
      # . .   .   .  .  .
      . 0 0aA 0bB 1b 1a 1`,
      { goods: { '0b': 0 }, A: { objective: 0 } },
    ),
    cut: cut(0, 0, 3, 8),
    moves: [
      { type: 'step', to: 13 },
      { type: 'take', kind: 0 },
      { type: 'step', to: 14 },
    ],
    frames: [0, 3],
    seats: [0],
    told: ['points', 'objective'],
  },
  stuck: {
    state: bay(
      `
      # . .   .   .  .  .
      . 0 0aA 0bB 1b 1a 1`,
      { points: 1 },
    ),
    cut: cut(0, 0, 3, 8),
    refused: [{ move: { type: 'step', to: 13 }, code: 'cannot-go-on', rule: 'heir.pass' }],
    seats: [0],
    told: ['points', 'coins'],
  },
  take: {
    state: bay(
      `
      A 0b 0a 0 .  .
      . .  5b 5 5a .`,
      { goods: STALLS, A: { objective: 0 } },
    ),
    cut: cut(0, 0, 3, 6),
    moves: [
      { type: 'step', to: 1 },
      { type: 'take', kind: 0 },
      { type: 'step', to: 2 },
      { type: 'take', kind: 9 },
      { type: 'step', to: 12 },
      { type: 'take', kind: 10 },
    ],
    frames: [0, 6],
    seats: [0],
    told: ['points', 'objective'],
  },
  deliver: {
    state: bay(
      `
      # 0bA 0a 0 .  .
      . .   5b 5 5a .`,
      { points: 3, A: { objective: 0, goods: [0, 9, 10, 18] } },
    ),
    cut: cut(0, 0, 3, 6),
    moves: [{ type: 'step', to: 0 }],
    frames: [0, 1],
    seats: [0],
    told: ['points', 'objective'],
  },
} satisfies Record<string, SceneSpec>;
