/** What people enter, copied into plain values before anything is reckoned (`lib/reading.ts`). */
import { copyOf, isCount, isPlayerCount, listOf, reading } from '../../lib/reading.ts';
import type { PlayerCount } from '../../lib/seats.ts';
import { type InputErrorCode, InvalidInput } from './errors.ts';

/** Tired people may count more than the box holds: that is marked, and reckoned all the same. */
export const MOST = 999;

/** A reader whose every refusal has the same code. */
export function reader(code: InputErrorCode) {
  const fail = (): never => {
    throw new InvalidInput(code);
  };
  const count = (value: unknown, most = MOST): number => (isCount(value, most) ? value : fail());
  return {
    fail,
    count,
    flag: (value: unknown): boolean => (typeof value === 'boolean' ? value : fail()),
    players: (value: unknown): PlayerCount => (isPlayerCount(value) ? value : fail()),
    fields: (value: unknown): Record<string, unknown> => copyOf(value) ?? fail(),
    list: (value: unknown, most: number): unknown[] => listOf(value, most) ?? fail(),
    oneOf: <T>(value: unknown, of: readonly T[]): T => (of.includes(value as T) ? (value as T) : fail()),
    /** A count for each of the names; what is absent counts nothing. */
    counts: <Name extends string>(
      value: unknown,
      names: readonly Name[],
      most = MOST,
    ): Record<Name, number> => {
      const given = copyOf(value) ?? fail();
      return Object.fromEntries(names.map((name) => [name, count(given[name] ?? 0, most)])) as Record<
        Name,
        number
      >;
    },
    all: <T>(read: () => T): T => reading(read, () => new InvalidInput(code)),
  };
}
