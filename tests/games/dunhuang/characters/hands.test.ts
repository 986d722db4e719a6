import { describe, expect, it } from 'vitest';
import { check, fromPosition, legalMoves, toMove, toPosition } from '../../../../src/games/dunhuang/index.ts';
import { A, B, C, END, offered, played, position, seatAt, table } from '../support/table.ts';

describe('character.trader', () => {
  it('character.trader: two cards at random from a hand, then two back, which may be the same', () => {
    const state = table({ at: 'trader', A: { hand: [2] }, B: { hand: [5, 6, 7] }, C: {} });
    const taken = played(state, { type: 'trader', from: B });
    expect(toMove(taken)).toBe(A);
    expect(toPosition(taken)).toMatchObject({
      phase: 'end',
      toMove: A,
      pending: { type: 'give', from: A, to: B, count: 2 },
    });
    expect(seatAt(taken, A).hand).toHaveLength(3);
    expect(seatAt(taken, B).hand).toHaveLength(1);
    const [, one, two] = seatAt(taken, A).hand as [2, 5, 6];
    const back = played(taken, { type: 'give', goods: [one, two] });
    expect(seatAt(back, B).hand).toEqual([5, 6, 7]);
    expect(legalMoves(back)).toEqual([END]);
    expect(seatAt(back, A).prestige).toBe(0);
  });

  it('ruling.giver: chance picks each card alike', () => {
    const pairs = new Map<string, number>();
    for (let i = 0; i < 600; i++) {
      const state = fromPosition(position({ at: 'trader', A: {}, B: { hand: [5, 7, 7] } }), `chance ${i}`);
      const hand = seatAt(played(state, { type: 'trader', from: B }), A).hand.join();
      pairs.set(hand, (pairs.get(hand) ?? 0) + 1);
    }
    expect([...pairs.keys()].sort()).toEqual(['5,7', '7,7']);
    expect(Math.abs(pairs.get('5,7')! - 400)).toBeLessThan(60);
  });

  it('ruling.small-hand: a hand of one gives one and gets one back', () => {
    const taken = played(table({ at: 'trader', A: {}, B: { hand: [5] } }), { type: 'trader', from: B });
    expect(toPosition(taken).pending).toEqual({ type: 'give', from: A, to: B, count: 1 });
    expect(legalMoves(taken)).toEqual([{ type: 'give', goods: [5] }]);
    expect(check(taken, { type: 'give', goods: [5, 5] })).toEqual({
      code: 'wrong-number',
      rule: 'ruling.small-hand',
    });
    expect(check(taken, { type: 'give', goods: [6] })).toEqual({
      code: 'not-in-hand',
      rule: 'character.trader',
    });
  });

  it('ruling.no-effect: not from an empty hand, nor from yourself, nor from nobody', () => {
    const state = table({ at: 'trader', A: { hand: [2] }, B: {}, C: { hand: [4] } });
    expect(offered(state, 'trader')).toEqual([{ type: 'trader', from: C }]);
    expect(check(state, { type: 'trader', from: B })).toEqual({
      code: 'hand-empty',
      rule: 'ruling.no-effect',
    });
    expect(check(state, { type: 'trader', from: A })).toEqual({ code: 'yourself', rule: 'turn.bonus' });
    expect(check(state, { type: 'trader', from: 3 })).toEqual({ code: 'no-such-seat', rule: 'turn.bonus' });
  });

  it('character.trader: every choice of two is offered once, goods ascending', () => {
    const state = table({
      at: 'trader',
      phase: 'end',
      A: { hand: [5, 5, 6, 7] },
      B: {},
      pending: { type: 'give', from: A, to: B, count: 2 },
    });
    expect(offered(state, 'give').map((move) => move.goods.join())).toEqual(['5,5', '5,6', '5,7', '6,7']);
    expect(check(state, { type: 'give', goods: [6, 6] })).toEqual({
      code: 'not-in-hand',
      rule: 'character.trader',
    });
  });
});

describe('character.merchant', () => {
  it('character.merchant, ruling.giver: the opponent picks two, two go back, then 1 prestige', () => {
    const state = table({ at: 'merchant', A: { hand: [2] }, B: { hand: [5, 6, 7] }, C: {} });
    const asked = played(state, { type: 'merchant', from: B });
    expect(toMove(asked)).toBe(B);
    expect(toPosition(asked)).toMatchObject({
      toMove: A,
      phase: 'end',
      pending: { type: 'give', from: B, to: A, count: 2 },
    });
    const got = played(asked, { type: 'give', goods: [5, 7] });
    expect(toMove(got)).toBe(A);
    expect(seatAt(got, A)).toMatchObject({ hand: [2, 5, 7], prestige: 0 });
    expect(toPosition(got).pending).toEqual({ type: 'give', from: A, to: B, count: 2 });
    expect(check(got, { type: 'give', goods: [8, 8] })).toEqual({
      code: 'not-in-hand',
      rule: 'character.merchant',
    });
    const done = played(got, { type: 'give', goods: [2, 7] });
    expect(seatAt(done, A)).toMatchObject({ hand: [5], prestige: 1 });
    expect(seatAt(done, B).hand).toEqual([2, 6, 7]);
    expect(legalMoves(done)).toEqual([END]);
  });

  it('ruling.small-hand: from an empty hand only the prestige; your own hand does not limit it', () => {
    const state = table({ at: 'merchant', A: {}, B: {}, C: { hand: [4] } });
    expect(offered(state, 'merchant')).toEqual([
      { type: 'merchant', from: B },
      { type: 'merchant', from: C },
    ]);
    expect(seatAt(played(state, { type: 'merchant', from: B }), A).prestige).toBe(1);
    expect(legalMoves(played(state, { type: 'merchant', from: B }))).toEqual([END]);
    expect(toPosition(played(state, { type: 'merchant', from: C })).pending).toMatchObject({ count: 1 });
  });

  it('ruling.no-effect: an empty hand and no prestige left would change nothing', () => {
    const state = table({ at: 'merchant', A: {}, B: { prestige: 28 }, C: { hand: [4] } });
    expect(offered(state, 'merchant')).toEqual([{ type: 'merchant', from: C }]);
    expect(check(state, { type: 'merchant', from: B })).toEqual({
      code: 'hand-empty',
      rule: 'ruling.no-effect',
    });
    expect(check(state, { type: 'merchant', from: A })).toEqual({ code: 'yourself', rule: 'turn.bonus' });
  });
});
