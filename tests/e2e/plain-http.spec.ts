// A family serves the site from a laptop, over plain http: no secure context, so no service worker, no clipboard, no locks, no
// randomUUID. All but installing and offline works there.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { bot, person } from '../islands/table/support/table.ts';
import { en } from '../support/words.ts';
import { liftCurtain, makeMove, openTable, readBoard } from './support/at-table.ts';
import { asSave, layDown, playedGame, WHOLE_GAME } from './support/kept-games.ts';
import { LAN_HOST } from './support/options.ts';
import { ask, openSearch } from './support/search.ts';
import { keptGame } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { lookAt } from './support/touch.ts';

test.use({ siteHost: LAN_HOST, contextOptions: { reducedMotion: 'reduce' } });

// What the server says for the sake of https is left aside here, and Chromium says so.
test.beforeEach(({ faults }) => faults.allow(/Cross-Origin-Opener-Policy header has been ignored/));

const TWO = [person(0), person(1)];
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('astro-island[ssr][client=load]')).toHaveCount(0); // the island listens
}

/** What lies on the clipboard, by pasting it: an unsafe page cannot ask. */
async function pasted(page: Page): Promise<string> {
  await page.evaluate(() => {
    const field = Object.assign(document.createElement('textarea'), { id: 'pasted' });
    (document.querySelector('dialog[open]') ?? document.body).append(field);
  });
  await page.locator('#pasted').focus();
  await page.keyboard.press('ControlOrMeta+V');
  const text = await page.locator('#pasted').inputValue();
  await page.locator('#pasted').evaluate((field) => field.remove());
  return text;
}

test('is no secure context, and every kind of page wakes there', { tag: '@phone' }, async ({ page }) => {
  for (const path of ['', 'about/', 'data/', 'dunhuang/rules/', 'dunhuang/rules/majority/']) {
    await open(page, `en/${path}`);
  }
  // An example that is tried wakes when it is seen.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 300) {
      scrollTo(0, y);
      await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
    }
  });
  await expect(page.locator('astro-island:not([ssr])')).not.toHaveCount(0);
  for (const path of ['characters', 'characters/painter', 'setup', 'score', 'majority', 'table']) {
    await open(page, `nl/dunhuang/${path}/`);
  }
  expect(
    await page.evaluate(() => [isSecureContext, 'clipboard' in navigator, 'locks' in navigator]),
  ).toEqual([false, false, false]);
});

test('a circle is dealt, kept and passed on', { tag: '@phone' }, async ({ page }) => {
  await open(page, 'en/dunhuang/setup/#s=8K2F');
  await button(page, 'Deal').click();
  const code = page.locator('.ring-code');
  await expect(code).not.toHaveText('8K2F');
  const dealt = (await code.textContent())!;
  await button(page, en['setup.copy.link']).click();
  await expect(page.getByText(en['setup.notice.copied'])).toBeVisible();
  expect(await pasted(page)).toBe(new URL(`/en/dunhuang/setup/#s=${dealt}`, page.url()).href);
  await expect(button(page, en['setup.share'])).toHaveCount(0);
  await expect(button(page, en['setup.history.star'].replace('{code}', dealt))).toBeVisible();
  await page.reload();
  await expect(code).toHaveText(dealt);
});

test('a score is counted, kept, shared, and comes back from a file', { tag: '@phone' }, async ({ page }) => {
  await open(page, 'en/dunhuang/score/');
  const field = page.getByLabel('Or type the numbers').first();
  await field.fill('5 5 7');
  await field.press('Enter');
  await page.locator('.panel').first().getByRole('button', { name: 'Tea', exact: true }).click();
  await button(page, en['score.settle']).click();
  const verdict = (await page.locator('.verdict p').textContent())!;
  await button(page, en['score.save']).click();
  await expect(page.locator('.history .game')).toHaveCount(1);
  await button(page, en['score.share.link']).click();
  await expect(page.getByText(en['score.share.copied'])).toBeVisible();
  const link = await pasted(page);
  await button(page, en['score.share.text']).click();
  await expect(page.getByText(en['score.share.text-copied'])).toBeVisible();
  expect(await pasted(page)).toContain(verdict);

  await open(page, 'en/data/');
  const saving = page.waitForEvent('download');
  await button(page, en['data.export.do']).click();
  const file = await (await saving).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ format: 'shang-device' });
  await button(page, en['data.delete.do']).click();
  await button(page, en['data.delete.yes']).click();
  await expect(page.getByText(en['data.kept.none'])).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByLabel(en['data.mode.replace']).check();
  await button(page, en['data.replace.do']).click();
  await expect(page.getByText(en['data.done.replace'])).toBeVisible();
  await open(page, 'en/dunhuang/score/');
  await expect(page.locator('.history .game')).toHaveCount(1);

  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await open(page, link);
  await expect(page.locator('.verdict p')).toHaveText(verdict);
});

test('shops are followed, and their tokens go on to the score', { tag: '@phone' }, async ({ page }) => {
  await open(page, 'en/dunhuang/majority/');
  await page.getByRole('button', { name: /^Blue, Tea: / }).click();
  await page.reload();
  await expect(page.locator('.latest')).toContainText('Blue adds Tea');
  await page.getByRole('link', { name: 'To the final score with these tokens' }).click();
  await button(page, en['score.settle']).click();
  await expect(page.locator('.verdict p')).toHaveText('Blue wins with 2 points.');
});

test('a game with bots is played on, and is there after a reload', { tag: '@desktop' }, async ({ page }) => {
  await openTable(page);
  await page.getByRole('button', { name: /^Play now/ }).click();
  await liftCurtain(page);
  await page.locator('.offer .lit').first().click();
  await page.locator('.action-do').click();
  // The bots answer until it is this person's turn again.
  const id = new URL(page.url()).hash.replace('#game=', '');
  await expect.poll(() => keptGame(page, id).then((game) => game.moves.length)).toBeGreaterThan(2);
  await expect(page.locator('.board .lit').first()).toBeVisible({ timeout: 30_000 });
  const { moves } = await keptGame(page, id);
  await page.reload();
  await liftCurtain(page);
  expect((await keptGame(page, id)).moves).toEqual(moves);
});

test('two tabs: one plays, the other follows and may take over', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await openTable(page);
  await layDown(page, asSave(playedGame([person(0), bot(1)], 0)));
  await openTable(page, 'game');
  await expect(page.locator('.lit').first()).toBeVisible();
  const second = await context.newPage();
  await openTable(second, 'game');
  const follows = second.getByText(en['table.following']);
  await expect(follows).toBeVisible();
  const before = await readBoard(second);
  await makeMove(page, playedGame(TWO, 0), WHOLE_GAME.moves[0]!);
  await expect.poll(() => readBoard(second)).not.toBe(before);
  await lookAt(second);
  await button(second, en['table.following.take-over']).click();
  await expect(follows).toBeHidden();
  await expect(page.getByText(en['table.following'])).toBeVisible();
  await page.close();
  await expect(second.locator('.lit').first()).toBeVisible();
});

test("a game's log and a rule's address are copied, in a sheet too @desktop", async ({ page }) => {
  await openTable(page);
  await layDown(page, asSave(playedGame(TWO, 9)));
  await openTable(page, 'game');
  await liftCurtain(page);
  await page.keyboard.press('l');
  await page.locator('dialog').getByRole('button', { name: en['table.log.copy'] }).click();
  await expect(page.locator('dialog').getByText(en['table.copied'])).toBeVisible();
  expect((await pasted(page)).split('\n').length).toBeGreaterThan(3);

  await open(page, 'en/dunhuang/rules/majority/');
  const sign = page.locator('a[data-copy]').first();
  await sign.focus();
  await sign.press('Enter');
  await expect(page.locator('.copied')).not.toBeEmpty();
  expect(await pasted(page)).toBe(await sign.evaluate((link: HTMLAnchorElement) => link.href));

  await open(page, 'en/dunhuang/characters/');
  await page.locator('a[data-character]').first().click();
  const inSheet = page.locator('dialog[open] a[data-copy]').first();
  await inSheet.click();
  await expect(page.locator('.copied')).not.toBeEmpty();
  expect(await pasted(page)).toBe(await inSheet.evaluate((link: HTMLAnchorElement) => link.href));
});

test('search answers', { tag: '@desktop' }, async ({ page }) => {
  await open(page, 'en/about/');
  await openSearch(page);
  expect((await ask(page, 'painter'))[0]).toBe('/en/dunhuang/characters/painter/');
  expect((await ask(page, 'how many coins at the start')).length).toBeGreaterThan(0);
});
