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

/** What the second copy has in words, of whatever. */
const copiedTexts = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('shang-copies');
        opening.onsuccess = () => {
          const asked = opening.result.transaction('texts').objectStore('texts').getAll();
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result.map(({ text }) => text).filter((text) => text !== null));
          };
        };
      }),
  );

test('everything leaves as one file, is deleted, and comes back @phone', async ({ page }) => {
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

test('what is deleted goes from the second copy too @phone', async ({ page }) => {
  await page.goto('en/dunhuang/score/');
  await page.getByText(en['score.facts.more']).click();
  await page.getByLabel('Name of player 1').fill('Mei');
  await expect.poll(async () => (await copiedTexts(page)).join()).toContain('Mei');
  await page.goto('en/data/');
  await button(page, en['data.delete.do']).click();
  await button(page, en['data.delete.yes']).click();
  await expect(page.getByText(en['data.kept.none'])).toBeVisible();
  await expect.poll(() => copiedTexts(page)).toEqual([]);
});

test('what cannot be read is shown, saved, tried again, and what was put aside comes back @phone', async ({
  page,
}) => {
  const [scores] = keptInVersion('dunhuang.scores', 1);
  const [score] = keptInVersion('dunhuang.score', 1);
  const broken = scores!.replace('"supply": "box"', '"supply": "bax"');
  await page.addInitScript(
    (boxes) => {
      if (localStorage.getItem('test.filled')) return;
      for (const [key, text] of boxes) localStorage.setItem(key!, text!);
      localStorage.setItem('test.filled', 'yes');
    },
    [
      ['shang.dunhuang.scores', broken],
      ['shang.dunhuang.scores.damaged', 'left by an earlier version'],
      ['shang.dunhuang.score.aside.1', score],
    ],
  );
  await page.goto('nl/dunhuang/score/');
  await expect(page.getByText(nl['storage.damaged'])).toBeVisible();
  await page.goto('nl/data/');
  const items = page.locator('.aside li');
  await expect(items).toHaveCount(3);
  await expectAccessible(page);
  const named = (what: string, n: number) =>
    nl['data.aside.name'].replace('{what}', what).replace('{n}', String(n));
  const saving = page.waitForEvent('download');
  await button(page, `${nl['data.aside.save']}: ${named(nl['data.row.scores'], 1)}`).click();
  expect(readFileSync(await (await saving).path(), 'utf8')).toContain('"bax"');

  await button(page, nl['data.aside.again']).click();
  await expect(page.getByText(nl['data.done.again.none'])).toBeVisible();
  await page.evaluate(() => {
    const key = 'shang.dunhuang.scores.damaged.1';
    localStorage.setItem(key, localStorage.getItem(key)!.replace('bax', 'box'));
  });
  await button(page, nl['data.aside.again']).click();
  await expect(items).toHaveCount(2);
  await expect(row(page, nl['data.row.scores'])).toContainText('1');

  await button(page, `${nl['data.aside.back']}: ${named(nl['data.row.score'], 1)}`).click();
  await expect(items).toHaveCount(1);
  await expect(row(page, nl['data.row.score'])).toContainText('1');
  await button(page, `${nl['data.aside.delete']}: ${named(nl['data.row.scores'], 2)}`).click();
  await button(page, nl['data.aside.yes']).click();
  await expect(page.getByRole('heading', { name: nl['data.aside'] })).toHaveCount(0);
});

test('a file that is taken up while a page is open shows on that page @desktop', async ({
  page,
  context,
}) => {
  await fill(page);
  await page.goto('en/data/');
  const saving = page.waitForEvent('download');
  await button(page, en['data.export.do']).click();
  const file = await (await saving).path();
  await button(page, en['data.delete.do']).click();
  const scores = await context.newPage();
  await scores.goto('en/dunhuang/score/');
  await expect(scores.locator('.history .game')).toHaveCount(1);
  await button(page, en['data.delete.yes']).click();
  await expect(scores.locator('.history .game')).toHaveCount(0);
  await expect(scores.getByText(en['score.blank'])).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(file);
  await button(page, en['data.merge.do']).click();
  await expect(scores.locator('.history .game')).toHaveCount(1);
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
