/** The bay by the rules' text: squares are x and y, boats are lists of squares, and everything is looked for by hand. */
import type { Heading, Position } from '../../../../src/games/dragon-market/index.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export type Hull = Pick<Position['boats'][number], 'at' | 'heading'>;

export const spotOf = (square: number): Spot => ({ x: square % 10, y: (square - (square % 10)) / 10 });
export const numberOf = ({ x, y }: Spot): number => y * 10 + x;
export const sameSpot = (a: Spot, b: Spot): boolean => a.x === b.x && a.y === b.y;
export const contains = (spots: readonly Spot[], spot: Spot): boolean =>
  spots.some((one) => sameSpot(one, spot));

const COMPASS: Readonly<Record<Heading, Spot>> = {
  n: { x: 0, y: -1 },
  e: { x: 1, y: 0 },
  s: { x: 0, y: 1 },
  w: { x: -1, y: 0 },
};
const CLOCKWISE: readonly Heading[] = ['n', 'e', 's', 'w'];

export const ahead = (from: Spot, heading: Heading, by: number): Spot => ({
  x: from.x + COMPASS[heading].x * by,
  y: from.y + COMPASS[heading].y * by,
});

/** A heading after so many quarter turns clockwise. */
export const quarter = (heading: Heading, turns: number): Heading =>
  CLOCKWISE[(CLOCKWISE.indexOf(heading) + turns + 4) % 4]!;

export const hasCentreSailor = (boat: number): boolean => boat > 4;

/** Sailor at an end: sailor, pile 0, pile 1 in a row. In the centre: pile 0 ahead, pile 1 behind. */
export function hullOf(boat: number, { at, heading }: Hull): [Spot, Spot, Spot] {
  const sailor = spotOf(at);
  const second = hasCentreSailor(boat) ? ahead(sailor, heading, -1) : ahead(sailor, heading, 2);
  return [sailor, ahead(sailor, heading, 1), second];
}

export const isOnBoard = ({ x, y }: Spot): boolean => x >= 0 && x <= 9 && y >= 0 && y <= 9;
export const isPontoon = ({ x, y }: Spot): boolean => (x === 0 || x === 9) && (y === 0 || y === 9);
export const isRing = ({ x, y }: Spot): boolean => x === 0 || x === 9 || y === 0 || y === 9;

/** By seat: corners clockwise from the north-west; two players sit in opposite ones. */
export function homeOf(players: number, seat: number): Spot {
  const corners: Spot[] = [
    { x: 0, y: 0 },
    { x: 9, y: 0 },
    { x: 9, y: 9 },
    { x: 0, y: 9 },
  ];
  return players === 2 ? corners[seat * 2]! : corners[seat]!;
}

/** Squares by their number. */
export type Squares = ReadonlySet<number>;

/** Free of boats and pontoons; the boats are given, without the one that moves. */
export const isOpen = (others: Squares, spot: Spot): boolean =>
  isOnBoard(spot) && !isPontoon(spot) && !others.has(numberOf(spot));

/** A boat may lie there: three open squares, and a sailor in the centre not on the outermost ring. */
export const canLie = (boat: number, hull: Hull, others: Squares): boolean =>
  isOnBoard(spotOf(hull.at)) &&
  hullOf(boat, hull).every((spot) => isOpen(others, spot)) &&
  !(hasCentreSailor(boat) && isRing(spotOf(hull.at)));

/** What a quarter turn about a square of the boat sweeps: the smallest rectangle around old and new place, or two corners. */
export function sweptBy(before: readonly Spot[], after: readonly Spot[]): Spot[] {
  const pivot = before.find((spot) => contains(after, spot))!;
  const spread = before.map((spot) => Math.abs(spot.x - pivot.x) + Math.abs(spot.y - pivot.y));
  if (Math.max(...spread) === 1) {
    const corners = before.map((spot, i) => ({
      x: spot.x + after[i]!.x - pivot.x,
      y: spot.y + after[i]!.y - pivot.y,
    }));
    return [...after, ...corners].filter((spot) => !contains(before, spot));
  }
  const all = [...before, ...after];
  const xs = all.map(({ x }) => x);
  const ys = all.map(({ y }) => y);
  const block: Spot[] = [];
  for (let x = Math.min(...xs); x <= Math.max(...xs); x++) {
    for (let y = Math.min(...ys); y <= Math.max(...ys); y++) block.push({ x, y });
  }
  return block.filter((spot) => !contains(before, spot));
}

/** The squares of all boats but one, or of those that lie already. */
export const othersThan = (boats: readonly (Hull | null)[], boat = -1): Squares =>
  new Set(boats.flatMap((hull, i) => (i === boat || hull === null ? [] : hullOf(i, hull).map(numberOf))));
