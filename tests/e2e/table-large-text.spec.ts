// Letters twice as large, by the browser's own setting or by magnifying the page: all of the table can still be reached and read.
import type { Page } from '@playwright/test';
import { newGame, person } from '../islands/table/support/table.ts';
import { en } from '../support/words.ts';
import { LATE } from './support/board-games.ts';
import { enlargeLetters, faultsOf } from './support/large-text.ts';
import { sitDown } from './support/table.ts';
import { expect, test } from './support/test.ts';

const WAYS = [
  { name: 'letters of 200 % on a phone', width: 390, height: 844, large: true },
  { name: 'letters of 200 % on a phone held sideways', width: 844, height: 390, large: true },
  { name: 'a phone magnified to 200 %', width: 195, height: 422, large: false },
] as const;

async function enlarge(page: Page, { width, height, large }: (typeof WAYS)[number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (large) await enlargeLetters(page);
}

for (const way of WAYS) {
  test(`${way.name}: nothing of a late game is out of reach`, { tag: '@desktop' }, async ({ page }) => {
    await enlarge(page, way);
    for (const lang of ['nl', 'en']) {
      await sitDown(page, LATE, lang);
      await expect(page.locator('.seat')).toHaveCount(4);
      expect(await faultsOf(page, '.board'), lang).toEqual([]);
    }
    await page.locator('.space.lit').first().click();
    expect(await faultsOf(page, '.board'), 'when something is chosen').toEqual([]);

    await page.getByRole('button', { name: en['table.board.menu'] }).click();
    await expect(page.locator('dialog[open] .menu')).toBeVisible();
    expect(await faultsOf(page, 'dialog[open]'), 'the menu').toEqual([]);
    await page.locator('dialog[open]').getByRole('button', { name: en['table.settings.title'] }).click();
    await expect(page.locator('dialog[open] .settings')).toBeVisible();
    expect(await faultsOf(page, 'dialog[open]'), 'the settings').toEqual([]);
  });

  test(`${way.name}: nothing of a new game is out of reach`, { tag: '@desktop' }, async ({ page }) => {
    await enlarge(page, way);
    for (const lang of ['nl', 'en']) {
      await page.goto(`${lang}/dunhuang/table/`);
      await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
      await page.locator('.lobby-ask').click();
      await page.locator('.new-game details > summary').click();
      expect(await faultsOf(page, '.lobby'), lang).toEqual([]);
      const names = page.locator('.people-list input');
      const widths = await names.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
      expect(Math.min(...widths), 'a name can be read').toBeGreaterThan(90);
    }
  });

  test(`${way.name}: nothing of the curtain is out of reach`, { tag: '@desktop' }, async ({ page }) => {
    await enlarge(page, way);
    await sitDown(page, newGame([person(0), person(1)]));
    await expect(page.locator('.curtain')).toBeVisible();
    expect(await faultsOf(page, '.curtain')).toEqual([]);
  });
}
