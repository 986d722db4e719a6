import { describe, expect, it } from 'vitest';
import { legalMoves, outcome, toMove, toPosition, view } from '../../../src/games/dunhuang/index.ts';
import {
  A,
  B,
  C,
  COINS,
  coinsOf,
  END,
  middleCoins,
  offered,
  played,
  SKIP,
  seatAt,
  spaceOf,
  steps,
  TO_HAND,
  TO_SHOP,
  table,
} from './support/table.ts';

describe('the camel', () => {
  it('turn.camel: the first step is free, each further one costs a coin, paid to the middle; ruling.bank', () => {
    const start = table({ phase: 'camel', at: 'painter', A: { coins: 3 }, B: {} });
    expect(legalMoves(start)).toEqual([1, 2, 3, 4].map(steps));
    const one = played(start, steps(1));
    expect([toPosition(one).camel, coinsOf(one)[A], middleCoins(one)]).toEqual([1, 3, 38]);
    const four = played(start, steps(4));
    expect([toPosition(four).camel, coinsOf(four)[A], middleCoins(four)]).toEqual([4, 0, 41]);
    expect(toPosition(four).steps).toBe(4);
  });

  it('turn.camel: with no coin there is one step to take', () => {
    expect(legalMoves(table({ phase: 'camel', A: { coins: 0 }, B: {} }))).toEqual([steps(1)]);
  });

  it('ruling.far: round more than once, and every step counts for the Interpreter', () => {
    const start = table({
      phase: 'camel',
      at: 'interpreter',
      A: { coins: 12 },
      B: {},
      pile: [2, 3, 4, 5, 6, 7, 8, 8, 8],
    });
    const far = played(start, steps(8), TO_HAND);
    expect(toPosition(far).camel).toBe(spaceOf('interpreter'));
    expect(coinsOf(far)[A]).toBe(5);
    const drawn = toPosition(played(far, { type: 'interpreter' })).pending;
    expect(drawn).toEqual({ type: 'keep', drawn: [2, 3, 4, 5, 6, 7, 8, 8] });
  });

  it('ruling.empty-space: it counts as a step, gives no card, and the bonus follows', () => {
    const start = table({
      phase: 'camel',
      at: 'painter',
      A: {},
      B: {},
      market: [5, null, 6, null, 7, 8, 5, 6],
    });
    const stopped = played(start, steps(3));
    expect(toPosition(stopped)).toMatchObject({ camel: 3, phase: 'bonus', steps: 3 });
    expect(toMove(stopped)).toBe(A);
    expect(coinsOf(stopped)[A]).toBe(1);
    expect(toPosition(played(stopped, COINS, END)).market).not.toContain(null);
  });
});

describe('the good', () => {
  const start = table({ phase: 'good', at: 'dancer', A: {}, B: {}, market: [5, 4, 6, 5, 7, 8, 5, 6] });

  it('turn.good: into the hand or into the shop; ruling.must-take: there is no third way', () => {
    expect(legalMoves(start)).toEqual([TO_SHOP, TO_HAND]);
  });

  it('turn.good: into the hand', () => {
    const state = played(start, TO_HAND);
    expect(seatAt(state, A)).toMatchObject({ hand: [4], shop: [], tokens: [] });
    expect(toPosition(state)).toMatchObject({ phase: 'bonus', market: [5, null, 6, 5, 7, 8, 5, 6] });
  });

  it('turn.good: into the shop, and the token with it; ruling.automatic', () => {
    const state = played(start, TO_SHOP);
    expect(seatAt(state, A)).toMatchObject({ hand: [], shop: [4], tokens: [{ good: 4, side: 'number' }] });
    expect(toPosition(state)).toMatchObject({ phase: 'bonus', market: [5, null, 6, 5, 7, 8, 5, 6] });
  });
});

describe('the bonus', () => {
  it('turn.bonus: the character, or 3 coins, or neither; ruling.pass', () => {
    const state = table({ at: 'dancer', A: { coins: 3 }, B: {} });
    expect(legalMoves(state)).toEqual([SKIP, COINS, { type: 'dancer' }]);
    expect(coinsOf(played(state, COINS))[A]).toBe(6);
    expect(coinsOf(played(state, SKIP))[A]).toBe(3);
    for (const bonus of [COINS, SKIP, { type: 'dancer' } as const]) {
      expect(legalMoves(played(state, bonus))).toEqual([END]);
    }
  });

  it('supply: who takes more than is left takes what is left, and none where none is; ruling.no-effect', () => {
    const two = table({ A: { coins: 2 }, B: { coins: 40 } });
    expect(coinsOf(played(two, COINS))[A]).toBe(4);
    expect(middleCoins(played(two, COINS))).toBe(0);
    const none = table({ A: { coins: 2 }, B: { coins: 42 } });
    expect(offered(none, 'take-coins')).toEqual([]);
  });

  it('supply: what is taken leaves the middle, what is paid comes back', () => {
    const state = table({ phase: 'camel', at: 'painter', A: { coins: 5, prestige: 1 }, B: { coins: 5 } });
    expect(view(state, A).supply).toEqual({ coins: 34, prestige: 27 });
    const moved = played(state, steps(2), TO_HAND);
    expect(view(moved, A).supply.coins).toBe(35);
    expect(view(played(moved, COINS), A).supply.coins).toBe(32);
    const dancing = table({ at: 'dancer', A: { prestige: 1 }, B: {} });
    expect(view(played(dancing, { type: 'dancer' }), A).supply.prestige).toBe(25);
    const endless = table({ at: 'dancer', A: {}, B: {}, rulings: { supply: 'unlimited' } });
    expect(view(played(endless, { type: 'dancer' }), A).supply).toEqual({ coins: null, prestige: null });
    expect(view(played(endless, COINS), A).supply).toEqual({ coins: null, prestige: null });
  });

  it('supply: unlimited never runs dry', () => {
    const state = table({
      A: { coins: 2 },
      B: { coins: 60, prestige: 40 },
      rulings: { supply: 'unlimited' },
    });
    expect(coinsOf(played(state, COINS))[A]).toBe(5);
    expect(seatAt(played(state, { type: 'dancer' }), A).prestige).toBe(2);
    const paid = table({ phase: 'camel', A: { coins: 2 }, B: {}, rulings: { supply: 'unlimited' } });
    expect(coinsOf(played(paid, steps(3), TO_HAND, COINS))[A]).toBe(3);
  });
});

describe('winning at once', () => {
  const four = { hand: [2, 3, 4, 5] as (2 | 3 | 4 | 5)[], tokens: [5, 6, 7, 8] as (5 | 6 | 7 | 8)[] };

  it('turn.win: 4 tokens and 4 different goods in hand end the game without scoring', () => {
    const state = played(table({ phase: 'end', A: four, B: {}, C: {} }), END);
    expect(outcome(state)).toEqual({ reason: 'instant', winners: [A] });
    expect(toMove(state)).toBeUndefined();
    expect(legalMoves(state)).toEqual([]);
  });

  it('ruling.at-least: with two players 4 tokens are too few, 5 enough, more welcome', () => {
    const tokens = (count: number) => ([4, 5, 6, 7, 8, 3] as const).slice(0, count);
    const game = (count: number) =>
      outcome(played(table({ phase: 'end', A: { ...four, tokens: [...tokens(count)] }, B: {} }), END))
        ?.reason;
    expect([4, 5, 6].map(game)).toEqual([undefined, 'instant', 'instant']);
  });

  it('turn.win: cards of one good count once; three goods are too few', () => {
    const hand = [2, 3, 3, 4, 4] as (2 | 3 | 4)[];
    expect(outcome(played(table({ phase: 'end', A: { ...four, hand }, B: {}, C: {} }), END))).toBeUndefined();
  });

  it('turn.win: either side of a token counts, and goods may also be in the shop', () => {
    const tokens = [5, 6, 7, 8].map((good) => ({ good: good as 5, side: 'shang' as const }));
    const state = table({ phase: 'end', A: { hand: [2, 3, 4, 5], shop: [5, 2], tokens }, B: {}, C: {} });
    expect(outcome(played(state, END))?.winners).toEqual([A]);
  });

  it('ruling.whose: another who has it all does not win in my turn, and comes to it in theirs', () => {
    const state = played(table({ phase: 'end', A: {}, B: four, C: {} }), END);
    expect(outcome(state)).toBeUndefined();
    expect(toMove(state)).toBe(B);
  });

  it('ruling.whose: in the last round it overrides scoring', () => {
    const last = table({
      phase: 'end',
      turn: 'C',
      first: 'A',
      closing: true,
      A: { prestige: 20 },
      B: {},
      C: four,
    });
    expect(outcome(played(last, END))).toEqual({ reason: 'instant', winners: [C] });
  });

  it('turn.win: comes before the refill, which would have shown new cards', () => {
    const state = played(table({ phase: 'end', A: four, B: {}, C: {}, pile: [8, 8] }), END);
    expect(toPosition(state)).toMatchObject({ deck: [8, 8], toMove: A, phase: 'end' });
    expect(toPosition(state).market).toContain(null);
  });
});

describe('the refill', () => {
  it('turn.refill: from the camel on, clockwise, from the top of the pile; then the left neighbour plays', () => {
    const state = table({
      phase: 'end',
      at: 'manichean',
      A: {},
      B: {},
      market: [null, 4, null, 5, 6, 7, 5, null],
      pile: [8, 3, 2, 6],
    });
    const next = toPosition(played(state, END));
    expect(next.market).toEqual([3, 4, 2, 5, 6, 7, 5, 8]);
    expect(next.deck).toEqual([6]);
    expect(next).toMatchObject({ toMove: B, phase: 'camel' });
    expect(next.steps).toBeUndefined();
  });

  it('turn.refill: after the last seat comes the first', () => {
    expect(toMove(played(table({ phase: 'end', turn: 'C', A: {}, B: {}, C: {} }), END))).toBe(A);
  });
});
