import { describe, expect, it } from 'vitest';
import { FeatureCache } from '../../../src/bots/dunhuang/feature-cache.ts';
import { FEATURES, MOST_FEATURES } from '../../../src/bots/dunhuang/features.ts';
import { deepEvaluation, quickEvaluation, settled } from '../../../src/bots/dunhuang/net.ts';
import { netFor } from '../../../src/bots/dunhuang/nets.ts';
import type { Board } from '../../../src/games/dunhuang/fast.ts';
import { boards } from './support/boards.ts';

const listOf = (look: FeatureCache, { cells }: Board, seat: number): number[] => {
  const out = new Int16Array(MOST_FEATURES);
  return [...out.subarray(0, look.list(cells, seat, out))].sort((a, b) => a - b);
};

describe.each([2, 3, 4] as const)('a look at a table of %i', (players) => {
  it('sees the same after another table as when it is the first', () => {
    const old = new FeatureCache();
    for (const board of boards(players, 400)) {
      const fresh = new FeatureCache();
      old.update(board);
      fresh.update(board);
      for (let seat = 0; seat < players; seat++) {
        const list = listOf(old, board, seat);
        expect(list).toEqual(listOf(fresh, board, seat));
        expect(new Set(list).size).toBe(list.length);
        expect(list.every((feature) => feature >= 0 && feature < FEATURES)).toBe(true);
      }
    }
  });

  it.each([
    ['quick', quickEvaluation],
    ['deep', deepEvaluation],
  ])('gives %s chances that hang on the table alone, and sum to one', (_, evaluation) => {
    const net = netFor(players);
    const old = evaluation(net);
    const [one, two] = [new Float64Array(players), new Float64Array(players)];
    for (const board of boards(players, 200)) {
      old(board, one);
      evaluation(net)(board, two);
      expect(one).toEqual(two);
      expect(one.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    }
  });

  it('adds up in a quick evaluation what the cases of a table weigh', () => {
    const net = netFor(players);
    const evaluate = quickEvaluation(net);
    const chances = new Float64Array(players);
    let compared = 0;
    for (const board of boards(players, 400)) {
      if (settled(board, chances)) continue;
      evaluate(board, chances);
      const look = new FeatureCache();
      look.update(board);
      const strengths = Array.from({ length: players }, (_, seat) =>
        // Cases that are the same for everybody weigh nothing here.
        listOf(look, board, seat).reduce((sum, feature) => sum + net.quick[feature]!, 0),
      );
      const powers = strengths.map((strength) => Math.exp(strength - strengths[0]!));
      const all = powers.reduce((sum, power) => sum + power, 0);
      powers.forEach((power, seat) => {
        expect(chances[seat]).toBeCloseTo(power / all, 3);
      });
      compared++;
    }
    expect(compared).toBeGreaterThan(300);
  });
});
