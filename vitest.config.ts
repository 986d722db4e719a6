import { defineConfig } from 'vitest/config';
import { ALIASES } from './src/build/aliases.ts';

export default defineConfig({
  resolve: { alias: ALIASES },
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    exclude: ['tests/e2e/**'],
    testTimeout: 60_000, // a busy machine is no failure
  },
});
