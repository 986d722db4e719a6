/** Move and take: coins for steps. */
import { did, took } from '../facts.ts';
import type { Lesson } from '../lesson.ts';
import { position } from '../sketch.ts';

export const move: Lesson = {
  id: 'move',
  tasks: [
    {
      id: 'move-tea',
      position: position({ market: [5, 4, 7, 3, 6, 2, 8, 5], you: { coins: 3 } }),
      turns: 1,
      goal: took(7),
      counts: 'at-once',
      mistakes: [{ id: 'other', rule: 'turn.good' }],
      red: { good: 7 },
      solution: [
        { type: 'move-camel', steps: 2 },
        { type: 'take-good', to: 'hand' },
      ],
    },
    {
      id: 'move-coins',
      position: position({ market: [5, 4, 6, 8, 5, 3, 8, 4] }),
      turns: 2,
      goal: took(3),
      counts: 'at-once',
      mistakes: [
        { id: 'elsewhere', rule: 'turn.camel', when: did('coins-taken') },
        { id: 'broke', rule: 'turn.bonus' },
      ],
      red: {},
      solution: [
        { type: 'move-camel', steps: 1 },
        { type: 'take-good', to: 'hand' },
        { type: 'take-coins' },
        { type: 'move-camel', steps: 3 },
        { type: 'take-good', to: 'hand' },
      ],
    },
  ],
};
