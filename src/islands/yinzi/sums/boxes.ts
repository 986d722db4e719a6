/** What is filled in, as it is kept. It knows no field: the page of one's data reads it too, and need not know the sums. */
import { keptTwice } from '../../../lib/kept-twice.ts';
import { isObject } from '../../../lib/plain.ts';
import { isCount } from '../../../lib/reading.ts';
import { type Box, type BoxOptions, createBox } from '../../../lib/storage.ts';

/** More than anybody has of anything. */
export const MOST = 99;

/** By the name of a field; a switch is 0 or 1. */
export type Values = Readonly<Record<string, number>>;

export interface Filled {
  readonly open: string;
  readonly values: Readonly<Record<string, Values>>; // by sum
}

const LONGEST_NAME = 40;
const MOST_FIELDS = 40;

function entriesOf(value: unknown): [string, unknown][] | undefined {
  if (!isObject(value)) return undefined;
  const entries = Object.entries(value);
  const short = entries.length <= MOST_FIELDS && entries.every(([name]) => name.length <= LONGEST_NAME);
  return short ? entries : undefined;
}

const isValues = (value: unknown): value is Values =>
  entriesOf(value)?.every(([, count]) => isCount(count, MOST)) === true;

function parse(data: unknown): Filled | undefined {
  if (!isObject(data)) return undefined;
  const { open, values } = data;
  if (typeof open !== 'string' || open.length > LONGEST_NAME) return undefined;
  const sums = entriesOf(values);
  if (!sums?.every(([, of]) => isValues(of))) return undefined;
  return { open, values: values as Filled['values'] };
}

export const sumsBox = (where: Pick<BoxOptions<unknown>, 'storage'> = {}): Box<Filled> =>
  createBox<Filled>({ name: 'yinzi.sums', version: 1, parse, storage: keptTwice, ...where });
