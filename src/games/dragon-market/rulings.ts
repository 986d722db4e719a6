/** The four questions that a table may answer for itself; the first value is the default. */
export const RULING_VALUES = {
  dice: ['threes', 'even', 'seven'],
  layout: ['drawn', 'placed'],
  objectives: ['blue', 'red'],
  teams: [false, true],
} as const;

export type Rulings = { readonly [K in keyof typeof RULING_VALUES]: (typeof RULING_VALUES)[K][number] };

export const RULING_NAMES = Object.keys(RULING_VALUES) as (keyof Rulings)[];

export const DEFAULT_RULINGS: Readonly<Rulings> = {
  dice: 'threes',
  layout: 'drawn',
  objectives: 'blue',
  teams: false,
};

/** The place of an answer among its ruling's values, 0 for the default; -1 for what is no answer to it. */
export const rulingNumber = (name: keyof Rulings, value: unknown): number =>
  (RULING_VALUES[name] as readonly unknown[]).indexOf(value);

/** Only those that differ from the defaults. */
export function chosenRulings(numbers: readonly number[]): Partial<Rulings> {
  const chosen: Record<string, unknown> = {};
  RULING_NAMES.forEach((name, i) => {
    if (numbers[i]! > 0) chosen[name] = RULING_VALUES[name][numbers[i]!];
  });
  return chosen as Partial<Rulings>;
}
