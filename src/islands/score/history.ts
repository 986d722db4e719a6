/** The games that were scored on this device. An entry is the sheet; what it came to is reckoned when it is shown. */
import { isId, isObject, parseDate } from '../../lib/plain.ts';

export interface Entry<S> {
  readonly id: string;
  readonly date: string; // ISO, when it was scored
  readonly sheet: S;
}

export const entryParser =
  <S>(parse: (data: unknown) => S | undefined) =>
  (data: unknown): Entry<S> | undefined => {
    if (!isObject(data)) return undefined;
    const { id, date } = data;
    const sheet = parse(data['sheet']);
    const when = parseDate(date);
    return isId(id) && when !== undefined && sheet !== undefined ? { id, date: when, sheet } : undefined;
  };

interface Dated {
  readonly id: string;
  readonly date: string;
}

/** Moments are written alike, so that letters tell which is later. */
const latestFirst = (a: Dated, b: Dated): number => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0);

/** Latest first; an entry with a known id takes the place of the old one. */
export function merge<E extends Dated>(entries: readonly E[], more: readonly E[]): E[] {
  const all = new Map([...entries, ...more].map((entry) => [entry.id, entry]));
  return [...all.values()].sort(latestFirst);
}
