// A browser on a bad day: counting goes on, or a sentence says what to do, and nothing kept before is lost.
import { chromium, type Page } from '@playwright/test';
import { bot, newGame, person } from '../islands/table/support/table.ts';
import { en } from '../support/words.ts';
import { copyOf } from './support/kills.ts';
import { keptGame, sitDown } from './support/table.ts';
import { expect, test } from './support/test.ts';

async function openScore(page: Page): Promise<void> {
  await page.goto('en/dunhuang/score/');
  await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
}
const coins = (page: Page, n: number) =>
  page
    .locator('.panel')
    .first()
    .getByRole('group', { name: /Coins/ })
    .getByRole('button', { name: String(n), exact: true });
const expectCoins = (page: Page, n: number) => expect(coins(page, n)).toHaveAttribute('aria-pressed', 'true');

test('in a private window that refuses storage, all works until it is closed @phone', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(globalThis, name, { get: refuse });
    }
  });
  await openScore(page);
  await coins(page, 5).click();
  await expectCoins(page, 5);
  await expect(page.getByText(en['storage.refused'])).toBeVisible();
  for (const address of [
    'en/',
    'en/dunhuang/setup/',
    'en/dunhuang/majority/',
    'en/dunhuang/characters/',
    'en/data/',
  ]) {
    await page.goto(address);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  }
  await expect(page.getByText(en['storage.refused'])).toBeVisible();
});

test('when there is no room, what was kept stays, and it is said @phone', async ({ page }) => {
  await openScore(page);
  await coins(page, 5).click();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await coins(page, 6).click();
  await expectCoins(page, 6);
  await expect(page.getByText(en['storage.full'])).toBeVisible();
  await page.reload();
  await expectCoins(page, 5);
});

test('storage cleared under a running page loses nothing that is on it @phone', async ({ page }) => {
  await openScore(page);
  await coins(page, 5).click();
  await page.evaluate(() => localStorage.clear());
  await page.getByRole('button', { name: en['score.settle'] }).click();
  await page.getByRole('button', { name: en['score.save'], exact: true }).click();
  await page.reload();
  await expectCoins(page, 5);
  await expect(page.locator('.history .game')).toHaveCount(1);
});

test('storage that has forgotten what was counted and kept is given it back @phone', async ({ page }) => {
  await openScore(page);
  await coins(page, 5).click();
  await page.getByRole('button', { name: en['score.settle'] }).click();
  await page.getByRole('button', { name: en['score.save'], exact: true }).click();
  await expect.poll(() => copyOf(page, 'shang.dunhuang.scores')).toMatchObject({ isThere: true });
  await expect.poll(() => copyOf(page, 'shang.dunhuang.score')).toMatchObject({ isThere: true });
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expectCoins(page, 5);
  await expect(page.locator('.history .game')).toHaveCount(1);
});

test('a clock set back loses no game @phone', async ({ page }) => {
  const save = page.getByRole('button', { name: en['score.save'], exact: true });
  for (const [day, n] of [
    ['2026-06-01T12:00:00', 3],
    ['2001-01-01T12:00:00', 4],
    ['2026-06-01T12:00:00', 5],
  ] as const) {
    await page.clock.setFixedTime(new Date(day));
    await openScore(page);
    if (await page.getByRole('button', { name: en['score.clear'] }).isVisible()) {
      await page.getByRole('button', { name: en['score.clear'] }).click();
    }
    await coins(page, n).click();
    await page.getByRole('button', { name: en['score.settle'] }).click();
    await save.click();
  }
  await page.reload();
  await expect(page.locator('.history .game')).toHaveCount(3);
});

test('a tab follows what another has entered @desktop', async ({ page, context }) => {
  await openScore(page);
  const other = await context.newPage();
  await openScore(other);
  await coins(page, 7).click();
  await expectCoins(other, 7);
});

test('a page from the back/forward cache shows what was entered since @desktop', async ({
  launchOptions,
  site,
}) => {
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: site.origin + site.base, serviceWorkers: 'block' });
  const enterElsewhere = () =>
    page.evaluate(() => {
      const key = 'shang.dunhuang.score';
      localStorage.setItem(key, localStorage.getItem(key)!.replace('"coins":5', '"coins":8'));
    });
  await openScore(page);
  await coins(page, 5).click();
  if (launchOptions.executablePath?.includes('headless-shell')) {
    // It has no such cache: the page is told what it would be told.
    await enterElsewhere();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expectCoins(page, 8);
  } else {
    await page.evaluate(() => Object.assign(globalThis, { same: true }));
    await page.goto('en/about/');
    await enterElsewhere();
    await page.evaluate(() => history.back());
    await expectCoins(page, 8);
    expect(await page.evaluate(() => 'same' in globalThis), 'it is the page from before').toBe(true);
  }
  await browser.close();
});

test('a bot whose worker dies can be asked again, and the game goes on @phone', async ({ page, faults }) => {
  faults.allow(/worker/i);
  let broken = true;
  await page.route(/worker/, (route) => (broken ? route.abort() : route.continue()));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const options = { players: 2, seed: 'worker', firstPlayer: 0 } as const;
  await sitDown(page, newGame([bot(0), person(1)], { id: 'thinking', options }));
  const again = page.getByRole('button', { name: en['table.retry'] });
  await expect(again).toBeVisible({ timeout: 30_000 });
  expect((await keptGame(page, 'thinking')).moves).toEqual([]);
  broken = false;
  await again.click();
  await expect
    .poll(async () => (await keptGame(page, 'thinking')).moves.length, { timeout: 30_000 })
    .toBeGreaterThan(0);
});
