import type { Preset } from './preset.ts';

/**
 * Nobody loses what they would rather keep: a Merchant's opponent picks the cards, the General leaves shops alone, and a
 * Manichean's token stays with who wants to keep it.
 */
export const gentle = {
  id: 'gentle',
  wants: () => ['merchant', 'general', 'manichean'],
} as const satisfies Preset;
