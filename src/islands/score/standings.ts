/** How everybody has done, from all the games in the history; added up in slices, so that nobody waits for thousands. */
import type { Seat } from '../../lib/seats.ts';
import type { Entry } from './history.ts';
import type { ScoreRules } from './rules.ts';
import { type AnySheet, seatsOf } from './sheet.ts';

/** How often in each way. */
type Wins = Readonly<Record<string, number>>;

export interface Standing {
  readonly name: string; // as it was last written
  readonly games: number;
  readonly wins: number;
  readonly scored: number; // games that went to points
  readonly average: number | null;
  readonly best: number | null;
  readonly how: Wins;
  readonly points: readonly number[]; // of every game that went to points, oldest first
}

export type NameOf<S> = (sheet: S, seat: Seat) => string;

type Won<S extends AnySheet> = Pick<ScoreRules<S>, 'ways' | 'atOnce' | 'summaryOf'>;

interface Person {
  name: string;
  games: number;
  how: Record<string, number>;
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
export function* addUp<S extends AnySheet>(
  { ways, atOnce, summaryOf }: Won<S>,
  entries: readonly Entry<S>[],
  nameOf: NameOf<S>,
): Generator<void, Standing[]> {
  const people = new Map<string, Person>();
  for (const { sheet } of entries.toReversed()) {
    const { sheets, verdict } = summaryOf(sheet);
    for (const seat of seatsOf(sheet)) {
      const name = nameOf(sheet, seat);
      const key = name.toLowerCase();
      const person = people.get(key) ?? {
        name,
        games: 0,
        how: Object.fromEntries(ways.map((way) => [way, 0])),
        points: [],
      };
      person.name = name;
      person.games++;
      // One that waits for something to be counted is nobody's yet.
      if (verdict.winners.includes(seat)) person.how[verdict.how]!++;
      if (verdict.how !== atOnce) person.points.push(sheets[seat]!.total);
      people.set(key, person);
    }
    yield;
  }
  return [...people.values()].map(standingOf).sort(order);
}

/** All at once. */
export function standings<S extends AnySheet>(
  won: Won<S>,
  entries: readonly Entry<S>[],
  nameOf: NameOf<S>,
): Standing[] {
  const adding = addUp(won, entries, nameOf);
  for (;;) {
    const { done, value } = adding.next();
    if (done) return value;
  }
}
