/** What was drawn and played on this device, latest first. */
import { decodeSetup, type PlayerCount } from '../../../games/dunhuang/index.ts';
import { isId, isObject, parseDate } from '../../../lib/plain.ts';
import { parseNames } from './names.ts';

export interface Entry {
  readonly id: string;
  readonly date: string; // ISO
  readonly code: string;
  readonly players: PlayerCount;
  readonly names: readonly string[]; // as many as play; may be empty
  readonly played: boolean; // or only drawn
  readonly starred: boolean;
  readonly title: string; // what its owner calls it; empty until then
}

/** Draws that nobody played, starred or named are forgotten after so many. */
export const DRAWS_KEPT = 30;
export const LONGEST_TITLE = 40;

const isCode = (value: unknown): value is string => {
  try {
    return decodeSetup(value as string).length > 0;
  } catch {
    return false;
  }
};

export function parseEntry(data: unknown): Entry | undefined {
  if (!isObject(data)) return undefined;
  const { id, date, code, players, played, starred, title } = data;
  if (players !== 2 && players !== 3 && players !== 4) return undefined;
  const names = parseNames(data['names'], players);
  const when = parseDate(date);
  if (!isId(id) || when === undefined) return undefined;
  if (!isCode(code) || names === undefined || typeof title !== 'string') return undefined;
  if (typeof played !== 'boolean' || typeof starred !== 'boolean') return undefined;
  return { id, date: when, code, players, names, played, starred, title: title.slice(0, LONGEST_TITLE) };
}

/** Both, latest first; of one that is in both, the one that is here. */
export function merge(here: readonly Entry[], more: readonly Entry[]): readonly Entry[] {
  const known = new Set(here.map(({ id }) => id));
  const fresh = more.filter(({ id }) => !known.has(id));
  return [...here, ...fresh].sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}

const isKept = ({ played, starred, title }: Entry): boolean => played || starred || title !== '';

/** Puts an entry in front. Drawing or playing once more what came last is no new entry. */
export function record(entries: readonly Entry[], entry: Entry): readonly Entry[] {
  const last = entries[0];
  if (entries.some(({ id }) => id === entry.id)) return entries; // it is there already
  const again = last !== undefined && last.code === entry.code && (!last.played || !entry.played);
  if (again && !entry.played) return entries;
  const merged = again ? { ...entry, id: last.id, starred: last.starred, title: last.title } : entry;
  let draws = 0;
  return [merged, ...entries.slice(again ? 1 : 0)].filter((one) => isKept(one) || ++draws <= DRAWS_KEPT);
}

/** The codes of the latest games played. */
export const lastPlayed = (entries: readonly Entry[], n: number): string[] =>
  entries
    .filter(({ played }) => played)
    .slice(0, n)
    .map(({ code }) => code);
