// @ts-check
// npm test: installs what is missing, then runs every check there is.
import { tooOldNode } from './setup/node-version.mjs';

const tooOld = tooOldNode(process.version);
if (tooOld) {
  console.error(tooOld);
  process.exit(1);
}
// Only now: an old Node could not even read what follows.
const { runMain } = await import('./setup/failure.mjs');
const { ensurePackages } = await import('./setup/packages.mjs');
const { runNode } = await import('./setup/runtime.mjs');

await runMain(async () => {
  await ensurePackages();
  return runNode(['scripts/check/all.ts'], { CI: 'true' });
});
