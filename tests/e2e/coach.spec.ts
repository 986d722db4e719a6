// The first game and its coach: begun from the lobby and from the lessons, by taps and by keys, to the end.
import type { Page } from '@playwright/test';
import { chooseMove } from '../../src/bots/dunhuang/index.ts';
import { createGame, type Move, play, toMove, view } from '../../src/games/dunhuang/index.ts';
import type { TableGame } from '../islands/table/support/dunhuang.ts';
import { bot, newGame, person } from '../islands/table/support/table.ts';
import { en, nl } from '../support/words.ts';
import { openMenu, openTable } from './support/at-table.ts';
import { expectAccessible } from './support/axe.ts';
import { sitDown } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { lookAt } from './support/touch.ts';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const coach = (page: Page) => page.locator('.coach');
const warning = (page: Page) => page.locator('.coach-warning');

/** A game in which seat 0 decides where a card goes: into the shop, or about 40 points are thrown away. */
function shopOrHand(): TableGame {
  const options = { players: 2, seed: 'coach 10' } as const;
  const moves: Move[] = [];
  for (let state = createGame(options); moves.length < 38; ) {
    const move = chooseMove(view(state, toMove(state)), { level: 'beginner', seed: moves.length });
    moves.push(move);
    state = play(state, move);
  }
  return newGame([person(0), bot(1)], { id: 'shop-or-hand', options, moves });
}

/** With the coach switched on in the settings, as somebody does. */
async function sitWithCoach(page: Page, lang: 'en' | 'nl' = 'en'): Promise<void> {
  const words = { en, nl }[lang];
  await sitDown(page, shopOrHand(), lang);
  await openMenu(page, words);
  await page.getByRole('button', { name: words['table.settings.title'] }).click();
  await page.getByRole('checkbox', { name: words['table.settings.coach'] }).check();
  await page.getByRole('dialog').getByRole('button', { name: words['table.close'] }).first().click();
  await expect(coach(page)).toContainText(words['coach.read']); // it says what this choice is about
}

const intoHand = (page: Page) => page.locator('[data-option="to.hand"]');
const intoShop = (page: Page) => page.locator('[data-option="to.shop"]');

test('a choice that throws much away is asked about, one that does not is played @phone', async ({
  page,
}) => {
  await sitWithCoach(page, 'nl');
  await expectAccessible(page);
  await lookAt(page);
  await intoHand(page).click();
  await expect(warning(page)).toContainText('%');
  await expectAccessible(page);
  await lookAt(page);
  await page.getByRole('button', { name: nl['coach.take-back'] }).click();
  await expect(warning(page)).toBeHidden();
  await lookAt(page);
  await intoShop(page).click();
  await expect(intoShop(page)).toBeHidden();
  await expect(warning(page)).toBeHidden();
});

test('by keys: the question has the focus, is seen through, and is taken back @desktop', async ({ page }) => {
  await sitWithCoach(page);
  await lookAt(page);
  await intoHand(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: en['coach.warning.title'] })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: en['coach.take-back'] })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: en['coach.warning.see'] })).toBeFocused();
  await lookAt(page);
  await page.keyboard.press('Enter');
  await expect(warning(page)).toBeHidden();
  // The rest of the turn by the first key that does something; then the other answers.
  const back = page
    .locator('.coach:not(.coach-warning)')
    .getByRole('button', { name: en['coach.take-back'] });
  await expect(async () => {
    await lookAt(page);
    if (await warning(page).isVisible())
      await page.getByRole('button', { name: en['coach.warning.play'] }).press('Enter');
    else if (!(await back.isVisible()))
      await page.keyboard.press((await page.locator('.action-do').isVisible()) ? 'Enter' : '1');
    await expect(back).toBeVisible({ timeout: 500 });
  }).toPass();
  await lookAt(page);
  await back.press('Enter');
  await expect(intoHand(page)).toBeVisible(); // where it was asked
});

/** Somebody who takes the first thing at hand, and plays it all the same. */
async function playOn(page: Page, said: Set<string>): Promise<boolean> {
  const ending = page.locator('.ending');
  const read = page.getByRole('button', { name: en['coach.read'] });
  const atHand = page.locator('.action-do, [data-option], .lit').first();
  await expect(atHand.or(warning(page)).or(ending).first()).toBeVisible();
  if (await ending.isVisible()) return false;
  if (await coach(page).first().isVisible()) said.add(await coach(page).first().innerText());
  if (await warning(page).isVisible())
    await page.getByRole('button', { name: en['coach.warning.play'] }).click();
  else if (await read.isVisible()) await read.click();
  else await atHand.click();
  return true;
}

test('from the lobby: a whole first game, and what decided it @phone', async ({ page }) => {
  test.setTimeout(180_000);
  await openTable(page);
  await page.evaluate(() =>
    localStorage.setItem(
      'shang.dunhuang.table',
      JSON.stringify({ version: 1, data: { pace: 'instant', autoEnd: true } }),
    ),
  );
  await page.getByRole('link', { name: en['learn.first-game'] }).click();
  await expect(coach(page)).toContainText(en['coach.read']);
  await expect(page.locator('[data-pointed]').first()).toBeVisible(); // what the table itself shows
  await expectAccessible(page);
  const said = new Set<string>();
  for (let going = true; going; ) {
    await lookAt(page);
    going = await playOn(page, said);
  }
  expect(said.size).toBeGreaterThan(6);
  const decided = page.locator('.coach-decided');
  await expect(decided).toContainText(en['coach.end.silent']);
  await expect(decided.locator('p')).toHaveCount(4, { timeout: 60_000 }); // three sentences, and that it keeps quiet
  await expectAccessible(page);
  // From the next game on there is no coach.
  await page.getByRole('button', { name: en['table.end.again'] }).click();
  await expect(page.locator('.ending')).toBeHidden();
  await expect(page.locator('[data-target^="card."]').first()).toBeVisible();
  await expect(coach(page)).toBeHidden();
});

test('the end of lesson five leads to it @phone', async ({ page }) => {
  await page.goto('nl/dunhuang/learn/');
  await page.evaluate(() =>
    localStorage.setItem(
      'shang.dunhuang.learn',
      JSON.stringify({ version: 1, data: { done: ['score-token'] } }),
    ),
  );
  await page.goto('nl/dunhuang/learn/#lesson=score');
  await page.reload();
  await expect(page.locator('.practice-goal')).toBeVisible();
  for (const target of ['space.1', 'to.hand']) {
    await lookAt(page);
    const option = page.locator(`[data-option="${target}"]`);
    if (await option.isVisible()) await option.click();
    else {
      await page.locator(`[data-target="${target}"]`).click();
      await lookAt(page);
      await page.locator('.action-do').click();
    }
  }
  await lookAt(page);
  await page.locator('[data-option="space.1"]').click(); // the Dancer
  await expect(page.locator('.practice-outcome')).toBeVisible();
  await page.getByRole('link', { name: nl['learn.first-game'] }).click();
  await expect(coach(page)).toContainText(nl['coach.read']);
});

test('a game without a coach fetches nothing of it @phone', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await openTable(page);
  await page.getByRole('button', { name: /^Play now/ }).click();
  await expect(page.locator('[data-target^="card."]').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /coach/i.test(url) && !/use-coach/i.test(url))).toEqual([]);
});
