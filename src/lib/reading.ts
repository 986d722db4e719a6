/**
 * Reading what somebody hands in at a game's door. Every property is read once, into plain values, and the copy is what is
 * checked and used: a getter that changes its answer, a list with holes or without an end gains nothing by it.
 */
import { CodedError } from './coded-error.ts';
import { isObject } from './plain.ts';
import type { PlayerCount, Seat } from './seats.ts';

/** A copy of a plain object; undefined for anything else, such as a buffer with a million fields. */
export function copyOf(value: unknown): Record<string, unknown> | undefined {
  if (!isObject(value)) return undefined;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null ? { ...value } : undefined;
}

/** A whole number from nothing to `most`. */
export const isCount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

export const isPlayerCount = (value: unknown): value is PlayerCount =>
  value === 2 || value === 3 || value === 4;

export const isSeatOf = (value: unknown, players: number): value is Seat => isCount(value, players - 1);

/** A copy of a list of at most `most`, holes read as undefined; undefined for anything else. */
export function listOf(value: unknown, most: number): unknown[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const { length } = value;
  if (!isCount(length, most)) return undefined;
  const list = new Array<unknown>(length);
  for (let i = 0; i < length; i++) list[i] = value[i];
  return list;
}

/** A copy of a list in which everything passes; undefined for anything else. */
export function listOfAll<T>(
  value: unknown,
  most: number,
  passes: (item: unknown) => item is T,
): T[] | undefined {
  const list = listOf(value, most);
  return list?.every(passes) === true ? (list as T[]) : undefined;
}

/** What `read` makes of it; where reading itself fails, by a trap or a getter that throws, what `refusal` says. */
export function reading<T>(read: () => T, refusal: () => CodedError<string>): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof CodedError ? error : refusal();
  }
}
