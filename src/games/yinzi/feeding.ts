/** `round.feed`: how much the workers eat, and what covers it at the least cost. */
import { reader } from './read.ts';
import type { RuleId } from './rules.ts';

export const WHOLE_FOODS = ['rice', 'wheat', 'corn'] as const; // count 1
export const HALF_FOODS = ['fruit', 'cabbage', 'potato'] as const; // two of any of them count 1
export const FOODS = [...WHOLE_FOODS, ...HALF_FOODS] as const;
export type Food = (typeof FOODS)[number];

/** `rural.market`: rice is never sold there. */
export const RURAL_FOODS = ['wheat', 'corn', 'fruit', 'cabbage', 'potato'] as const;

export const RURAL_PRICE = 2;
const WORKERS_PER_FOOD = 3;
const MOST_CUBES = 99; // of one kind: more than the box has

/** Advancements that feed. */
export const FOOD_ADVANCEMENTS = { rice: 2, wheat: 1 } as const;
export type FoodAdvancement = keyof typeof FOOD_ADVANCEMENTS;

export interface Larder {
  readonly workers: number; // on the board: in all action boxes, and migrants
  readonly fed: boolean; // `bonus.fed`
  readonly own: Readonly<Partial<Record<Food, number>>>; // cubes on fields
  readonly rural: Readonly<Partial<Record<Food, number>>>; // lying there, whoever sold them
  readonly copper: number;
  readonly advancements: readonly FoodAdvancement[]; // own discs there
}

export interface Meal {
  readonly need: number;
  readonly food: number; // what is eaten, at most the need
  readonly missing: number; // as many misfortune tiles
  readonly own: Readonly<Record<Food, number>>;
  readonly bought: Readonly<Record<Food, number>>;
  readonly copper: number;
  readonly advancements: readonly FoodAdvancement[];
  readonly rules: readonly RuleId[];
}

export const foodNeeded = (workers: number): number => Math.ceil(workers / WORKERS_PER_FOOD);

type Counts = Record<Food, number>;

const sum = (counts: Counts, foods: readonly Food[]): number =>
  foods.reduce((all, food) => all + counts[food], 0);

/** `n` cubes of these kinds, those named first before the others. */
function pick(counts: Counts, foods: readonly Food[], n: number): Partial<Counts> {
  let left = n;
  return Object.fromEntries(
    foods.map((food) => {
      const taken = Math.min(left, counts[food]);
      left -= taken;
      return [food, taken];
    }),
  );
}

interface Plan {
  readonly food: number;
  readonly copper: number;
  readonly advancements: readonly FoodAdvancement[];
  readonly cubes: readonly [wholes: number, halves: number];
  readonly bought: readonly [wholes: number, halves: number];
}

/** Less missing first, then less copper, fewer advancements, fewer own cubes. Our order: the booklet leaves it to the player. */
const costOf = (need: number, { food, copper, advancements, cubes: [wholes, halves] }: Plan): number[] => [
  Math.max(0, need - food),
  copper,
  advancements.length,
  wholes + halves,
];

function isCheaper(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((part, i) => part !== b[i]);
  return at >= 0 && a[at]! < b[at]!;
}

function subsets<T>([first, ...others]: readonly T[]): T[][] {
  if (first === undefined) return [[]];
  const rest = subsets(others);
  return [...rest, ...rest.map((some) => [first, ...some])];
}

/** Every plan that buys and uses no more than it might need. */
function* plans(need: number, own: Counts, rural: Counts, { copper, advancements }: Larder): Generator<Plan> {
  const affordable = Math.floor(copper / RURAL_PRICE);
  const most = {
    wholes: Math.min(need, sum(own, WHOLE_FOODS)),
    halves: Math.min(2 * need, sum(own, HALF_FOODS)),
    boughtWholes: Math.min(need, affordable, sum(rural, WHOLE_FOODS)),
    boughtHalves: Math.min(2 * need, affordable, sum(rural, HALF_FOODS)),
  };
  for (const used of subsets(advancements)) {
    const given = used.reduce((all, name) => all + FOOD_ADVANCEMENTS[name], 0);
    for (let boughtWholes = 0; boughtWholes <= most.boughtWholes; boughtWholes++) {
      for (let boughtHalves = 0; boughtHalves <= most.boughtHalves; boughtHalves++) {
        if (boughtWholes + boughtHalves > affordable) break;
        for (let halves = 0; halves <= most.halves; halves++) {
          const without = given + boughtWholes + Math.floor((boughtHalves + halves) / 2);
          const wholes = Math.min(most.wholes, Math.max(0, need - without));
          yield {
            food: without + wholes,
            copper: RURAL_PRICE * (boughtWholes + boughtHalves),
            advancements: used,
            cubes: [wholes, halves],
            bought: [boughtWholes, boughtHalves],
          };
        }
      }
    }
  }
}

function readLarder(larder: Larder): Omit<Larder, 'own' | 'rural'> & { own: Counts; rural: Counts } {
  const read = reader('feeding');
  return read.all(() => {
    const given = read.fields(larder);
    const names = read
      .list(given['advancements'], 2)
      .map((name) => read.oneOf(name, ['rice', 'wheat'] as const));
    return {
      workers: read.count(given['workers']),
      fed: read.flag(given['fed']),
      own: read.counts(given['own'], FOODS, MOST_CUBES),
      rural: { ...read.counts(given['rural'], RURAL_FOODS, MOST_CUBES), rice: 0 },
      copper: read.count(given['copper']),
      advancements: [...new Set(names)],
    };
  });
}

/** Throws InvalidInput. */
export function feed(larder: Larder): Meal {
  const { own, rural, ...rest } = readLarder(larder);
  const need = rest.fed ? 0 : foodNeeded(rest.workers);
  let best: Plan | undefined;
  for (const plan of plans(need, own, rural, { ...rest, own, rural })) {
    if (best === undefined || isCheaper(costOf(need, plan), costOf(need, best))) best = plan;
  }
  const { food, copper, advancements, cubes, bought } = best!;
  const none = { rice: 0, wheat: 0, corn: 0, fruit: 0, cabbage: 0, potato: 0 };
  return {
    need,
    food: Math.min(need, food),
    missing: Math.max(0, need - food),
    own: { ...none, ...pick(own, WHOLE_FOODS, cubes[0]), ...pick(own, HALF_FOODS, cubes[1]) },
    bought: { ...none, ...pick(rural, WHOLE_FOODS, bought[0]), ...pick(rural, HALF_FOODS, bought[1]) },
    copper,
    advancements,
    rules: [
      rest.fed ? 'bonus.fed' : 'round.feed',
      ...(copper > 0 ? (['rural.market'] as const) : []),
      ...(advancements.includes('rice') ? (['advance.economy'] as const) : []),
      ...(advancements.includes('wheat') ? (['advance.war-routes'] as const) : []),
    ],
  };
}
