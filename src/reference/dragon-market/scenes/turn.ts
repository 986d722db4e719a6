/** A whole turn, and coins at the end of one. */
import { bay, cut, type SceneSpec } from './spec.ts';

export const TURN_SCENES = {
  /** Seven points: a slide, a turn, three steps, and two left over. */
  turn: {
    state: bay(
      `
      A . . 0b 0a 0 . .
      . . . .  1  . . .
      . . . .  1a . . .
      . . . .  1b . . .`,
      { dice: [3, 4], goods: { '0b': 0, '1b': 9 }, A: { objective: 0 } },
    ),
    cut: cut(0, 0, 4, 7),
    moves: [
      { type: 'slide', boat: 0, by: 2 },
      { type: 'turn', boat: 1, to: 'right' },
      { type: 'step', to: 1 },
      { type: 'take', kind: 0 },
      { type: 'step', to: 2 },
      { type: 'step', to: 12 },
      { type: 'take', kind: 9 },
      { type: 'end-turn' },
    ],
    frames: [0, 2, 8],
    seats: [0],
    told: ['points', 'coins', 'objective'],
  },
  /** Four points are left over, one coin lies in the stock; Bo has more than Lin, then as many. */
  leftover: {
    state: bay('# . .', {
      players: 3,
      points: 4,
      A: { coins: 0 },
      B: { coins: 6 },
      C: { coins: 5 },
    }),
    moves: [{ type: 'end-turn' }, { type: 'take-coin', from: 2 }],
    frames: [0, 1, 2],
    seats: [0, 1, 2],
    told: ['coins'],
  },
} satisfies Record<string, SceneSpec>;
