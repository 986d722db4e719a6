/** Every scene by its name. */
import { BOAT_SCENES } from './boats.ts';
import { HEIR_SCENES } from './heirs.ts';
import { POWER_SCENES } from './powers.ts';
import { SETUP_SCENES } from './setup.ts';
import type { SceneSpec } from './spec.ts';
import { TURN_SCENES } from './turn.ts';

export const SCENES = {
  ...SETUP_SCENES,
  ...TURN_SCENES,
  ...BOAT_SCENES,
  ...HEIR_SCENES,
  ...POWER_SCENES,
} satisfies Record<string, SceneSpec>;

export type SceneId = keyof typeof SCENES;
