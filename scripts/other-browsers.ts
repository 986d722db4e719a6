// npm run other-browsers [-- --browser WebKit --check drag]: the built site in dist, in browsers that are not Chromium.
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
import { ensureFirefox, ensureWebKit } from './other-browsers/find.ts';
import { firefoxAt } from './other-browsers/firefox.ts';
import { runChecks } from './other-browsers/visit.ts';
import { webkitWith } from './other-browsers/webkit.ts';
import { thisMachine } from './setup/browser.ts';
import { Failure, runMain } from './setup/failure.mjs';
import { ROOT } from './setup/runtime.mjs';
import { onStop } from './setup/stop.mjs';

const CHECKS = [pages, score, setup, game, restart, offline, dragTile, dragCamel, longPress, printing];

const BROWSERS = {
  Firefox: () => firefoxAt(ensureFirefox(thisMachine)),
  WebKit: () => webkitWith(ensureWebKit(thisMachine)),
};

await runMain(async () => {
  onStop(() => process.exit(1)); // and the browsers with it
  const { values } = parseArgs({
    options: { browser: { type: 'string', default: '' }, check: { type: 'string', default: '' } },
  });
  const site = path.join(ROOT, 'dist');
  if (!existsSync(path.join(site, 'index.html')))
    throw new Failure('There is no built site in dist: npm run build makes it.');
  const setting = { site, pictures: path.join(ROOT, '.cache', 'other-browsers') };
  const checks = CHECKS.filter(({ name }) => name.includes(values.check));
  const browsers = Object.entries(BROWSERS).filter(([name]) => name.includes(values.browser));
  if (checks.length === 0 || browsers.length === 0)
    throw new Failure(
      `Nothing to do. Browsers: ${Object.keys(BROWSERS).join(', ')}. Checks: ${CHECKS.map(({ name }) => name).join('; ')}.`,
    );
  let failed = 0;
  for (const browser of browsers.map(([, ensure]) => ensure())) {
    console.log(browser.name);
    failed += await runChecks(browser, checks, setting);
  }
  if (failed > 0) console.log(`${failed} failed; how the screen looked is in ${setting.pictures}.`);
  return failed > 0 ? 1 : 0;
});
