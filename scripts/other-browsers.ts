// npm run other-browsers [-- --check drag]: the built site in dist, in browsers that are not Chromium.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { game } from './other-browsers/checks/game.ts';
import { dragCamel, dragTile, longPress } from './other-browsers/checks/gestures.ts';
import { offline, restart } from './other-browsers/checks/keeping.ts';
import { pages } from './other-browsers/checks/pages.ts';
import { printing } from './other-browsers/checks/printing.ts';
import { score } from './other-browsers/checks/score.ts';
import { setup } from './other-browsers/checks/setup.ts';
import { ensureFirefox } from './other-browsers/find.ts';
import { firefoxAt } from './other-browsers/firefox.ts';
import { runChecks } from './other-browsers/visit.ts';
import { thisMachine } from './setup/browser.ts';
import { Failure, runMain } from './setup/failure.mjs';
import { ROOT } from './setup/runtime.mjs';

const CHECKS = [pages, score, setup, game, restart, offline, dragTile, dragCamel, longPress, printing];

await runMain(async () => {
  const { values } = parseArgs({ options: { check: { type: 'string', default: '' } } });
  const checks = CHECKS.filter(({ name }) => name.includes(values.check));
  const site = path.join(ROOT, 'dist');
  if (!existsSync(path.join(site, 'index.html')))
    throw new Failure('There is no built site in dist: npm run build makes it.');
  const setting = { site, pictures: path.join(ROOT, '.cache', 'other-browsers') };
  let failed = 0;
  for (const browser of [firefoxAt(ensureFirefox(thisMachine))]) {
    console.log(browser.name);
    failed += (await runChecks(browser, checks, setting)).failed;
  }
  return failed > 0 ? 1 : 0;
});
