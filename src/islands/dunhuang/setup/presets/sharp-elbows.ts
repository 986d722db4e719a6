import type { Preset } from './preset.ts';

/**
 * Tokens change hands often and nobody's cards are safe: the Soldier claims a second token in a turn, the Princess makes
 * tokens pay, the Trader takes blindly, and a Buddhist's protection gives way to 2 coins.
 */
export const sharpElbows = {
  id: 'sharp-elbows',
  wants: () => ['princess', 'soldier', 'trader', 'buddhist'],
} as const satisfies Preset;
