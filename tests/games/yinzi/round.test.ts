import { describe, expect, it } from 'vitest';
import {
  boundsOf,
  capacityAt,
  capacityNeeded,
  EMPTY_PROFILE,
  factoryCost,
  fight,
  InvalidInput,
  joinProfiles,
  knownIn,
  moveRate,
  payTaxes,
  rateAt,
  readProfile,
  saleOf,
  stepsTo,
  type Troop,
  taxOwed,
  waysToProduce,
} from '../../../src/games/yinzi/index.ts';

describe('round.taxes', () => {
  it.each([
    [3, 0],
    [5, 0],
    [6, 1],
    [8, 1],
    [9, 2],
    [12, 2],
  ])('a sum of %i owes %i silver', (sum, owed) => {
    expect(taxOwed(sum)).toBe(owed);
  });

  const bill = { cards: [3, 3, 2], discs: 1, exempt: false, silver: 1, copper: 5, rate: 10 };

  it('owes 2, has 1 silver and 5 copper at rate 10: pays all, one misfortune', () => {
    expect(payTaxes(bill)).toEqual({ sum: 9, owed: 2, silver: 1, changed: 0, copper: 5, missing: 1 });
  });

  it('rate.when: changes only what the payment needs', () => {
    expect(payTaxes({ ...bill, copper: 25 })).toMatchObject({
      silver: 1,
      changed: 1,
      copper: 10,
      missing: 0,
    });
    expect(payTaxes({ ...bill, silver: 0, copper: 15 })).toMatchObject({
      changed: 1,
      copper: 15,
      missing: 1,
    });
  });

  it('bonus.no-taxes: nothing', () => {
    expect(payTaxes({ ...bill, exempt: true })).toMatchObject({ sum: 9, owed: 0, copper: 0, missing: 0 });
  });

  it('refuses a rate of nothing', () => {
    expect(() => payTaxes({ ...bill, rate: 0 })).toThrow(InvalidInput);
  });
});

describe('round.war', () => {
  const troops = (...workers: number[]): Troop[] =>
    workers.map((n, seat) => ({ seat: seat as 0, workers: n, recruit: false }));
  const glory = (of: Parameters<typeof fight>[0]) =>
    fight(of).ranking.map((troop) => [troop.seat, troop.glory]);

  it('6 symbols against 3 (left), 3 and 2: the left 3 gets 4 points, the other 2', () => {
    expect(fight({ symbols: 6, weaker: 0, troops: troops(3, 3, 2) })).toEqual({
      enemy: 6,
      strength: 8,
      won: true,
      ranking: [
        { seat: 0, warriors: 3, glory: 4 },
        { seat: 1, warriors: 3, glory: 2 },
        { seat: 2, warriors: 2, glory: 0 },
      ],
    });
  });

  it('fewer than the enemy: 2 for the most, nothing for anybody else', () => {
    expect(glory({ symbols: 9, weaker: 0, troops: troops(2, 3) })).toEqual([
      [1, 2],
      [0, 0],
    ]);
  });

  it('advance.war-routes: a recruit is one more, and a weaker enemy has two less, never under nothing', () => {
    const [left, right] = troops(3, 3) as [Troop, Troop];
    expect(glory({ symbols: 9, weaker: 1, troops: [left, { ...right, recruit: true }] })).toEqual([
      [1, 4],
      [0, 2],
    ]);
    expect(fight({ symbols: 1, weaker: 2, troops: [] })).toMatchObject({ enemy: 0, won: true, ranking: [] });
  });

  it('who sent nobody gets nothing', () => {
    expect(glory({ symbols: 0, weaker: 0, troops: troops(0, 1) })).toEqual([[1, 4]]);
  });

  it('refuses a seat that stands there twice', () => {
    expect(() => fight({ symbols: 1, weaker: 0, troops: [...troops(1), ...troops(1)] })).toThrow(
      InvalidInput,
    );
  });
});

describe('sums of a turn', () => {
  it('fortune.boats, work.ships: commodities over 2 and 1 borders, salt over 1 and 1: capacity 5', () => {
    expect(
      capacityNeeded([
        { pieces: 1, borders: 2 },
        { pieces: 1, borders: 1 },
        { pieces: 2, borders: 1 },
      ]),
    ).toBe(5);
  });

  it('fortune.sell: salt and two sugarcane, one of them on a coin: 7 copper', () => {
    expect(saleOf({ urban: 2, coinSlots: 1, rural: 0, bonus: false })).toBe(7);
  });

  it('bonus.sales: one more for every cube, rural.market too', () => {
    expect(saleOf({ urban: 1, coinSlots: 1, rural: 2, bonus: true })).toBe(2 + 3 + 2 + 4);
  });

  it('fortune.factory: build, one to II, another to III: 1 stone and 8 copper', () => {
    expect(factoryCost(['build', 'to-2', 'to-3'])).toEqual({ stone: 1, copper: 8 });
  });

  it('work.produce: what each factory takes', () => {
    const ways = (whose: 'own' | 'other', level: 1 | 2 | 3, lying = 0) =>
      waysToProduce({ whose, level, lying }).map(({ workers, raw, copper, silver, makes }) =>
        [workers, raw, copper, silver, makes].join(' '),
      );
    expect(ways('own', 1)).toEqual(['2 1 0 0 1']);
    expect(ways('own', 2)).toEqual(['1 1 0 0 1']);
    expect(ways('own', 3)).toEqual(['1 1 0 0 1', '1 2 0 0 2']);
    expect(ways('other', 1)).toEqual([]);
    expect(ways('other', 2)).toEqual(['2 1 3 0 1']);
    expect(ways('other', 3)).toEqual(['1 1 0 1 1']);
    expect(ways('own', 3, 2)).toEqual(['1 1 0 0 1']); // room for one more
    expect(ways('own', 1, 1)).toEqual([]);
  });

  it('round.admin: the die goes a space toward what was rolled', () => {
    expect([moveRate(2, 5), moveRate(4, 1), moveRate(3, 3), moveRate(6, 6), moveRate(1, 1)]).toEqual([
      3, 3, 3, 6, 1,
    ]);
    expect(() => moveRate(2, 7)).toThrow(InvalidInput);
  });
});

describe('a box profile', () => {
  const profile = readProfile({ boats: [2, 3, 3, 4], rates: [4, 5, 6, 8, 9, 10] });

  it('fortune.boats: from 2 to 4 takes three steps, for the track is not even', () => {
    expect([1, 2, 3, 4].map((step) => capacityAt(profile, step))).toEqual([2, 3, 3, 4]);
    expect(capacityAt(profile, 5)).toBeNull();
    expect(stepsTo(profile, 2, 4)).toBe(3);
    expect(stepsTo(profile, 3, 4)).toBe(2); // at most: nobody knows which of the two spaces it is
    expect(stepsTo(profile, 2, 5)).toBeNull();
    expect(stepsTo(profile, 1, 4)).toBeNull();
    expect(stepsTo(readProfile({ boats: [2, null, 4] }), 2, 4)).toBeNull();
  });

  it('setup.rate: the die begins on the second space', () => {
    expect(rateAt(profile, 2)).toBe(5);
    expect(rateAt(EMPTY_PROFILE, 2)).toBeNull();
    expect(rateAt(readProfile({ rates: [0] }), 1)).toBeNull();
  });

  it('is read as it was written, and nothing else is', () => {
    expect(readProfile(JSON.parse(JSON.stringify(profile)))).toEqual(profile);
    expect(readProfile({ boats: [1, null, null] }).boats).toEqual([1]);
    for (const bad of [null, [], { ...profile, boats: [-1] }, { ...profile, rates: new Array(7).fill(3) }]) {
      expect(() => readProfile(bad)).toThrow(InvalidInput);
    }
  });

  it('box: says what a number can be', () => {
    expect(boundsOf({ part: 'coast', at: 2 })).toEqual({ least: 1, most: 10 });
    expect(boundsOf({ part: 'stacks', at: 4 })).toEqual({ least: 1, most: 18 });
    expect(boundsOf({ part: 'rates', at: 0 }).least).toBe(1);
    expect(boundsOf({ part: 'points', at: 'japan' }).least).toBe(0);
  });

  it('joined with another says what either says, and the other where both do', () => {
    const other = readProfile({ rates: [null, 7], points: { spain: 4 } });
    const both = joinProfiles(profile, other);
    expect(both.rates).toEqual([4, 7, 6, 8, 9, 10]);
    expect(both.boats).toEqual(profile.boats);
    expect(both.points.spain).toBe(4);
    expect(knownIn(other)).toEqual([
      { part: 'rates', at: 1, value: 7 },
      { part: 'points', at: 'spain', value: 4 },
    ]);
  });
});
