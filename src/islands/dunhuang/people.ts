/** Who sits at the table: a name and a colour each, in the order of play. */
import { SEATS, type Seat } from '../../games/dunhuang/index.ts';

export interface Person {
  readonly name: string; // may be empty: then the colour is the name
  readonly colour: Seat;
}

export const LONGEST_NAME = 24;

/** Signs that nobody sees but that turn the line round, ring a bell or break it. */
const UNSEEN = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

/** What most names are; a history has thousands of them. */
const PLAIN = /^[ -~\u00C0-\u024F]{0,24}$/;

/** A name as it may stand in a sentence, wherever it came from: short, whole letters, and nothing that is not a name. */
export const cleanName = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text
        .slice(0, 4 * LONGEST_NAME)
        .replace(UNSEEN, '')
        .slice(0, LONGEST_NAME)
        .replace(/\p{Cs}/gu, ''); // halves of letters, by whoever cut them

export const freshPeople = (): Person[] => SEATS.map((colour) => ({ name: '', colour }));

export const isSeat = (value: unknown): value is Seat => SEATS.includes(value as Seat);

/** The names that Shang gives to what it keeps. */
export const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

/** A moment as everything that is kept writes it; undefined for what is none. */
export function parseDate(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 40) return undefined;
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The four people of something read; undefined where two share a colour or a name is none. */
export function parsePeople(data: unknown): Person[] | undefined {
  if (!Array.isArray(data) || data.length !== SEATS.length) return undefined;
  const people: Person[] = [];
  for (const one of data) {
    if (!isObject(one) || typeof one['name'] !== 'string' || !isSeat(one['colour'])) return undefined;
    people.push({ name: cleanName(one['name']), colour: one['colour'] });
  }
  return new Set(people.map(({ colour }) => colour)).size === SEATS.length ? people : undefined;
}

/** Gives a seat a colour; who had it gets the seat's old one. */
export function recolour<P extends Person>(people: readonly P[], seat: Seat, colour: Seat): P[] {
  const old = people[seat]!.colour;
  return people.map((person, index) => {
    if (index === seat) return { ...person, colour };
    return person.colour === colour ? { ...person, colour: old } : person;
  });
}

/** Names for the first seats; the others stay who they are. */
export const rename = <P extends Person>(people: readonly P[], names: readonly string[]): P[] =>
  people.map((person, seat) => ({ ...person, name: cleanName(names[seat] ?? person.name) }));
