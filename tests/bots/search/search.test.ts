import { describe, expect, it } from 'vitest';
import { type Choice, Search } from '../../../src/bots/search/search.ts';
import { Tree } from '../../../src/bots/search/tree.ts';
import { coin } from './coin.ts';
import { DARE, dare, SAFE, type Ways } from './dare.ts';
import { nim } from './nim.ts';

const settings = { seed: 'stones', nodes: 20_000, curiosity: 0.7, focus: 0, beyond: true };

describe('the search', () => {
  it.each([
    [[2, 3, 4], 32 + 3],
    [[1, 2], 16 + 1],
    [[4, 1], 3],
  ])('plays a game it has never heard of: nim with %j', (stones, good) => {
    const search = new Search(nim(stones), settings);
    search.run(20_000);
    expect(search.choices()[0]!.move).toBe(good);
  });

  it('knows a lost game from a won one', () => {
    const lost = new Search(nim([2, 2]), settings);
    const won = new Search(nim([2, 3]), settings);
    lost.run(5000);
    won.run(5000);
    expect(lost.means()[0]).toBeLessThan(0.1);
    expect(won.means()[0]).toBeGreaterThan(0.9);
  });

  it('uses what comes to light on the way, and nothing before', () => {
    const shown = new Search(coin(true), settings);
    const hidden = new Search(coin(false), settings);
    shown.run(4000);
    hidden.run(4000);
    expect(shown.means()[0]).toBeGreaterThan(0.95);
    expect(hidden.means()[0]).toBeGreaterThan(0.45);
    expect(hidden.means()[0]).toBeLessThan(0.55);
  });

  it('gives the same choices for the same seed, in one go or in several', () => {
    const one = new Search(nim([3, 4, 5]), settings);
    const two = new Search(nim([3, 4, 5]), settings);
    one.run(1000);
    for (let i = 0; i < 10; i++) two.run(100);
    expect(two.choices()).toEqual(one.choices());
  });

  it('goes on from after a move, keeping what it knows', () => {
    const search = new Search(nim([2, 3, 4]), settings);
    search.run(20_000);
    const [{ move, visits }] = search.choices() as [Choice];
    expect(search.enter(nim([2, 3, 1], 1), move)).toBe(true);
    expect(search.visits).toBe(visits);
    search.run(5000);
    expect(search.visits).toBe(visits + 5000);
    expect(search.means()[0]).toBeGreaterThan(0.9);
    expect(search.enter(nim([2, 3, 1], 1), 999)).toBe(false);
  });

  it('knows when the rest cannot change its choice', () => {
    const search = new Search(nim([2, 3]), settings);
    search.run(1000);
    const [first, second] = search.choices() as [Choice, Choice];
    expect(search.isDecided(first.visits - second.visits - 1)).toBe(true);
    expect(search.isDecided(first.visits - second.visits)).toBe(false);
  });

  it('never takes more room than it was given, and goes on choosing', () => {
    const small = new Search(nim([7, 7, 7]), { ...settings, nodes: 100 });
    small.run(20_000);
    expect(small.nodesUsed).toBe(100);
    expect(small.choices().reduce((sum, { visits }) => sum + visits, 0)).toBe(20_000);
  });
});

describe('foresight', () => {
  const search = (worth: Ways, thought: Ways, beyond: boolean) => {
    const search = new Search(dare(worth, thought), { ...settings, focus: 2, beyond });
    search.run(2000);
    return search;
  };

  it.each([true, false])('lets others answer by what they see, not by the average (beyond: %s)', (beyond) => {
    const right: Ways = (coin, way) => (coin === way ? 1 : 0);
    const [choice] = search(right, right, beyond).choices();
    expect(choice!.move).toBe(SAFE); // on average an answer is worth a half, but the second knows the coin
    expect(choice!.value).toBeCloseTo(0.3);
  });

  it('learns where the judge is wrong about an answer, if it weighs answers', () => {
    const worth: Ways = (_, way) => (way === 0 ? 0.1 : 0.8);
    const thought: Ways = (_, way) => (way === 0 ? 0.9 : 0.7);
    expect(search(worth, thought, true).choices()[0]!.move).toBe(SAFE);
    expect(search(worth, thought, false).choices()[0]!.move).toBe(DARE);
  });

  it('learns nothing about the judge from an answer that was the only one', () => {
    // The first way is good where there is no other, and poor where there is. The judge is right about both.
    const worth: Ways = (coin, way) => (coin === 0 ? 0.9 : way === 0 ? 0.2 : 0.6);
    const game = dare(worth, worth, (coin) => (coin === 0 ? 1 : 2));
    const search = new Search(game, { ...settings, focus: 2 });
    search.run(2000);
    expect(search.choices()[0]!.move).toBe(SAFE); // dared, the second gets 0.75 on average
  });
});

describe('the tree', () => {
  it('finds a child from any place to begin', () => {
    const tree = new Tree(10);
    const nodes = [5, 6, 7].map((move) => tree.add(1, move, 0));
    for (const hint of [...nodes, 0, tree.child[1]!]) {
      expect([5, 6, 7].map((move) => tree.find(1, move, hint))).toEqual(nodes);
      expect(tree.find(1, 8, hint)).toBe(0);
    }
  });
});
