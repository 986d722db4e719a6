/** What only Dunhuang asks of a new game: the circle, and house rules. */
import {
  DEFAULT_RULINGS,
  RULING_NAMES,
  RULING_VALUES,
  type Rulings,
} from '../../../../games/dunhuang/index.ts';
import { isObject } from '../../../../lib/plain.ts';
import { readCode } from '../../setup/code.ts';

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

/** Only what is not as printed; undefined for a code that is none. */
export function optionsOf({ code, rulings }: Own): object | undefined {
  const read = readCode(code);
  if ('problem' in read && read.problem !== 'empty') return undefined;
  const own = RULING_NAMES.filter((name) => rulings[name] !== DEFAULT_RULINGS[name]);
  return {
    ...('circle' in read && { circle: [...read.circle] }),
    ...(own.length > 0 && { rulings: Object.fromEntries(own.map((name) => [name, rulings[name]])) }),
  };
}
