// The budgets are weighed from the built files; this looks at what a browser really fetches.
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { nl } from '../support/words.ts';
import { openTable } from './support/at-table.ts';
import { expect, test } from './support/test.ts';

const TEXT_PAGES = ['en/', 'nl/about/', 'en/dunhuang/rules/turn/', 'nl/dunhuang/characters/painter/'];

/** What comes of scripts, by address, packed. */
function weighScripts(page: Page): Map<string, number> {
  const scripts = new Map<string, number>();
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.set(response.url(), gzipSync(await response.body(), { level: 9 }).length);
  });
  return scripts;
}

for (const address of TEXT_PAGES) {
  test(`/${address} ships at most 4 kB of script`, { tag: '@phone' }, async ({ page }) => {
    const scripts = weighScripts(page);
    await page.goto(address);
    await page.locator('script[src$="/offline.js"]').waitFor({ state: 'attached' }); // the last that comes by itself
    await page.waitForLoadState('networkidle');
    const inline = await page.locator('script:not([src])').allTextContents();
    const bytes = [...scripts.values(), ...inline.map((code) => gzipSync(code).length)];
    expect(scripts.size).toBeGreaterThan(0);
    expect(bytes.reduce((total, one) => total + one, 0)).toBeLessThanOrEqual(4096);
  });
}

test('a game takes at most 69 kB of script, without the bots', { tag: '@phone' }, async ({ page }) => {
  const scripts = weighScripts(page);
  await openTable(page);
  await page.getByRole('button', { name: /^Play now/ }).click();
  await expect(page.locator('[data-target^="card."]').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(30_000);
  expect(bytes).toBeLessThanOrEqual(69 * 1024);
});

test('without scripts the table says what it needs', { tag: '@phone' }, async ({ request }) => {
  const html = await (await request.get('nl/dunhuang/table/')).text();
  expect(/<noscript><p[^>]*>([^<]*)/.exec(html)?.[1]?.trim()).toBe(nl['table.noscript']);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of TEXT_PAGES) {
    test(`/${address} reads in full @phone`, async ({ page }) => {
      await page.goto(address);
      await expect(page.locator('h1')).toBeVisible();
      const hidden = await page
        .locator('main p, main h2')
        .evaluateAll((parts) => parts.filter((part) => !part.checkVisibility()).length);
      expect(hidden).toBe(0);
    });
  }

  test('the set-up says so and leads to the rules @phone', async ({ page }) => {
    await page.goto('en/dunhuang/setup/');
    await page.getByRole('link', { name: 'How to set up by hand' }).click();
    await expect(page).toHaveURL(/rules\/setup\/$/);
  });
});
