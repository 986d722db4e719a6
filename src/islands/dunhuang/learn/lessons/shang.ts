/** 商: what the turned side of a token is good for, with the Manichean and with the Buddhist. */
import { did, holds, took } from '../facts.ts';
import { type Lesson, YOU } from '../lesson.ts';
import { circleWith, position } from '../sketch.ts';

const withBuddhist = circleWith({ 7: 'buddhist' });

export const shang: Lesson = {
  id: 'shang',
  tasks: [
    {
      id: 'manichean',
      position: position({
        market: [5, 7, 8, 4, 5, 3, 8, 4],
        camel: 6,
        you: { shop: [5, 7], tokens: [5, 7] },
      }),
      turns: 1,
      goal: holds(7),
      counts: 'answer',
      mistakes: [
        { id: 'let-go', rule: 'token.shang', when: did('token-turned', ({ good }) => good === 7) },
        { id: 'unturned', rule: 'majority.take' },
      ],
      red: { good: 7 },
      solution: [
        { type: 'move-camel', steps: 1 },
        { type: 'take-good', to: 'hand' },
        { type: 'manichean', token: 7 },
        { type: 'protect' },
      ],
    },
    {
      id: 'more',
      position: position({
        market: [5, 7, 8, 7, 5, 3, 8, 4],
        you: { shop: [7], tokens: [7], shang: [7] },
        red: { shop: [7] },
      }),
      turns: 1,
      goal: holds(7),
      counts: 'answer',
      mistakes: [
        { id: 'let-go', rule: 'token.shang', when: took(7, 'shop') },
        { id: 'more', rule: 'token.shang' },
      ],
      red: { good: 7 },
      solution: [
        { type: 'move-camel', steps: 1 },
        { type: 'take-good', to: 'shop' },
        { type: 'take-coins' },
        { type: 'protect' },
      ],
    },
    {
      id: 'pay',
      position: position({
        circle: withBuddhist,
        market: [5, 4, 7, 7, 5, 3, 8, 4],
        you: { coins: 3 },
        red: { shop: [7], tokens: [7], shang: [7] },
      }),
      turns: 1,
      goal: holds(7),
      counts: 'at-once',
      mistakes: [
        {
          id: 'poor',
          rule: 'ruling.cannot-pay',
          when: did('token-missed', ({ why }) => why === 'cannot-pay'),
        },
        { id: 'declined', rule: 'token.shang', when: did('token-missed') },
        { id: 'other', rule: 'majority.take' },
      ],
      red: {},
      solution: [{ type: 'move-camel', steps: 2 }, { type: 'take-good', to: 'shop' }, { type: 'pay' }],
    },
    {
      id: 'paid',
      position: position({
        circle: withBuddhist,
        market: [5, 7, 8, 4, 5, 3, 8, 4],
        camel: 6,
        you: { shop: [5, 7], tokens: [5, 7] },
      }),
      turns: 1,
      goal: ({ events }) => events.some((event) => event.type === 'paid' && event.to === YOU),
      counts: 'answer',
      mistakes: [{ id: 'free', rule: 'token.shang' }],
      red: { good: 7 },
      solution: [
        { type: 'move-camel', steps: 1 },
        { type: 'take-good', to: 'hand' },
        { type: 'buddhist', token: 7 },
      ],
    },
  ],
};
