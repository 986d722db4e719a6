/** What a picture shows of a move besides where things lie: made of what the engine says that happens. */
import {
  type BoatId,
  type GameEvent,
  HEADINGS,
  type Heading,
  type Lying,
  type Square,
  squaresOf,
  sweptSquares,
  type View,
} from '../../games/dragon-market/index.ts';
import { centreOf, type Point } from './geometry.ts';

/** A boat as it will lie. */
export interface Ghost extends Lying {
  readonly boat: BoatId;
}

/** A quarter or half of a circle about a square, clockwise or not. */
export interface Arc {
  readonly about: Square;
  readonly from: Square;
  readonly degrees: 90 | 180 | -90;
  readonly refused: boolean;
}

export interface Arrow {
  readonly from: Point;
  readonly to: Point;
  readonly refused: boolean;
}

export interface Marks {
  readonly swept: readonly Square[]; // they have to be free
  readonly ghosts: readonly Ghost[];
  readonly arrows: readonly Arrow[];
  readonly arcs: readonly Arc[];
  readonly path: readonly Square[]; // of an heir
  readonly exchanged: readonly (readonly [Square, Square])[];
  readonly blocked: readonly Square[]; // what is in the way
}

export const NO_MARKS: Marks = {
  swept: [],
  ghosts: [],
  arrows: [],
  arcs: [],
  path: [],
  exchanged: [],
  blocked: [],
};

/** Both together. A path goes on where it ended, or where a boat has carried the heir meanwhile. */
export const merge = (a: Marks, b: Marks): Marks => ({
  swept: [...a.swept, ...b.swept],
  ghosts: [...a.ghosts, ...b.ghosts],
  arrows: [...a.arrows, ...b.arrows],
  arcs: [...a.arcs, ...b.arcs],
  path: [...a.path, ...(a.path.at(-1) === b.path[0] ? b.path.slice(1) : b.path)],
  exchanged: [...a.exchanged, ...b.exchanged],
  blocked: [...a.blocked, ...b.blocked],
});

export const arrow = (from: Square, to: Square, refused = false): Arrow => ({
  from: centreOf(from),
  to: centreOf(to),
  refused,
});

const BEHIND: Readonly<Record<Heading, Heading>> = { n: 's', s: 'n', e: 'w', w: 'e' };

/** The squares of a boat from its rear to its front, by its heading. */
export function alongOf(boat: BoatId, { at, heading }: Lying): readonly Square[] {
  const [sailor, first, second] = squaresOf(boat, at, heading) as [Square, Square, Square];
  return first - sailor === second - first ? [sailor, first, second] : [second, sailor, first];
}

/** The ends that come round when a boat turns about one of its squares. */
export const arcsAbout = (
  about: Square,
  squares: readonly Square[],
  degrees: Arc['degrees'],
  refused = false,
): Arc[] =>
  [squares[0]!, squares[2]!]
    .filter((end) => end !== about)
    .map((from) => ({ about, from, degrees, refused }));

/** How far round a boat has come, clockwise. */
function degreesOf(from: Lying, to: Lying): Arc['degrees'] {
  const quarters = (HEADINGS.indexOf(to.heading) - HEADINGS.indexOf(from.heading) + 4) % 4;
  return quarters === 1 ? 90 : quarters === 2 ? 180 : -90;
}

/** Whether a boat in line with where it was has gone the way it heads. */
const isAhead = (was: readonly Square[], is: readonly Square[]): boolean =>
  Math.sign(is[0]! - was[0]!) === Math.sign(was[1]! - was[0]!);

function boatMarks({ how, boat, from, to }: Extract<GameEvent, { type: 'boat-moved' }>): Partial<Marks> {
  const [was, is] = [alongOf(boat, from), alongOf(boat, to)];
  const ghosts = [{ boat, ...to }];
  const degrees = degreesOf(from, to);
  const way = degrees < 0 ? 'left' : 'right';
  switch (how) {
    case 'turn':
      return {
        ghosts,
        arcs: arcsAbout(from.at, was, degrees),
        swept: sweptSquares(boat, from.at, from.heading, way),
      };
    case 'pivot':
      return {
        ghosts,
        arcs: arcsAbout(was[2]!, was, degrees),
        swept: sweptSquares(boat, was[2]!, BEHIND[from.heading], way),
      };
    case 'swing':
      return { ghosts, arcs: arcsAbout(from.at, was, 180) };
    case 'drift':
      return { ghosts, arrows: [arrow(was[1]!, is[1]!)] };
    default: {
      const end = isAhead(was, is) ? 2 : 0;
      return { ghosts, arrows: [arrow(was[end]!, is[end]!)] };
    }
  }
}

type Boats = Pick<View, 'boats'>;

function eventMarks(event: GameEvent, { boats }: Boats): Partial<Marks> {
  switch (event.type) {
    case 'boat-moved':
      return boatMarks(event);
    case 'boat-placed':
      return { ghosts: [event] };
    case 'heir-moved':
      return { path: [event.from, event.to] };
    case 'swapped':
      return { exchanged: [[event.from, event.to]] };
    case 'restacked': {
      const { at, heading } = boats[event.boat]!;
      const [, first, second] = squaresOf(event.boat, at, heading) as [Square, Square, Square];
      return { exchanged: [[first, second]] };
    }
    default:
      return {};
  }
}

export const together = (some: readonly Partial<Marks>[]): Marks =>
  some.reduce<Marks>((all, one) => merge(all, { ...NO_MARKS, ...one }), NO_MARKS);

/** What those events bring, in order. */
export const marksOfEvents = (events: readonly GameEvent[], before: Boats): Marks =>
  together(events.map((event) => eventMarks(event, before)));
