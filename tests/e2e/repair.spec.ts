// What was kept for offline use and went missing comes again; storage that fails leaves a site that works as without.
import type { Page } from '@playwright/test';
import { en, nl } from '../support/words.ts';
import { expect, test } from './support/device.ts';
import { keepSiteNow, keptPaths } from './support/kept.ts';
import { ask, openSearch } from './support/search.ts';

const LOST =
  /^\/(en\/dunhuang\/(score|rules)\/|_astro\/(Score|preact).*|art\/goods\.svg|pagefind\/en\.pack|404\.html)$/;

const lose = (page: Page, lost: readonly string[]): Promise<void> =>
  page.evaluate(async (paths) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const path of paths) await cache.delete(path);
    }
  }, lost);

test('files that went missing come again with the next visit online @desktop', async ({ host, device }) => {
  test.slow();
  const page = await device.newPage();
  await page.goto('/nl/about/');
  await keepSiteNow(page);
  const whole = await keptPaths(page);
  const lost = whole.filter((path) => LOST.test(path));
  expect(lost.length).toBeGreaterThan(4);
  await lose(page, lost);

  host.sent();
  await page.goto('/nl/dunhuang/rules/'); // none of them
  await expect.poll(() => keptPaths(page)).toEqual(whole);
  expect(host.sent(), 'only what was missing is fetched').toBeLessThan(lost.length + 3);

  host.fail('gone');
  await page.goto('/en/dunhuang/score/');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.goto('/en/dunhuang/rules/');
  await openSearch(page);
  expect((await ask(page, 'protection')).length).toBeGreaterThan(0);
});

test('a cache that was emptied fills again @desktop', async ({ host, device }) => {
  test.slow();
  const page = await device.newPage();
  await page.goto('/en/about/');
  await keepSiteNow(page);
  const whole = await keptPaths(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.goto('/en/');
  await expect.poll(() => keptPaths(page), { timeout: 30_000 }).toEqual(whole);
  host.fail('gone');
  await page.goto('/nl/dunhuang/table/');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
});

test('a page that is not on the device says so, in its language @phone', async ({
  host,
  device,
  hostFaults,
}) => {
  hostFaults.allow(/503/);
  const page = await device.newPage();
  await page.goto('/en/about/');
  await keepSiteNow(page);
  await lose(page, ['/en/dunhuang/rules/turn/', '/nl/dunhuang/rules/turn/']);
  host.fail('gone');
  for (const [lang, words] of Object.entries({ en, nl })) {
    const answer = await page.goto(`/${lang}/dunhuang/rules/turn/`);
    expect(answer?.status()).toBe(503);
    await expect(page.locator('h1:visible')).toHaveText(words['missing.not-kept.heading']);
    await expect(page).toHaveTitle(new RegExp(words['missing.not-kept.title']));
    await page.locator('a.button:visible').click();
    await expect(page).toHaveURL(new RegExp(`/${lang}/$`));
  }
});

/** Put before the worker's code: from a message on, one of the things that storage does fails. */
const BREAKABLE = `
  let broken;
  self.addEventListener('message', ({ data }) => { if (data?.broken) broken = data.broken; });
  for (const [kind, verb] of [[CacheStorage, 'open'], [Cache, 'match'], [Cache, 'put'], [Cache, 'keys']]) {
    const works = kind.prototype[verb];
    kind.prototype[verb] = function (...args) {
      return verb === broken ? Promise.reject(new DOMException('out of order', 'UnknownError')) : works.apply(this, args);
    };
  }
`;

for (const verb of ['open', 'match', 'put', 'keys']) {
  test(`storage that fails at ${verb}: every page and its island come from the network @desktop`, async ({
    host,
    device,
  }) => {
    host.changeWorker((code) => BREAKABLE + code);
    const page = await device.newPage();
    await page.goto('/en/about/');
    await keepSiteNow(page);
    await lose(page, ['/en/dunhuang/score/', '/art/goods.svg', '/en/dunhuang/rules/turn/']);
    await page.evaluate((broken) => navigator.serviceWorker.controller!.postMessage({ broken }), verb);
    for (const address of ['/en/dunhuang/score/', '/nl/dunhuang/setup/', '/en/dunhuang/rules/turn/']) {
      await page.goto(address);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('astro-island[ssr][client="load"]')).toHaveCount(0);
    }
    await page.goto('/en/about'); // a slash forgotten
    await expect(page).toHaveURL(/\/en\/about\/$/);
  });
}
