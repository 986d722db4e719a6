import type { Preset } from './preset.ts';

/** Three characters that give prestige, the most a circle can hold, and the Princess, who may give more than any. */
export const muchPrestige = {
  id: 'much-prestige',
  wants: () => ['princess', 'merchant'],
} as const satisfies Preset;
