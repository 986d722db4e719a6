// @ts-check
// npm start: installs what is missing, builds what changed, serves the site.
import { tooOldNode } from './setup/node-version.mjs';

const tooOld = tooOldNode(process.version);
if (tooOld) {
  console.error(tooOld);
  process.exit(1);
}
// Only now: an old Node could not even read what follows.
const { runMain } = await import('./setup/failure.mjs');
const { ensurePackages } = await import('./setup/packages.mjs');
const { serveBuilt } = await import('./serve/built.mjs');

await runMain(async () => {
  await ensurePackages();
  return serveBuilt();
});
