// Names are text, wherever they go: from a link to the page, the picture, the spreadsheet and the paper.
import { readFileSync } from 'node:fs';
import { encodeSheet } from '../../src/islands/dunhuang/score/link.ts';
import { freshSheet } from '../../src/islands/dunhuang/score/sheet.ts';
import { expect, test } from './support/test.ts';

const NAMES = [
  '<img src=x onerror=foul()>',
  '\u202Eevil\u202C "><script>foul()</script>',
  '=HYPERLINK("http://x")',
  'Z'.repeat(10_000),
];

const sheet = {
  ...freshSheet(),
  players: freshSheet().players.map((player, seat) => ({ ...player, name: NAMES[seat]!, coins: seat + 1 })),
};

test('hostile names are shown as they are written, and do nothing @phone', async ({ page }) => {
  await page.addInitScript(() => Object.assign(globalThis, { foul: () => console.error('it ran') }));
  await page.goto(`en/dunhuang/score/#sheet=${encodeSheet(sheet)}`);
  await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
  const grid = page.getByRole('table').first();
  await expect(grid).toContainText('<img src=x onerror=foul(');
  await expect(grid).toContainText('evil "><script>foul()');
  await expect(page.locator('img[src=x]')).toHaveCount(0);
  expect(await page.locator('script').allTextContents()).not.toContain('foul()');

  const text = await page.locator('main').innerText();
  expect(text).not.toMatch(/[\u202A-\u202E]/);
  expect(text).toContain('Z'.repeat(24));
  expect(text).not.toContain('Z'.repeat(25));
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width, 'the page is no wider than the screen').toBeLessThanOrEqual(0);

  const picture = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Picture' }).click();
  expect(
    readFileSync(await (await picture).path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  const table = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Spreadsheet (CSV)' }).click();
  expect(readFileSync(await (await table).path(), 'utf8')).toContain(`"'=HYPERLINK(""http://x"")"`);

  await page.emulateMedia({ media: 'print' });
  await expect(grid).toContainText('<img src=x onerror=foul(');
  const pdf = await page.pdf();
  expect(pdf.length).toBeGreaterThan(1000);
});

test('links that say nothing say so, and break nothing @phone', async ({ page }) => {
  for (const fragment of [
    '#sheet=%00',
    '#sheet=e30',
    `#s=${'9'.repeat(50_000)}`,
    '#s=%E0%A4%A',
    '#sheet=__proto__',
  ]) {
    await page.goto('about:blank');
    await page.goto(`nl/dunhuang/score/${fragment}`);
    await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
    await expect(page.locator('.panel').first()).toBeVisible();
    await expect(page.getByText('link').first()).toBeVisible();
  }
});
