import { defineConfig } from 'vitest/config';

/** The rules' own tests alone: what a mutant of the engine is tried on. */
export default defineConfig({
  test: {
    include: ['tests/games/**/*.test.ts'],
    exclude: ['tests/games/**/rule-names.test.ts'],
    testTimeout: 60_000,
  },
});
