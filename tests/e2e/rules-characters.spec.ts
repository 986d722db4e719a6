import { CHARACTERS } from '../../src/games/dunhuang/index.ts';
import { expectAccessible } from './support/axe.ts';
import { LANGUAGES } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** Any of the 1,290,240 circles. */
const CODE = '0A7Z';

for (const lang of LANGUAGES) {
  test(`all sixteen are on one phone screen in ${lang} @phone`, async ({ page }) => {
    await page.goto(`${lang}/dunhuang/characters/`);
    const bar = (await page.locator('nav.site-nav').boundingBox())!;
    const boxes = await page
      .locator('a[data-character]')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));
    expect(boxes).toHaveLength(16);
    for (const { top, bottom } of boxes) {
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(bar.y);
    }
  });
}

test('from home to a character in two taps @phone', async ({ page }) => {
  await page.goto('en/');
  await page.locator('a[href$="/dunhuang/characters/"]:visible').first().click();
  await page.locator('a[data-character="shepherd"]').click();
  // In a sheet, or on its own page where the tap was quicker than the script.
  await expect(page.getByText('next or the previous space').locator('visible=true').first()).toBeVisible();
});

test('a tap opens a sheet, back closes it, and its address opens the page', async ({ page }) => {
  await page.goto('en/dunhuang/characters/');
  await page.locator('a[data-character="trader"]').click();
  await expect(page.locator('.bottom-sheet')).toBeVisible();
  await expect(page).toHaveURL(/characters\/trader\/$/);
  await page
    .locator('.bottom-sheet')
    .getByRole('link', { name: /Merchant/ })
    .click();
  await expect(page.locator('.bottom-sheet h2').first()).toHaveText('Merchant');
  await page.goBack();
  await expect(page.locator('.bottom-sheet')).toBeHidden();
  await expect(page).toHaveURL(/characters\/$/);

  await page.locator('a[data-character="trader"]').click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/characters\/$/);
  await expect(page.locator('a[data-character="trader"]')).toBeFocused();

  await page.goto('en/dunhuang/characters/trader/');
  await expect(page.locator('h1')).toHaveText('Trader');
});

test('links in a sheet lead where the page’s own lead @desktop', async ({ page }) => {
  await page.goto('nl/dunhuang/characters/');
  await page.locator('a[data-character="buddhist"]').click();
  await page.locator('.bottom-sheet a[href*="ruling.cannot-pay"]').click();
  await expect(page).toHaveURL(/nl\/dunhuang\/rules\/rulings\/#ruling\.cannot-pay$/);
});

test('the filter follows what is typed, in either language @desktop', async ({ page }) => {
  await page.goto('en/dunhuang/characters/');
  const filter = page.locator('#finder-filter');
  const shown = page.locator('a[data-character]:visible');
  await expect(shown).toHaveCount(CHARACTERS.length);
  await filter.fill('waarz');
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAttribute('data-character', 'interpreter');
  await filter.fill('prestige');
  expect(await shown.count()).toBeGreaterThan(3);
  await filter.fill('dragon');
  await expect(page.locator('[data-none]')).toBeVisible();
  await filter.fill('gen');
  await filter.press('Enter');
  await expect(page.locator('.bottom-sheet h2').first()).toHaveText('General');
});

test('the eight of this game: by code, by hand, remembered, and back to all @phone', async ({ page }) => {
  await page.goto('en/dunhuang/characters/');
  const shown = page.locator('a[data-character]:visible');
  const code = page.locator('#finder-code');
  await page.getByRole('button', { name: 'In this game' }).click();
  for (const [bad, sentence] of [
    ['12', 'four characters'],
    ['A!B2', 'digits'],
    ['ZZZZ', 'No circle'],
  ] as const) {
    await code.fill(bad);
    await code.press('Enter');
    await expect(page.locator('[data-problem]')).toContainText(sentence);
  }
  await code.fill(` ${CODE.toLowerCase()} `);
  await code.press('Enter');
  // Its zero may have been an O.
  await expect(page.locator('[data-readings]').getByRole('button')).toHaveCount(2);
  await page.getByRole('button', { name: new RegExp(`^${CODE}: `) }).click();
  await expect(shown).toHaveCount(8);
  await page.reload();
  await expect(shown).toHaveCount(8);
  await page.getByRole('button', { name: 'All 16' }).click();
  await expect(shown).toHaveCount(16);
  await page.reload();
  await expect(shown).toHaveCount(16);

  await page.getByRole('button', { name: 'In this game' }).click();
  await page.getByRole('button', { name: 'Show these eight' }).click();
  await expect(page.locator('[data-problem]')).toContainText('eight in all');
  for (const side of await page.locator('.in-game fieldset label:last-child').all()) await side.click();
  await page.getByRole('button', { name: 'Show these eight' }).click();
  await expect(shown.first()).toHaveAttribute('data-character', 'musician');
  await expect(shown).toHaveCount(8);
});

test('a link with a set-up code shows its eight @phone', async ({ page }) => {
  await page.goto(`nl/dunhuang/characters/#s=${CODE}`);
  await expect(page.locator('a[data-character]:visible')).toHaveCount(8);
});

for (const [theme, size] of [
  ['light', '@phone'],
  ['dark', '@desktop'],
] as const) {
  test(`the finder, its sheet and its question are accessible, ${theme} ${size}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto('nl/dunhuang/characters/');
    await page.locator('a[data-character="manichean"]').click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.locator('[data-choose]').click();
    await expectAccessible(page);
  });
}

test('a heading in the sheet copies its address @desktop', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('en/dunhuang/characters/');
  await page.locator('a[data-character=trader]').click();
  await page.locator('[data-bottom-sheet] a[data-copy]').first().click();
  await expect(page.locator('.copied')).not.toBeEmpty();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe('/en/dunhuang/characters/trader/');
});
