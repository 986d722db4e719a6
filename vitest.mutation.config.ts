import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Random games take seconds and kill what the small tests let live: they come last. */
const SLOW = ['determinize', 'record', 'properties', 'collection', 'model'];

const weight = ({ moduleId }: TestSpecification): number =>
  SLOW.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));

class SlowLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...files].sort((a, b) => weight(a) - weight(b));
  }
}

/** The rules' own tests alone: what a mutant of the engine is tried on, until one of them fails. */
export default defineConfig({
  test: {
    include: ['tests/games/**/*.test.ts'],
    exclude: ['tests/games/**/rule-names.test.ts'],
    testTimeout: 60_000,
    env: { PROPERTY_RUNS: '1', MODEL_FROM: '40', MODEL_GAMES: '60' }, // thousands of mutants: a few games must do
    sequence: { sequencer: SlowLast },
  },
});
