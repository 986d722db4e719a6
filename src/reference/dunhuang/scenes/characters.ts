/** "See it happen": one scene for each character. Their captions stand with the texts. */
import type { CharacterId, Good, Position } from '../../../games/dunhuang/index.ts';
import { arrive, near, type SceneSpec, table } from './spec.ts';

/** What Mei gives back after the Trader: her silver, and the lower of the two cards she got. */
function silverAndLower({ seats }: Position) {
  const [lower] = seats[0]!.hand.filter((good) => good !== 2 && good !== 5);
  return { type: 'give' as const, goods: [2, lower ?? 5] satisfies Good[] };
}

/** Mei turns her tea token to 商; Bo, next in turn, ties with a second tea. */
const turnedThenTied = (id: 'manichean' | 'buddhist', answer: 'protect' | 'pay'): SceneSpec => ({
  position: table({
    at: id,
    market: { 0: 5, 1: 7 },
    mei: { shop: [7, 7], tokens: { 7: 'number' } },
    bo: { shop: [7] },
  }),
  steps: [...arrive(), { type: id, token: 7 }, { type: 'end-turn' }, ...arrive(1, 'shop'), { type: answer }],
  frames: [3, 6, 7],
  seats: [0, 1],
});

export const CHARACTER_SCENES: Record<CharacterId, SceneSpec> = {
  painter: {
    position: table({ at: 'painter', market: { 0: 5 }, mei: { hand: [4, 8] } }),
    steps: [...arrive(), { type: 'painter', discard: 4 }],
    frames: [2, 3],
    seats: [0],
  },
  musician: {
    position: table({
      at: 'musician',
      market: { 0: 5 },
      mei: { shop: [7, 7], tokens: { 7: 'number' } },
      bo: { shop: [7, 7] },
    }),
    steps: [...arrive(), { type: 'musician', discard: 7 }],
    frames: [2, 3],
    seats: [0, 1],
  },
  princess: {
    position: table({ at: 'princess', mei: { shop: [5, 7, 7], tokens: { 5: 'number', 7: 'shang' } } }),
    steps: [...arrive(), { type: 'princess' }],
    frames: [2, 3],
    seats: [0],
  },
  dancer: {
    position: table({ at: 'dancer', mei: { shop: [6], tokens: { 6: 'number' } } }),
    steps: [...arrive(), { type: 'dancer' }],
    frames: [2, 3],
    seats: [0],
  },
  interpreter: {
    position: table({ at: 'interpreter', walk: 3, deck: [4, 8, 6, 9, 5], market: { 0: 9 } }),
    steps: [...arrive(3), { type: 'interpreter' }, { type: 'keep', good: 8 }],
    frames: [2, 3, 4],
    seats: [0],
  },
  diplomat: {
    position: table({ at: 'diplomat', deck: [3, 9, 6, 8], market: { 0: 5 } }),
    steps: [...arrive(), { type: 'diplomat' }, { type: 'keep', good: 9 }],
    frames: [3, 4],
    seats: [0],
  },
  soldier: {
    position: table({
      at: 'soldier',
      market: { 0: 8, 3: 6 },
      mei: { shop: [5] },
      bo: { shop: [6], tokens: { 6: 'number' } },
    }),
    steps: [...arrive(), { type: 'soldier', give: 5, space: near('soldier', 3) }],
    frames: [2, 3],
    seats: [0, 1],
  },
  general: {
    position: table({ at: 'general', market: { 0: 5, 2: 8 }, mei: { hand: [3] } }),
    steps: [...arrive(), { type: 'general', give: 3, space: near('general', 2) }],
    frames: [2, 3],
    seats: [0],
  },
  trader: {
    position: table({ at: 'trader', market: { 0: 5 }, mei: { hand: [2] }, bo: { hand: [4, 6, 8, 9] } }),
    steps: [...arrive(), { type: 'trader', from: 1 }, silverAndLower],
    frames: [2, 3, 4],
    seats: [0, 1],
  },
  merchant: {
    position: table({ at: 'merchant', market: { 0: 5 }, mei: { hand: [2] }, bo: { hand: [4, 6, 8, 9] } }),
    steps: [
      ...arrive(),
      { type: 'merchant', from: 1 },
      { type: 'give', goods: [4, 6] },
      { type: 'give', goods: [2, 4] },
    ],
    frames: [3, 4, 5],
    seats: [0, 1],
  },
  maid: {
    position: table({
      at: 'maid',
      market: { 0: 8 },
      mei: { shop: [5], hand: [7] },
      bo: { shop: [7], tokens: { 7: 'number' } },
    }),
    steps: [...arrive(), { type: 'maid', shop: 5, hand: 7 }],
    frames: [2, 3],
    seats: [0, 1],
  },
  domestic: {
    position: table({
      at: 'domestic',
      market: { 0: 8 },
      mei: { shop: [7], hand: [7] },
      bo: { shop: [7, 7], tokens: { 7: 'number' } },
    }),
    steps: [...arrive(), { type: 'domestic', good: 7, to: 'shop' }],
    frames: [2, 3],
    seats: [0, 1],
  },
  shepherd: {
    position: table({ at: 'shepherd', market: { [-1]: 4, 0: 6, 1: 9 }, mei: { hand: [8] } }),
    steps: [...arrive(), { type: 'shepherd', space: near('shepherd', 1) }],
    frames: [2, 3],
    seats: [0],
  },
  farmer: {
    position: table({ at: 'farmer', walk: 3, market: { 0: 6, 1: 9, 2: 8, 3: 5 }, mei: { hand: [8] } }),
    steps: [...arrive(3), { type: 'farmer', space: near('farmer', 1) }],
    frames: [2, 3],
    seats: [0],
  },
  manichean: turnedThenTied('manichean', 'protect'),
  buddhist: turnedThenTied('buddhist', 'pay'),
};
