import { differentGoods, inHand, used } from '../../facts.ts';
import type { Lesson } from '../../lesson.ts';
import { circleWith, position } from '../../sketch.ts';

export const hands: Lesson = {
  id: 'hands',
  tasks: [
    {
      id: 'merchant',
      position: position({
        market: [5, 7, 8, 4, 8, 8, 4, 5],
        camel: 5,
        you: { hand: [3, 3, 4] },
        red: { hand: [5, 6] },
      }),
      turns: 1,
      goal: differentGoods(4),
      counts: 'turn-end',
      mistakes: [
        { id: 'gave', rule: 'character.merchant', when: used('merchant') },
        { id: 'unused', rule: 'turn.bonus' },
      ],
      red: {},
      solution: [
        { type: 'move-camel', steps: 1 },
        { type: 'take-good', to: 'hand' },
        { type: 'merchant', from: 1 },
        { type: 'give', goods: [3, 4] },
      ],
    },
    {
      id: 'trader',
      position: position({
        circle: circleWith({ 6: 'trader' }),
        market: [3, 7, 6, 4, 6, 4, 5, 5],
        camel: 5,
        you: { hand: [2, 4, 8] },
        red: { hand: [8, 8] },
      }),
      turns: 1,
      goal: inHand(8, 3),
      counts: 'turn-end',
      mistakes: [
        { id: 'gave', rule: 'character.trader', when: used('trader') },
        { id: 'unused', rule: 'turn.bonus' },
      ],
      red: {},
      solution: [
        { type: 'move-camel', steps: 1 },
        { type: 'take-good', to: 'hand' },
        { type: 'trader', from: 1 },
        { type: 'give', goods: [2, 4] },
      ],
    },
  ],
};
