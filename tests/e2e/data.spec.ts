// The data page: what is kept is shown, leaves as one file, is deleted, and comes back from that file.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { KEPT, keptInVersion } from '../fuzz/kept.ts';
import { en, nl } from '../support/words.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

/** Somebody who has been everywhere, and played. */
async function fill(page: Page): Promise<void> {
  await page.addInitScript(
    (boxes) => {
      if (localStorage.getItem('test.filled')) return;
      for (const [key, text] of boxes) localStorage.setItem(key, text);
      localStorage.setItem('test.filled', 'yes');
    },
    KEPT.map(({ name, version }) => [`shang.${name}`, keptInVersion(name, version)[0]!] as const),
  );
}

const row = (page: Page, name: string) => page.getByRole('row', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('everything leaves as one file, is deleted, and comes back', async ({ page }) => {
  await fill(page);
  await page.goto('en/data/');
  await expect(row(page, en['data.row.games'])).toContainText('1');
  await expect(row(page, en['data.row.setups'])).toContainText('2');

  const saving = page.waitForEvent('download');
  await button(page, en['data.export.do']).click();
  const file = await (await saving).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ format: 'shang-device', version: 1 });

  await button(page, en['data.delete.do']).click();
  await button(page, en['data.cancel']).click();
  await expect(row(page, en['data.row.scores'])).toBeVisible();
  await button(page, en['data.delete.do']).click();
  await button(page, en['data.delete.yes']).click();
  await expect(page.getByText(en['data.kept.none'])).toBeVisible();
  await page.reload();
  await expect(page.getByText(en['data.kept.none'])).toBeVisible();

  await page.locator('input[type=file]').setInputFiles(file);
  await expect(row(page, en['data.row.scores'])).toHaveText(/0.*1.*1/);
  await expectAccessible(page);
  await page.getByLabel(en['data.mode.replace']).check();
  await button(page, en['data.replace.do']).click();
  await expect(page.getByText(en['data.done.replace'])).toBeVisible();
  await expect(row(page, en['data.row.games'])).toContainText('1');

  await page.goto('en/dunhuang/score/');
  await expect(page.locator('.history .game')).toHaveCount(1);
});

test('a file of something else is refused in words @phone', async ({ page }) => {
  await page.goto('nl/data/');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0); // listens from now on
  for (const [text, words] of [
    ['holiday', nl['data.import.not-ours']],
    ['{"format":"shang-device","version":9,"boxes":{}}', nl['data.import.newer']],
    ['{"format":"shang-device","version":1,"boxes":{}}', nl['data.import.empty']],
  ] as const) {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  }
});
