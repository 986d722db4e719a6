// Several tabs and one game: whatever a tab showed before, what is kept is never made older.
import type { BrowserContext, Page } from '@playwright/test';
import { person } from '../islands/table/support/table.ts';
import { en as words } from '../support/words.ts';
import { liftCurtain, makeMove, openMenu, openTable } from './support/at-table.ts';
import { asSave, layDown, playedGame, WHOLE_GAME } from './support/kept-games.ts';
import { keptGame } from './support/table.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const TWO = [person(0), person(1)];
const BEGUN = 8; // moves, when the first tab looked
const LATER = 10; // moves, when the second is closed

/** Plays the written game on from what is kept, so many moves far. */
async function playTo(page: Page, moves: number): Promise<void> {
  for (let at = (await keptGame(page, 'game')).moves.length; at < moves; ) {
    await liftCurtain(page);
    await makeMove(page, playedGame(TWO, at), WHOLE_GAME.moves[at]!);
    at = (await keptGame(page, 'game')).moves.length;
  }
}

const kept = (page: Page) => keptGame(page, 'game').then(({ moves }) => moves.length);

/** Another tab plays on and is closed. */
async function playElsewhere(context: BrowserContext): Promise<void> {
  const other = await context.newPage();
  await openTable(other, 'game');
  await playTo(other, LATER);
  await other.close();
}

/** The lobby with a game in it, as it stood before another tab played on. */
async function staleLobby(page: Page): Promise<void> {
  await openTable(page);
  await layDown(page, asSave(playedGame(TWO, BEGUN, { name: 'Sunday' })));
  await page.reload();
  await expect(page.locator('.kept-game')).toHaveCount(1);
}

/** Tabs hear each other, or do not: nothing may hang on it. */
for (const deaf of [false, true]) {
  test.describe(deaf ? 'tabs that cannot hear each other' : 'tabs that hear each other', {
    tag: '@desktop',
  }, () => {
    test.beforeEach(async ({ context }) => {
      if (!deaf) return;
      await context.addInitScript(() => {
        Object.defineProperty(globalThis, 'BroadcastChannel', { value: undefined });
        Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
      });
    });

    test('a game opened in a lobby of long ago goes on where it is', async ({ page, context }) => {
      await staleLobby(page);
      await playElsewhere(context);
      await page.locator('.kept-open').click();
      await playTo(page, LATER + 1);
      expect(await kept(page)).toBeGreaterThan(LATER);
    });

    test('a name given in a lobby of long ago changes the name alone', async ({ page, context }) => {
      await staleLobby(page);
      await playElsewhere(context);
      await page.getByRole('button', { name: /^options/i }).click();
      await page.getByRole('button', { name: /rename/i }).click();
      await page.getByLabel(words['table.games.name']).fill('Monday');
      await page.keyboard.press('Enter');
      await expect(page.locator('.kept-game')).toContainText('Monday');
      expect(await keptGame(page, 'game')).toMatchObject({ name: 'Monday' });
      expect(await kept(page)).toBeGreaterThanOrEqual(LATER);
    });

    test('deleted in a lobby of long ago and brought back, a game has all its moves', async ({
      page,
      context,
    }) => {
      await staleLobby(page);
      await playElsewhere(context);
      await page.getByRole('button', { name: /^options/i }).click();
      await page.getByRole('button', { name: /delete/i }).click();
      await expect(page.locator('.kept-game')).toHaveCount(0);
      await page.getByRole('button', { name: words['table.games.undo'] }).click();
      await expect(page.locator('.kept-game')).toHaveCount(1);
      expect(await kept(page)).toBeGreaterThanOrEqual(LATER);
    });

    test('who comes back from looking at a game plays on where it is now', async ({ page, context }) => {
      await staleLobby(page);
      await page.locator('.kept-open').click();
      await liftCurtain(page);
      await openMenu(page, words);
      await page.getByRole('button', { name: words['table.replay.title'] }).click();
      await expect(page.locator('.replay-bar')).toBeVisible();
      await playElsewhere(context);
      await page.getByRole('button', { name: words['table.replay.leave'] }).click();
      await expect(page.locator('.replay-bar')).toBeHidden(); // the game is read anew; until then this is the board that was looked at
      await playTo(page, LATER + 1);
      expect(await kept(page)).toBeGreaterThan(LATER);
    });
  });
}
