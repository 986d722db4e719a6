import { otherSide } from '../circle.ts';
import type { Preset } from './preset.ts';

/** All those who had the night off: the other side of every tile of the last game played. */
export const opposite = {
  id: 'opposite',
  wants: (last) => last?.map(otherSide),
} as const satisfies Preset;
