import { fileURLToPath } from 'node:url';

/** What stands in for something else, wherever that is imported: in pages, in islands and in unit tests. */
export const ALIASES = [
  {
    find: /^@preact\/signals$/,
    replacement: fileURLToPath(new URL('../islands/signals.ts', import.meta.url)),
  },
];
