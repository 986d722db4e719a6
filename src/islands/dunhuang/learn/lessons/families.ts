/** The characters in five families, two short positions each. */
import { all, did, differentGoods, holds, inHand, tokens, used } from '../facts.ts';
import type { Lesson } from '../lesson.ts';
import { circleWith, position } from '../sketch.ts';

const prestige: Lesson = {
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

const pile: Lesson = {
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

const market: Lesson = {
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

const hands: Lesson = {
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

const own: Lesson = {
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

export const FAMILIES: readonly Lesson[] = [prestige, pile, market, hands, own];
