/** What the set-up page keeps on the device: what lies on the table now, and what came before. */
import {
  CHARACTERS,
  type CharacterId,
  encodeSetup,
  type PlayerCount,
} from '../../../games/dunhuang/index.ts';
import { keptTwice } from '../../../lib/kept-twice.ts';
import { isObject } from '../../../lib/plain.ts';
import { type BoxOptions, createBox, createListBox } from '../../../lib/storage.ts';
import { CHECKS, type CheckId } from './checklist.ts';
import type { Circle } from './circle.ts';
import { type Entry, merge, parseEntry } from './history.ts';
import { LOOK_BACK } from './look-back.ts';
import { parseNames } from './names.ts';
import { isOrder, type Order } from './seating.ts';

export interface Draft {
  readonly circle: Circle;
  readonly locked: readonly number[]; // tiles
  readonly in: readonly CharacterId[];
  readonly out: readonly CharacterId[];
  readonly avoid: number; // games back that should not come again
  readonly players: PlayerCount;
  readonly names: readonly string[]; // always four
  readonly order: Order | null;
  readonly ticks: readonly CheckId[];
}

/** Some of all there are, each once. */
const listOf = <T>(data: unknown, all: readonly T[]): readonly T[] | undefined =>
  Array.isArray(data) && data.length <= 2 * all.length && data.every((one) => all.includes(one))
    ? [...new Set<T>(data)]
    : undefined;

function isCircle(data: unknown): data is Circle {
  try {
    return encodeSetup(data as CharacterId[]) !== '';
  } catch {
    return false;
  }
}

function parseDraft(data: unknown): Draft | undefined {
  if (!isObject(data)) return undefined;
  const { circle, players, avoid, order } = data;
  if (players !== 2 && players !== 3 && players !== 4) return undefined;
  if (!isCircle(circle) || (avoid !== 0 && !LOOK_BACK.includes(avoid as number))) return undefined;
  if (order !== null && !isOrder(order, players)) return undefined;
  const locked = listOf(data['locked'], [0, 1, 2, 3, 4, 5, 6, 7]);
  const [wanted, out] = [listOf(data['in'], CHARACTERS), listOf(data['out'], CHARACTERS)];
  const [names, ticks] = [parseNames(data['names'], 4), listOf(data['ticks'], CHECKS)];
  if (!locked || !wanted || !out || !names || !ticks) return undefined;
  return { circle, locked, in: wanted, out, avoid: avoid as number, players, names, order, ticks };
}

type Where = Pick<BoxOptions<unknown>, 'storage'>;

export const draftBox = (where: Where = {}) =>
  createBox<Draft>({ name: 'dunhuang.setup', version: 1, parse: parseDraft, storage: keptTwice, ...where });

export const historyBox = (where: Where = {}) =>
  createListBox<Entry>({
    name: 'dunhuang.setups',
    version: 1,
    parseEntry,
    join: merge,
    storage: keptTwice,
    ...where,
  });
