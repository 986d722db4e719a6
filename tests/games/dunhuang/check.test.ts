import { describe, expect, it } from 'vitest';
import { packMove, unpackMove } from '../../../src/games/dunhuang/fast.ts';
import {
  check,
  createGame,
  ERROR_CODES,
  IllegalMove,
  legalMoves,
  type Move,
  play,
  type State,
} from '../../../src/games/dunhuang/index.ts';
import { A, B, END, played, SKIP, steps, TO_HAND, table } from './support/table.ts';

const asMove = (value: unknown): Move => value as Move;
const camel = table({ phase: 'camel', A: { coins: 2 }, B: {} });

describe('check: what is not a move at all', () => {
  const inherited = Object.create({ type: 'move-camel', steps: 1 });
  const half = Object.assign(Object.create({ steps: 1 }), { type: 'move-camel' });
  const throwing = new Proxy(
    {},
    {
      getPrototypeOf: () => {
        throw new Error('trap');
      },
    },
  );
  const getter = Object.defineProperty({ type: 'move-camel' }, 'steps', {
    enumerable: true,
    get: () => {
      throw new Error('getter');
    },
  });
  class Step {
    type = 'move-camel';
    steps = 1;
  }

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 1],
    ['a text', 'move-camel'],
    ['a list', ['move-camel', 1]],
    ['a function', () => ({ type: 'end-turn' })],
    ['an empty object', {}],
    ['an unknown type', { type: 'fly' }],
    ['a type that every object has', { type: 'constructor' }],
    ['a type that is no text', { type: 2, steps: 1 }],
    ['a type in a list', { type: ['move-camel'], steps: 1 }],
    ['a missing field', { type: 'move-camel' }],
    ['an extra field', { type: 'move-camel', steps: 1, fast: true }],
    ['an extra field instead', { type: 'move-camel', step: 1 }],
    ['an extra field instead of the second', { type: 'soldier', give: 5, place: 3 }],
    ['an extra undefined field', { type: 'end-turn', steps: undefined }],
    ['a text for a number', { type: 'move-camel', steps: '1' }],
    ['a fraction', { type: 'move-camel', steps: 1.5 }],
    ['not a number', { type: 'move-camel', steps: Number.NaN }],
    ['a huge number', { type: 'move-camel', steps: 256 }],
    ['a negative number', { type: 'move-camel', steps: -1 }],
    ['a good that is none', { type: 'keep', good: 11 }],
    ['good 0', { type: 'keep', good: 0 }],
    ['a space that is none', { type: 'place-camel', space: 8 }],
    ['a seat that is none', { type: 'trader', from: 4 }],
    ['a place that is none', { type: 'take-good', to: 'bag' }],
    ['inherited fields', inherited],
    ['one inherited field', half],
    ['an own __proto__', JSON.parse('{"type":"end-turn","__proto__":{}}')],
    ['an instance of a class', new Step()],
    ['a proxy that throws', throwing],
    ['a getter that throws', getter],
    ['goods that are no list', { type: 'give', goods: 5 }],
    ['goods in an object', { type: 'give', goods: { 0: 5, length: 1 } }],
    ['no goods', { type: 'give', goods: [] }],
    ['three goods', { type: 'give', goods: [5, 6, 7] }],
    ['goods descending', { type: 'give', goods: [6, 5] }],
    ['a hole in the goods', { type: 'give', goods: Object.assign([], { length: 2, 1: 5 }) }],
    ['a hole at the end of the goods', { type: 'give', goods: Object.assign([5], { length: 2 }) }],
    ['goods with more on them', { type: 'give', goods: Object.assign([5, 6], { more: 1 }) }],
    ['a good that is no number', { type: 'give', goods: ['5'] }],
    ['a second good that is no number', { type: 'give', goods: [5, '6'] }],
    ['a list of another kind', { type: 'give', goods: Object.setPrototypeOf([5, 6], null) }],
  ])('%s is refused as not-a-move', (_what, value) => {
    expect(packMove(value)).toBe(-1);
    expect(check(camel, asMove(value))).toEqual({ code: 'not-a-move', rule: 'turn.camel' });
    expect(() => play(camel, asMove(value))).toThrow(IllegalMove);
  });

  it('an object without a prototype will do', () => {
    expect(
      check(camel, Object.assign(Object.create(null), { type: 'move-camel', steps: 1 })),
    ).toBeUndefined();
  });

  it('a list of goods with the tricks of a Proxy in it is refused', () => {
    const goods = new Proxy([5], {
      get: () => {
        throw new Error('trap');
      },
    });
    expect(packMove({ type: 'give', goods })).toBe(-1);
  });
});

describe('check: a move at the wrong time', () => {
  const keepDealt = createGame({ players: 2, seed: 'x', firstPlayer: 0 });
  const placing = [0, 1].reduce((state: State) => play(state, legalMoves(state)[0]!), keepDealt);
  const asking = (type: 'protect' | 'pay') =>
    table({
      phase: 'bonus',
      with: [type === 'pay' ? 'buddhist' : 'manichean'],
      A: { shop: [7, 7], coins: 4 },
      B: { shop: [7, 7], tokens: [{ good: 7, side: 'shang' }] },
      pending: { type, good: 7, holder: B, taker: A },
    });
  const giving = (at: 'trader' | 'merchant') =>
    table({ at, phase: 'end', A: { hand: [5] }, B: {}, pending: { type: 'give', from: A, to: B, count: 1 } });
  const drawing = table({
    at: 'interpreter',
    phase: 'end',
    A: {},
    B: {},
    pending: { type: 'keep', drawn: [5] },
  });

  it.each([
    ['keeping the first card', keepDealt, 'setup.hand'],
    ['placing the camel', placing, 'setup.camel'],
    ['taking a good', table({ phase: 'good', A: {}, B: {} }), 'turn.good'],
    ['the bonus', table({ A: {}, B: {} }), 'turn.bonus'],
    ['the end of the turn', table({ phase: 'end', A: {}, B: {} }), 'turn.refill'],
    ['keeping a drawn card', drawing, 'character.interpreter'],
    ['giving to the Trader', giving('trader'), 'character.trader'],
    ['giving to the Merchant', giving('merchant'), 'character.merchant'],
    ['protecting', asking('protect'), 'token.shang'],
    ['paying', asking('pay'), 'token.shang'],
  ] as const)('%s: the camel cannot move', (_what, state, rule) => {
    expect(check(state, steps(1))).toEqual({ code: 'wrong-step', rule });
    expect(check(state, asMove('?'))).toEqual({ code: 'not-a-move', rule });
  });

  it('the camel first: nothing else', () => {
    for (const move of [TO_HAND, SKIP, END, { type: 'keep', good: 5 }, { type: 'dancer' }] as Move[]) {
      expect(check(camel, move)).toEqual({ code: 'wrong-step', rule: 'turn.camel' });
    }
  });

  it('a game that is over takes no move', () => {
    const over = played(table({ phase: 'end', turn: 'B', pile: [], A: {}, B: {} }), END);
    expect(check(over, END)).toEqual({ code: 'game-over', rule: 'end.trigger' });
    expect(check(over, asMove(7))).toEqual({ code: 'not-a-move', rule: 'end.trigger' });
  });

  it('the camel must move, and no further than the coins reach', () => {
    expect(check(camel, steps(0))).toEqual({ code: 'must-move', rule: 'turn.camel' });
    expect(check(camel, steps(3))).toBeUndefined();
    expect(check(camel, steps(4))).toEqual({ code: 'too-few-coins', rule: 'ruling.far' });
  });

  it('only what was dealt can be kept', () => {
    const dealt = legalMoves(keepDealt).map((move) => (move as { good: number }).good);
    const other = [2, 3, 4, 5, 6, 7, 8].find((good) => !dealt.includes(good))!;
    expect(check(keepDealt, asMove({ type: 'keep', good: other }))).toEqual({
      code: 'not-dealt',
      rule: 'setup.hand',
    });
  });

  it('only the character where the camel stopped', () => {
    expect(check(table({ at: 'dancer', A: { hand: [5] }, B: {} }), { type: 'painter', discard: 5 })).toEqual({
      code: 'other-character',
      rule: 'turn.bonus',
    });
  });

  it('no coins from an empty middle', () => {
    const dry = table({ A: { coins: 4 }, B: { coins: 40 } });
    expect(check(dry, { type: 'take-coins' })).toEqual({ code: 'no-coins-left', rule: 'ruling.no-effect' });
  });

  it('play throws what check says', () => {
    try {
      play(camel, steps(4));
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(IllegalMove);
      expect((error as IllegalMove).error).toEqual({ code: 'too-few-coins', rule: 'ruling.far' });
      expect((error as IllegalMove).message).toContain('too-few-coins');
      expect((error as IllegalMove).name).toBe('IllegalMove');
    }
  });

  it('there is a code for every refusal, once', () => {
    expect(new Set(ERROR_CODES.move).size).toBe(ERROR_CODES.move.length);
  });
});

describe('packed moves', () => {
  it.each([
    { type: 'keep', good: 10 },
    { type: 'place-camel', space: 7 },
    { type: 'move-camel', steps: 45 },
    { type: 'take-good', to: 'shop' },
    { type: 'take-good', to: 'hand' },
    { type: 'take-coins' },
    { type: 'skip-bonus' },
    { type: 'painter', discard: 1 },
    { type: 'musician', discard: 2 },
    { type: 'princess' },
    { type: 'dancer' },
    { type: 'interpreter' },
    { type: 'diplomat' },
    { type: 'soldier', give: 10, space: 7 },
    { type: 'general', give: 1, space: 0 },
    { type: 'trader', from: 3 },
    { type: 'merchant', from: 0 },
    { type: 'give', goods: [4] },
    { type: 'give', goods: [4, 4] },
    { type: 'give', goods: [4, 10] },
    { type: 'maid', shop: 3, hand: 9 },
    { type: 'domestic', good: 3, to: 'hand' },
    { type: 'domestic', good: 3, to: 'shop' },
    { type: 'shepherd', space: 5 },
    { type: 'farmer', space: 6 },
    { type: 'manichean', token: 8 },
    { type: 'buddhist', token: 9 },
    { type: 'protect' },
    { type: 'yield' },
    { type: 'pay' },
    { type: 'decline' },
    { type: 'end-turn' },
  ] as Move[])('%j comes back as it was, in any order of its fields', (move) => {
    const turned = Object.fromEntries(Object.entries(move).reverse());
    expect(unpackMove(packMove(move))).toEqual(move);
    expect(packMove(turned)).toBe(packMove(move));
  });
});
