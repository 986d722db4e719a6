import { describe, expect, it } from 'vitest';
import { check, fromPosition, legalMoves, play, toPosition } from '../../../../src/games/dunhuang/index.ts';
import { A, END, offered, played, position, seatAt, type TableWords, table } from '../support/table.ts';

describe('character.interpreter', () => {
  const words = (): TableWords => ({
    at: 'interpreter',
    steps: 3,
    A: { hand: [6] },
    B: {},
    pile: [5, 3, 5, 8, 7],
  });

  it('character.interpreter: draws a card for each step, from the top; one goes into the hand', () => {
    const drawn = played(table(words()), { type: 'interpreter' });
    expect(toPosition(drawn)).toMatchObject({
      phase: 'end',
      pending: { type: 'keep', drawn: [3, 5, 5] },
      deck: [8, 7],
    });
    expect(legalMoves(drawn)).toEqual([
      { type: 'keep', good: 3 },
      { type: 'keep', good: 5 },
    ]);
    expect(check(drawn, { type: 'keep', good: 8 })).toEqual({
      code: 'not-drawn',
      rule: 'character.interpreter',
    });
    const kept = played(drawn, { type: 'keep', good: 5 });
    expect(seatAt(kept, A).hand).toEqual([5, 6]);
    expect(legalMoves(kept)).toEqual([END]);
  });

  it('character.interpreter: the rest goes under the pile in random order, each as likely', () => {
    const orders = { '3,5': 0, '5,3': 0 };
    for (let i = 0; i < 400; i++) {
      const state = fromPosition(position(words()), `order ${i}`);
      const { deck } = toPosition(played(state, { type: 'interpreter' }, { type: 'keep', good: 5 }));
      expect(deck.slice(0, 2)).toEqual([8, 7]);
      orders[deck.slice(2).join(',') as '3,5']++;
    }
    expect(Math.abs(orders['3,5'] - 200)).toBeLessThan(60);
    expect(orders['3,5'] + orders['5,3']).toBe(400);
  });

  it('ruling.short-pile: draws what there is, and keeps exactly one', () => {
    const state = table({ at: 'interpreter', steps: 5, A: {}, B: {}, pile: [5, 3] });
    const drawn = played(state, { type: 'interpreter' });
    expect(toPosition(drawn)).toMatchObject({ deck: [], pending: { drawn: [3, 5] } });
    expect(toPosition(played(drawn, { type: 'keep', good: 3 })).deck).toEqual([5]);
  });

  it('ruling.no-effect: not offered with an empty pile', () => {
    const state = table({ at: 'interpreter', A: {}, B: {}, pile: [] });
    expect(offered(state, 'interpreter')).toEqual([]);
    expect(check(state, { type: 'interpreter' })).toEqual({ code: 'pile-empty', rule: 'ruling.no-effect' });
  });

  it('ruling.trigger-when: a pile that is empty for a moment ends nothing', () => {
    const state = table({ at: 'interpreter', steps: 2, A: {}, B: {}, pile: [5, 3] });
    const done = played(state, { type: 'interpreter' }, { type: 'keep', good: 5 }, END);
    expect(toPosition(done).closing).toBeUndefined();
    expect(toPosition(done).market).not.toContain(null);
  });
});

describe('character.diplomat', () => {
  it('character.diplomat: draws two, keeps one in hand, the other goes under the pile', () => {
    const state = table({ at: 'diplomat', steps: 4, A: {}, B: {}, pile: [5, 3, 8, 7] });
    const drawn = played(state, { type: 'diplomat' });
    expect(toPosition(drawn)).toMatchObject({ deck: [8, 7], pending: { type: 'keep', drawn: [3, 5] } });
    expect(check(drawn, { type: 'keep', good: 7 })).toEqual({
      code: 'not-drawn',
      rule: 'character.diplomat',
    });
    const kept = play(drawn, { type: 'keep', good: 3 });
    expect(seatAt(kept, A).hand).toEqual([3]);
    expect(toPosition(kept).deck).toEqual([8, 7, 5]);
  });

  it('ruling.short-pile: the last card is kept, and that is still asked', () => {
    const state = table({ at: 'diplomat', A: {}, B: {}, pile: [5] });
    const drawn = played(state, { type: 'diplomat' });
    expect(legalMoves(drawn)).toEqual([{ type: 'keep', good: 5 }]);
    expect(toPosition(play(drawn, { type: 'keep', good: 5 })).deck).toEqual([]);
  });

  it('ruling.no-effect: not offered with an empty pile', () => {
    const state = table({ at: 'diplomat', A: {}, B: {}, pile: [] });
    expect(check(state, { type: 'diplomat' })).toEqual({ code: 'pile-empty', rule: 'ruling.no-effect' });
  });
});
