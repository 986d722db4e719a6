import { CHARACTERS } from './types.ts';

/** The indices of a circle's characters; undefined where it is not one side of each tile. */
export function circleIndices(circle: unknown): number[] | undefined {
  if (!Array.isArray(circle) || circle.length !== 8) return undefined;
  const indices = circle.map((id) => CHARACTERS.indexOf(id));
  const tiles = new Set(indices.map((index) => index >> 1));
  return indices.includes(-1) || tiles.size !== 8 ? undefined : indices;
}
