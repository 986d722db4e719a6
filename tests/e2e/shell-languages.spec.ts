// The front step, the switch between the languages, and the page that is not there.
import { expect, test } from './support/test.ts';

test.describe('the front step', () => {
  for (const [locale, lang] of [
    ['nl-BE', 'nl'],
    ['en-GB', 'en'],
    ['fr-FR', 'en'],
  ] as const) {
    test.describe(() => {
      test.use({ locale });
      test(`leads a ${locale} browser to ${lang} @desktop`, async ({ page }) => {
        await page.goto('./');
        await expect(page).toHaveURL(new RegExp(`/${lang}/$`));
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
      });
    });
  }

  test('remembers the language chosen with the switch @desktop', async ({ page }) => {
    await page.goto('en/');
    await page.getByRole('link', { name: 'Nederlands' }).click();
    await expect(page).toHaveURL(/\/nl\/$/);
    await page.goto('./');
    await expect(page).toHaveURL(/\/nl\/$/);
  });

  test.describe(() => {
    test.use({ javaScriptEnabled: false });
    test('has plain links when scripts are off @desktop', async ({ page }) => {
      await page.goto('./');
      await expect(page.getByRole('link', { name: 'English' })).toBeVisible();
      await page.getByRole('link', { name: 'Nederlands' }).click();
      await expect(page).toHaveURL(/\/nl\/$/);
      await expect(page.locator('h1')).toBeVisible();
    });
  });
});

test('the language switch stays on the page and in the section', async ({ page }) => {
  await page.goto('en/about/#main');
  await page.getByRole('link', { name: 'Nederlands' }).click();
  await expect(page).toHaveURL(/\/nl\/about\/#main$/);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/about\/#main$/);
});

test.describe('a page that is not there', () => {
  test.beforeEach(({ faults }) => faults.allow(/404 \(Not Found\)/));

  test('speaks Dutch under a Dutch address @desktop', async ({ page }) => {
    expect((await page.goto('nl/nergens/'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('De kameel is verkeerd gelopen');
    await expect(page).toHaveTitle('Pagina niet gevonden · Shang');
    await page.getByRole('link').click();
    await expect(page).toHaveURL(/\/nl\/$/);
  });

  test('speaks both where the address names no language @desktop', async ({ page }) => {
    await page.goto('nowhere/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(2);
  });

  test.describe(() => {
    test.use({ javaScriptEnabled: false });
    test('speaks both when scripts are off @desktop', async ({ page }) => {
      await page.goto('nl/nergens/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(2);
    });
  });
});
