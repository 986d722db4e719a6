/**
 * The bay as a chart of 12 × 12 bytes: the 10 × 10 squares and a rim around them, so that who looks one square too far sees the
 * rim and no other row. A place is an index of the chart; a square, 0-99, is its name at the door.
 */
import type { PlayerCount, Square } from './types.ts';

export const CHART = 144;
const WIDTH = 12;

/** What lies on a place: nothing, a sailor, a pile, a pontoon, or it is the rim. */
export const SEA = 0;
export const SAILOR = 16; // + boat
export const PILE_AT = 32; // + boat * 2 + pile: a number for each of the twenty piles
export const PILE_END = 52;
export const PONTOON = 64; // + whose: a seat, or NOBODYS
export const NOBODYS = 4;
export const RIM = 255;

/** One place on in each heading: north, east, south, west. */
export const AHEAD = new Int8Array([-WIDTH, 1, WIDTH, -1]);
/** The same after a turn to the left, to the right. */
export const turned = (heading: number, way: number): number => (heading + (way === 0 ? 3 : 1)) & 3;

export const placeOf = (square: Square): number => (Math.trunc(square / 10) + 1) * WIDTH + (square % 10) + 1;
export const squareOf = (place: number): Square => (Math.trunc(place / WIDTH) - 1) * 10 + (place % WIDTH) - 1;

/** Every place of the bay, from the north-west on. */
export const PLACES = Uint8Array.from({ length: 100 }, (_, square) => placeOf(square));

/** Whether a byte is a place of the bay, and not of the rim or beyond. */
export const IN_BAY = new Uint8Array(256);
for (const place of PLACES) IN_BAY[place] = 1;

/** Whether a place is on the outermost ring of the bay, where no sailor of `boat.centre` may stand. */
export const ON_RING = Uint8Array.from({ length: CHART }, (_, place) => {
  const square = squareOf(place);
  const row = Math.trunc(square / 10);
  const column = square % 10;
  return row === 0 || row === 9 || column === 0 || column === 9 ? 1 : 0;
});

const CORNERS = [placeOf(0), placeOf(9), placeOf(99), placeOf(90)]; // clockwise from the north-west

/** `setup.pontoons`: by seat. Two players have opposite corners. */
const PONTOONS: Readonly<Record<PlayerCount, readonly number[]>> = {
  2: [CORNERS[0]!, CORNERS[2]!],
  3: CORNERS.slice(0, 3),
  4: CORNERS,
};
export const pontoonOf = (players: number, seat: number): number => PONTOONS[players as PlayerCount][seat]!;

/** The bay without boats, for each number of players. */
const EMPTY: Readonly<Record<PlayerCount, Uint8Array>> = { 2: emptyBay(2), 3: emptyBay(3), 4: emptyBay(4) };

function emptyBay(players: PlayerCount): Uint8Array {
  const bay = new Uint8Array(CHART).fill(RIM);
  for (const place of PLACES) bay[place] = SEA;
  for (const corner of CORNERS) bay[corner] = PONTOON + NOBODYS;
  PONTOONS[players].forEach((corner, seat) => {
    bay[corner] = PONTOON + seat;
  });
  return bay;
}

export const emptyChart = (players: number): Uint8Array => EMPTY[players as PlayerCount];
