import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { FEW_GAMES, testFiles } from './scripts/mutation/tests.ts';

const files = testFiles();
const placeOf = ({ moduleId }: TestSpecification): number =>
  files.indexOf(path.relative(process.cwd(), moduleId).replaceAll('\\', '/'));

class QuickOnesFirst extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    return specs.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

/** The rules' own tests alone, for a mutant tried the slow way: npm run mutation -- --testRunner vitest. */
export default defineConfig({
  test: {
    include: files,
    testTimeout: 60_000,
    isolate: false, // one fresh thread a mutant, not one a file: starting it takes longer than the tests
    env: FEW_GAMES,
    sequence: { sequencer: QuickOnesFirst },
  },
});
