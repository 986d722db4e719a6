// npm run fuzz [-- --inputs 200000 --seed 9]: hostile input to everything that reads what came from outside.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runMain } from './setup/failure.mjs';
import { runNode } from './setup/runtime.mjs';

await runMain(() => {
  const { values } = parseArgs({
    options: { inputs: { type: 'string', default: '200000' }, seed: { type: 'string', default: '9' } },
  });
  const vitest = path.join('node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', 'tests/fuzz', '--reporter=verbose', '--testTimeout=1800000'];
  return runNode(args, { FUZZ_INPUTS: values.inputs, FUZZ_SEED: values.seed });
});
