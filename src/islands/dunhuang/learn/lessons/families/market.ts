import { all, did, holds, inHand, tokens } from '../../facts.ts';
import type { Lesson } from '../../lesson.ts';
import { position } from '../../sketch.ts';

export const market: Lesson = {
  id: 'market',
  tasks: [
    {
      id: 'shepherd',
      position: position({
        market: [3, 7, 8, 4, 5, 4, 6, 5],
        red: { shop: [7], tokens: [7] },
      }),
      turns: 1,
      goal: all(holds(7), inHand(8)),
      counts: 'turn-end',
      mistakes: [
        { id: 'hand', rule: 'majority.take', when: inHand(7) },
        { id: 'unused', rule: 'character.shepherd' },
      ],
      red: { good: 7 },
      solution: [
        { type: 'move-camel', steps: 1 },
        { type: 'take-good', to: 'shop' },
        { type: 'shepherd', space: 2 },
      ],
    },
    {
      id: 'soldier',
      position: position({
        market: [3, 7, 8, 4, 8, 3, 5, 7],
        camel: 3,
        you: { shop: [4, 6, 6], tokens: [4, 6] },
        red: { shop: [5, 6, 8, 8], tokens: [5, 8] },
      }),
      turns: 1,
      goal: tokens(3),
      counts: 'turn-end',
      mistakes: [
        { id: 'lost', rule: 'majority.lose', when: did('token-returned') },
        { id: 'unused', rule: 'character.soldier' },
      ],
      red: {},
      solution: [
        { type: 'move-camel', steps: 1 },
        { type: 'take-good', to: 'hand' },
        { type: 'soldier', give: 6, space: 6 },
      ],
    },
  ],
};
