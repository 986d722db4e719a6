// From one version to the next, with two real builds: the device goes all the way or not at all, and only when asked.
import type { BrowserContext, Page } from '@playwright/test';
import { NEXT_BUILD } from '../../scripts/check/parts.ts';
import { keptInVersion } from '../fuzz/kept.ts';
import { en } from '../support/words.ts';
import { expect, test } from './support/device.ts';
import { keepSite, lookForUpdate } from './support/kept.ts';

const NEXT = NEXT_BUILD.out;

const offer = (page: Page) => page.locator('#update [data-reload]');
const has = (page: Page, mark: string) => page.evaluate((name) => name in globalThis, mark);
const versionsKept = (page: Page) => page.evaluate(async () => (await caches.keys()).length);

/** A count that is done, so that it can be shared. */
async function openScore(device: BrowserContext): Promise<Page> {
  const page = await device.newPage();
  const [sheet] = keptInVersion('dunhuang.score', 1);
  await page.addInitScript((text) => {
    const key = 'shang.dunhuang.score';
    if (localStorage.getItem(key) === null) localStorage.setItem(key, text!);
  }, sheet);
  await page.goto('/en/dunhuang/score/');
  await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
  return page;
}

test('a newer version waits until it is asked for, and then every tab has it @desktop', async ({
  host,
  device,
}) => {
  test.slow();
  const first = await openScore(device);
  await keepSite(first);
  const score = await openScore(device);
  const about = await device.newPage();
  await about.goto('/en/about/');
  const coins = score.locator('.panel').first().getByRole('group', { name: /Coins/ });
  await coins.getByRole('button', { name: '7', exact: true }).click();

  host.serve(NEXT);
  expect(await lookForUpdate(about)).toBe('waiting');
  await expect(offer(score)).toBeVisible();
  await expect(offer(about)).toBeVisible();

  // Nothing has changed for anybody: pages, and code that is fetched only now, are of the version that was there.
  await about.getByRole('button', { name: en['update.later'] }).click();
  await expect(offer(about)).toBeHidden();
  await about.reload();
  await expect(about.locator('h1')).toHaveText(en['about.heading']);
  const saved = score.waitForEvent('download');
  await picture(score).click();
  await saved;
  expect(await has(score, 'nextScore')).toBe(false);
  expect(await has(score, 'nextPicture')).toBe(false);

  await offer(score).click();
  await expect(about.locator('h1')).toHaveText(NEXT_BUILD.heading);
  await score.waitForFunction(() => 'nextScore' in globalThis);
  await expect(coins.getByRole('button', { name: '7', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(offer(score)).toBeHidden();

  // The older one is forgotten when nobody needs it any more: the next page that is opened looks whether a tab still has it.
  await isNext(first);
  await about.goto('/nl/about/');
  await expect.poll(() => versionsKept(about)).toBe(1);
  host.fail('gone');
  await about.goto('/en/about/');
  await expect(about.locator('h1')).toHaveText(NEXT_BUILD.heading);
});

test('an update that breaks off leaves the old version whole, and goes on where it stopped @desktop', async ({
  host,
  device,
  hostFaults,
}) => {
  test.slow();
  hostFaults.allow(/Failed to load resource|net::ERR|answered (404|500)|is not of version/);
  const page = await device.newPage();
  await page.goto('/en/about/');
  await keepSite(page);
  host.serve(NEXT);
  const changed = /en\/about/;
  for (const [fault, files] of [
    [404, /sw\.js/],
    [500, /sw\.js/],
    ['portal', /sw\.js/],
    [404, changed],
    [500, changed],
    ['cut', changed],
    ['portal', changed],
    ['gone', /./],
  ] as const) {
    host.fail(fault, files);
    expect(await lookForUpdate(page), `${fault} for ${files}`).toMatch(/not to be had|given up/);
    await page.reload();
    await expect(page.locator('h1')).toHaveText(en['about.heading']);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  }
  // Still offline: every page of the old version is there.
  for (const address of ['/nl/', '/en/dunhuang/rules/', '/nl/dunhuang/score/']) {
    await page.goto(address);
    await expect(page.locator('h1')).toBeVisible();
  }
  host.fail(undefined);
  host.sent();
  expect(await lookForUpdate(page)).toBe('waiting');
  expect(host.sent(), 'what had come is not fetched again').toBeLessThan(5);
  const reloaded = page.waitForEvent('load');
  await offer(page).click();
  await reloaded; // else this and going elsewhere get in each other's way
  await page.goto('/en/about/');
  await expect(page.locator('h1')).toHaveText(NEXT_BUILD.heading);
});

test('a first visit on a bad connection is a visit all the same @desktop', async ({
  host,
  device,
  hostFaults,
}) => {
  hostFaults.allow(/Failed to load resource|net::ERR|answered 500/);
  host.fail(500, /_astro\/Majority|wasm/);
  const page = await device.newPage();
  await page.goto('/nl/dunhuang/rules/');
  await expect(page.locator('h1')).toBeVisible();
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration === undefined || (!registration.installing && !registration.active);
  });
  host.fail(undefined);
  await page.reload();
  await keepSite(page);
  host.fail('gone');
  await page.goto('/en/dunhuang/majority/');
  await expect(page.locator('h1')).toBeVisible();
});

const isNext = (page: Page) => page.waitForFunction(() => 'nextScore' in globalThis);
const picture = (page: Page) => page.getByRole('button', { name: en['score.share.picture'] });

test("a newer version within a first visit's first seconds: what the page still asks for comes from that one @desktop", async ({
  host,
  device,
  hostFaults,
}) => {
  hostFaults.allow(/Failed to load resource|dynamically imported module/);
  const page = await openScore(device);
  const coins = page.locator('.panel').first().getByRole('group', { name: /Coins/ });
  const seven = coins.getByRole('button', { name: '7', exact: true });
  await seven.click();
  host.serve(NEXT);
  await expect(async () => {
    await picture(page).click();
    await page.waitForFunction(() => 'nextScore' in globalThis, undefined, { timeout: 2000 });
  }).toPass(); // it has to have come so far that it can notice
  await expect(seven).toHaveAttribute('aria-pressed', 'true');
  const saved = page.waitForEvent('download');
  await picture(page).click();
  await saved;
  expect(await has(page, 'nextPicture')).toBe(true);
});

test('a newer version between a page and its island: both come from the newer one @desktop', async ({
  host,
  device,
  hostFaults,
}) => {
  hostFaults.allow(/Failed to load resource|dynamically imported module/);
  host.fail(404, /_astro\/Score\./); // it is being deployed
  const page = await device.newPage();
  await page.goto('/en/dunhuang/score/');
  host.serve(NEXT);
  host.fail(undefined);
  await isNext(page);
  await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
});

test('a part that is nowhere to be had is said to be, and the page stays @desktop', async ({
  host,
  device,
  hostFaults,
}) => {
  hostFaults.allow(/Failed to load resource|dynamically imported module/);
  const page = await device.newPage();
  await page.goto('/en/dunhuang/table/');
  await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
  await page.evaluate(() => Object.assign(globalThis, { same: true }));
  host.fail(500, /_astro\/NewGame/);
  await page.getByRole('button', { name: en['table.new.title'] }).first().click();
  await expect(page.getByText(en['table.lost'])).toBeVisible();
  expect(await has(page, 'same')).toBe(true);
});
