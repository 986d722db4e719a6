import { describe, expect, it } from 'vitest';
import { contentsFor, createGame, PREPARATION, RULE_IDS, view } from '../../../src/games/dunhuang/index.ts';

describe('the box before a game', () => {
  it.each([
    [2, [1, 9, 10], 35, 7, 5],
    [3, [1, 10], 44, 8, 6],
    [4, [], 55, 10, 7],
  ] as const)('setup.goods: for %i players takes out %j', (players, out, cards, tokens, coins) => {
    expect(contentsFor(players)).toEqual({ out, cards, tokens, coins });
  });

  it.each([2, 3, 4] as const)('setup.coins, setup.market: is what a game of %i begins with', (players) => {
    const { cards, coins } = contentsFor(players);
    const seen = view(createGame({ players, seed: 'box' }), undefined);
    expect(seen.pile).toBe(cards - 8 - players * 3);
    for (const seat of seen.seats) expect(seat.coins).toBe(coins);
  });

  it('cites a rule for each step, in the order of the rules', () => {
    const places = PREPARATION.map(({ rule }) => RULE_IDS.indexOf(rule));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });
});
