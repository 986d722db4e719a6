/** What only Dunhuang asks of a new game: the circle, and house rules. */
import {
  DEFAULT_RULINGS,
  RULING_NAMES,
  RULING_VALUES,
  type Rulings,
} from '../../../../games/dunhuang/index.ts';
import { isObject } from '../../../../lib/plain.ts';

export interface Own {
  readonly code: string; // of the circle, as typed; empty: a random one
  readonly rulings: Rulings;
}

export const OWN: Own = { code: '', rulings: DEFAULT_RULINGS };

/** House rules are the same next time; the circle is not. */
export function readOwn(data: Readonly<Record<string, unknown>>): Own {
  const said = isObject(data['rulings']) ? data['rulings'] : {};
  const known = RULING_NAMES.map((name) => {
    const values: readonly unknown[] = RULING_VALUES[name];
    return [name, values.includes(said[name]) ? said[name] : DEFAULT_RULINGS[name]];
  });
  return { code: '', rulings: Object.fromEntries(known) as Rulings };
}
