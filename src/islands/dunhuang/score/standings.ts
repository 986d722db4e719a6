/** How everybody has done, from all the games in the history; added up in slices, so that nobody waits for thousands. */
import type { Seat } from '../../../games/dunhuang/index.ts';
import type { Entry } from './history.ts';
import { summaryOf, type Verdict } from './reckoning.ts';
import { type Sheet, seatsOf } from './sheet.ts';

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

export type NameOf = (sheet: Sheet, seat: Seat) => string;

interface Person {
  name: string;
  games: number;
  how: Record<Win, number>;
  points: number[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function standingOf({ name, games, how, points }: Person): Standing {
  const scored = points.length;
  return {
    name,
    games,
    wins: sum(Object.values(how)),
    scored,
    average: scored ? sum(points) / scored : null,
    best: scored ? points.reduce((a, b) => Math.max(a, b)) : null,
    how,
    points,
  };
}

const order = (a: Standing, b: Standing): number =>
  b.wins - a.wins || b.games - a.games || a.name.localeCompare(b.name);

/** People are told apart by name; those without one are named by the caller. Rests whenever it is asked to go on. */
export function* addUp(entries: readonly Entry[], nameOf: NameOf): Generator<void, Standing[]> {
  const people = new Map<string, Person>();
  for (const { sheet } of entries.toReversed()) {
    const { sheets, verdict } = summaryOf(sheet);
    for (const seat of seatsOf(sheet)) {
      const name = nameOf(sheet, seat);
      const key = name.toLowerCase();
      const person = people.get(key) ?? {
        name,
        games: 0,
        how: { points: 0, coins: 0, shared: 0, instant: 0 },
        points: [],
      };
      person.name = name;
      person.games++;
      if (verdict.how !== 'uncounted' && verdict.winners.includes(seat)) person.how[verdict.how]++;
      if (verdict.how !== 'instant') person.points.push(sheets[seat]!.total);
      people.set(key, person);
    }
    yield;
  }
  return [...people.values()].map(standingOf).sort(order);
}

/** All at once. */
export function standings(entries: readonly Entry[], nameOf: NameOf): Standing[] {
  const adding = addUp(entries, nameOf);
  for (;;) {
    const { done, value } = adding.next();
    if (done) return value;
  }
}
