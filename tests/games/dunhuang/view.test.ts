import { describe, expect, it } from 'vitest';
import {
  createGame,
  fromPosition,
  type Good,
  legalMoves,
  type Move,
  type Seat,
  type State,
  toMove,
  toPosition,
  type View,
  view,
} from '../../../src/games/dunhuang/index.ts';
import {
  A,
  B,
  C,
  COINS,
  END,
  played,
  SKIP,
  shang,
  steps,
  type TableWords,
  TO_HAND,
  table,
} from './support/table.ts';

const known = (state: State, me: Seat | undefined, whose: Seat): readonly Good[] =>
  view(state, me).seats[whose]!.known;

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

describe('ruling.memory: what was seen is remembered', () => {
  const market: (Good | null)[] = [5, 4, 6, 7, 8, 5, 6, 3];

  it('ruling.memory: a card taken from the market into a hand, by everybody', () => {
    const state = played(
      table({ phase: 'good', at: 'dancer', A: { hand: [8] }, B: {}, C: {}, market }),
      TO_HAND,
    );
    for (const seat of [B, C, undefined]) expect(known(state, seat, A)).toEqual([4]);
    expect(known(state, A, A)).toEqual([4, 8]);
    expect(view(state, A).memory.claims).toEqual([]);
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

describe('ruling.memory: cards that move unseen', () => {
  /** C watches A take two cards from B by the Trader and give back `goods`, B holding `seen` in C's sight. */
  function watched(hand: Good[], seen: Good[], back: Good[], own: Good[] = []): View {
    const start = table({ at: 'trader', A: { hand: own }, B: { hand }, C: {} });
    const claims = seen.map((good) => (1 << B) * 16 + good).sort((a, b) => a - b);
    const memory = start.memory.map((m, i) => (i === C ? { ...m, claims } : m));
    const taken = played({ ...start, memory }, { type: 'trader', from: B });
    return view(played(taken, { type: 'give', goods: back }), C);
  }
  const claim = (zones: number, good: Good): number => zones * 16 + good;

  it('two of a hand of two: both have certainly moved, and may have come back', () => {
    const { memory } = watched([5, 6], [5, 6], [5, 6]);
    // In A's hand were only these two, so both are certainly back with B.
    expect(memory.claims).toEqual([claim(1 << B, 5), claim(1 << B, 6)]);
  });

  it('a known card that may have gone lies with one of the two', () => {
    const { memory, seats } = watched([5, 6, 7], [5], [2, 3], [2, 3, 4]);
    expect(memory.claims).toEqual([claim((1 << A) | (1 << B), 5)]);
    expect(seats[A]!.known).toEqual([]);
    expect(seats[B]!.known).toEqual([]);
  });

  it('of four alike at least two stay', () => {
    const { seats } = watched([8, 8, 8, 8, 5], [8, 8, 8, 8], [2, 3], [2, 3, 4]);
    expect(seats[B]!.known).toEqual([8, 8]);
  });

  it('shown by one of the two, it is no longer with either', () => {
    const start = table({ at: 'painter', A: { hand: [5] }, B: { hand: [6] }, C: {} });
    const claims = [claim((1 << A) | (1 << B), 5)];
    const memory = start.memory.map((m, i) => (i === C ? { ...m, claims } : m));
    const state = played({ ...start, memory }, { type: 'painter', discard: 5 });
    expect(view(state, C).memory.claims).toEqual([]);
  });

  it('where one of two uncertain cards was shown, one is left somewhere among all of them', () => {
    const start = table({ at: 'painter', A: { hand: [5, 5] }, B: { hand: [6] }, C: {}, D: {} });
    const claims = [claim((1 << A) | (1 << B), 5), claim((1 << A) | (1 << C), 5)];
    const memory = start.memory.map((m, i) => (i === 3 ? { ...m, claims } : m));
    const state = played({ ...start, memory }, { type: 'painter', discard: 5 });
    expect(view(state, 3).memory.claims).toEqual([claim((1 << A) | (1 << B) | (1 << C), 5)]);
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
        claim(
          seats.reduce<number>((bits, seat) => bits | (1 << seat), 0),
          5,
        ),
      );
    const start = table({ at: 'painter', A: { hand: [5] }, B: {}, C: {}, D: {} });
    const memory = start.memory.map((m, i) => (i === 3 ? { ...m, claims: fives(before) } : m));
    const state = played({ ...start, memory }, { type: 'painter', discard: 5 });
    expect(view(state, 3).memory.claims).toEqual(fives(after));
  });

  it('cards I put under the pile that another draws lie in that hand or under the pile again', () => {
    // A buried 3 and 8 as the last two cards; B draws both with the Diplomat.
    const start = table({ at: 'diplomat', turn: 'B', A: {}, B: {}, C: {}, pile: [3, 8] });
    const memory = start.memory.map((m, i) => (i === A ? { ...m, bottom: [[3, 8] as Good[]] } : m));
    const drawn = played({ ...start, memory }, { type: 'diplomat' });
    expect(view(drawn, A).memory).toMatchObject({ bottom: [], claims: [claim(16, 3), claim(16, 8)] });
    const kept = played(drawn, { type: 'keep', good: 8 });
    expect(view(kept, A).memory.claims).toEqual([claim((1 << B) | 32, 3), claim((1 << B) | 32, 8)]);
    const shown = played(kept, END);
    expect(toPosition(shown).market).toContain(3);
    expect(view(shown, A).memory.claims).toEqual([claim((1 << B) | 32, 8)]);
  });

  it('alike cards drawn from where I put them: one is in that hand, the other under the pile', () => {
    const start = table({ at: 'diplomat', turn: 'B', A: {}, B: {}, pile: [8, 8] });
    const memory = start.memory.map((m, i) => (i === A ? { ...m, bottom: [[8, 8] as Good[]] } : m));
    const kept = played({ ...start, memory }, { type: 'diplomat' }, { type: 'keep', good: 8 });
    expect(view(kept, A).memory).toMatchObject({ bottom: [[8]], claims: [claim(1 << B, 8)] });
  });

  it('half a layer drawn: the cards are drawn or still in the pile', () => {
    const start = table({ at: 'diplomat', turn: 'B', A: {}, B: {}, pile: [8, 3, 5] });
    const memory = start.memory.map((m, i) => (i === A ? { ...m, bottom: [[3, 5, 8] as Good[]] } : m));
    const drawn = played({ ...start, memory }, { type: 'diplomat' });
    expect(view(drawn, A).memory).toMatchObject({
      bottom: [],
      claims: [claim(48, 3), claim(48, 5), claim(48, 8)],
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
