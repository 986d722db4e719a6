/** Preact for the islands, as @astrojs/preact sets it up, except that what is built wakes them by our own few lines. */
import { fileURLToPath } from 'node:url';
import preact from '@astrojs/preact';
import type { AstroIntegration } from 'astro';

const WAKE = fileURLToPath(new URL('../islands/wake.ts', import.meta.url));

export function islands(): AstroIntegration {
  const { name, hooks } = preact();
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': (given) => {
        const addRenderer: typeof given.addRenderer = (renderer) =>
          given.addRenderer(given.command === 'build' ? { ...renderer, clientEntrypoint: WAKE } : renderer);
        return hooks['astro:config:setup']?.({ ...given, addRenderer });
      },
    },
  };
}
