/** The end and the score: tokens let cards in hand count, and prestige is points as it is. */
import { did, took, wins } from '../facts.ts';
import type { Lesson } from '../lesson.ts';
import { circleWith, position } from '../sketch.ts';

export const score: Lesson = {
  id: 'score',
  tasks: [
    {
      id: 'score-token',
      position: position({
        market: [5, 8, 6, 4, 5, 4, 5, 7],
        you: { shop: [4, 5], tokens: [4, 5], hand: [6, 7, 8], coins: 1 },
        red: { shop: [7, 7, 8, 8], tokens: [7, 8], hand: [3], prestige: 16 },
        last: true,
      }),
      turns: 1,
      goal: wins,
      counts: 'turn-end',
      mistakes: [
        { id: 'hand', rule: 'score.cap', when: took(6, 'hand') },
        { id: 'other', rule: 'score.cap' },
      ],
      red: {},
      solution: [{ type: 'move-camel', steps: 2 }, { type: 'take-good', to: 'shop' }, { type: 'take-coins' }],
    },
    {
      id: 'score-prestige',
      position: position({
        circle: circleWith({ 1: 'dancer', 0: 'shepherd' }),
        market: [5, 4, 5, 6, 5, 4, 5, 7],
        you: { shop: [4, 5, 6], tokens: [4, 5, 6], hand: [6, 7, 8] },
        red: { shop: [2, 7, 8], tokens: [2, 7, 8], hand: [3], prestige: 19 },
        last: true,
      }),
      turns: 1,
      goal: wins,
      counts: 'turn-end',
      mistakes: [
        { id: 'coins', rule: 'score.tie', when: did('coins-taken') },
        { id: 'none', rule: 'score.prestige' },
      ],
      red: {},
      solution: [{ type: 'move-camel', steps: 1 }, { type: 'take-good', to: 'hand' }, { type: 'dancer' }],
    },
  ],
};
