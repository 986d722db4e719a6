/** The games that were scored on this device. An entry is the sheet; what it came to is reckoned when it is shown. */
import type { Seat } from '../../../games/dunhuang/index.ts';
import { isObject } from '../people.ts';
import { reckon, type Verdict } from './reckoning.ts';
import { parseSheet, type Sheet, seatsOf } from './sheet.ts';

export interface Entry {
  readonly id: string;
  readonly date: string; // ISO, when it was scored
  readonly sheet: Sheet;
}

export function parseEntry(data: unknown): Entry | undefined {
  if (!isObject(data)) return undefined;
  const { id, date } = data;
  const sheet = parseSheet(data['sheet']);
  if (typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id) || sheet === undefined) return undefined;
  if (typeof date !== 'string' || Number.isNaN(Date.parse(date))) return undefined;
  return { id, date: new Date(date).toISOString(), sheet };
}

/** All or nothing: a list with a damaged entry is damaged. */
export function parseEntries(data: unknown): Entry[] | undefined {
  if (!Array.isArray(data)) return undefined;
  const entries = data.map(parseEntry);
  return entries.includes(undefined) ? undefined : (entries as Entry[]);
}

/** Latest first; an entry with a known id takes the place of the old one. */
export function merge(entries: readonly Entry[], more: readonly Entry[]): Entry[] {
  const all = new Map([...entries, ...more].map((entry) => [entry.id, entry]));
  return [...all.values()].sort((a, b) => b.date.localeCompare(a.date));
}

/** How a game can be won; one that waits for coins to be counted is nobody's yet. */
type Win = Exclude<Verdict['how'], 'uncounted'>;

export interface Standing {
  readonly name: string; // as it was last written
  readonly games: number;
  readonly wins: number;
  readonly scored: number; // games that went to points
  readonly average: number | null;
  readonly best: number | null;
  readonly how: Readonly<Record<Win, number>>;
  readonly points: readonly number[]; // of every game that went to points, oldest first
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** People are told apart by name; those without one are named by the caller. */
export function standings(
  entries: readonly Entry[],
  nameOf: (sheet: Sheet, seat: Seat) => string,
): Standing[] {
  const people = new Map<string, { name: string; verdicts: (Verdict['how'] | null)[]; points: number[] }>();
  for (const { sheet } of entries.toReversed()) {
    const { sheets, verdict } = reckon(sheet);
    for (const seat of seatsOf(sheet)) {
      const name = nameOf(sheet, seat);
      const key = name.toLocaleLowerCase();
      const person = people.get(key) ?? { name, verdicts: [], points: [] };
      person.name = name;
      person.verdicts.push(verdict.winners.includes(seat) ? verdict.how : null);
      if (verdict.how !== 'instant') person.points.push(sheets[seat]!.total);
      people.set(key, person);
    }
  }
  return [...people.values()]
    .map(({ name, verdicts, points }) => {
      const won = (how: Verdict['how']) => verdicts.filter((verdict) => verdict === how).length;
      return {
        name,
        games: verdicts.length,
        wins: verdicts.filter((verdict) => verdict !== null).length,
        scored: points.length,
        average: points.length ? mean(points) : null,
        best: points.length ? Math.max(...points) : null,
        how: { instant: won('instant'), points: won('points'), coins: won('coins'), shared: won('shared') },
        points,
      };
    })
    .sort((a, b) => b.wins - a.wins || b.games - a.games || a.name.localeCompare(b.name));
}
