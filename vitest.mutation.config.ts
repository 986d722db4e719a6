import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The independent model notices most broken rules at once. */
const FIRST = ['model'];
/** Random games take a while and kill what the small tests let live. */
const LAST = ['determinize', 'record', 'properties', 'collection', 'sampler', 'fast', 'setup'];

const nameOf = ({ moduleId }: TestSpecification): string => moduleId.replace(/^.*\/|\.test\.ts$/g, '');
const rank = (file: TestSpecification): number =>
  FIRST.includes(nameOf(file)) ? -1 : LAST.indexOf(nameOf(file)) + 1;

class KillersFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...files].sort((a, b) => rank(a) - rank(b));
  }
}

/** The rules' own tests alone: what a mutant of the engine is tried on, until one of them fails. */
export default defineConfig({
  test: {
    include: ['tests/games/**/*.test.ts'],
    exclude: ['tests/games/**/rule-names.test.ts'],
    testTimeout: 60_000,
    isolate: false, // one fresh thread a mutant, not one a file: starting it takes longer than the tests
    env: { PROPERTY_RUNS: '1', MODEL_FROM: '40', MODEL_GAMES: '60' }, // thousands of mutants: a few games must do
    sequence: { sequencer: KillersFirst },
  },
});
