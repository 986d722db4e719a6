/** The five cases that the rulings name to be tested first. */
import { describe, expect, it } from 'vitest';
import { finalScores, type Good, outcome, toMove } from '../../../src/games/dunhuang/index.ts';
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
  shang,
  steps,
  TO_SHOP,
  table,
  tokenOf,
} from './support/table.ts';

describe('case 1: majority.lose, ruling.leader, middleToken', () => {
  it('a discarded tea sends the token to the middle, not to the leader', () => {
    const start = table({ at: 'musician', A: { shop: [7, 7], tokens: [7] }, B: { shop: [7, 7] }, C: {} });
    const state = played(start, { type: 'musician', discard: 7 });
    expect(seatAt(state, A)).toMatchObject({ shop: [7], prestige: 3, tokens: [] });
    expect(tokenOf(state, 7)).toBe('middle');
  });

  it.each([
    ['any-placer', 'C'],
    ['most-or-tie', 'middle'],
  ] as const)('under %s the next to place a first tea leaves it with %s', (middleToken, holder) => {
    const state = table({
      at: 'painter',
      phase: 'good',
      turn: 'C',
      A: { shop: [7] },
      B: { shop: [7, 7] },
      C: {},
      market: [7, 6, 5, 8, 5, 6, 8, 5],
      rulings: { middleToken },
    });
    expect(tokenOf(played(state, TO_SHOP), 7)).toBe(holder);
  });
});

describe('case 2: majority.lose and the 商 side, token.shang', () => {
  const toHand = { type: 'domestic', good: 6, to: 'hand' } as const;

  it('a tie keeps the token, side and all', () => {
    const state = played(
      table({ at: 'domestic', A: { shop: [6, 6, 6], tokens: [shang(6)] }, B: { shop: [6, 6] } }),
      toHand,
    );
    expect(tokenOf(state, 6)).toBe('A商');
  });

  it('fewer sends it to the middle, and 商 does not help; ruling.middle-side', () => {
    const state = played(
      table({ at: 'domestic', A: { shop: [6, 6], tokens: [shang(6)] }, B: { shop: [6, 6] } }),
      toHand,
    );
    expect(tokenOf(state, 6)).toBe('middle');
  });
});

describe('case 3: Buddhist, ruling.cannot-pay, ruling.bank', () => {
  const start = (tea: 2 | 3) =>
    table({
      with: ['buddhist'],
      at: 'painter',
      turn: 'B',
      phase: 'camel',
      A: { coins: 6, shop: [7, 7], tokens: [shang(7)] },
      B: { coins: 3, shop: [7] },
      C: { coins: 6 },
      market: ([5, 6, 5, 5, 8, 6, 8, 8] as Good[]).map((good, space) => (space === tea ? 7 : good)),
    });

  it('one coin left: no taking, nobody is asked, and the 3 coins of the bonus come too late', () => {
    const placed = played(start(3), steps(3), TO_SHOP);
    expect(tokenOf(placed, 7)).toBe('A商');
    expect(toMove(placed)).toBe(B);
    expect(offered(placed, 'pay')).toEqual([]);
    const done = played(placed, COINS);
    expect(coinsOf(done)).toEqual([6, 4, 6]);
    expect(middleCoins(done)).toBe(28);
    expect(tokenOf(done, 7)).toBe('A商');
  });

  it('two coins left: pays the holder, and takes it number side up', () => {
    const asked = played(start(2), steps(2), TO_SHOP);
    expect(offered(asked, 'pay')).toHaveLength(1);
    const done = played(asked, { type: 'pay' }, COINS);
    expect(coinsOf(done)).toEqual([8, 3, 6]);
    expect(middleCoins(done)).toBe(27);
    expect(tokenOf(done, 7)).toBe('B');
  });
});

describe('case 4: end.trigger', () => {
  it('an exactly empty pile triggers nothing; the round in which a refill runs short is played out', () => {
    let state = table({ turn: 'C', first: 'A', phase: 'camel', A: {}, B: {}, C: {}, pile: [6] });
    const turn = () => {
      state = played(state, steps(1), TO_SHOP, COINS, END);
    };
    turn(); // C takes the last card of the pile into the market
    expect(toMove(state)).toBe(A);
    turn(); // A's refill runs short
    expect(toMove(state)).toBe(B);
    turn();
    expect(toMove(state)).toBe(C);
    turn();
    expect(outcome(state)?.reason).toBe('scored');
  });

  it('if the last player of the round runs short, the game ends there', () => {
    const state = table({ turn: 'C', first: 'A', phase: 'camel', A: {}, B: {}, C: {}, pile: [] });
    expect(outcome(played(state, steps(1), TO_SHOP, SKIP, END))?.reason).toBe('scored');
    expect(toMove(played(state, steps(1), TO_SHOP, SKIP))).toBe(C);
  });
});

describe('case 5: score.tokens, score.prestige, score.hand, score.cap, ruling.hand-tie', () => {
  it('gives 16, 15 and 8', () => {
    const sheets = finalScores({
      players: [
        { hand: [9, 9, 4], tokens: 3, prestige: 1, coins: 0 },
        { hand: [9, 9, 2], tokens: 1, prestige: 4, coins: 0 },
        { hand: [9, 4, 4], tokens: 2, prestige: 0, coins: 0 },
      ],
    });
    expect(sheets).toEqual([
      { tokens: 6, prestige: 1, cards: 9, total: 16, kept: [9], surplus: [], beaten: [4], rank: 1 },
      { tokens: 2, prestige: 4, cards: 9, total: 15, kept: [9], surplus: [2], beaten: [], rank: 2 },
      { tokens: 4, prestige: 0, cards: 4, total: 8, kept: [4], surplus: [], beaten: [9], rank: 3 },
    ]);
  });
});
