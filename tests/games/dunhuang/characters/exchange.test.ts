import { describe, expect, it } from 'vitest';
import { check, toMove, toPosition } from '../../../../src/games/dunhuang/index.ts';
import { A, B, END, offered, played, seatAt, shang, table, tokenOf } from '../support/table.ts';

describe('character.soldier', () => {
  const market = [5, null, 7, null, 5, 6, 8, 8] as (5 | 6 | 7 | 8 | null)[]; // the Soldier is on space 3

  it('character.soldier: a card of the shop for a market card, which goes into the shop', () => {
    const state = table({ at: 'soldier', A: { shop: [4], tokens: [4] }, B: { shop: [4] }, market });
    const done = played(state, { type: 'soldier', give: 4, space: 2 });
    expect(seatAt(done, A)).toMatchObject({ shop: [7], tokens: [{ good: 7, side: 'number' }] });
    expect(tokenOf(done, 4)).toBe('middle');
    expect(toPosition(done).market).toEqual([5, null, 4, null, 5, 6, 8, 8]);
  });

  it('ruling.market-exchange: any space with a card, never the one just emptied', () => {
    const state = table({ at: 'soldier', A: { shop: [4, 4, 6] }, B: {}, market });
    expect(offered(state, 'soldier')).toEqual(
      ([4, 6] as const).flatMap((give) =>
        ([0, 2, 4, 5, 6, 7] as const).map((space) => ({ type: 'soldier', give, space })),
      ),
    );
    expect(check(state, { type: 'soldier', give: 4, space: 3 })).toEqual({
      code: 'space-empty',
      rule: 'ruling.market-exchange',
    });
    expect(check(state, { type: 'soldier', give: 5, space: 0 })).toEqual({
      code: 'not-in-shop',
      rule: 'character.soldier',
    });
  });

  it.each([
    ['soldier', 'shop'],
    ['general', 'hand'],
  ] as const)(
    'ruling.market-exchange: the %s has no use for a card on the space of the camel',
    (at, zone) => {
      const state = table({ at, A: { [zone]: [4] }, B: {}, market: [5, null, 7, 6, 5, 6, 8, 8] });
      expect(offered(state, at).map((move) => move.space)).toEqual([0, 2, 4, 5, 6, 7]);
      expect(check(state, { type: at, give: 4, space: 3 })).toEqual({
        code: 'space-empty',
        rule: 'ruling.market-exchange',
      });
    },
  );

  it('sameGood allowed, ruling.exchange-order: tea for tea while tied claims the token again, number side', () => {
    const state = table({ at: 'soldier', A: { shop: [7], tokens: [shang(7)] }, B: { shop: [7] }, market });
    expect(tokenOf(played(state, { type: 'soldier', give: 7, space: 2 }), 7)).toBe('A');
    const rival = table({ at: 'soldier', A: { shop: [7] }, B: { shop: [7], tokens: [7] }, market });
    expect(tokenOf(played(rival, { type: 'soldier', give: 7, space: 2 }), 7)).toBe('A');
    const leader = table({
      at: 'soldier',
      A: { shop: [7, 7], tokens: [shang(7)] },
      B: { shop: [7] },
      market,
    });
    expect(tokenOf(played(leader, { type: 'soldier', give: 7, space: 2 }), 7)).toBe('A商');
  });

  it('sameGood forbidden: only another good', () => {
    const state = table({
      at: 'soldier',
      A: { shop: [7] },
      B: {},
      market,
      rulings: { sameGood: 'forbidden' },
    });
    expect(offered(state, 'soldier').map((move) => move.space)).toEqual([0, 4, 5, 6, 7]);
    expect(check(state, { type: 'soldier', give: 7, space: 2 })).toEqual({
      code: 'same-good',
      rule: 'sameGood',
    });
  });

  it('ruling.as-new: a tie with 商 asks its holder, and the turn can end afterwards', () => {
    const state = played(
      table({ at: 'soldier', A: { shop: [4, 7] }, B: { shop: [7, 7], tokens: [shang(7)] }, market }),
      { type: 'soldier', give: 4, space: 2 },
    );
    expect(toMove(state)).toBe(B);
    expect(toPosition(state)).toMatchObject({ phase: 'end', pending: { type: 'protect', good: 7 } });
    expect(offered(played(state, { type: 'protect' }), 'end-turn')).toEqual([END]);
  });
});

describe('character.general', () => {
  const market = [5, null, 7, null, 5, 6, 8, 8] as (5 | 6 | 7 | 8 | null)[];

  it('character.general: a card of the hand for a market card, which goes into the hand', () => {
    const state = table({ at: 'general', A: { hand: [4, 6], shop: [7], tokens: [7] }, B: {}, market });
    const done = played(state, { type: 'general', give: 4, space: 2 });
    expect(seatAt(done, A)).toMatchObject({ hand: [6, 7], shop: [7] });
    expect(toPosition(done).market).toEqual([5, null, 4, null, 5, 6, 8, 8]);
  });

  it('ruling.no-effect: never for the same good, whatever sameGood says', () => {
    const state = table({ at: 'general', A: { hand: [5, 6] }, B: {}, market });
    expect(offered(state, 'general')).toEqual([
      ...([2, 5, 6, 7] as const).map((space) => ({ type: 'general', give: 5, space })),
      ...([0, 2, 4, 6, 7] as const).map((space) => ({ type: 'general', give: 6, space })),
    ]);
    expect(check(state, { type: 'general', give: 5, space: 0 })).toEqual({
      code: 'same-good',
      rule: 'ruling.no-effect',
    });
    expect(check(state, { type: 'general', give: 5, space: 3 })).toEqual({
      code: 'space-empty',
      rule: 'ruling.market-exchange',
    });
    expect(check(state, { type: 'general', give: 4, space: 0 })).toEqual({
      code: 'not-in-hand',
      rule: 'character.general',
    });
  });

  it('ruling.market-exchange: the given card lies there at once, and stays after the refill', () => {
    const state = table({ at: 'general', A: { hand: [4] }, B: {}, market, pile: [3, 2, 2, 3] });
    expect(toPosition(played(state, { type: 'general', give: 4, space: 2 }, END)).market[2]).toBe(4);
  });
});

describe('character.maid', () => {
  it('character.maid: a card of the shop for one of another good from the hand. Lose, then take', () => {
    const state = table({ at: 'maid', A: { shop: [4], hand: [6], tokens: [4] }, B: { shop: [4] } });
    const done = played(state, { type: 'maid', shop: 4, hand: 6 });
    expect(seatAt(done, A)).toMatchObject({ shop: [6], hand: [4], tokens: [{ good: 6, side: 'number' }] });
    expect(tokenOf(done, 4)).toBe('middle');
  });

  it('character.maid: every pair of different goods, no other', () => {
    const state = table({ at: 'maid', A: { shop: [4, 6], hand: [4, 5] }, B: {} });
    expect(offered(state, 'maid')).toEqual([
      { type: 'maid', shop: 4, hand: 5 },
      { type: 'maid', shop: 6, hand: 4 },
      { type: 'maid', shop: 6, hand: 5 },
    ]);
    expect(check(state, { type: 'maid', shop: 4, hand: 4 })).toEqual({
      code: 'same-good',
      rule: 'character.maid',
    });
    expect(check(state, { type: 'maid', shop: 7, hand: 5 })).toEqual({
      code: 'not-in-shop',
      rule: 'character.maid',
    });
    expect(check(state, { type: 'maid', shop: 4, hand: 8 })).toEqual({
      code: 'not-in-hand',
      rule: 'character.maid',
    });
  });
});

describe('character.domestic', () => {
  it('character.domestic: from shop to hand may lose, from hand to shop may take', () => {
    const state = table({
      at: 'domestic',
      A: { shop: [4], hand: [6], tokens: [4] },
      B: { shop: [4, 6], tokens: [6] },
    });
    expect(offered(state, 'domestic')).toEqual([
      { type: 'domestic', good: 4, to: 'hand' },
      { type: 'domestic', good: 6, to: 'shop' },
    ]);
    const toHand = played(state, { type: 'domestic', good: 4, to: 'hand' });
    expect(seatAt(toHand, A)).toMatchObject({ shop: [], hand: [4, 6], tokens: [] });
    const toShop = played(state, { type: 'domestic', good: 6, to: 'shop' });
    expect(seatAt(toShop, A)).toMatchObject({ shop: [4, 6], hand: [] });
    expect(tokenOf(toShop, 6)).toBe('A');
    expect(check(state, { type: 'domestic', good: 6, to: 'hand' })).toEqual({
      code: 'not-in-shop',
      rule: 'character.domestic',
    });
    expect(check(state, { type: 'domestic', good: 4, to: 'shop' })).toEqual({
      code: 'not-in-hand',
      rule: 'character.domestic',
    });
  });
});
