/** Shop or hand: decided at once, for good. */
import { did, differentGoods, took } from '../facts.ts';
import type { Lesson } from '../lesson.ts';
import { position } from '../sketch.ts';

export const place: Lesson = {
  id: 'place',
  tasks: [
    {
      id: 'place-token',
      position: position({ market: [5, 6, 4, 8, 5, 3, 8, 4], you: { coins: 2 } }),
      turns: 1,
      goal: did('token-taken', ({ good }) => good === 6),
      counts: 'at-once',
      mistakes: [
        { id: 'hand', rule: 'majority.take', when: took(6, 'hand') },
        { id: 'other', rule: 'majority.take' },
      ],
      red: { good: 6 },
      solution: [
        { type: 'move-camel', steps: 1 },
        { type: 'take-good', to: 'shop' },
      ],
    },
    {
      id: 'place-four',
      position: position({
        market: [4, 7, 5, 2, 7, 4, 7, 7],
        you: { hand: [2, 4, 7], coins: 2 },
      }),
      turns: 1,
      goal: differentGoods(4),
      counts: 'at-once',
      mistakes: [
        { id: 'shop', rule: 'turn.good', when: took(5, 'shop') },
        { id: 'same', rule: 'turn.win' },
      ],
      red: { good: 5 },
      solution: [
        { type: 'move-camel', steps: 2 },
        { type: 'take-good', to: 'hand' },
      ],
    },
  ],
};
