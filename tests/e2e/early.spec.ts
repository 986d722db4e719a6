// A page is painted before its island listens, on a slow network by seconds. What is pressed or typed meanwhile is done then.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { SLOW } from '../../scripts/bench/slow-network.ts';
import { createSlowLine } from '../../scripts/bench/throttle.ts';
import { listen } from '../../scripts/serve/listen.mjs';
import { createSite } from '../../scripts/serve/site.mjs';
import { en } from '../support/words.ts';
import { expect, test } from './support/test.ts';

/** A page whose islands get no script until the hold is let go. */
async function openAsleep(page: Page, address: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/_astro/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return letGo;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

test('a game is begun, once, however often it was asked for @phone', async ({ page }) => {
  const letGo = await openAsleep(page, 'en/dunhuang/table/');
  const now = button(page, /^Play now/);
  for (let press = 0; press < 3; press++) await now.click();
  await expect(now).toHaveAttribute('data-kept', '');
  letGo();
  await expect(page.locator('.table-screen')).toBeVisible();
  await page.goto('en/dunhuang/table/');
  await expect(page.locator('.kept-open')).toHaveCount(1);
});

test('a key is a press too', { tag: '@desktop' }, async ({ page }) => {
  const letGo = await openAsleep(page, 'en/dunhuang/table/');
  await button(page, /^New game/).focus();
  await page.keyboard.press('Enter');
  letGo();
  await expect(page.locator('.new-game')).toBeVisible();
  await expect(page.locator('[data-kept]')).toHaveCount(0);
});

test('a circle is dealt, a shop is filled, a score is entered @phone', async ({ page }) => {
  let letGo = await openAsleep(page, 'en/dunhuang/setup/#s=8K2F');
  await page.getByText('3', { exact: true }).first().click();
  letGo();
  await expect(page.getByRole('radio', { name: '3' })).toBeChecked();

  letGo = await openAsleep(page, 'en/dunhuang/majority/');
  await button(page, /^Blue, Tea: /).click();
  letGo();
  await expect(page.locator('.latest')).toContainText('Blue adds Tea');

  letGo = await openAsleep(page, 'en/dunhuang/score/');
  const panel = page.locator('.panel').first();
  await panel.getByLabel('Or type the numbers').fill('5 7');
  await panel.getByLabel('Or type the numbers').press('Enter');
  const tea = panel.getByRole('button', { name: 'Tea', exact: true });
  await tea.click();
  letGo();
  await expect(tea).toHaveAttribute('aria-pressed', 'true');
  await expect(panel.getByRole('group', { name: /^Cards in hand: 2/ })).toBeVisible();
  await page.reload();
  await expect(tea).toHaveAttribute('aria-pressed', 'true');
});

test('a choice shows what holds, and claims nothing else', async ({ page }) => {
  for (const name of ['score', 'setup', 'majority', 'table']) {
    const letGo = await openAsleep(page, `en/dunhuang/${name}/`);
    await page.waitForLoadState('domcontentloaded');
    const doubtful = await page
      .locator('select:has(option[selected] ~ option[selected])')
      .evaluateAll((choices: HTMLSelectElement[]) => choices.map((one) => `${one.id}: ${one.value}`));
    expect.soft(doubtful, name).toEqual([]);
    letGo();
  }
});

test('the finder opens what was asked for', { tag: '@phone' }, async ({ page }) => {
  const letGo = await openAsleep(page, 'en/dunhuang/characters/');
  await button(page, en['finder.in-game']).click();
  letGo();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('on a slow line nothing comes before the board but what it needs', { tag: '@phone' }, async ({
  browser,
  site,
}) => {
  const visits: string[] = [];
  const server = createSite({ root: site.folder, onVisit: (visit) => visits.push(visit.path) });
  const line = createSlowLine(await listen(server), SLOW);
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(`http://localhost:${await listen(line)}/en/dunhuang/table/`, { waitUntil: 'commit' });
  await button(page, /^Play now/).click();
  await expect(page.locator('.board .lit').first()).toBeVisible({ timeout: 30_000 });

  const before = visits.slice(1);
  expect(before.filter((file) => !/^\/(_astro\/[^/]+\.js|art\/\w+\.svg)$/.test(file))).toEqual([]);
  const sizes = before.map((file) => gzipSync(readFileSync(path.join(site.folder, file))).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(SLOW.bytesPerSecond * 3);
  // Then comes the rest: the fonts, and what keeps the site on the device.
  await expect.poll(() => visits, { timeout: 30_000 }).toContain('/sw.js');
  expect(visits.join().indexOf('/fonts/')).toBeLessThan(visits.join().indexOf('/sw.js'));
  await context.close();
  line.close();
  server.closeAllConnections();
  server.close();
});
