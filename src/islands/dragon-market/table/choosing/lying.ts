/** How boats lie, as far as taps and drags need it: which square of a boat stands for where it goes. */
import {
  type BoatId,
  HEADINGS,
  type Heading,
  isCentreBoat,
  type Lying,
  type Square,
  type Way,
} from '../../../../games/dragon-market/index.ts';

/** One square on in that direction. */
export const STEP: Readonly<Record<Heading, number>> = { n: -10, e: 1, s: 10, w: -1 };

export const turned = (heading: Heading, way: Way): Heading =>
  HEADINGS[(HEADINGS.indexOf(heading) + (way === 'right' ? 1 : 3)) % 4]!;

/** The foremost square of a boat that lies like that, and the hindmost. */
export const frontOf = (boat: BoatId, { at, heading }: Lying): Square =>
  at + STEP[heading] * (isCentreBoat(boat) ? 1 : 2);
export const rearOf = (boat: BoatId, { at, heading }: Lying): Square =>
  isCentreBoat(boat) ? at - STEP[heading] : at;

/** A slide is told by the square that the end which goes ahead comes to. */
export const slideSquare = (boat: BoatId, lying: Lying, by: number): Square =>
  (by > 0 ? frontOf(boat, lying) : rearOf(boat, lying)) + by * STEP[lying.heading];

/** A turn by the square that the front comes to. */
export const turnSquare = (boat: BoatId, { at, heading }: Lying, way: Way): Square =>
  frontOf(boat, { at, heading: turned(heading, way) });

/** A turn about the other end by the square that the sailor comes to. */
export const pivotSquare = (boat: BoatId, lying: Lying, way: Way): Square =>
  frontOf(boat, lying) - 2 * STEP[turned(lying.heading, way)];

/** A drift by the square that the sailor comes to. */
export const driftSquare = ({ at, heading }: Lying, by: number): Square =>
  at + by * STEP[turned(heading, 'right')];

/** How far one square lies from another along a heading, and to the right of it. */
export function offset(from: Square, to: Square, heading: Heading): { ahead: number; aside: number } {
  const south = Math.floor(to / 10) - Math.floor(from / 10);
  const east = (to % 10) - (from % 10);
  switch (heading) {
    case 'n':
      return { ahead: -south, aside: east };
    case 'e':
      return { ahead: east, aside: south };
    case 's':
      return { ahead: south, aside: -east };
    case 'w':
      return { ahead: -east, aside: -south };
  }
}
