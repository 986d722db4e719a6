// @ts-check
// npm run build [-- --out folder]: the site, then its search, then the service worker that keeps both, with its packs, and what hosts read.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeHostFiles } from './build/host-files.mjs';
import { writePacks } from './build/packs.mjs';
import { writePreloads } from './build/preloads.mjs';
import { siteBuild } from './build/record.mjs';
import { indexForSearch } from './build/search.mjs';
import { filesToKeep, writeServiceWorker } from './build/service-worker.mjs';
import { writeSmallScripts } from './build/small-scripts.mjs';
import { writeTrimmedStyles } from './build/styles.mjs';
import { runMain } from './setup/failure.mjs';
import { ROOT, runNode } from './setup/runtime.mjs';

await runMain(async () => {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } });
  const { out, base, record } = siteBuild(values.out);
  record.forget();
  rmSync(out, { recursive: true, force: true });
  const astro = path.join(ROOT, 'node_modules', 'astro', 'bin', 'astro.mjs');
  const code = await runNode([astro, 'build', '--outDir', out], { BASE_PATH: base });
  if (code !== 0) return code;
  writePreloads(out);
  writeSmallScripts(out);
  writeTrimmedStyles(out);
  const pages = await indexForSearch(out);
  const groups = filesToKeep(out);
  writePacks(out, groups);
  const kept = writeServiceWorker(out, groups);
  writeHostFiles(out, base);
  record.remember();
  console.log(`Search holds ${pages} pages; ${kept} files are kept for offline use.`);
  return 0;
});
