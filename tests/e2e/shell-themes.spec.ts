// Daylight, lamplight, or as the device has it: remembered, and there before the first paint.
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const LIGHT = 'rgb(247, 239, 223)';
const DARK = 'rgb(31, 23, 17)';
const page$ = (page: Page) => page.locator('html');

for (const [colorScheme, background] of [
  ['light', LIGHT],
  ['dark', DARK],
] as const) {
  test.describe(`on a ${colorScheme} device`, () => {
    test.use({ colorScheme });

    test('the page follows @desktop', async ({ page }) => {
      await page.goto('en/');
      await expect(page$(page)).toHaveCSS('background-color', background);
      await expect(page.getByRole('radio', { name: 'Same as the device' })).toBeChecked();
    });

    test.describe(() => {
      test.use({ javaScriptEnabled: false });
      test('the page follows with scripts off, and offers no switch @desktop', async ({ page }) => {
        await page.goto('en/');
        await expect(page$(page)).toHaveCSS('background-color', background);
        await expect(page.getByRole('group', { name: 'Theme' })).toBeHidden();
      });
    });
  });
}

test.describe('a chosen theme', () => {
  test.use({ colorScheme: 'light' });

  test('stays on the next page, and colours the browser too @desktop', async ({ page }) => {
    await page.goto('nl/');
    await page.getByRole('radio', { name: 'Lamplicht' }).check();
    await expect(page$(page)).toHaveCSS('background-color', DARK);
    await page.goto('nl/about/');
    await expect(page$(page)).toHaveCSS('background-color', DARK);
    await expect(page.getByRole('radio', { name: 'Lamplicht' })).toBeChecked();
    await expect(page.locator('meta[name="theme-color"][media="all"]')).toHaveAttribute('content', '#2c2119');
    await page.getByRole('radio', { name: 'Zoals het apparaat' }).check();
    await expect(page$(page)).toHaveCSS('background-color', LIGHT);
  });

  test('is there before the body is, so nothing flashes @desktop', async ({ page }) => {
    await page.goto('en/');
    await page.getByRole('radio', { name: 'Lamplight' }).check();
    await expect(page$(page)).toHaveCSS('background-color', DARK);
    // Watch the document being parsed: the theme has to be set by the time a body appears.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        Object.assign(window, { themeAtBody: document.documentElement.dataset['theme'] ?? 'none' });
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('en/about/');
    expect(await page.evaluate(() => Reflect.get(window, 'themeAtBody'))).toBe('dark');
  });

  test('is moved with the arrow keys', async ({ page }) => {
    await page.goto('en/');
    await page.getByRole('radio', { name: 'Same as the device' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page$(page)).toHaveAttribute('data-theme', 'dark');
  });
});
