// What a score comes to, and where it goes from there: rules, links, paper, files, the history.
import { readFileSync } from 'node:fs';
import { expectAccessible } from './support/axe.ts';
import { keepSiteNow } from './support/kept.ts';
import { enter, open, openFull, panel, settle, verdict } from './support/score.ts';
import { expect, test } from './support/test.ts';

test('every line opens to its rule, and the rule is where the link says @desktop', async ({ page }) => {
  await openFull(page);
  const line = page.locator('details.line').filter({ hasText: 'Green has 2 majority tokens' });
  await line.locator('summary').click();
  const link = line.getByRole('link', { name: 'Read the whole rule' });
  await expect(link).toBeVisible();
  await link.click();
  await expect(page.locator(`[id="score.cap"]`)).toBeInViewport();
});

test('what if: a star where the winner changes @desktop', async ({ page }) => {
  await openFull(page);
  await page.getByText('What if …').click();
  const what = page.locator('.what-if');
  await what.getByRole('button', { name: 'Red', exact: true }).click();
  await what.getByRole('button', { name: /^The token of Glass that Yellow holds/ }).click();
  await expect(what.getByRole('status')).toContainText('Red would have 28 points. Then Red would win.');
});

test('a link carries the whole sheet @desktop', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openFull(page);
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(verdict(page)).toHaveText('Yellow wins with 29 points.');
  expect(new URL(page.url()).hash).toBe('');
});

test('the sheet leaves as a picture, as CSV and on paper @desktop', async ({ page }) => {
  await openFull(page);
  const save = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name }).click(),
    ]);
    return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
  };
  const picture = await save('Picture');
  expect(picture.name).toBe('dunhuang-score.png');
  expect(picture.content.subarray(1, 4).toString()).toBe('PNG');
  expect((await save('Spreadsheet (CSV)')).content.toString()).toContain('Total,21,26,29,24');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.locator('.panel').first()).toBeHidden();
  await expect(page.getByText(String(new Date().getFullYear()))).toBeVisible();
  await expect(page.locator('details.line summary').first()).toHaveCSS('list-style-type', 'none');
  const play = await page.locator('a[href^="https://app.bgstatsapp.com/createPlay.html?data="]').count();
  expect(play).toBe(1);
});

test('games are kept, counted, saved to a file, deleted and brought back @desktop', async ({ page }) => {
  await openFull(page);
  await page.getByRole('button', { name: 'Keep in the history' }).click();
  await expect(page.locator('.game')).toHaveCount(1);
  await expect(
    page.getByRole('table', { name: 'Standings' }).getByRole('row', { name: /^Yellow/ }),
  ).toContainText('points 1');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save all (CSV)' }).click(),
  ]);
  await page.getByRole('button', { name: /^Delete the game/ }).click();
  await expect(page.locator('.game')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.game')).toHaveCount(1);
  await page.getByRole('button', { name: /^Delete the game/ }).click();
  await page.getByLabel('Read a file').setInputFiles(await download.path());
  await expect(page.getByText('1 game read from the file.')).toBeVisible();
  await expect(page.locator('.game')).toHaveCount(1);
});

test('what was just done goes away by itself, but not from under a pointer @desktop', async ({ page }) => {
  await page.clock.install();
  await openFull(page);
  await page.getByRole('button', { name: 'Keep in the history' }).click();
  const notice = page.locator('.notice p');
  await notice.hover();
  await page.clock.fastForward(30_000);
  await expect(notice).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(30_000);
  await expect(notice).toHaveCount(0);
});

test('a keyboard is enough @desktop', async ({ page }) => {
  await open(page);
  const tea = panel(page, 0).getByRole('button', { name: 'Tea', exact: true });
  await tea.focus();
  await page.keyboard.press('Enter');
  await expect(tea).toHaveAttribute('aria-pressed', 'true');
  await expect(tea).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page, 0).getByRole('button', { name: 'Paper', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Who has won?' }).focus();
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveText('Blue wins with 2 points.');
});

for (const [lang, colorScheme, size] of [
  ['nl', 'light', '@phone'],
  ['en', 'dark', '@desktop'],
] as const) {
  test(`axe finds nothing on a full sheet in ${lang}, ${colorScheme} ${size}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page);
    const field = panel(page, 0).getByLabel('Or type the numbers');
    await field.fill('2 2 2 10');
    await field.press('Enter');
    await settle(page);
    await page.getByRole('button', { name: 'Keep in the history' }).click();
    await open(page, lang);
    await page.locator('.what-if summary').click();
    await expectAccessible(page);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
  });
}

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the whole flow works @phone', async ({ page, context }) => {
    test.slow();
    await open(page);
    await keepSiteNow(page);
    await context.setOffline(true);
    await page.reload();
    await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
    await enter(page);
    await page.getByRole('button', { name: 'Keep in the history' }).click();
    await page.reload();
    await expect(verdict(page)).toHaveText('Yellow wins with 29 points.');
    await expect(page.locator('.game')).toHaveCount(1);
    await context.setOffline(false);
  });
});
