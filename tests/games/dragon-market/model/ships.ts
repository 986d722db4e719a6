/** How boats may move, by trying: every distance and every way, and asking of each whether the text allows it. */
import type { Move, Position } from '../../../../src/games/dragon-market/index.ts';
import {
  ahead,
  canLie,
  contains,
  type Hull,
  hasCentreSailor,
  hullOf,
  isOnBoard,
  isOpen,
  isPontoon,
  numberOf,
  othersThan,
  quarter,
  type Squares,
  spotOf,
  sweptBy,
} from './water.ts';

export type BoatMove = Extract<Move, { boat: number }>;

/** Where a boat comes to lie by a move, on the board or not. */
export function hullAfter(hull: Hull, move: BoatMove): Hull & { readonly outside?: boolean } {
  const sailor = spotOf(hull.at);
  const to = (spot: { x: number; y: number }) =>
    isOnBoard(spot) ? { at: numberOf(spot) } : { at: hull.at, outside: true };
  switch (move.type) {
    case 'slide':
    case 'leap':
      return { ...to(ahead(sailor, hull.heading, move.by)), heading: hull.heading };
    case 'drift':
      return { ...to(ahead(sailor, quarter(hull.heading, 1), move.by)), heading: hull.heading };
    case 'swing':
      return { at: hull.at, heading: quarter(hull.heading, 2) };
    case 'turn':
      return { at: hull.at, heading: quarter(hull.heading, move.to === 'right' ? 1 : -1) };
    case 'pivot': {
      const heading = quarter(hull.heading, move.to === 'right' ? 1 : -1);
      return { ...to(ahead(ahead(sailor, hull.heading, 2), heading, -2)), heading };
    }
    default:
      return hull;
  }
}

/** The squares that its parts touch on the way, one square after another. */
const wayOf = (boat: number, hull: Hull, by: number, heading: Hull['heading']) =>
  Array.from({ length: Math.abs(by) }, (_, n) =>
    hullOf(boat, hull).map((spot) => ahead(spot, heading, Math.sign(by) * (n + 1))),
  ).flat();

function isFreeWay(boat: number, hull: Hull, others: Squares, by: number, aside: boolean): boolean {
  return wayOf(boat, hull, by, quarter(hull.heading, aside ? 1 : 0)).every((spot) => isOpen(others, spot));
}

/** `others` are the squares of all other boats. */
function mayMove(hull: Hull, others: Squares, move: BoatMove): boolean {
  const { boat } = move;
  const after = hullAfter(hull, move);
  if (after.outside || !canLie(boat, after, others)) return false;
  switch (move.type) {
    case 'slide':
      return isFreeWay(boat, hull, others, move.by, false);
    case 'leap': {
      if (isFreeWay(boat, hull, others, move.by, false)) return false;
      return wayOf(boat, hull, move.by, hull.heading).every((spot) => isOnBoard(spot) && !isPontoon(spot));
    }
    case 'drift':
      return isFreeWay(boat, hull, others, move.by, true);
    case 'swing':
      return true;
    case 'turn':
    case 'pivot':
      if (move.type === 'pivot' && hasCentreSailor(boat)) return false;
      return sweptBy(hullOf(boat, hull), hullOf(boat, after)).every((spot) => isOpen(others, spot));
    default:
      return false;
  }
}

const DISTANCES = Array.from({ length: 19 }, (_, n) => n - 9).filter((by) => by !== 0);

/** Every move of that type that the text allows. */
export function boatMoves(boats: Position['boats'], type: BoatMove['type']): BoatMove[] {
  return boats.flatMap((hull, boat): BoatMove[] => {
    const others = othersThan(boats, boat);
    const tried: BoatMove[] =
      type === 'slide' || type === 'leap' || type === 'drift'
        ? DISTANCES.map((by) => ({ type, boat, by }))
        : type === 'turn' || type === 'pivot'
          ? (['left', 'right'] as const).map((to) => ({ type, boat, to }))
          : [{ type: 'swing', boat }];
    return tried.filter((move) => mayMove(hull, others, move));
  });
}

/** Boats and heirs after it: who stands on the boat goes with it. */
export function moveBoat(
  boats: Position['boats'],
  heirs: Position['heirs'],
  move: BoatMove,
): Pick<Position, 'boats' | 'heirs'> {
  const { boat } = move;
  const hull = boats[boat]!;
  const { at, heading } = hullAfter(hull, move);
  const before = hullOf(boat, hull);
  const after = hullOf(boat, { at, heading });
  return {
    boats: boats.map((one, i) => (i === boat ? { ...one, at, heading } : one)),
    heirs: heirs.map((square) => {
      const spot = spotOf(square);
      if (!contains(before, spot)) return square;
      return numberOf(after[before.findIndex(({ x, y }) => x === spot.x && y === spot.y)]!);
    }),
  };
}
