/** Winning at once: five tokens and four different goods in hand, with two players. */
import { took, wins } from '../facts.ts';
import type { Lesson } from '../lesson.ts';
import { position } from '../sketch.ts';

export const win: Lesson = {
  id: 'win',
  tasks: [
    {
      id: 'win-token',
      position: position({
        market: [4, 6, 7, 5, 3, 6, 5, 6],
        you: { shop: [3, 4, 5, 6], tokens: [3, 4, 5, 6], hand: [2, 4, 5, 8], coins: 2 },
        red: { shop: [2, 7, 8, 8], tokens: [2, 7, 8] },
      }),
      turns: 1,
      goal: wins,
      counts: 'at-once',
      mistakes: [
        { id: 'hand', rule: 'turn.win', when: took(7, 'hand') },
        { id: 'other', rule: 'turn.win' },
      ],
      red: { good: 7 },
      solution: [{ type: 'move-camel', steps: 2 }, { type: 'take-good', to: 'shop' }, { type: 'take-coins' }],
    },
    {
      id: 'win-goods',
      position: position({
        market: [8, 6, 4, 5, 3, 5, 3, 7],
        you: { shop: [3, 4, 5, 6, 7], tokens: [3, 4, 5, 6, 7], hand: [4, 6, 8], coins: 2 },
        red: { shop: [2, 8, 8], tokens: [2, 8] },
      }),
      turns: 1,
      goal: wins,
      counts: 'at-once',
      mistakes: [
        { id: 'shop', rule: 'turn.win', when: took(5, 'shop') },
        { id: 'same', rule: 'turn.win' },
      ],
      red: { good: 5 },
      solution: [{ type: 'move-camel', steps: 3 }, { type: 'take-good', to: 'hand' }, { type: 'take-coins' }],
    },
    {
      id: 'win-stop',
      position: position({
        market: [8, 3, 6, 5, 7, 4, 5, 8],
        you: { shop: [6, 7, 8], tokens: [6, 7, 8], hand: [8], coins: 3 },
        red: { shop: [2, 2, 3, 3, 4, 4, 5, 5], tokens: [2, 3, 4, 5], hand: [4, 6, 7, 8] },
        deck: [8, 7, 8, 7, 8, 7],
      }),
      turns: 1,
      goal: ({ winners }) => winners.length === 0,
      counts: 'answer',
      mistakes: [{ id: 'lost', rule: 'turn.win' }],
      red: { good: 6 },
      solution: [{ type: 'move-camel', steps: 2 }, { type: 'take-good', to: 'hand' }, { type: 'take-coins' }],
    },
  ],
};
