import { describe, expect, it } from 'vitest';
import {
  FOODS,
  type Food,
  feed,
  foodNeeded,
  InvalidInput,
  type Larder,
  RURAL_FOODS,
} from '../../../src/games/yinzi/index.ts';
import { below, seedFrom } from '../../../src/lib/random.ts';

const LARDER: Larder = { workers: 0, fed: false, own: {}, rural: {}, copper: 0, advancements: [] };
const VALUE: Record<Food, number> = { rice: 2, wheat: 2, corn: 2, fruit: 1, cabbage: 1, potato: 1 }; // in halves

/** Every way to eat, kind by kind: the least cost by missing food, copper, advancements, own cubes. */
function bruteForce({ workers, fed, own, rural, copper, advancements }: Larder): number[] {
  const need = fed ? 0 : Math.ceil(workers / 3);
  let best: number[] | undefined;
  const cheaper = (cost: number[]): boolean => {
    if (best === undefined) return true;
    const at = cost.findIndex((part, i) => part !== best![i]);
    return at >= 0 && cost[at]! < best[at]!;
  };
  const eat = (
    i: number,
    wholes: number,
    halves: number,
    cubes: number,
    paid: number,
    discs: number,
  ): void => {
    if (paid > copper) return;
    if (i === 2 * FOODS.length) {
      const cost = [Math.max(0, need - wholes - Math.floor(halves / 2)), paid, discs, cubes];
      if (cheaper(cost)) best = cost;
      return;
    }
    const food = FOODS[i % FOODS.length]!;
    const isOwn = i < FOODS.length;
    for (let n = 0; n <= ((isOwn ? own : rural)[food] ?? 0); n++) {
      const whole = VALUE[food] === 2;
      eat(
        i + 1,
        wholes + (whole ? n : 0),
        halves + (whole ? 0 : n),
        cubes + (isOwn ? n : 0),
        paid + (isOwn ? 0 : 2 * n),
        discs,
      );
    }
  };
  for (const rice of advancements.includes('rice') ? [0, 1] : [0]) {
    for (const wheat of advancements.includes('wheat') ? [0, 1] : [0])
      eat(0, 2 * rice + wheat, 0, 0, 0, rice + wheat);
  }
  return best!;
}

describe('round.feed', () => {
  it.each([
    [0, 0],
    [1, 1],
    [3, 1],
    [4, 2],
    [11, 4],
    [12, 4],
  ])('%i workers eat %i', (workers, need) => {
    expect(foodNeeded(workers)).toBe(need);
  });

  it('11 workers, 2 rice and 2 fruit: 3 of 4, so one misfortune', () => {
    expect(feed({ ...LARDER, workers: 11, own: { rice: 2, fruit: 2 } })).toMatchObject({
      need: 4,
      food: 3,
      missing: 1,
      own: { rice: 2, fruit: 2 },
      copper: 0,
      rules: ['round.feed'],
    });
  });

  it('bonus.fed: nothing to pay', () => {
    const meal = feed({ ...LARDER, workers: 12, fed: true, own: { rice: 3 } });
    expect(meal).toMatchObject({ need: 0, missing: 0, own: { rice: 0 }, rules: ['bonus.fed'] });
  });

  it('two halves of different kinds make one, one of them bought: rural.market', () => {
    expect(
      feed({ ...LARDER, workers: 3, own: { potato: 1 }, rural: { cabbage: 3 }, copper: 5 }),
    ).toMatchObject({
      missing: 0,
      own: { potato: 1 },
      bought: { cabbage: 1 },
      copper: 2,
      rules: ['round.feed', 'rural.market'],
    });
  });

  it('advance.economy gives two rice and advance.war-routes one wheat, before copper is spent', () => {
    const meal = feed({
      ...LARDER,
      workers: 9,
      rural: { wheat: 3 },
      copper: 9,
      advancements: ['rice', 'wheat'],
    });
    expect(meal).toMatchObject({ missing: 0, copper: 0, advancements: ['rice', 'wheat'] });
    expect(meal.rules).toEqual(['round.feed', 'advance.economy', 'advance.war-routes']);
  });

  it('is as cheap as the cheapest of all ways, in 10,000 larders', () => {
    const dice = new Int32Array(4);
    seedFrom('larders', dice, 0);
    const some = <F extends Food>(foods: readonly F[]): Partial<Record<F, number>> =>
      Object.fromEntries(foods.map((food) => [food, below(dice, 0, 3) * below(dice, 0, 2)])) as Partial<
        Record<F, number>
      >;
    for (let i = 0; i < 10_000; i++) {
      const larder: Larder = {
        workers: below(dice, 0, 16),
        fed: below(dice, 0, 12) === 0,
        own: some(FOODS),
        rural: some(RURAL_FOODS),
        copper: below(dice, 0, 9),
        advancements: (['rice', 'wheat'] as const).filter(() => below(dice, 0, 4) === 0),
      };
      const { missing, copper, advancements, own, bought, need, food } = feed(larder);
      const cubes = FOODS.reduce((sum, name) => sum + own[name], 0);
      expect([missing, copper, advancements.length, cubes], JSON.stringify(larder)).toEqual(
        bruteForce(larder),
      );
      // And what it tells is what there is, and adds up.
      for (const name of FOODS) {
        expect(own[name]).toBeLessThanOrEqual(larder.own[name] ?? 0);
        expect(bought[name]).toBeLessThanOrEqual(larder.rural[name] ?? 0);
      }
      expect(food + missing).toBe(need);
      expect(copper).toBe(2 * FOODS.reduce((sum, name) => sum + bought[name], 0));
    }
  });

  it.each([
    null,
    {},
    { ...LARDER, workers: -1 },
    { ...LARDER, own: { rice: 0.5 } },
    { ...LARDER, advancements: ['tea'] },
  ])('refuses %j with a code', (larder) => {
    expect(() => feed(larder as Larder)).toThrow(InvalidInput);
  });
});
