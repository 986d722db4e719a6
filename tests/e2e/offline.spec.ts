// One visit to any page, and everything is there without a network: also after the browser was closed, from a cold start.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { bot, newGame, person } from '../islands/table/support/table.ts';
import { en, nl } from '../support/words.ts';
import { Faults } from './support/faults.ts';
import { type FickleSite, openFickleSite } from './support/fickle-site.ts';
import { keepSite } from './support/kept.ts';
import { isOneOfItsKind, LANGUAGES, pagesIn } from './support/pages.ts';
import { eager, script } from './support/scripts.ts';
import { ask, openSearch } from './support/search.ts';
import { follow, keptGame, sitDown } from './support/table.ts';
import { test as base, expect } from './support/test.ts';

/** A device that was on one page once, was switched off, and is switched on again where there is no network. */
const test = base.extend<{ device: BrowserContext }>({
  device: async ({ launchOptions }, use) => {
    const host = await openFickleSite('dist');
    const folder = mkdtempSync(path.join(tmpdir(), 'shang-device-'));
    const start = () =>
      chromium.launchPersistentContext(folder, {
        ...launchOptions,
        baseURL: host.origin,
        serviceWorkers: 'allow',
      });
    await visitOnce(await start(), host);
    host.fail('gone');
    const device = await start();
    const faults = new Faults(host.origin);
    faults.allow(/404.*no-such-page/); // asked for on purpose
    await faults.watch(device);
    await use(device);
    await device.close();
    host.close();
    rmSync(folder, { recursive: true, force: true });
    expect(faults.found, 'console errors, page errors, CSP reports and foreign requests').toEqual([]);
  },
});

async function visitOnce(device: BrowserContext, host: FickleSite): Promise<void> {
  const page = await device.newPage();
  await page.goto(`${host.origin}/nl/about/`);
  await keepSite(page);
  // What is for later is asked for when the page itself has come.
  const afterThePage = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const [asked] = performance.getEntriesByName(new URL('/offline.js', location.href).href);
    return visit !== undefined && asked !== undefined && asked.startTime >= visit.loadEventStart;
  });
  expect(afterThePage, 'offline.js is asked for after the page').toBe(true);
  await device.close();
}

/** Of these pages and all files that they name, those that are not to be had. */
const missing = (page: Page, pages: readonly string[]): Promise<string[]> =>
  page.evaluate(async (addresses) => {
    const lost: string[] = [];
    const files = new Set<string>();
    for (const address of addresses) {
      const answer = await fetch(`/${address}`);
      const html = await answer.text();
      if (!answer.ok || !html.includes('<h1')) lost.push(address);
      for (const [file] of html.matchAll(/(?<=")\/[^"<>]+\.(?:js|css|svg|woff2|json)(?=["#])/g))
        files.add(file);
    }
    for (const file of files) {
      if (/dragon-market|yinzi/.test(file)) continue; // the style guide's, which shows the pieces of every game
      if (!(await fetch(file).catch(() => undefined))?.ok) lost.push(file);
    }
    return files.size > 20 ? lost : ['pages that name hardly any file'];
  }, pages);

/** Everything on a page that is fetched has come, and what reacts has woken. */
async function expectWhole(page: Page, address: string): Promise<void> {
  await expect(page.locator('h1').first(), address).toBeVisible();
  await expect(page.locator('astro-island[ssr][client="load"]'), address).toHaveCount(0);
  const missing = await page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ src }) => src),
  );
  expect(missing, address).toEqual([]);
}

test('every page of the house and its first game, search and a page that is not there, offline from a cold start @desktop', async ({
  device,
}) => {
  test.slow();
  const page = await device.newPage();
  const pages = pagesIn('dist').filter((page) => !/\/(yinzi|dragon-market)\//.test(page));
  await page.goto('/en/about/');
  expect(await missing(page, pages)).toEqual([]);
  for (const address of pages.filter(isOneOfItsKind)) {
    await page.goto(`/${address}`);
    await expectWhole(page, address);
  }
  for (const lang of LANGUAGES) {
    await page.goto(`/${lang}/`);
    await openSearch(page);
    expect((await ask(page, lang === 'en' ? 'protection' : 'bescherming')).length).toBeGreaterThan(0);
  }
  const lost = await page.goto('/nl/no-such-page/');
  expect(lost?.status()).toBe(404);
  await expect(page.locator('section[lang=nl] h1:visible')).toHaveText(nl['missing.heading']);
  await page.goto('/en/about'); // a slash forgotten
  await expect(page).toHaveURL(/\/en\/about\/$/);
});

test('a bot and a whole game of two, offline from a cold start @desktop', async ({ device }) => {
  test.slow();
  const page = await device.newPage();
  const options = { players: 2, seed: 'offline', firstPlayer: 0 } as const;
  const written = script(options, eager);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const begun = newGame([bot(0), person(1)], { id: 'begun', options });
  await sitDown(page, begun);
  await expect
    .poll(async () => (await keptGame(page, 'begun')).moves.length, { timeout: 20_000 })
    .toBeGreaterThan(0);
  await page.goto('/en/data/');
  await page.getByRole('button', { name: en['data.delete.do'] }).click();
  await page.getByRole('button', { name: en['data.delete.yes'] }).click();
  await expect(page.getByText(en['data.done.delete'])).toBeVisible();
  await sitDown(page, newGame([person(0), person(1)], { id: 'whole', options }));
  await follow(page, 'whole', written);
  await expect(page.locator('.ending')).toBeVisible();
  expect((await keptGame(page, 'whole')).moves).toEqual(written.map(({ move }) => move));
});
