import type { Preset } from './preset.ts';

/**
 * Of each tile the side that is told in one breath: a fixed number of prestige or cards, no counting of steps or
 * tokens, nobody else to ask. Manichean, because its protection costs nothing and asks only its holder.
 */
export const firstGame = {
  id: 'first-game',
  wants: () => ['painter', 'dancer', 'diplomat', 'general', 'trader', 'domestic', 'shepherd', 'manichean'],
} as const satisfies Preset;
