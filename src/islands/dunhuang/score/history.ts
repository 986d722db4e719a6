/** The games that were scored on this device. An entry is the sheet; what it came to is reckoned when it is shown. */
import { isId, isObject, parseDate } from '../../../lib/plain.ts';
import { parseSheet, type Sheet } from './sheet.ts';

export interface Entry {
  readonly id: string;
  readonly date: string; // ISO, when it was scored
  readonly sheet: Sheet;
}

export function parseEntry(data: unknown): Entry | undefined {
  if (!isObject(data)) return undefined;
  const { id, date } = data;
  const sheet = parseSheet(data['sheet']);
  const when = parseDate(date);
  return isId(id) && when !== undefined && sheet !== undefined ? { id, date: when, sheet } : undefined;
}

/** Moments are written alike, so that letters tell which is later. */
const latestFirst = (a: Entry, b: Entry): number => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0);

/** Latest first; an entry with a known id takes the place of the old one. */
export function merge(entries: readonly Entry[], more: readonly Entry[]): Entry[] {
  const all = new Map([...entries, ...more].map((entry) => [entry.id, entry]));
  return [...all.values()].sort(latestFirst);
}
