/** `ruling.memory` in whole games: what is remembered is true, and nothing that was seen is forgotten. */
import { describe, expect, it } from 'vitest';
import { type Good, type State, type View, view } from '../../../src/games/dunhuang/index.ts';
import { A, B, END, played, SKIP, type TableWords, table } from './support/table.ts';

describe('ruling.memory: cards in the pile that somebody knows of', () => {
  const HAND = { A: 1, B: 2, C: 4 } as const;
  const DRAWN = 16;
  const PILE = 32;
  const card = (zones: number, good: Good): number => zones * 16 + good;

  /** The table with what A knows beforehand. */
  function knowing(words: TableWords, memory: Partial<View['memory']>): State {
    const start = table(words);
    return { ...start, memory: start.memory.map((old, seat) => (seat === A ? { ...old, ...memory } : old)) };
  }
  const remembered = (state: State): View['memory'] => view(state, A).memory;

  /** What A makes of B drawing this many from a pile that A knows so much of. */
  function drawnFrom(pile: Good[], bottom: View['memory']['bottom'], count: number): State {
    const start = knowing(
      { at: 'interpreter', turn: 'B', steps: count, A: {}, B: {}, C: {}, pile },
      { bottom },
    );
    return played(start, { type: 'interpreter' });
  }

  it('a card in a hand or the pile may be among those another draws, and end in that hand or back under the pile', () => {
    const start = knowing(
      { at: 'diplomat', turn: 'C', A: {}, B: { hand: [5] }, C: {}, pile: [3, 8, 6] },
      { cards: [card(HAND.B | PILE, 3), card(HAND.B, 5)].sort((a, b) => a - b) },
    );
    const drawn = played(start, { type: 'diplomat' });
    expect(remembered(drawn).cards).toEqual([card(HAND.B, 5), card(HAND.B | DRAWN | PILE, 3)]);
    const kept = played(drawn, { type: 'keep', good: 3 });
    expect(remembered(kept).cards).toEqual([card(HAND.B, 5), card(HAND.B | HAND.C | PILE, 3)]);
    expect(remembered(kept).bottom).toEqual([]);
  });

  it('a card that lies nowhere but in the pile may be among those another draws', () => {
    const start = knowing(
      { at: 'diplomat', turn: 'B', A: {}, B: {}, pile: [3, 8, 6] },
      { cards: [card(PILE, 8)] },
    );
    expect(remembered(played(start, { type: 'diplomat' })).cards).toEqual([card(DRAWN | PILE, 8)]);
  });

  it('two alike among three drawn: one at least is under the pile again', () => {
    const drawn = drawnFrom([5, 8, 8], [[8, 8]], 3);
    expect(remembered(drawn)).toMatchObject({ cards: [card(DRAWN, 8), card(DRAWN, 8)], bottom: [] });
    const kept = played(drawn, { type: 'keep', good: 5 });
    expect(remembered(kept)).toMatchObject({ cards: [card(PILE, 8), card(HAND.B | PILE, 8)], bottom: [] });
  });

  it('who draws all of a layer and part of the one below leaves that part uncertain', () => {
    const { cards, bottom } = remembered(drawnFrom([8, 3, 6, 5, 4], [[4], [5, 6], [3, 8]], 3));
    expect(cards).toEqual([card(DRAWN, 3), card(DRAWN, 8), card(DRAWN | PILE, 5), card(DRAWN | PILE, 6)]);
    expect(bottom).toEqual([[4]]);
  });

  it('unknown cards between two layers are drawn without a word', () => {
    const pile: Good[] = [3, 6, 7, 4];
    expect(remembered(drawnFrom(pile, [[4], 2, [3]], 2))).toMatchObject({
      cards: [card(DRAWN, 3)],
      bottom: [[4]],
    });
    expect(remembered(drawnFrom(pile, [[4], 2, [3]], 3))).toMatchObject({
      cards: [card(DRAWN, 3)],
      bottom: [[4]],
    });
    expect(remembered(drawnFrom(pile, [[4], 2, [3]], 4))).toMatchObject({
      cards: [card(DRAWN, 3), card(DRAWN, 4)],
      bottom: [],
    });
  });

  it('cards above what is known are drawn without a word, to the last of them', () => {
    expect(remembered(drawnFrom([6, 7, 4], [[4]], 1)).bottom).toEqual([[4]]);
    expect(remembered(drawnFrom([6, 7, 4], [[4]], 2))).toMatchObject({ cards: [], bottom: [[4]] });
    expect(remembered(drawnFrom([6, 7, 4], [[4]], 3))).toMatchObject({
      cards: [card(DRAWN, 4)],
      bottom: [],
    });
  });

  it('the only card drawn is the one kept', () => {
    const kept = played(drawnFrom([4], [[4]], 1), { type: 'keep', good: 4 });
    expect(remembered(kept)).toMatchObject({ cards: [card(HAND.B, 4)], bottom: [] });
  });

  it('what others put under the pile one after another lies together below what I put there', () => {
    const start = knowing(
      { at: 'interpreter', turn: 'B', steps: 3, A: {}, B: {}, C: {}, pile: [7, 8, 5, 6, 4] },
      { bottom: [1, [4]] },
    );
    const kept = played(start, { type: 'interpreter' }, { type: 'keep', good: 7 });
    expect(remembered(kept).bottom).toEqual([3, [4]]);
  });

  it('what I draw from where I know the cards is no longer there', () => {
    const start = knowing({ at: 'diplomat', A: {}, B: {}, pile: [3, 6, 4] }, { bottom: [[4], 1, [3]] });
    expect(remembered(played(start, { type: 'diplomat' })).bottom).toEqual([[4]]);
    const deep = knowing(
      { at: 'interpreter', steps: 3, A: {}, B: {}, pile: [3, 6, 4] },
      { bottom: [[4], [3, 6]] },
    );
    expect(remembered(played(deep, { type: 'interpreter' })).bottom).toEqual([]);
  });

  it('a card that may lie in the pile is found there by whoever sees it come up', () => {
    const start = knowing(
      { at: 'dancer', A: {}, B: { hand: [8] }, pile: [8, 6] },
      { cards: [card(HAND.B | PILE, 6), card(HAND.B | PILE, 8)] },
    );
    expect(remembered(played(start, SKIP, END)).cards).toEqual([card(HAND.B | PILE, 6)]);
    const mine = knowing(
      { at: 'diplomat', A: {}, B: { hand: [8] }, pile: [8, 6, 5] },
      { cards: [card(HAND.B | PILE, 5), card(HAND.B | PILE, 6)] },
    );
    expect(remembered(played(mine, { type: 'diplomat' })).cards).toEqual([card(HAND.B | PILE, 5)]);
  });

  it('several cards come up in one refill, and only the last of them was one I know', () => {
    const words: TableWords = {
      at: 'dancer',
      A: {},
      B: {},
      market: [5, null, null, 7, 5, 6, 4, 7],
      pile: [7, 3, 8],
    };
    expect(remembered(played(knowing(words, { bottom: [[3, 8]] }), SKIP, END)).bottom).toEqual([[8]]);
  });

  it('a move that shows nothing hidden leaves what everybody knows as it is', () => {
    const start = knowing(
      { at: 'dancer', A: {}, B: { hand: [8] }, pile: [7, 8, 6] },
      { cards: [card(HAND.B, 8)] },
    );
    const skipped = played(start, SKIP);
    expect(skipped.memory).toEqual(start.memory);
    expect(played(skipped, END).memory).toBe(skipped.memory);
    const layered = knowing({ at: 'dancer', A: {}, B: {}, pile: [7, 8, 6] }, { bottom: [[6]] });
    const refilled = played(layered, SKIP, END);
    expect(refilled.memory[A]).toEqual(layered.memory[A]);
    expect(refilled.memory[B]).toEqual(layered.memory[B]);
  });
});
