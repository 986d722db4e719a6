/** Small sums of a turn: transport, sales, making commodities, factories, and the rate of silver. */
import { MOST, reader } from './read.ts';

export interface Load {
  readonly pieces: number; // cubes or commodities that take the same way
  readonly borders: number; // boat symbols crossed, the coast included
}

/** `fortune.boats`: what one action's transport takes. Our reading: the capacity is there anew for each action. */
export function capacityNeeded(loads: readonly Load[]): number {
  const read = reader('transport');
  return read.all(() =>
    read.list(loads, 20).reduce<number>((all, value) => {
      const { pieces, borders } = read.fields(value);
      return all + read.count(pieces) * read.count(borders);
    }, 0),
  );
}

const URBAN_PRICE = 2;
const COIN_SLOT_PRICE = 3;
const RURAL_PRICE = 1;

export interface Sale {
  readonly urban: number; // cubes on plain slots
  readonly coinSlots: number; // cubes on coins
  readonly rural: number;
  readonly bonus: boolean; // `bonus.sales`: 1 copper more for every cube
}

/** `fortune.sell`, `rural.market`, `bonus.sales`: copper. */
export function saleOf(sale: Sale): number {
  const read = reader('sale');
  return read.all(() => {
    const given = read.fields(sale);
    const [urban, coinSlots, rural] = ['urban', 'coinSlots', 'rural'].map((name) => read.count(given[name]));
    const bonus = read.flag(given['bonus']) ? urban! + coinSlots! + rural! : 0;
    return urban! * URBAN_PRICE + coinSlots! * COIN_SLOT_PRICE + rural! * RURAL_PRICE + bonus;
  });
}

export type Level = 1 | 2 | 3;
const LEVELS = [1, 2, 3] as const;

export interface Production {
  readonly whose: 'own' | 'other';
  readonly level: Level;
  readonly lying: number; // commodities that nobody fetched
}

/** `work.produce`: one way to make commodities in a factory. */
export interface Way {
  readonly workers: number;
  readonly raw: number;
  readonly copper: number; // to the owner
  readonly silver: number; // to the owner
  readonly makes: number;
}

const WAYS: Readonly<Record<Production['whose'], Readonly<Record<Level, readonly Way[]>>>> = {
  own: {
    1: [{ workers: 2, raw: 1, copper: 0, silver: 0, makes: 1 }],
    2: [{ workers: 1, raw: 1, copper: 0, silver: 0, makes: 1 }],
    3: [1, 2].map((raw) => ({ workers: 1, raw, copper: 0, silver: 0, makes: raw })),
  },
  other: {
    1: [],
    2: [{ workers: 2, raw: 1, copper: 3, silver: 0, makes: 1 }],
    3: [{ workers: 1, raw: 1, copper: 0, silver: 1, makes: 1 }],
  },
};

/** A factory has room for as many commodities as its level. */
export function waysToProduce(production: Production): Way[] {
  const read = reader('production');
  return read.all(() => {
    const given = read.fields(production);
    const whose = read.oneOf(given['whose'], ['own', 'other'] as const);
    const level = read.oneOf(given['level'], LEVELS);
    const room = level - read.count(given['lying']);
    return WAYS[whose][level].filter(({ makes }) => makes <= room);
  });
}

export const FACTORY_STEPS = ['build', 'to-2', 'to-3'] as const;
export type FactoryStep = (typeof FACTORY_STEPS)[number];

const COSTS: Readonly<Record<FactoryStep, { readonly stone: number; readonly copper: number }>> = {
  build: { stone: 1, copper: 0 },
  'to-2': { stone: 0, copper: 3 },
  'to-3': { stone: 0, copper: 5 },
};

/** `fortune.factory` */
export function factoryCost(steps: readonly FactoryStep[]): {
  readonly stone: number;
  readonly copper: number;
} {
  const read = reader('factories');
  const costs = read.all(() => read.list(steps, MOST).map((step) => COSTS[read.oneOf(step, FACTORY_STEPS)]));
  return {
    stone: costs.reduce((all, { stone }) => all + stone, 0),
    copper: costs.reduce((all, { copper }) => all + copper, 0),
  };
}

const DIE = 6;

/** `round.admin`: where the die lies after a roll, on spaces 1 to 6. */
export function moveRate(space: number, roll: number): number {
  const read = reader('rate');
  return read.all(() => {
    const [from, thrown] = [read.count(space, DIE), read.count(roll, DIE)];
    if (from === 0 || thrown === 0) return read.fail();
    return from + Math.sign(thrown - from);
  });
}
