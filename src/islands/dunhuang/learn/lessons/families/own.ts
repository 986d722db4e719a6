import { did, holds, tokens, used } from '../../facts.ts';
import type { Lesson } from '../../lesson.ts';
import { circleWith, position } from '../../sketch.ts';

export const own: Lesson = {
  id: 'own',
  tasks: [
    {
      id: 'domestic',
      position: position({
        circle: circleWith({ 5: 'domestic' }),
        market: [3, 6, 8, 4, 8, 5, 4, 8],
        camel: 4,
        you: { shop: [4], tokens: [4], hand: [3, 7] },
        red: { shop: [7], tokens: [7] },
      }),
      turns: 1,
      goal: holds(7),
      counts: 'turn-end',
      mistakes: [
        { id: 'other', rule: 'character.domestic', when: used('domestic') },
        { id: 'unused', rule: 'turn.bonus' },
      ],
      red: {},
      solution: [
        { type: 'move-camel', steps: 1 },
        { type: 'take-good', to: 'hand' },
        { type: 'domestic', good: 7, to: 'shop' },
      ],
    },
    {
      id: 'maid',
      position: position({
        market: [3, 6, 8, 4, 8, 5, 8, 3],
        camel: 4,
        you: { shop: [4, 6, 6], tokens: [4, 6], hand: [3, 7] },
        red: { shop: [5, 5, 6, 7], tokens: [5, 7] },
      }),
      turns: 1,
      goal: tokens(3),
      counts: 'turn-end',
      mistakes: [
        { id: 'lost', rule: 'majority.lose', when: did('token-returned') },
        { id: 'unused', rule: 'character.maid' },
      ],
      red: {},
      solution: [
        { type: 'move-camel', steps: 1 },
        { type: 'take-good', to: 'hand' },
        { type: 'maid', shop: 6, hand: 7 },
      ],
    },
  ],
};
