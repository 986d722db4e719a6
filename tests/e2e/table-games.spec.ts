// The games on a device: many side by side, renamed, deleted and brought back, carried to another device.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { bot, person } from '../islands/table/support/table.ts';
import { en as words } from '../support/words.ts';
import { liftCurtain, openTable, readBoard, TABLE } from './support/at-table.ts';
import { asSave, layDown, playedGame } from './support/kept-games.ts';
import { expect, test } from './support/test.ts';

const named = (name: string) => ({ ...person(0), name });
const SUNDAY = playedGame([named('Mei'), bot(1)], 44, { id: 'sunday', name: 'Sunday' }); // Mei is to move, and takes her time
const OLD = playedGame([named('Bo'), bot(1)], 52, { id: 'old', changed: '2025-12-24T20:00:00.000Z' });
const DAMAGED = { ...asSave(SUNDAY)['sunday'], id: 'damaged', name: 'Spilt tea', moves: 'gone' };

async function fileFrom(page: Page, button: string | RegExp): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFileSync(await (await downloading).path(), 'utf8');
}

const games = (page: Page) => page.locator('.kept-game');

/** One of the things that can be done with a game. */
async function choose(card: Locator, name: RegExp): Promise<void> {
  await card.getByRole('button', { name: /^options/i }).click();
  await card.getByRole('button', { name }).click();
}

test('games are listed, renamed, deleted with a way back, and opened', { tag: '@phone' }, async ({
  page,
}) => {
  await openTable(page);
  await layDown(page, { ...asSave(OLD), ...asSave(SUNDAY) });
  await page.reload();
  await expect(games(page)).toHaveCount(2);
  await expect(games(page).first()).toContainText('Sunday');
  await expect(games(page).first()).toContainText('Mei');

  await choose(games(page).first(), /rename/i);
  await page.getByLabel(words['table.games.name']).fill('Monday');
  await page.keyboard.press('Enter');
  await expect(games(page).first()).toContainText('Monday');

  await choose(games(page).first(), /delete/i);
  await expect(games(page)).toHaveCount(1);
  await page.getByRole('button', { name: words['table.games.undo'] }).click();
  await expect(games(page)).toHaveCount(2);
  await page.reload();
  await expect(games(page).first()).toContainText('Monday');
  await games(page).first().locator('.kept-open').click();
  await liftCurtain(page);
  await expect(page).toHaveURL(/#game=sunday$/);
});

test('a save that cannot be read is kept, named and exported, and the rest work', {
  tag: '@desktop',
}, async ({ page }) => {
  await openTable(page);
  await layDown(page, { ...asSave(SUNDAY), damaged: DAMAGED, worse: 7 });
  await page.reload();
  await expect(games(page)).toHaveCount(3);
  const damaged = games(page).filter({ hasText: 'Spilt tea' });
  await expect(damaged).toContainText(words['table.games.unreadable']);
  const downloading = page.waitForEvent('download');
  await damaged.getByRole('button', { name: words['table.games.export'] }).click();
  const text = readFileSync(await (await downloading).path(), 'utf8');
  expect(JSON.parse(text).games).toEqual([DAMAGED]);

  await games(page).filter({ hasText: 'Sunday' }).locator('.kept-open').click();
  await liftCurtain(page);
  await page.goto(`${TABLE}#game=damaged`);
  await expect(page.getByText(words['table.games.missing'])).toBeVisible();
  await expect(games(page)).toHaveCount(3);
});

test('a file carries games to another device, and brings them once', { tag: '@desktop' }, async ({
  page,
  browser,
  site,
  faults,
}) => {
  await openTable(page);
  await layDown(page, { ...asSave(SUNDAY), ...asSave(OLD) });
  await openTable(page, 'sunday');
  await liftCurtain(page);
  const board = await readBoard(page);
  await page.goBack();
  await page.reload();
  const text = await fileFrom(page, words['table.games.export-all']);

  const elsewhere = await browser.newContext({ baseURL: site.origin + site.base });
  await faults.watch(elsewhere);
  const other = await elsewhere.newPage();
  await openTable(other);
  const bring = (content: string) =>
    other.locator('input[type=file]').setInputFiles({
      name: 'games.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    });
  await bring('{"format":"shang-games","version":1,"games":["?"]}');
  await expect(other.getByText(words['table.file.no-games'])).toBeVisible();
  await bring(text);
  await expect(games(other)).toHaveCount(2);
  await bring(text);
  await expect(games(other)).toHaveCount(2);
  await games(other).filter({ hasText: 'Sunday' }).locator('.kept-open').click();
  await liftCurtain(other);
  expect(await readBoard(other)).toBe(board);
  await elsewhere.close();
});

test('of many games a page is drawn, and every one can be reached, by keys alone', {
  tag: '@desktop',
}, async ({ page }) => {
  await openTable(page);
  const many = Array.from({ length: 60 }, (_, n) =>
    playedGame([named('Mei'), bot(1)], n % 50, {
      id: `game-${n}`,
      name: `Evening ${n}`,
      changed: new Date(Date.UTC(2026, 0, 1, n)).toISOString(),
    }),
  );
  await layDown(page, Object.assign({}, ...many.map(asSave)));
  await page.reload();
  await expect(games(page)).toHaveCount(24);
  await expect(games(page).first()).toContainText('Evening 59');
  const pager = page.getByRole('navigation', { name: words['table.games.pages'] });
  await expect(pager).toContainText('1 to 24 of 60');
  const seen = new Set<string>();
  for (const [count, shown] of [
    [24, '1 to 24'],
    [24, '25 to 48'],
    [12, '49 to 60'],
  ] as const) {
    await expect(pager).toContainText(shown);
    await expect(games(page)).toHaveCount(count);
    for (const name of await games(page).locator('b').allTextContents()) seen.add(name);
    if (count < 24) break;
    await pager.getByRole('button', { name: words['table.games.older-page'] }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: words['table.games.title'] })).toBeFocused();
  }
  expect(seen.size).toBe(60);
  await pager.getByLabel(words['table.games.page']).fill('1');
  await page.keyboard.press('Enter');
  await expect(games(page).first()).toContainText('Evening 59');

  await choose(games(page).first(), /delete/i);
  await expect(games(page).first()).toContainText('Evening 58');
  await expect(games(page)).toHaveCount(24);
  await page.getByRole('button', { name: words['table.games.undo'] }).click();
  await expect(games(page).first()).toContainText('Evening 59');
});
