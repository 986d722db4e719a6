// The budgets are weighed from the built files; this looks at what a browser really fetches.
import { gzipSync } from 'node:zlib';
import { expect, test } from './support/test.ts';

const TEXT_PAGES = ['en/', 'nl/about/', 'en/dunhuang/rules/turn/', 'nl/dunhuang/characters/painter/'];

for (const address of TEXT_PAGES) {
  test(`/${address} ships at most 4 kB of script`, { tag: '@phone' }, async ({ page }) => {
    const scripts = new Map<string, number>();
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'script') return;
      scripts.set(response.url(), gzipSync(await response.body(), { level: 9 }).length);
    });
    await page.goto(address);
    await page.locator('script[src$="/offline.js"]').waitFor({ state: 'attached' }); // the last that comes by itself
    await page.waitForLoadState('networkidle');
    const inline = await page.locator('script:not([src])').allTextContents();
    const bytes = [...scripts.values(), ...inline.map((code) => gzipSync(code).length)];
    expect(scripts.size).toBeGreaterThan(0);
    expect(bytes.reduce((total, one) => total + one, 0)).toBeLessThanOrEqual(4096);
  });
}

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
});
