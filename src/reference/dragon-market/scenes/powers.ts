/** One scene for each power: Mei has it, or wins it. */
import { type Move, POWERS, type PowerId, RED, type View } from '../../../games/dragon-market/index.ts';
import { bay, cut, type SceneSpec, withPower } from './spec.ts';

/** Before and after. */
const once = (move: Move) => ({ moves: [move], frames: [0, 1] });

const keepFirst = ({ drawn }: View): Move => ({ type: 'keep', card: drawn.cards[0]! });

/** Mei, one step from home with all that the card of an "at once" power asks for. */
const winning = (power: PowerId): Pick<SceneSpec, 'state' | 'seats'> => {
  const objective = POWERS.indexOf(power);
  return {
    state: bay('# 0bA 0a 0', {
      rulings: { objectives: 'red' },
      A: { coins: 0, objective, goods: [...RED[objective]!.goods] },
    }),
    seats: [0],
  };
};
const HOME: Move = { type: 'step', to: 0 };

export const POWER_SCENES: Record<PowerId, SceneSpec> = {
  leap: {
    state: withPower(
      'leap',
      `
      # .  .  . . .  .  . . #
      0 0a 0b . 1 1a 1b . . .`,
    ),
    cut: cut(0, 0, 3, 10),
    ...once({ type: 'leap', boat: 0, by: 7 }),
  },
  swing: {
    state: withPower(
      'swing',
      `
      # . . 1 1a  1b
      . . . 0 0aA 0b
      . . . 2 2a  2b`,
    ),
    cut: cut(0, 0, 4, 7),
    ...once({ type: 'swing', boat: 0 }),
  },
  drift: {
    state: withPower(
      'drift',
      `
      # . . .   .
      . . 0 0aA 0b`,
    ),
    cut: cut(0, 1, 5, 5),
    ...once({ type: 'drift', boat: 0, by: 2 }),
  },
  sailor: {
    state: withPower(
      'sailor',
      `
      # .  .   . .  .
      . 0b 0aA 0 1b 1a 1`,
    ),
    cut: cut(0, 0, 3, 8),
    ...once({ type: 'cross', over: 13, to: 14 }),
    seats: [0],
    told: ['points'],
  },
  diagonal: {
    state: withPower(
      'diagonal',
      `
      # . .  .   .  .
      . 0 0a 0bA .  .  .
      . . .  .   1b 1a 1`,
    ),
    cut: cut(0, 0, 4, 8),
    ...once({ type: 'diagonal', to: 24 }),
  },
  jump: {
    state: withPower(
      'jump',
      `
      # . .  .   . .  .  .
      . 0 0a 0bA . 1b 1a 1`,
    ),
    cut: cut(0, 0, 3, 9),
    ...once({ type: 'jump', to: 15 }),
  },
  swap: {
    state: withPower(
      'swap',
      `
      # .   .
      . 5bB 5 5aA`,
    ),
    cut: cut(0, 0, 3, 6),
    ...once({ type: 'swap', with: 1 }),
  },
  pivot: {
    state: withPower(
      'pivot',
      `
      # . . .  .
      . . 0 0a 0bA`,
    ),
    cut: cut(0, 1, 5, 5),
    ...once({ type: 'pivot', boat: 0, to: 'left' }),
  },
  restack: {
    state: withPower(
      'restack',
      `
      # .   .  .
      . 0bA 0a 0`,
      { A: { objective: 0 } },
    ),
    cut: cut(0, 0, 3, 6),
    ...once({ type: 'restack', boat: 0 }),
  },
  reroll: {
    state: withPower('reroll', '# . .', {}, 'a four'),
    ...once({ type: 'reroll', die: 1 }),
    seats: [0],
    told: ['dice', 'points'],
  },
  fewer: {
    ...winning('fewer'),
    moves: [HOME, keepFirst, ({ sides }) => ({ type: 'need-not', kind: sides[0]!.need[1]! })],
    frames: [2, 3],
    told: ['objective'],
  },
  three: {
    ...winning('three'),
    moves: [HOME, keepFirst],
    frames: [1, 2],
    told: ['drawn', 'objective'],
  },
  coins: {
    ...winning('coins'),
    moves: [HOME],
    frames: [0, 1],
    told: ['coins'],
  },
};
