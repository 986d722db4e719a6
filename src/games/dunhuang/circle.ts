import { listOf } from './plain.ts';
import { CHARACTERS, type CharacterId } from './types.ts';

/** The indices of a circle's characters; undefined where it is not one side of each tile. */
export function circleIndices(circle: unknown): number[] | undefined {
  const ids = listOf(circle, 8);
  if (ids?.length !== 8) return undefined;
  const indices = ids.map((id) => CHARACTERS.indexOf(id as CharacterId));
  const tiles = new Set(indices.map((index) => index >> 1));
  return indices.includes(-1) || tiles.size !== 8 ? undefined : indices;
}
