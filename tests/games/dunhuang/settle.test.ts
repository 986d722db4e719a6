import { describe, expect, it } from 'vitest';
import { type Good, type Seat, settleToken } from '../../../src/games/dunhuang/index.ts';
import { A, B } from './support/table.ts';

/** A's shop shows `a` teas and B's `b`, after A placed or removed one. */
const settle = (
  a: number,
  b: number,
  holder: Seat | null,
  change: Omit<Parameters<typeof settleToken>[3], 'seat'>,
  c = 0,
) =>
  settleToken(
    [a, b, c].map((count) => new Array<Good>(count).fill(7).concat(6)),
    holder,
    7,
    { seat: A, ...change },
  );
const placed = { act: 'place' } as const;
const removed = { act: 'remove' } as const;

describe('settleToken: a card is placed', () => {
  it.each([
    [
      'majority.take: nobody holds it',
      1,
      0,
      null,
      placed,
      { what: 'taken', why: 'free', holder: A, rule: 'majority.take' },
    ],
    ['majority.take: more', 2, 1, B, placed, { what: 'taken', why: 'more', holder: A }],
    ['majority.take: a tie', 2, 2, B, placed, { what: 'taken', why: 'tie', holder: A }],
    [
      'majority.take: fewer',
      1,
      2,
      B,
      placed,
      { what: 'stays', why: 'fewer', holder: B, side: 'number', rule: 'majority.take' },
    ],
    [
      'ruling.own: my own, 商 stays 商',
      2,
      0,
      A,
      { ...placed, side: 'shang' },
      { what: 'stays', why: 'own', holder: A, side: 'shang', rule: 'ruling.own' },
    ],
    [
      'middleToken: another shows more',
      1,
      2,
      null,
      { ...placed, rulings: { middleToken: 'most-or-tie' } },
      { what: 'stays', why: 'fewer', holder: null, rule: 'middleToken' },
    ],
    [
      'middleToken: a tie is enough',
      2,
      2,
      null,
      { ...placed, rulings: { middleToken: 'most-or-tie' } },
      { what: 'taken', why: 'free', holder: A },
    ],
    [
      'token.shang: the Manichean asks the holder',
      2,
      2,
      B,
      { ...placed, side: 'shang', religion: 'manichean' },
      { what: 'asks', question: 'protect', asked: B, holder: B, side: 'shang', rule: 'token.shang' },
    ],
    [
      'manichean always: protected',
      2,
      2,
      B,
      { ...placed, side: 'shang', religion: 'manichean', rulings: { manichean: 'always' } },
      { what: 'protected', holder: B, side: 'number', rule: 'ruling.consumed' },
    ],
    [
      'token.shang: the Buddhist asks the taker',
      2,
      2,
      B,
      { ...placed, side: 'shang', religion: 'buddhist' },
      { what: 'asks', question: 'pay', asked: A, holder: B, side: 'shang', rule: 'token.shang' },
    ],
    [
      'ruling.cannot-pay: one coin',
      2,
      2,
      B,
      { ...placed, side: 'shang', religion: 'buddhist', coins: 1 },
      { what: 'stays', why: 'cannot-pay', holder: B, side: 'shang', rule: 'ruling.cannot-pay' },
    ],
    [
      'ruling.cannot-pay: two are enough',
      2,
      2,
      B,
      { ...placed, side: 'shang', religion: 'buddhist', coins: 2 },
      { what: 'asks', question: 'pay' },
    ],
    [
      'token.shang: without either, a tie takes it',
      2,
      2,
      B,
      { ...placed, side: 'shang' },
      { what: 'taken', why: 'tie' },
    ],
    [
      'token.shang: the side with the number protects nothing',
      2,
      2,
      B,
      { ...placed, side: 'number', religion: 'manichean' },
      { what: 'taken', why: 'tie', holder: A },
    ],
    [
      'token.shang: more always takes it, number side up',
      3,
      2,
      B,
      { ...placed, side: 'shang', religion: 'manichean' },
      { what: 'taken', why: 'more', side: 'number' },
    ],
  ] as const)('%s', (_rule, a, b, holder, change, expected) => {
    expect(settle(a, b, holder, change)).toMatchObject(expected);
  });
});

describe('settleToken: a card is removed', () => {
  it.each([
    [
      'majority.lose: another shows more',
      1,
      2,
      A,
      removed,
      { what: 'returned', why: 'beaten', holder: null, side: 'number', rule: 'majority.lose' },
    ],
    [
      'majority.lose: a tie keeps it',
      2,
      2,
      A,
      { ...removed, side: 'shang' },
      { what: 'stays', why: 'kept', holder: A, side: 'shang' },
    ],
    [
      'majority.lose: it is not mine',
      1,
      2,
      B,
      removed,
      { what: 'stays', why: 'not-held', holder: B, side: 'number', rule: 'majority.lose' },
    ],
    [
      'emptyCollection return',
      0,
      0,
      A,
      removed,
      { what: 'returned', why: 'empty', holder: null, rule: 'emptyCollection' },
    ],
    [
      'emptyCollection keep',
      0,
      0,
      A,
      { ...removed, rulings: { emptyCollection: 'keep' } },
      { what: 'stays', why: 'kept', holder: A, rule: 'majority.lose' },
    ],
  ] as const)('%s', (_rule, a, b, holder, change, expected) => {
    expect(settle(a, b, holder, change)).toMatchObject(expected);
  });

  it('majority.lose: a third shop counts too', () => {
    expect(settle(1, 0, A, removed, 2)).toMatchObject({ what: 'returned', why: 'beaten' });
  });
});
