import { all, did, differentGoods, used } from '../../facts.ts';
import type { Lesson } from '../../lesson.ts';
import { position } from '../../sketch.ts';

export const prestige: Lesson = {
  id: 'prestige',
  tasks: [
    {
      id: 'princess',
      position: position({
        market: [3, 4, 8, 7, 5, 4, 8, 5],
        camel: 7,
        you: { shop: [4, 5, 6], tokens: [4, 5, 6] },
        red: { shop: [7], tokens: [7] },
      }),
      turns: 1,
      goal: did('prestige-taken', ({ count }) => count >= 4),
      counts: 'at-once',
      mistakes: [
        { id: 'three', rule: 'character.princess', when: used('princess') },
        { id: 'unused', rule: 'turn.bonus' },
      ],
      red: {},
      solution: [{ type: 'move-camel', steps: 1 }, { type: 'take-good', to: 'shop' }, { type: 'princess' }],
    },
    {
      id: 'painter',
      position: position({
        market: [3, 5, 4, 7, 5, 3, 8, 6],
        camel: 1,
        you: { hand: [4, 5, 6, 7] },
        red: { shop: [7], tokens: [7] },
      }),
      turns: 1,
      goal: all(did('prestige-taken'), differentGoods(4)),
      counts: 'turn-end',
      mistakes: [
        { id: 'few', rule: 'character.painter', when: used('painter') },
        { id: 'unused', rule: 'turn.bonus' },
      ],
      red: {},
      solution: [
        { type: 'move-camel', steps: 1 },
        { type: 'take-good', to: 'hand' },
        { type: 'painter', discard: 4 },
      ],
    },
  ],
};
