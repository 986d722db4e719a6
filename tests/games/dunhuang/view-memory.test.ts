import { describe, expect, it } from 'vitest';
import {
  createGame,
  type Good,
  legalMoves,
  type Move,
  toMove,
  view,
} from '../../../src/games/dunhuang/index.ts';
import { A, B, C, END, known, played, steps, type TableWords, TO_HAND, table } from './support/table.ts';

describe('ruling.memory: what was seen is remembered', () => {
  const market: (Good | null)[] = [5, 4, 6, 7, 8, 5, 6, 3];

  it('ruling.memory: a card taken from the market into a hand, by everybody', () => {
    const state = played(
      table({ phase: 'good', at: 'dancer', A: { hand: [8] }, B: {}, C: {}, market }),
      TO_HAND,
    );
    for (const seat of [B, C, undefined]) expect(known(state, seat, A)).toEqual([4]);
    expect(known(state, A, A)).toEqual([4, 8]);
    expect(view(state, A).memory.cards).toEqual([]);
  });

  it.each([
    ['Shepherd', { at: 'shepherd' }, { type: 'shepherd', space: 5 }, [5]],
    ['Farmer', { at: 'farmer', steps: 2 }, { type: 'farmer', space: 0 }, [5]],
    ['General', { at: 'general' }, { type: 'general', give: 8, space: 1 }, [4]],
    ['Maid', { at: 'maid' }, { type: 'maid', shop: 7, hand: 8 }, [7]],
    ['Domestic', { at: 'domestic' }, { type: 'domestic', good: 7, to: 'hand' }, [7]],
  ] as [string, TableWords, Move, Good[]][])(
    'ruling.memory: the %s shows what comes',
    (_who, words, move, seen) => {
      const state = played(
        table({ ...words, A: { hand: [8], shop: [7] }, B: {}, market: [5, 4, 6, 7, 8, 5, null, 3] }),
        move,
      );
      expect(known(state, B, A)).toEqual(seen);
    },
  );

  it('ruling.memory: a card that leaves a hand in the open is no longer known there', () => {
    const taken = played(
      table({ phase: 'good', at: 'painter', A: {}, B: {}, market: [4, 5, 6, 7, 8, 5, 6, 7] }),
      TO_HAND,
    );
    expect(known(taken, B, A)).toEqual([4]);
    expect(known(played(taken, { type: 'painter', discard: 4 }), B, A)).toEqual([]);
  });

  it('ruling.memory: an unknown card that leaves takes no known one along', () => {
    const taken = played(
      table({ phase: 'good', at: 'painter', A: { hand: [8] }, B: {}, market: [4, 5, 6, 7, 8, 5, 6, 7] }),
      TO_HAND,
    );
    expect(known(played(taken, { type: 'painter', discard: 8 }), B, A)).toEqual([4]);
  });

  it('ruling.memory: cards moved by the Trader are known to those two, and to nobody else', () => {
    const state = table({ at: 'trader', A: { hand: [2] }, B: { hand: [5, 5] }, C: {} });
    const taken = played(state, { type: 'trader', from: B });
    expect(known(taken, B, A)).toEqual([5, 5]);
    expect(known(taken, C, A)).toEqual([]);
    const back = played(taken, { type: 'give', goods: [2, 5] });
    expect(known(back, A, B)).toEqual([2, 5]);
    expect(known(back, B, A)).toEqual([5]);
    expect(known(back, C, A)).toEqual([]);
    expect(known(back, C, B)).toEqual([]);
  });

  it('ruling.memory: the same with the Merchant', () => {
    const state = table({ at: 'merchant', A: { hand: [2] }, B: { hand: [5, 6, 7] }, C: {} });
    const given = played(state, { type: 'merchant', from: B }, { type: 'give', goods: [5, 7] });
    expect(known(given, B, A)).toEqual([5, 7]);
    const back = played(given, { type: 'give', goods: [2, 7] });
    expect(known(back, A, B)).toEqual([2, 7]);
    expect(known(back, B, A)).toEqual([5]);
    expect(known(back, undefined, B)).toEqual([]);
  });

  it('ruling.memory: the card a player put under the pile', () => {
    const state = table({ at: 'diplomat', A: {}, B: {}, pile: [5, 3, 8] });
    const kept = played(state, { type: 'diplomat' }, { type: 'keep', good: 5 });
    expect(view(kept, A).memory.bottom).toEqual([[3]]);
    expect(view(kept, B).memory.bottom).toEqual([]);
    expect(known(kept, B, A)).toEqual([]);
  });

  it('ruling.memory: several cards under the pile are known in no order', () => {
    const state = table({ at: 'interpreter', steps: 4, A: {}, B: {}, pile: [5, 3, 8, 2, 7, 6] });
    const kept = played(state, { type: 'interpreter' }, { type: 'keep', good: 5 });
    expect(view(kept, A).memory.bottom).toEqual([[2, 3, 8]]);
  });

  it('ruling.memory: what others put under later lies below what I put there', () => {
    const pile: Good[] = [5, 3, 8, 2, 7, 6, 4];
    let state = table({ at: 'diplomat', phase: 'bonus', A: { coins: 9 }, B: { coins: 9 }, pile });
    state = played(state, { type: 'diplomat' }, { type: 'keep', good: 5 }, END, steps(8), TO_HAND);
    state = played(state, { type: 'diplomat' });
    state = played(state, legalMoves(state)[0]!);
    expect(view(state, A).memory.bottom).toEqual([1, [3]]);
    expect(view(state, B).memory.bottom).toHaveLength(1);
  });

  it('ruling.memory: my own two cards that I did not keep, and nobody else’s', () => {
    let state = createGame({ players: 2, seed: 'unkept' });
    const { dealt } = view(state, A);
    state = played(state, { type: 'keep', good: dealt[0]! });
    expect(view(state, A).memory.unkept).toEqual(dealt.slice(1));
    expect(view(state, B).memory.unkept).toEqual([]);
    expect(view(state, B).dealt).toHaveLength(3);
    expect(view(state, undefined).dealt).toEqual([]);
    expect(toMove(state)).toBe(B);
  });
});
