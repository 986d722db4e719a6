import type { Preset } from './preset.ts';

/**
 * Cards are hard to come by: the Painter is paid from the hand, the Maid gives back as many as she takes, Diplomat and
 * Shepherd offer two cards where their other sides may offer many.
 */
export const thinHands = {
  id: 'thin-hands',
  wants: () => ['painter', 'diplomat', 'maid', 'shepherd'],
} as const satisfies Preset;
