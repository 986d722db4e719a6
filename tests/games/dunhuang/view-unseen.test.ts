import { describe, expect, it } from 'vitest';
import { type Good, type Seat, toPosition, type View, view } from '../../../src/games/dunhuang/index.ts';
import { A, B, C, COINS, END, played, SKIP, table } from './support/table.ts';

describe('ruling.memory: cards that move unseen', () => {
  /** C watches A take two cards from B by the Trader and give back `goods`, B holding `seen` in C's sight. */
  function watched(hand: Good[], seen: Good[], back: Good[], own: Good[] = []): View {
    const start = table({ at: 'trader', A: { hand: own }, B: { hand }, C: {} });
    const cards = seen.map((good) => (1 << B) * 16 + good).sort((a, b) => a - b);
    const memory = start.memory.map((m, i) => (i === C ? { ...m, cards } : m));
    const taken = played({ ...start, memory }, { type: 'trader', from: B });
    return view(played(taken, { type: 'give', goods: back }), C);
  }
  const card = (zones: number, good: Good): number => zones * 16 + good;

  it('two of a hand of two: both have certainly moved, and may have come back', () => {
    const { memory } = watched([5, 6], [5, 6], [5, 6]);
    // In A's hand were only these two, so both are certainly back with B.
    expect(memory.cards).toEqual([card(1 << B, 5), card(1 << B, 6)]);
  });

  it('a known card that may have gone lies with one of the two', () => {
    const { memory, seats } = watched([5, 6, 7], [5], [2, 3], [2, 3, 4]);
    expect(memory.cards).toEqual([card((1 << A) | (1 << B), 5)]);
    expect(seats[A]!.known).toEqual([]);
    expect(seats[B]!.known).toEqual([]);
  });

  it('of four alike at least two stay', () => {
    const { seats } = watched([8, 8, 8, 8, 5], [8, 8, 8, 8], [2, 3], [2, 3, 4]);
    expect(seats[B]!.known).toEqual([8, 8]);
  });

  it('shown by one of the two, it is no longer with either', () => {
    const start = table({ at: 'painter', A: { hand: [5] }, B: { hand: [6] }, C: {} });
    const cards = [card((1 << A) | (1 << B), 5)];
    const memory = start.memory.map((m, i) => (i === C ? { ...m, cards } : m));
    const state = played({ ...start, memory }, { type: 'painter', discard: 5 });
    expect(view(state, C).memory.cards).toEqual([]);
  });

  it('where one of two uncertain cards was shown, one is left somewhere among all of them', () => {
    const start = table({ at: 'painter', A: { hand: [5, 5] }, B: { hand: [6] }, C: {}, D: {} });
    const cards = [card((1 << A) | (1 << B), 5), card((1 << A) | (1 << C), 5)];
    const memory = start.memory.map((m, i) => (i === 3 ? { ...m, cards } : m));
    const state = played({ ...start, memory }, { type: 'painter', discard: 5 });
    expect(view(state, 3).memory.cards).toEqual([card((1 << A) | (1 << B) | (1 << C), 5)]);
  });

  it.each([
    [
      'one that was surely there leaves the others as they were',
      [[A], [A, B], [A, C]],
      [
        [A, B],
        [A, C],
      ],
    ],
    [
      'of two alike and a third, one of each may be the one',
      [
        [A, B],
        [A, B],
        [A, C],
      ],
      [
        [A, B],
        [A, B, C],
      ],
    ],
  ] as [string, Seat[][], Seat[][]][])('shown by one hand: %s', (_what, before, after) => {
    const fives = (zones: Seat[][]): number[] =>
      zones.map((seats) =>
        card(
          seats.reduce<number>((bits, seat) => bits | (1 << seat), 0),
          5,
        ),
      );
    const start = table({ at: 'painter', A: { hand: [5] }, B: {}, C: {}, D: {} });
    const memory = start.memory.map((m, i) => (i === 3 ? { ...m, cards: fives(before) } : m));
    const state = played({ ...start, memory }, { type: 'painter', discard: 5 });
    expect(view(state, 3).memory.cards).toEqual(fives(after));
  });

  it('cards I put under the pile that another draws lie in that hand or under the pile again', () => {
    // A buried 3 and 8 as the last two cards; B draws both with the Diplomat.
    const start = table({ at: 'diplomat', turn: 'B', A: {}, B: {}, C: {}, pile: [3, 8] });
    const memory = start.memory.map((m, i) => (i === A ? { ...m, bottom: [[3, 8] as Good[]] } : m));
    const drawn = played({ ...start, memory }, { type: 'diplomat' });
    expect(view(drawn, A).memory).toMatchObject({ bottom: [], cards: [card(16, 3), card(16, 8)] });
    const kept = played(drawn, { type: 'keep', good: 8 });
    expect(view(kept, A).memory.cards).toEqual([card((1 << B) | 32, 3), card((1 << B) | 32, 8)]);
    const shown = played(kept, END);
    expect(toPosition(shown).market).toContain(3);
    expect(view(shown, A).memory.cards).toEqual([card((1 << B) | 32, 8)]);
  });

  it('alike cards drawn from where I put them: one is in that hand, the other under the pile', () => {
    const start = table({ at: 'diplomat', turn: 'B', A: {}, B: {}, pile: [8, 8] });
    const memory = start.memory.map((m, i) => (i === A ? { ...m, bottom: [[8, 8] as Good[]] } : m));
    const kept = played({ ...start, memory }, { type: 'diplomat' }, { type: 'keep', good: 8 });
    expect(view(kept, A).memory).toMatchObject({ bottom: [[8]], cards: [card(1 << B, 8)] });
  });

  it('half a layer drawn: the cards are drawn or still in the pile', () => {
    const start = table({ at: 'diplomat', turn: 'B', A: {}, B: {}, pile: [8, 3, 5] });
    const memory = start.memory.map((m, i) => (i === A ? { ...m, bottom: [[3, 5, 8] as Good[]] } : m));
    const drawn = played({ ...start, memory }, { type: 'diplomat' });
    expect(view(drawn, A).memory).toMatchObject({
      bottom: [],
      cards: [card(48, 3), card(48, 5), card(48, 8)],
    });
  });

  it('a refill from where I know the cards takes them off my list', () => {
    const start = table({ at: 'dancer', A: {}, B: {}, pile: [8, 3] });
    const memory = start.memory.map((m, i) => (i === A ? { ...m, bottom: [[3, 8] as Good[]] } : m));
    expect(view(played({ ...start, memory }, SKIP, END), A).memory.bottom).toEqual([[3]]);
  });

  it('cards above what I know change nothing', () => {
    const start = table({ at: 'dancer', A: {}, B: {}, pile: [8, 3, 4] });
    const memory = start.memory.map((m, i) => (i === A ? { ...m, bottom: [[4] as Good[]] } : m));
    expect(view(played({ ...start, memory }, COINS, END), A).memory.bottom).toEqual([[4]]);
  });
});
