/** Where things lie in a drawing of the bay, in its own units: a square is as large as a piece of the art. */
import { type BoatId, type Heading, isCentreBoat, type Square } from '../../games/dragon-market/index.ts';

export const SQUARE = 64;
export const SIDE = 10; // squares

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A part of the bay by its north-western square, counted in squares. It may reach beyond the bay, onto the shore. */
export interface Cut {
  readonly top: number;
  readonly left: number;
  readonly rows: number;
  readonly columns: number;
}

export const WHOLE_BAY: Cut = { top: 0, left: 0, rows: SIDE, columns: SIDE };

/** Where the pontoons lie, whoever uses them. */
export const CORNERS: readonly Square[] = [0, 9, 99, 90];

export const rowOf = (square: Square): number => Math.floor(square / SIDE);
export const columnOf = (square: Square): number => square % SIDE;

/** 'A' in the west. */
export const columnName = (column: number): string => String.fromCharCode(65 + column);

/** As people say it: columns are letters from the west, rows are numbers from the north. 'C4' */
export const squareName = (square: Square): string => `${columnName(columnOf(square))}${rowOf(square) + 1}`;

/** Its north-western corner. */
export const cornerOf = (square: Square): Point => ({
  x: columnOf(square) * SQUARE,
  y: rowOf(square) * SQUARE,
});

export const centreOf = (square: Square): Point => ({
  x: (columnOf(square) + 0.5) * SQUARE,
  y: (rowOf(square) + 0.5) * SQUARE,
});

export const isIn = ({ top, left, rows, columns }: Cut, square: Square): boolean =>
  rowOf(square) >= top &&
  rowOf(square) < top + rows &&
  columnOf(square) >= left &&
  columnOf(square) < left + columns;

const ANGLES: Readonly<Record<Heading, number>> = { e: 0, s: 90, w: 180, n: 270 };

/** Clockwise from the east, in degrees. */
export const angleOf = (heading: Heading): number => ANGLES[heading];

/** How a boat drawn about its sailor, heading east, comes to lie where it lies. */
export function lyingAt(at: Square, heading: Heading): string {
  const { x, y } = centreOf(at);
  return `translate(${x} ${y}) rotate(${angleOf(heading)})`;
}

/** How far before the sailor's centre the hull begins, heading east. */
export const sternOf = (boat: BoatId): number => (isCentreBoat(boat) ? -1.5 : -0.5) * SQUARE;
