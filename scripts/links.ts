// npm run links: every link, file and anchor that the built pages name is there, in dist and under a base path.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { brokenLinks } from './check/links.ts';
import { BASE_BUILD } from './check/parts.ts';
import { Failure, runMain } from './setup/failure.mjs';
import { ROOT } from './setup/runtime.mjs';

const BUILDS = [
  { out: 'dist', base: '/' },
  { out: BASE_BUILD.out, base: BASE_BUILD.base },
];

await runMain(async () => {
  const built = BUILDS.filter(({ out }) => existsSync(path.join(ROOT, out)));
  if (built.length === 0) throw new Failure('There is no built site in dist: npm run build makes it.');
  let broken = 0;
  for (const { out, base } of built) {
    const { pages, links, problems } = brokenLinks(path.join(ROOT, out), base);
    for (const problem of problems) console.error(problem);
    console.log(`${out}: ${pages} pages name ${links} addresses; ${problems.length} lead nowhere.`);
    broken += problems.length;
  }
  return broken === 0 ? 0 : 1;
});
