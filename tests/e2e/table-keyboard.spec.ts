// By Tab, arrows and Enter alone: after every move the keys are somewhere at the table, never lost to the page.
import type { Page } from '@playwright/test';
import { newGame, person } from '../islands/table/support/table.ts';
import { FIRST } from './support/board-games.ts';
import { eager, script } from './support/scripts.ts';
import { keptGame, sitDown } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { lookAt } from './support/touch.ts';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const holds = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement!.matches(wanted), selector);

/** Where the keys are, in words that help when it is nowhere. */
const whereabouts = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { tagName, className, ariaLabel, textContent } = document.activeElement as HTMLElement;
    return tagName === 'BODY' ? 'lost' : `${tagName} ${className}: ${ariaLabel ?? textContent}`;
  });

/** Goes there as a hand on a keyboard does; a ring or row is one stop of Tab, with arrows inside it. */
async function goTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await holds(page, selector)) return;
    const inside = await page.evaluate((wanted) => {
      const group = document.activeElement!.closest('.ring-spaces, .tiles, .offer');
      return document.activeElement!.matches('[data-stop]') && !!group?.querySelector(`[data-stop]${wanted}`);
    }, selector);
    await page.keyboard.press(inside ? 'ArrowRight' : 'Tab');
  }
  throw new Error(`No key leads to ${selector}, but to ${await whereabouts(page)}`);
}

const expectKept = (page: Page, about: string) =>
  expect.poll(() => whereabouts(page), about).not.toBe('lost');

/** One decision by keys: what goes through with it, an answer, or what is lit and then what goes through with it. */
async function decide(page: Page, about: string): Promise<void> {
  const first = await page.evaluate(() =>
    ['.curtain-lift', '.action-do', '[data-option]', '.lit'].find((one) => document.querySelector(one)),
  );
  await goTo(page, first!);
  await lookAt(page);
  await page.keyboard.press('Enter');
  await expectKept(page, `${about}: ${first}`);
}

/** Until so many moves are kept. */
async function playOn(page: Page, id: string, moves: number): Promise<void> {
  const mine = page.locator('.curtain-lift, .action-do, [data-option], .lit').first();
  for (let n = 0; n < 80; n++) {
    const kept = (await keptGame(page, id)).moves.length;
    if (kept >= moves) return;
    await expect(mine).toBeAttached({ timeout: 30_000 });
    await decide(page, `after ${kept} moves`);
  }
  throw new Error('The game does not go on');
}

test('two persons: no move leaves the keys without a place', { tag: '@desktop' }, async ({ page }) => {
  const game = newGame([person(0), person(1)]);
  await sitDown(page, game);
  await playOn(page, game.id, 16);
});

test('against a bot: the keys have a place while it thinks, and after', { tag: '@desktop' }, async ({
  page,
}) => {
  await sitDown(page, FIRST);
  await playOn(page, FIRST.id, FIRST.moves.length + 12);
});

test('who ends a game by keys is at what can be done next', { tag: '@desktop' }, async ({ page }) => {
  const { options } = FIRST;
  const moves = script(options, eager).map(({ move }) => move);
  const game = newGame([person(0), person(1)], { id: 'ends', options, moves: moves.slice(0, -1) });
  await sitDown(page, game);
  await playOn(page, game.id, moves.length);
  await expect(page.locator('.ending')).toBeVisible();
  await expect(page.locator('.ending button').first()).toBeFocused();
});

test('a finger is not followed about @phone', async ({ page }) => {
  await sitDown(page, FIRST);
  await page.locator('.space.lit').first().click();
  await page.locator('.action-do').click();
  await expect(page.locator('.zone-into')).toHaveCount(2);
  await expect(page.locator('.zone-into:focus, .action:focus')).toHaveCount(0);
});

test('Enter plays what a number chose, wherever the keys were', { tag: '@desktop' }, async ({ page }) => {
  await sitDown(page, FIRST);
  await goTo(page, '.space.lit');
  await page.keyboard.press('3');
  await expect(page.locator('.space.tapped')).toHaveAttribute('aria-label', /3 steps/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.zone-into')).toHaveCount(2);
  const { moves } = await keptGame(page, FIRST.id);
  expect(moves.at(-1)).toMatchObject({ type: 'move-camel', steps: 3 });
});
