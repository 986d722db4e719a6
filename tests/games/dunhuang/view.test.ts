import { describe, expect, it } from 'vitest';
import { createGame, fromPosition, toPosition, view } from '../../../src/games/dunhuang/index.ts';
import { A, B, C, END, known, played, shang, table } from './support/table.ts';

describe('ruling.open: what everybody sees', () => {
  const state = table({
    at: 'trader',
    A: { hand: [4, 5], shop: [6], tokens: [shang(6)], coins: 4, prestige: 2 },
    B: { hand: [7], shop: [8, 8], tokens: [8] },
    C: {},
    market: [5, 6, 7, 8, null, 5, 6, 7],
    pile: [3, 2, 8],
  });

  it('ruling.open: shops, tokens and sides, coins, prestige, hand sizes, the market, the size of the pile', () => {
    for (const seat of [A, B, C, undefined]) {
      const seen = view(state, seat);
      expect(seen).toMatchObject({
        players: 3,
        market: [5, 6, 7, 8, null, 5, 6, 7],
        pile: 3,
        camel: 4,
        turn: A,
        toMove: A,
        ask: 'bonus',
        steps: 1,
        closing: false,
        firstPlayer: A,
        result: null,
        next: null,
        give: null,
        question: null,
        discards: [],
        supply: { coins: 34, prestige: 26 },
      });
      expect(seen.seats[A]).toMatchObject({
        handSize: 2,
        shop: [6],
        tokens: [{ good: 6, side: 'shang' }],
        coins: 4,
        prestige: 2,
      });
      expect(seen.rulings.supply).toBe('box');
      expect(seen.circle[4]).toBe('trader');
    }
  });

  it('ruling.open: hands are secret but for their own', () => {
    expect(known(state, A, A)).toEqual([4, 5]);
    expect(known(state, A, B)).toEqual([]);
    expect(known(state, undefined, A)).toEqual([]);
    expect(view(state, undefined).seat).toBeNull();
    expect(view(state, B).seat).toBe(B);
  });

  it('ruling.open: neither seed nor generator nor the pile is anywhere in it', () => {
    const game = createGame({ players: 2, seed: 'a very secret seed' });
    const json = JSON.stringify(view(game, A));
    expect(json).not.toContain('secret');
    expect(Object.keys(view(game, A))).not.toContain('words');
    const other = fromPosition({ ...toPosition(state), deck: [8, 2, 3] }, 'another seed');
    for (const seat of [A, B, C, undefined]) expect(view(other, seat)).toEqual(view(state, seat));
  });

  it('shows what is asked, and of whom', () => {
    const asked = table({
      phase: 'end',
      A: { shop: [7, 7] },
      B: { shop: [7, 7], tokens: [shang(7)] },
      pending: { type: 'protect', good: 7, holder: B, taker: A },
    });
    expect(view(asked, A)).toMatchObject({
      ask: 'protect',
      toMove: B,
      turn: A,
      next: 'end',
      question: { good: 7, holder: B },
    });
    const paying = table({
      with: ['buddhist'],
      A: { shop: [7, 7] },
      B: { shop: [7, 7], tokens: [shang(7)] },
      pending: { type: 'pay', good: 7, holder: B, taker: A },
    });
    expect(view(paying, B)).toMatchObject({
      ask: 'pay',
      toMove: A,
      next: 'bonus',
      question: { good: 7, holder: B },
    });
    const giving = table({
      at: 'merchant',
      phase: 'end',
      A: {},
      B: { hand: [5] },
      pending: { type: 'give', from: B, to: A, count: 1 },
    });
    expect(view(giving, A)).toMatchObject({ ask: 'give', toMove: B, give: { to: A, count: 1 } });
  });

  it('shows drawn cards to who drew them, and their number to all', () => {
    const drawn = table({
      at: 'diplomat',
      phase: 'end',
      A: {},
      B: {},
      pending: { type: 'keep', drawn: [3, 5] },
    });
    expect(view(drawn, A)).toMatchObject({ ask: 'keep-drawn', drawn: { count: 2, goods: [3, 5] } });
    expect(view(drawn, B).drawn).toEqual({ count: 2, goods: [] });
    expect(view(drawn, undefined).drawn).toEqual({ count: 2, goods: [] });
  });

  it('shows how the game ended', () => {
    const over = played(table({ phase: 'end', turn: 'B', pile: [], A: {}, B: {} }), END);
    expect(view(over, A)).toMatchObject({ ask: 'over', toMove: null, result: 'scored', closing: true });
    const won = table({ phase: 'end', A: { hand: [2, 3, 4, 5], tokens: [4, 5, 6, 7, 8] }, B: {} });
    expect(view(played(won, END), B).result).toBe('instant');
  });

  it('shows an unlimited supply as such', () => {
    expect(view(table({ A: {}, B: {}, rulings: { supply: 'unlimited' } }), A).supply).toEqual({
      coins: null,
      prestige: null,
    });
  });
});
