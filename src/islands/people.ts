/** Who sits at the table: a name and a colour each, in the order of play. */
import { cleanName } from '../lib/names.ts';
import { isObject } from '../lib/plain.ts';
import { isSeat, SEATS, type Seat } from '../lib/seats.ts';

export interface Person {
  readonly name: string; // may be empty: then the colour is the name
  readonly colour: Seat;
}

export const freshPeople = (): Person[] => SEATS.map((colour) => ({ name: '', colour }));

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
