/** Majority tokens: a tie is enough, more takes it back, and a card that leaves may cost one. */
import { all, did, holds, took } from '../facts.ts';
import type { Lesson } from '../lesson.ts';
import { circleWith, position } from '../sketch.ts';

export const tokens: Lesson = {
  id: 'tokens',
  tasks: [
    {
      id: 'tokens-tie',
      position: position({
        market: [5, 4, 7, 8, 5, 3, 8, 4],
        you: { coins: 3 },
        red: { shop: [7], tokens: [7] },
      }),
      turns: 1,
      goal: holds(7),
      counts: 'at-once',
      mistakes: [
        { id: 'hand', rule: 'majority.take', when: took(7, 'hand') },
        { id: 'other', rule: 'majority.take' },
      ],
      red: { good: 7 },
      solution: [
        { type: 'move-camel', steps: 2 },
        { type: 'take-good', to: 'shop' },
      ],
    },
    {
      id: 'tokens-keep',
      position: position({
        market: [5, 4, 8, 7, 5, 3, 8, 4],
        you: { shop: [7], tokens: [7], coins: 3 },
        red: { shop: [7] },
      }),
      turns: 1,
      goal: holds(7),
      counts: 'answer',
      mistakes: [{ id: 'taken', rule: 'majority.take' }],
      red: { good: 7 },
      solution: [{ type: 'move-camel', steps: 3 }, { type: 'take-good', to: 'shop' }, { type: 'take-coins' }],
    },
    {
      id: 'tokens-lose',
      position: position({
        circle: circleWith({ 2: 'musician' }),
        market: [4, 4, 8, 7, 7, 3, 8, 4],
        camel: 1,
        you: { shop: [5, 6, 6], tokens: [5, 6] },
        red: { shop: [5, 6, 8, 8], tokens: [8] },
      }),
      turns: 1,
      goal: all(did('prestige-taken'), holds(5), holds(6)),
      counts: 'turn-end',
      mistakes: [
        { id: 'lost', rule: 'majority.lose', when: did('token-returned') },
        { id: 'unused', rule: 'character.musician' },
      ],
      red: {},
      solution: [
        { type: 'move-camel', steps: 1 },
        { type: 'take-good', to: 'hand' },
        { type: 'musician', discard: 6 },
      ],
    },
  ],
};
