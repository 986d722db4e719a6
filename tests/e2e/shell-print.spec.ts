// On paper: black on white, also for who reads by lamplight, and nothing to click.
import { expect, test } from './support/test.ts';

test.use({ colorScheme: 'dark' });

test('a page prints in black on white without the chrome @desktop', async ({ page }) => {
  for (const address of ['en/about/', 'nl/dunhuang/rules/turn/']) {
    await page.goto(address);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('main')).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('h1')).toBeVisible();
    for (const chrome of await page.locator('.chrome').all()) await expect(chrome).toBeHidden();
    for (const link of await page.locator('main a:visible').all()) {
      await expect(link).toHaveCSS('color', 'rgb(0, 0, 0)');
    }
    await page.emulateMedia({ media: 'screen' });
  }
});
