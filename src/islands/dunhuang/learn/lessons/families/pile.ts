import { differentGoods, inHand, used } from '../../facts.ts';
import type { Lesson } from '../../lesson.ts';
import { circleWith, position } from '../../sketch.ts';

export const pile: Lesson = {
  id: 'pile',
  tasks: [
    {
      id: 'interpreter',
      position: position({
        circle: circleWith({ 3: 'soldier', 4: 'interpreter' }),
        market: [3, 4, 4, 7, 5, 4, 6, 5],
        you: { coins: 3 },
        deck: [2, 5, 8, 3, 6, 6, 7, 6],
      }),
      turns: 1,
      goal: inHand(8),
      counts: 'at-once',
      mistakes: [
        { id: 'kept', rule: 'character.interpreter', when: used('interpreter') },
        { id: 'unused', rule: 'character.interpreter' },
      ],
      red: {},
      solution: [
        { type: 'move-camel', steps: 4 },
        { type: 'take-good', to: 'hand' },
        { type: 'interpreter' },
        { type: 'keep', good: 8 },
      ],
    },
    {
      id: 'diplomat',
      position: position({
        market: [3, 6, 5, 4, 5, 4, 8, 7],
        camel: 2,
        you: { hand: [3, 4, 5] },
        deck: [5, 6, 8, 3, 6, 6, 7, 6],
      }),
      turns: 1,
      goal: differentGoods(4),
      counts: 'at-once',
      mistakes: [
        { id: 'same', rule: 'character.diplomat', when: used('diplomat') },
        { id: 'unused', rule: 'turn.bonus' },
      ],
      red: {},
      solution: [
        { type: 'move-camel', steps: 1 },
        { type: 'take-good', to: 'shop' },
        { type: 'diplomat' },
        { type: 'keep', good: 6 },
      ],
    },
  ],
};
