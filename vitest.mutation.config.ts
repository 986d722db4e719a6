import { defineConfig } from 'vitest/config';

/** The rules' own tests alone: what a mutant of the engine is tried on. */
export default defineConfig({
  test: {
    include: ['tests/games/**/*.test.ts'],
    exclude: ['tests/games/**/rule-names.test.ts'],
    testTimeout: 60_000,
    env: { PROPERTY_RUNS: '1', MODEL_FROM: '40', MODEL_GAMES: '60' }, // thousands of mutants: a few games must do for each
  },
});
