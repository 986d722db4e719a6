// @ts-check
import { runMain } from '../setup/failure.mjs';
import { ensurePackages } from '../setup/packages.mjs';
import { runNode } from '../setup/runtime.mjs';

await runMain(async () => {
  await ensurePackages();
  return runNode(['scripts/check/all.ts'], { CI: 'true' });
});
