// @ts-check
import { runMain } from '../setup/failure.mjs';
import { ensurePackages } from '../setup/packages.mjs';
import { serveBuilt } from './built.mjs';

await runMain(async () => {
  await ensurePackages();
  return serveBuilt();
});
