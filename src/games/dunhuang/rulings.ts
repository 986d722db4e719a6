/** The six open questions that a table may answer for itself; the first value is the default. */
export const RULING_VALUES = {
  supply: ['box', 'unlimited'],
  middleToken: ['any-placer', 'most-or-tie'],
  emptyCollection: ['return', 'keep'],
  sameGood: ['allowed', 'forbidden'],
  endTrigger: ['cannot-refill', 'pile-empty'],
  manichean: ['ask', 'always'],
} as const;

export type Rulings = { readonly [K in keyof typeof RULING_VALUES]: (typeof RULING_VALUES)[K][number] };

export const RULING_NAMES = Object.keys(RULING_VALUES) as (keyof Rulings)[];

export const DEFAULT_RULINGS: Readonly<Rulings> = {
  supply: 'box',
  middleToken: 'any-placer',
  emptyCollection: 'return',
  sameGood: 'allowed',
  endTrigger: 'cannot-refill',
  manichean: 'ask',
};

/** 0 for the default, 1 for the other value, undefined for what is no value of that ruling. */
export function rulingFlag(name: keyof Rulings, value: unknown): 0 | 1 | undefined {
  if (value === RULING_VALUES[name][0]) return 0;
  if (value === RULING_VALUES[name][1]) return 1;
  return undefined;
}
