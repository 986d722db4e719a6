import { describe, expect, it } from 'vitest';
import { RULE_IDS } from '../../../../src/games/dunhuang/index.ts';
import { amountsFor, CHECKS, RULE_OF } from '../../../../src/islands/dunhuang/setup/checklist.ts';

describe('the checklist', () => {
  it.each([
    [2, [1, 9, 10], 35, 7, 5],
    [3, [1, 10], 44, 8, 6],
    [4, [], 55, 10, 7],
  ] as const)('for %i players takes out %j', (players, out, cards, tokens, coins) => {
    expect(amountsFor(players)).toEqual({ out, cards, tokens, coins });
  });

  it('cites a rule for each step', () => {
    for (const id of CHECKS) expect(RULE_IDS).toContain(RULE_OF[id]);
  });
});
