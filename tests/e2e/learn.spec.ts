// Learning by playing: a lesson and a puzzle on the real board, by taps and by keys, and what the device keeps of them.
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { en, nl } from '../support/words.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';
import { lookAt } from './support/touch.ts';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const goal = (page: Page) => page.locator('.practice-goal');
const outcome = (page: Page) => page.locator('.practice-outcome');

/** Chooses on the board, and goes through with it. */
async function choose(page: Page, target: string): Promise<void> {
  await lookAt(page);
  await page.locator(`[data-target="${target}"]`).click();
  await lookAt(page);
  await page.locator('.action-do').click();
}

async function answer(page: Page, option: string): Promise<void> {
  await lookAt(page);
  await page.locator(`[data-option="${option}"]`).click();
}

/** All script that comes in, packed. */
const MOST_SCRIPT = 70 * 1024;

function weighScripts(page: Page): () => number {
  const scripts = new Map<string, number>();
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    const body = await response.body().catch(() => undefined);
    if (body) scripts.set(response.url(), gzipSync(body, { level: 9 }).length);
  });
  return () => [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
}

test('from home to the first lesson: a wrong move is played out, the right one goes on @phone', async ({
  page,
}) => {
  const weight = weighScripts(page);
  await page.goto('nl/');
  await page.getByRole('link', { name: nl['home.learn'] }).click();
  await page.getByRole('link', { name: nl['learn.start'] }).click();
  await expect(goal(page)).toContainText(nl['learn.task.move-tea.goal']);
  await choose(page, 'space.1');
  await answer(page, 'to.hand');
  await answer(page, 'coins');
  await lookAt(page);
  await page.getByRole('button', { name: nl['table.board.skip'] }).click();
  await expect(outcome(page)).toContainText(nl['learn.task.move-tea.wrong.other']);
  await expect(outcome(page).getByRole('link')).toHaveAttribute('href', /rules\/turn\/#turn\.good$/);
  await expectAccessible(page);
  await lookAt(page);
  await page.getByRole('button', { name: nl['learn.again'] }).click();
  await choose(page, 'space.2');
  await answer(page, 'to.hand');
  await expect(outcome(page)).toContainText(nl['learn.task.move-tea.done']);
  await page.reload();
  await expect(goal(page)).toContainText(nl['learn.task.move-coins.goal']); // what is done is kept
  await page.getByRole('button', { name: nl['learn.leave'] }).click();
  await expect(page.locator('.lesson-progress')).toHaveText('1 van 2');
  expect(weight()).toBeLessThanOrEqual(MOST_SCRIPT);
});

test('a lesson by keys alone, and back in the list @desktop', async ({ page }) => {
  await page.goto('en/dunhuang/learn/#lesson=win');
  await expect(goal(page)).toContainText(en['learn.task.win-token.goal']);
  // What the address leads to was fetched beside the list, not after it.
  await expect(page.locator('head link[rel=modulepreload][href*="LessonScreen"]')).toHaveCount(1);
  for (const target of ['space.2', 'to.shop', 'coins']) {
    await lookAt(page);
    const key = await page.evaluate((wanted) => {
      const options = [...document.querySelectorAll<HTMLElement>('[data-option], .lit')];
      const names = options.map(({ dataset }) => dataset['option'] ?? dataset['target']);
      return [...new Set(names)].indexOf(wanted) + 1;
    }, target);
    expect(key).toBeGreaterThan(0);
    await page.keyboard.press(String(key));
    await lookAt(page);
    if (target.startsWith('space')) await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: en['learn.reached'] })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: en['learn.next'] })).toBeFocused();
  await lookAt(page);
  await page.keyboard.press('Enter');
  await expect(goal(page)).toContainText(en['learn.task.win-goods.goal']);
});

test('the puzzle of the day: an answer, why, and what is kept of it @phone', async ({ page }) => {
  const weight = weighScripts(page);
  await page.goto('en/dunhuang/puzzles/');
  await page.getByRole('link', { name: en['puzzle.daily'] }).click();
  await expect(goal(page)).toBeVisible();
  await expectAccessible(page);
  expect(weight()).toBeLessThanOrEqual(MOST_SCRIPT);
  // Somebody who answers with the first thing at hand.
  const atHand = page.locator('.action-do, [data-option], .lit').first();
  for (let n = 0; n < 12; n++) {
    await expect(atHand.or(outcome(page)).first()).toBeVisible(); // somebody else may be asked meanwhile
    await lookAt(page);
    if (await outcome(page).isVisible()) break;
    await atHand.click();
  }
  await expect(outcome(page)).toBeVisible();
  const missed = await page.getByRole('button', { name: en['puzzle.answer'] }).isVisible();
  if (missed) {
    await lookAt(page);
    await page.getByRole('button', { name: en['puzzle.answer'] }).click();
  }
  await expect(page.locator('.puzzle-turns > li').first()).toContainText('%');
  await expect(page.locator('.puzzle-turns > li').first()).toContainText(/Why: .*The next best is/);
  await expectAccessible(page);
  await page.getByRole('button', { name: en['puzzle.leave'] }).click();
  await expect(page.getByRole('row', { name: en['puzzle.results.all'] })).toContainText('of 1');
  await page.goto('en/data/');
  await expect(page.getByRole('row', { name: en['data.row.puzzles'] })).toContainText('1');
});

test('a link leads to its puzzle, and one to none says so @phone', async ({ page }) => {
  await page.goto('nl/dunhuang/puzzles/#puzzle=nothing');
  await expect(page.getByText(nl['puzzle.unknown'])).toBeVisible();
  const next = await page.getByRole('link', { name: nl['puzzle.next'] }).getAttribute('href');
  await page.goto(`nl/dunhuang/puzzles/${next}`);
  await page.reload();
  await expect(goal(page)).toBeVisible();
});
