// An island that breaks says so, in the reader's language, and what was kept can be saved, put aside and had back.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { keptInVersion } from '../fuzz/kept.ts';
import { en, nl } from '../support/words.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

/** Every island, and words that it says while it is drawn. */
const ISLANDS = [
  ['score', 'dunhuang/score/', 'score.count.title'],
  ['majority', 'dunhuang/majority/', 'majority.follow.text'],
  ['setup', 'dunhuang/setup/', 'setup.history.starred'],
  ['table', 'dunhuang/table/', 'table.new.title'],
  ['data', 'data/', 'data.import.text'],
  ['example', 'dunhuang/rules/shang/', 'try.circle'],
] as const;

/** Whoever says these words throws, once there is a box that does not suit it. */
async function breakAt(page: Page, said: string): Promise<void> {
  await page.addInitScript((words) => {
    const { replace } = String.prototype;
    String.prototype.replace = function (this: string, ...args: Parameters<typeof replace>) {
      if (String(this) === words && localStorage.getItem('test.broken')) throw new RangeError('boom');
      return replace.apply(this, args);
    } as typeof replace;
    if (!localStorage.getItem('test.done')) localStorage.setItem('test.broken', 'yes');
  }, said);
}
const mend = (page: Page) =>
  page.evaluate(() => {
    localStorage.removeItem('test.broken');
    localStorage.setItem('test.done', 'yes');
  });

for (const [name, address, key] of ISLANDS) {
  test(`${name} says that it broke, in place of all it was, and works again when it can @phone`, async ({
    page,
  }) => {
    await breakAt(page, nl[key]);
    await page.goto(`nl/${address}`);
    const island = page.locator('astro-island').first();
    await island.evaluate(({ lastElementChild }) => lastElementChild!.scrollIntoView()); // an example wakes when it is seen
    await expect(page.getByRole('heading', { name: nl['broken.title'] })).toBeFocused();
    await expect(page.getByRole('button', { name: nl['broken.save'] })).toBeVisible();
    await expect(page.getByText('RangeError: boom')).toBeVisible();
    await expect(island).not.toContainText(nl[key]);
    await expectAccessible(page);
    await mend(page);
    await page.getByRole('button', { name: nl['broken.again'] }).click();
    await expect(island).toContainText(nl[key]);
    await expect(page.getByRole('heading', { name: nl['broken.title'] })).toHaveCount(0);
  });
}

test('a page starts afresh without what is ticked, and nothing of it is deleted @phone', async ({ page }) => {
  const box = 'shang.dunhuang.score';
  const [sheet] = keptInVersion('dunhuang.score', 1);
  await breakAt(page, en['score.count.title']);
  await page.addInitScript(([key, text]) => localStorage.setItem(key!, text!), [box, sheet]);
  await page.goto('en/dunhuang/score/#sheet=nonsense');
  await page.getByText(en['broken.afresh'], { exact: true }).click();
  await expect(page.getByLabel(en['data.row.score'])).toBeChecked();
  await expect(page.getByLabel(en['data.row.scores'])).not.toBeChecked();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: en['broken.save'] }).click();
  const saved = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
  expect(saved.boxes[box]).toBe(sheet);

  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: en['broken.afresh.do'], exact: true }).click();
  await loaded;
  expect(new URL(page.url()).hash).toBe('');
  expect(await page.evaluate((key) => localStorage.getItem(key), `${box}.aside.1`)).toBe(sheet);
});

test('what fails in a tap is said, and the page goes on @phone', async ({ page, faults }) => {
  faults.allow(/no picture today/);
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = () => {
      throw new Error('no picture today');
    };
  });
  const [sheet] = keptInVersion('dunhuang.score', 1);
  await page.addInitScript((text) => localStorage.setItem('shang.dunhuang.score', text!), sheet);
  await page.goto('en/dunhuang/score/');
  await page.getByRole('button', { name: en['score.share.picture'] }).click();
  await expect(page.getByRole('alert').filter({ hasText: en['broken.step.title'] })).toBeVisible();
  await expect(page.locator('.panel').first()).toBeVisible();
  await page.getByRole('button', { name: en['broken.close'], exact: true }).click();
  await expect(page.getByText(en['broken.step.title'])).toHaveCount(0);
});
