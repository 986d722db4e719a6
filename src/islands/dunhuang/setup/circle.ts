/** Circles as one lays them: eight characters by space, clockwise from the top. */
import { type CharacterId, TILES } from '../../../games/dunhuang/index.ts';

export type Circle = readonly CharacterId[];

export const tileOf = (id: CharacterId): number =>
  TILES.findIndex((sides) => sides.some((side) => side === id));

export function otherSide(id: CharacterId): CharacterId {
  const [front, back] = TILES[tileOf(id)]!;
  return id === front ? back : front;
}

/** The same circle with one tile turned over. */
export const turnOver = (circle: Circle, space: number): Circle =>
  circle.map((id, i) => (i === space ? otherSide(id) : id));

/** The same circle with two tiles in each other's places. */
export const swapPlaces = (circle: Circle, one: number, other: number): Circle =>
  circle.map((id, i) => (i === one ? circle[other]! : i === other ? circle[one]! : id));

export const SPACE_COUNT = TILES.length;

/** The space so many places further round. */
export const spaceAfter = (space: number, steps: number): number =>
  (space + steps + SPACE_COUNT) % SPACE_COUNT;
