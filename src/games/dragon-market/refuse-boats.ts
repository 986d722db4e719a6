/** What is in a boat's way. */
import { AT, type Board, HEADING } from './board.ts';
import { frontOf, pivotSweepOf, placesOf, rearOf, sweepOf } from './boats.ts';
import { AHEAD, ON_RING, PILE_AT, PONTOON, RIM, SAILOR, SEA, squareOf } from './chart.ts';
import type { MoveError } from './errors.ts';
import {
  DRIFT,
  FAR,
  firstOf,
  kindOf,
  LEAP,
  PIVOT,
  RESTACK,
  SLIDE,
  SWING,
  secondOf,
  TURN_BOAT,
} from './packed.ts';
import type { RuleId } from './rules.ts';
import { isCentreBoat } from './types.ts';

/** What is wrong with the first of these places that is not open sea; undefined where all are. `own` is a boat that may lie there. */
function firstInTheWay(
  chart: Uint8Array,
  places: readonly number[],
  rule: RuleId,
  own?: number,
): MoveError | undefined {
  for (const place of places) {
    const what = chart[place] ?? RIM;
    if (what === SEA || isPartOf(what, own)) continue;
    if (what === RIM) return { code: 'off-board', rule };
    return { code: what < PONTOON ? 'boat-in-the-way' : 'pontoon-in-the-way', rule, at: squareOf(place) };
  }
  return undefined;
}

/** Whether a thing on the chart is part of that boat: its sailor or one of its piles. */
const isPartOf = (what: number, boat: number | undefined): boolean =>
  boat !== undefined && (what === SAILOR + boat || what >> 1 === (PILE_AT >> 1) + boat);

const SAILOR_AT_EDGE: MoveError = { code: 'sailor-at-the-edge', rule: 'boat.centre' };

/** Why a boat cannot come to lie there. */
export function refuseLanding(
  { chart }: Board,
  boat: number,
  at: number,
  heading: number,
  rule: RuleId,
): MoveError {
  const places = placesOf(boat, at, heading);
  const inTheWay = firstInTheWay(chart, places, rule);
  if (isCentreBoat(boat) && ON_RING[at] === 1) return SAILOR_AT_EDGE;
  return inTheWay!;
}

/** The places from one on, `count` of them. */
const line = (from: number, step: number, count: number): number[] =>
  Array.from({ length: count }, (_, n) => from + step * n);

function refuseSlide({ chart }: Board, boat: number, at: number, heading: number, by: number): MoveError {
  if (by === 0) return { code: 'must-move', rule: 'boat.slide' };
  const step = AHEAD[heading]! * Math.sign(by);
  const from = (by > 0 ? frontOf : rearOf)(boat, at, heading) + step;
  return firstInTheWay(chart, line(from, step, Math.abs(by)), 'boat.slide')!;
}

/** Boats may be in the way of a leap, unless it ends on them; a pontoon or the edge may not. */
function refuseLeap({ chart }: Board, boat: number, at: number, heading: number, by: number): MoveError {
  const rule = 'power.leap';
  if (by === 0) return { code: 'must-move', rule };
  const step = AHEAD[heading]! * Math.sign(by);
  const from = (by > 0 ? frontOf : rearOf)(boat, at, heading) + step;
  const way = line(from, step, Math.abs(by));
  const end = way.findIndex((place) => (chart[place] ?? RIM) >= PONTOON);
  if (end >= 0) return firstInTheWay(chart, [way[end]!], rule)!;
  const landing = line(way.at(-1)!, -step, 3);
  return firstInTheWay(chart, landing, rule, boat) ?? { code: 'plain-slide', rule };
}

function refuseDrift({ chart }: Board, boat: number, at: number, heading: number, by: number): MoveError {
  const rule = 'power.drift';
  if (by === 0) return { code: 'must-move', rule };
  const aside = AHEAD[(heading + 1) & 3]! * Math.sign(by);
  const swept = line(aside, aside, Math.abs(by)).flatMap((far) =>
    placesOf(boat, at, heading).map((place) => place + far),
  );
  return firstInTheWay(chart, swept, rule) ?? SAILOR_AT_EDGE;
}

/** Why that move of a boat is not legal; undefined for a move of something else. */
export function refuseBoat(board: Board, move: number): MoveError | undefined {
  const { cells, chart } = board;
  const boat = firstOf(move);
  const second = secondOf(move);
  const at = cells[AT + boat]!;
  const heading = cells[HEADING + boat]!;
  switch (kindOf(move)) {
    case SLIDE:
      return refuseSlide(board, boat, at, heading, second - FAR);
    case TURN_BOAT:
      return firstInTheWay(chart, sweepOf(boat, at, heading, second), 'boat.turn');
    case LEAP:
      return refuseLeap(board, boat, at, heading, second - FAR);
    case SWING:
      return firstInTheWay(chart, line(at - AHEAD[heading]!, -AHEAD[heading]!, 2), 'power.swing');
    case DRIFT:
      return refuseDrift(board, boat, at, heading, second - FAR);
    case PIVOT:
      if (isCentreBoat(boat)) return { code: 'not-end-sailor', rule: 'power.pivot' };
      return firstInTheWay(chart, pivotSweepOf(boat, at, heading, second), 'power.pivot');
    case RESTACK:
      return { code: 'piles-empty', rule: 'power.restack' };
    default:
      return undefined;
  }
}
