/** Who sits where and who begins, by lot. */
import { below, type Random } from './draw.ts';

/** Who plays when, from the first player on: indices into the names as they were typed. */
export type Order = readonly number[];

/** Everybody stays where they sit, clockwise as typed; only who begins is drawn. */
export function drawFirst(count: number, random: Random): Order {
  const first = below(random, count);
  return Array.from({ length: count }, (_, turn) => (first + turn) % count);
}

/** The seats are drawn too. */
export function drawSeats(count: number, random: Random): Order {
  const left = Array.from({ length: count }, (_, i) => i);
  return Array.from({ length: count }, () => left.splice(below(random, left.length), 1)[0]!);
}

export const isOrder = (value: unknown, count: number): value is Order =>
  Array.isArray(value) &&
  value.length === count &&
  Array.from({ length: count }, (_, i) => i).every((i) => value.includes(i));
