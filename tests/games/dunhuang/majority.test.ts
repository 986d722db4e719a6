import { describe, expect, it } from 'vitest';
import { check, type Good, toMove, toPosition } from '../../../src/games/dunhuang/index.ts';
import {
  A,
  B,
  C,
  coinsOf,
  offered,
  played,
  type SeatWords,
  seatAt,
  shang,
  type TableWords,
  TO_SHOP,
  table,
  tokenOf,
} from './support/table.ts';

/** A is about to place a tea: the camel stands where one lies. */
const placing = (words: TableWords): ReturnType<typeof table> =>
  table({ phase: 'good', at: 'painter', market: [7, 6, 5, 8, 5, 6, 8, 5], ...words });
const afterTea = (a: SeatWords, b: SeatWords, more: TableWords = {}): string =>
  tokenOf(played(placing({ A: a, B: b, ...more }), TO_SHOP), 7);

describe('majority.take', () => {
  it('majority.take: the first to place takes it from the middle', () => {
    expect(afterTea({}, {})).toBe('A');
  });

  it('majority.take: a tie is enough, more is better, fewer is nothing', () => {
    expect(afterTea({ shop: [7] }, { shop: [7, 7], tokens: [7] })).toBe('A');
    expect(afterTea({ shop: [7, 7] }, { shop: [7, 7], tokens: [7] })).toBe('A');
    expect(afterTea({}, { shop: [7, 7], tokens: [7] })).toBe('B');
  });

  it('majority.take: cards in hand never count', () => {
    expect(afterTea({ hand: [7, 7] }, { shop: [7, 7], tokens: [7] })).toBe('B');
    expect(afterTea({ shop: [] }, { shop: [7], hand: [7, 7], tokens: [7] })).toBe('A');
  });

  it('majority.take: only the holder is compared, not a third shop that shows more', () => {
    expect(afterTea({}, { shop: [7], tokens: [7] }, { C: { shop: [7, 7, 7] } })).toBe('A');
  });

  it('majority.take: takes the count of tokens along', () => {
    const state = played(placing({ A: { shop: [7] }, B: { shop: [7, 7], tokens: [7, 6] } }), TO_SHOP);
    expect(seatAt(state, A).tokens).toEqual([{ good: 7, side: 'number' }]);
    expect(seatAt(state, B).tokens).toEqual([{ good: 6, side: 'number' }]);
  });

  it('ruling.own: adding to your own collection changes nothing, 商 stays 商', () => {
    expect(afterTea({ shop: [7], tokens: [shang(7)] }, {})).toBe('A商');
  });

  it.each([
    ['any-placer', 'A'],
    ['most-or-tie', 'middle'],
  ] as const)('middleToken %s: a token in the middle, another shows more: %s', (middleToken, holder) => {
    expect(afterTea({}, { shop: [7, 7] }, { rulings: { middleToken } })).toBe(holder);
  });

  it('middleToken most-or-tie: a tie or most is enough', () => {
    const rulings = { middleToken: 'most-or-tie' } as const;
    expect(afterTea({ shop: [7] }, { shop: [7, 7] }, { rulings })).toBe('A');
    expect(afterTea({ shop: [7, 7] }, { shop: [7, 7] }, { rulings })).toBe('A');
    expect(afterTea({ shop: [7] }, { shop: [7] }, { C: { shop: [7, 7, 7] }, rulings })).toBe('middle');
  });
});

describe('majority.lose', () => {
  /** A discards a tea with the Musician. */
  const losing = (a: Good[], b: Good[], c: Good[] = [], more: TableWords = {}): string =>
    tokenOf(
      played(
        table({
          at: 'musician',
          A: { shop: a, tokens: [shang(7)] },
          B: { shop: b },
          C: { shop: c },
          ...more,
        }),
        { type: 'musician', discard: 7 },
      ),
      7,
    );

  it('majority.lose: any other shop that now shows more sends it back', () => {
    expect(losing([7, 7], [7, 7])).toBe('middle');
    expect(losing([7, 7], [], [7, 7])).toBe('middle');
  });

  it('majority.lose: a tie keeps it, side and all', () => {
    expect(losing([7, 7], [7], [7])).toBe('A商');
  });

  it('majority.lose: who does not hold the token loses nothing', () => {
    const state = table({ at: 'musician', A: { shop: [7, 7] }, B: { shop: [7, 7, 7], tokens: [7] } });
    expect(tokenOf(played(state, { type: 'musician', discard: 7 }), 7)).toBe('B');
  });

  it.each([
    ['return', 'middle'],
    ['keep', 'A商'],
  ] as const)(
    'emptyCollection %s: the last card leaves and nobody shows any: %s',
    (emptyCollection, holder) => {
      expect(losing([7], [], [], { rulings: { emptyCollection } })).toBe(holder);
    },
  );

  it('emptyCollection keep: another that shows one sends it back all the same', () => {
    expect(losing([7], [7], [], { rulings: { emptyCollection: 'keep' } })).toBe('middle');
  });
});

describe('token.shang under the Manichean', () => {
  const tied = (more: TableWords = {}) =>
    played(
      placing({ A: { shop: [7] }, B: { shop: [7, 7], tokens: [shang(7)] }, C: { shop: [7, 7] }, ...more }),
      TO_SHOP,
    );

  it('token.shang, ruling.three-tied: a tie asks the holder, and only the holder', () => {
    const state = tied();
    expect(toMove(state)).toBe(B);
    expect(toPosition(state)).toMatchObject({
      toMove: A,
      phase: 'bonus',
      pending: { type: 'protect', good: 7, holder: B, taker: A },
    });
    expect(offered(state, 'protect')).toHaveLength(1);
    expect(offered(state, 'yield')).toHaveLength(1);
    expect(check(state, { type: 'pay' })).toMatchObject({ code: 'wrong-step', rule: 'token.shang' });
  });

  it('ruling.consumed: protecting turns it back to its number, once', () => {
    const state = played(tied(), { type: 'protect' });
    expect(tokenOf(state, 7)).toBe('B');
    expect(toMove(state)).toBe(A);
    expect(toPosition(state)).toMatchObject({ phase: 'bonus' });
  });

  it('manichean ask: the holder may let it go; it is taken number side up', () => {
    expect(tokenOf(played(tied(), { type: 'yield' }), 7)).toBe('A');
  });

  it('manichean always: protects without a question', () => {
    const state = tied({ rulings: { manichean: 'always' } });
    expect(toMove(state)).toBe(A);
    expect(tokenOf(state, 7)).toBe('B');
    expect(toPosition(state)).toMatchObject({ phase: 'bonus' });
  });

  it('token.shang: more always takes it', () => {
    expect(afterTea({ shop: [7, 7] }, { shop: [7, 7], tokens: [shang(7)] })).toBe('A');
  });
});

describe('token.shang under the Buddhist', () => {
  const tied = (coins: number) =>
    played(
      placing({
        with: ['buddhist'],
        A: { shop: [7], coins },
        B: { shop: [7, 7], tokens: [shang(7)], coins: 1 },
        C: { shop: [7, 7] },
      }),
      TO_SHOP,
    );

  it('token.shang: the taker pays the holder 2 coins; ruling.bank', () => {
    const state = tied(2);
    expect(toMove(state)).toBe(A);
    expect(toPosition(state)).toMatchObject({
      phase: 'bonus', // which is next
      pending: { type: 'pay', good: 7, holder: B, taker: A },
    });
    const paid = played(state, { type: 'pay' });
    expect(tokenOf(paid, 7)).toBe('A');
    expect(coinsOf(paid)).toEqual([0, 3, 3]);
  });

  it('ruling.consumed: declined, it stays where it is, 商', () => {
    const state = played(tied(2), { type: 'decline' });
    expect(tokenOf(state, 7)).toBe('B商');
    expect(coinsOf(state)).toEqual([2, 1, 3]);
    expect(toPosition(state)).toMatchObject({ phase: 'bonus', toMove: A });
  });

  it('ruling.cannot-pay: with one coin nobody is asked', () => {
    const state = tied(1);
    expect(tokenOf(state, 7)).toBe('B商');
    expect(toPosition(state).pending).toBeUndefined();
    expect(coinsOf(state)).toEqual([1, 1, 3]);
  });

  it('token.shang: a number side is not protected', () => {
    expect(afterTea({ shop: [7] }, { shop: [7, 7], tokens: [7] }, { with: ['buddhist'] })).toBe('A');
  });

  it('ruling.as-new: a card that comes in by the Domestic is asked for like one from the market', () => {
    const state = played(
      table({
        at: 'domestic',
        with: ['buddhist'],
        A: { hand: [7], shop: [7], coins: 5 },
        B: { shop: [7, 7], tokens: [shang(7)] },
        C: {},
      }),
      { type: 'domestic', good: 7, to: 'shop' },
    );
    expect(toPosition(state)).toMatchObject({ phase: 'end', pending: { type: 'pay', holder: B } });
    expect(offered(played(state, { type: 'pay' }), 'end-turn')).toHaveLength(1);
    expect(seatAt(state, C).tokens).toEqual([]);
  });
});
