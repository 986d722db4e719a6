// The majority tracker: a dispute settled by tapping, and a table looked over as it lies.
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { keepSiteNow } from './support/kept.ts';
import { expect, test } from './support/test.ts';

async function open(page: Page, address = 'en/dunhuang/majority/'): Promise<void> {
  await page.goto(address);
  await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
}

const shop = (page: Page, name: string, good: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}, ${good}: `) });
const latest = (page: Page) => page.locator('.latest');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('the token goes where the rules say, line by line, and back @phone', async ({ page }) => {
  await open(page);
  await shop(page, 'Blue', 'Tea').click();
  await expect(latest(page)).toHaveText('Blue adds Tea, now 1, and takes the token from the middle.');
  await shop(page, 'Red', 'Tea').click();
  await expect(latest(page)).toHaveText('Red adds Tea, now 1: a tie with Blue, and takes the token.');
  await expect(shop(page, 'Red', 'Tea')).toHaveAccessibleName(/Holds the token/);
  await expect(shop(page, 'Blue', 'Tea')).toHaveAccessibleName(/Takes the token with 1 more/);
  await press(page, 'Undo');
  await expect(shop(page, 'Blue', 'Tea')).toHaveAccessibleName(/Holds the token/);
  await press(page, 'Redo');
  await page.reload();
  await expect(latest(page)).toContainText('a tie with Blue');
  const line = page.locator('.steps li').first();
  await line.locator('summary').click();
  await line.getByRole('link', { name: 'Read the whole rule' }).click();
  await expect(page.locator('[id="majority.take"]')).toBeInViewport();
});

test('the Manichean asks the holder, who has the focus of the page @phone', async ({ page }) => {
  await open(page, 'en/dunhuang/majority/#s=0000');
  await shop(page, 'Blue', 'Tea').click();
  await press(page, 'Turn a token to 商');
  await shop(page, 'Blue', 'Tea').click();
  await press(page, 'Add a card');
  await shop(page, 'Red', 'Tea').click();
  await expect(
    page.getByRole('heading', { name: 'Blue: protect the token of Tea against Red?' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Protect it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(latest(page)).toContainText('Blue protects the token of Tea');
});

test('the Buddhist asks for 2 coins, which are kept @phone', async ({ page }) => {
  await open(page);
  await page.getByText('The table: ').click();
  await page.getByLabel('Keep the coins too').check();
  await shop(page, 'Blue', 'Tea').click();
  // Which of the two is in the circle is asked when it matters; neither is no answer.
  await press(page, 'Turn a token to 商');
  await page.locator('.shops').getByRole('button', { name: 'Buddhist' }).click();
  await shop(page, 'Blue', 'Tea').click();
  await press(page, 'Add a card');
  await shop(page, 'Red', 'Tea').click();
  await press(page, 'Pay');
  await expect(latest(page)).toHaveText('Red pays Blue 2 coins and takes the token of Tea.');
  await expect(page.locator('.purses output')).toHaveText(['9', '5', '7', '7']);
});

test('“Is this right?” marks what cannot be and says what could @phone', async ({ page }) => {
  await open(page);
  await shop(page, 'Blue', 'Tea').click();
  await press(page, 'Is this right?');
  await expect(page.getByText('This can be right.')).toBeVisible();
  await page.getByLabel('Token of Tea:').selectOption({ label: 'with Green' });
  const odd = 'Somebody who shows no Tea cannot hold its token.';
  await expect(page.getByText(`${odd} If cards were only added, the token is with Blue.`)).toBeVisible();
  await expect(page.getByText('1 good is marked: see its row.')).toBeVisible();
});

test('the first shop is on the first screen @phone', async ({ page }) => {
  await open(page);
  const box = (await page.locator('.shop-cell').first().boundingBox())!;
  expect(box.y + box.height).toBeLessThan(844 - 64);
});

test('its tokens go on to the score @phone', async ({ page }) => {
  await open(page);
  await page.getByText('The table: ').click();
  await page.getByLabel('Name of player 1').fill('Mei');
  await shop(page, 'Mei', 'Tea').click();
  await page.getByRole('link', { name: 'To the final score with these tokens' }).click();
  await expect(
    page.locator('.panel').first().getByRole('button', { name: 'Tea', exact: true }),
  ).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Who has won?' }).click();
  await expect(page.locator('.verdict p')).toHaveText('Mei wins with 2 points.');
});

for (const [lang, colorScheme, size] of [
  ['nl', 'light', '@phone'],
  ['en', 'dark', '@desktop'],
] as const) {
  test(`axe finds nothing in either mode, ${lang}, ${colorScheme} ${size}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page, `${lang}/dunhuang/majority/#s=0000`);
    const cell = page.locator('.shop-cell');
    await cell.first().click();
    await expectAccessible(page);
    await page.getByRole('button', { name: lang === 'nl' ? 'Klopt dit?' : 'Is this right?' }).click();
    await page.locator('.token-place select').nth(4).selectOption({ index: 1 });
    await expectAccessible(page);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
  });
}

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('shops can be followed and passed on @phone', async ({ page, context }) => {
    test.slow();
    await open(page);
    await keepSiteNow(page);
    await context.setOffline(true);
    await open(page);
    await shop(page, 'Blue', 'Tea').click();
    await page.getByRole('link', { name: 'To the final score with these tokens' }).click();
    await page.getByRole('button', { name: 'Who has won?' }).click();
    await expect(page.locator('.verdict p')).toHaveText('Blue wins with 2 points.');
    await context.setOffline(false);
  });
});
