import { describe, expect, it } from 'vitest';
import {
  COUNTRIES,
  CROPS,
  cropsLeftOut,
  drawSetup,
  drawShips,
  InvalidInput,
  PREPARATION,
  RULES,
  type ShipOptions,
  START_COPPER,
  setupCounts,
} from '../../../src/games/yinzi/index.ts';

const OPTIONS: ShipOptions = { players: 3, seed: 'yangtze', coast: 5, stacks: 3 };
const sorted = <T>(items: readonly T[]): T[] => items.toSorted();

describe('set-up by number of players', () => {
  it('setup.crops: 18, 24 and 30 tiles, as many of each of six kinds', () => {
    expect(([2, 3, 4] as const).map((players) => setupCounts(players).crops)).toEqual([18, 24, 30]);
    expect(([2, 3, 4] as const).map(cropsLeftOut)).toEqual([2, 1, 0]);
  });

  it('setup.ships: 10, 10 and 12 East ships', () => {
    expect(([2, 3, 4] as const).map((players) => setupCounts(players).eastShips)).toEqual([10, 10, 12]);
  });

  it('setup.factories: 8 with 2 open, 12 with 3, 16 with 4', () => {
    const counts = ([2, 3, 4] as const).map(setupCounts);
    expect(counts.map(({ factories, openFactories }) => [factories, openFactories])).toEqual([
      [8, 2],
      [12, 3],
      [16, 4],
    ]);
  });

  it('setup.routes: 3, 4 and 5 stacks, one of them the discard', () => {
    const counts = ([2, 3, 4] as const).map(setupCounts);
    expect(counts.map(({ routeStacks, openRoutes }) => [routeStacks, openRoutes])).toEqual([
      [3, 2],
      [4, 3],
      [5, 4],
    ]);
  });

  it('setup.player: 4 copper', () => {
    expect(START_COPPER).toBe(4);
  });
});

describe('what is drawn', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(drawSetup(OPTIONS)).toEqual(drawSetup({ ...OPTIONS }));
    expect(drawSetup(OPTIONS)).not.toEqual(drawSetup({ ...OPTIONS, seed: 'other' }));
  });

  it.each([2, 3, 4] as const)('is all there is, once, with %i players', (players) => {
    for (let i = 0; i < 200; i++) {
      const counts = setupCounts(players);
      const drawn = drawSetup({ ...OPTIONS, players, seed: `all ${i}` });
      // setup.urban: four of the eight tiles.
      const urban = Object.values(drawn.urban);
      expect(new Set(urban).size).toBe(4);
      expect(urban.every((tile) => tile >= 1 && tile <= 8)).toBe(true);
      expect(sorted(drawn.order)).toEqual([0, 1, 2, 3].slice(0, players));
      // Ships: East alone at the coast, and all of them somewhere.
      const fleet = drawShips({ ...OPTIONS, players, seed: `all ${i}` });
      expect(fleet.coast).toHaveLength(5);
      expect(fleet.coast.every((country) => ['japan', 'korea', 'brunei'].includes(country))).toBe(true);
      expect(fleet.leave).toHaveLength(12 - counts.eastShips);
      const ships = [...fleet.coast, ...fleet.stacks.flat(), ...fleet.leave];
      expect(COUNTRIES.map((country) => ships.filter((ship) => ship === country).length)).toEqual([
        4, 4, 4, 2, 2, 2,
      ]);
      const heights = fleet.stacks.map((stack) => stack.length);
      expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1);
      expect(drawn.cropTrack).toHaveLength(6);
      const crops = [...drawn.cropTrack, ...drawn.cropPile];
      for (const crop of CROPS)
        expect(crops.filter((tile) => tile === crop)).toHaveLength(counts.cropsOfEach);
      expect(new Set(drawn.factories.map(({ kind, colour }) => `${kind} ${colour}`)).size).toBe(
        counts.factories,
      );
      expect(drawn.routes.map((stack) => stack.length)).toEqual(new Array(counts.routeStacks).fill(4));
      expect(new Set(drawn.routes.flat()).size).toBe(4 * counts.routeStacks);
    }
  });

  it('setup.ships: a coast or stacks that no box has are dealt all the same; what is asked of ships changes nothing else', () => {
    const wide = drawShips({ ...OPTIONS, coast: 99, stacks: 99 });
    expect(wide.coast).toHaveLength(10);
    expect(wide.stacks.map((stack) => stack.length)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(drawShips({ ...OPTIONS, stacks: 0 }).stacks).toHaveLength(1);
    expect(() => drawShips({ ...OPTIONS, coast: 100 })).toThrow(InvalidInput);
    const one = drawShips({ ...OPTIONS, coast: 4 });
    expect(drawShips(OPTIONS).coast.slice(0, 4)).toEqual(one.coast);
  });

  it('is laid out in steps, each with its rule, each once', () => {
    expect(new Set(PREPARATION.map(({ step }) => step)).size).toBe(PREPARATION.length);
    for (const { rule } of PREPARATION) expect(RULES).toContain(rule);
    const setup = RULES.filter((rule) => rule.startsWith('setup.'));
    expect(setup.filter((rule) => !PREPARATION.some((step) => step.rule === rule))).toEqual([]);
  });

  it('gives every urban tile to every province equally often', () => {
    const seen = new Array(9).fill(0);
    for (let i = 0; i < 4000; i++) seen[drawSetup({ ...OPTIONS, seed: `fair ${i}` }).urban.jiangxi]++;
    // 500 expected each; five standard deviations are about 105.
    for (const count of seen.slice(1)) expect(Math.abs(count - 500)).toBeLessThan(105);
  });

  it.each([null, { ...OPTIONS, players: 5 }, { ...OPTIONS, seed: 'x'.repeat(65) }])(
    'refuses %j with a code',
    (options) => {
      expect(() => drawSetup(options as ShipOptions)).toThrow(InvalidInput);
      expect(() => drawShips(options as ShipOptions)).toThrow(InvalidInput);
    },
  );
});
