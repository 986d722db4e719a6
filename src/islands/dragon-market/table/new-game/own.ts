/** What only Dragon Market asks of a new game: house rules, and whose cards. */
import {
  DEFAULT_RULINGS,
  RULING_NAMES,
  RULING_VALUES,
  type Rulings,
} from '../../../../games/dragon-market/index.ts';
import { isObject } from '../../../../lib/plain.ts';

export interface Own {
  readonly rulings: Rulings;
}

export const OWN: Own = { rulings: DEFAULT_RULINGS };

/** House rules are the same next time. */
export function readOwn(data: Readonly<Record<string, unknown>>): Own {
  const said = isObject(data['rulings']) ? data['rulings'] : {};
  const known = RULING_NAMES.map((name) => {
    const values: readonly unknown[] = RULING_VALUES[name];
    return [name, values.includes(said[name]) ? said[name] : DEFAULT_RULINGS[name]];
  });
  return { rulings: Object.fromEntries(known) as Rulings };
}

/** Only what is not as usual. Teams need four: with fewer people everybody plays alone. */
export function optionsOf({ rulings }: Own, players: number): object {
  const own = RULING_NAMES.filter(
    (name) => rulings[name] !== DEFAULT_RULINGS[name] && (name !== 'teams' || players === 4),
  );
  return own.length > 0 ? { rulings: Object.fromEntries(own.map((name) => [name, rulings[name]])) } : {};
}
