// What a table does beyond the board: sounds, a screen that stays on, the whole screen, settings that are remembered, and a
// word in time when the device fills up.
import type { Page } from '@playwright/test';
import { decodeSetup } from '../../src/games/dunhuang/index.ts';
import { en, nl } from '../support/words.ts';
import { expectAccessible } from './support/axe.ts';
import { FIRST } from './support/board-games.ts';
import { sitDown } from './support/table.ts';
import { expect, test } from './support/test.ts';

const sheet = (page: Page) => page.locator('dialog[open]');
const closeBottomSheet = (page: Page) => sheet(page).getByRole('button', { name: en['table.close'] }).click();

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: en['table.board.menu'] }).click();
  await expect(sheet(page).locator('.menu')).toBeVisible();
}

async function openSettings(page: Page): Promise<void> {
  await openMenu(page);
  await sheet(page).getByRole('button', { name: en['table.settings.title'] }).click();
}

/** Notes what the page asks of the browser, without what the browser would do. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (this: OscillatorNode, ...when) {
      asked.push('sound');
      return start.apply(this, when);
    };
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async (kind: string) => {
          asked.push(`awake: ${kind}`);
          return { release: async () => asked.push('asleep') };
        },
      },
    });
    let whole: Element | null = null;
    Object.defineProperty(document, 'fullscreenEnabled', { get: () => true });
    Object.defineProperty(document, 'fullscreenElement', { get: () => whole });
    Element.prototype.requestFullscreen = async function (this: Element) {
      asked.push(`whole: ${this.tagName}`);
      whole = this;
    };
    document.exitFullscreen = async () => {
      asked.push('window');
      whole = null;
    };
  });

const asked = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { asked: string[] }).asked);
const count = async (page: Page, what: string) => (await asked(page)).filter((one) => one === what).length;

async function moveCamel(page: Page): Promise<void> {
  await page.locator('.space.lit').first().click();
  await page.locator('.action-do').click();
  await expect(page.locator('.zone-into')).toHaveCount(2);
}

test('there is no sound until somebody wants it, then every move has its own @phone', async ({ page }) => {
  await listen(page);
  await sitDown(page, FIRST);
  await moveCamel(page);
  expect(await count(page, 'sound')).toBe(0);

  await openSettings(page);
  const sound = sheet(page).getByLabel(en['table.settings.sound']);
  await expect(sound).not.toBeChecked();
  await sound.check();
  await closeBottomSheet(page);
  await page.locator('[data-target="to.hand"]').click();
  await page.locator('.action-do').click();
  await expect.poll(() => count(page, 'sound')).toBeGreaterThan(0);
});

test('the screen stays on while a game is played, and no longer', { tag: '@phone' }, async ({ page }) => {
  await listen(page);
  await sitDown(page, FIRST);
  await expect.poll(() => asked(page)).toEqual(['awake: screen']);

  await openSettings(page);
  const awake = sheet(page).getByLabel(en['table.settings.awake']);
  await expect(awake).toBeChecked();
  await awake.uncheck();
  await expect.poll(() => asked(page)).toEqual(['awake: screen', 'asleep']);
  await awake.check();
  await expect.poll(() => count(page, 'awake: screen')).toBe(2);
  await closeBottomSheet(page);
  await page.getByRole('button', { name: en['table.board.leave'] }).click();
  await expect(page.locator('.table-screen')).toHaveCount(0);
  await expect.poll(() => count(page, 'asleep')).toBe(2);
});

test('the table takes the whole screen, and gives it back', { tag: '@desktop' }, async ({ page }) => {
  await listen(page);
  await sitDown(page, FIRST);
  await openMenu(page);
  await sheet(page).getByRole('button', { name: en['table.menu.full'] }).click();
  await sheet(page).getByRole('button', { name: en['table.menu.window'] }).click();
  await expect(sheet(page).getByRole('button', { name: en['table.menu.full'] })).toBeVisible();
  expect((await asked(page)).filter((one) => !one.startsWith('awake'))).toEqual(['whole: HTML', 'window']);
});

test('settings are remembered', { tag: '@phone' }, async ({ page }) => {
  await sitDown(page, FIRST);
  await openSettings(page);
  const labels = ['pace.slow', 'autoEnd', 'oneTap', 'sound'] as const;
  for (const name of labels) {
    const field = sheet(page).getByLabel(en[`table.settings.${name}`], { exact: true });
    await expect(field).not.toBeChecked();
    await field.check();
  }
  await sheet(page).getByLabel(en['table.settings.awake'], { exact: true }).uncheck();
  await page.reload();
  await expect(page.locator('.board')).toBeVisible();
  await openSettings(page);
  for (const name of labels) {
    await expect(sheet(page).getByLabel(en[`table.settings.${name}`], { exact: true })).toBeChecked();
  }
  await expect(sheet(page).getByLabel(en['table.settings.awake'], { exact: true })).not.toBeChecked();
  await closeBottomSheet(page);

  // One tap plays.
  await page.locator('.space.lit').first().click();
  await expect(page.locator('.zone-into')).toHaveCount(2);
});

for (const [lang, words] of [
  ['en', en],
  ['nl', nl],
] as const) {
  test(`a device that fills up says so in time, and play goes on (${lang})`, { tag: '@phone' }, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      navigator.storage.estimate = async () => ({ quota: 1e9, usage: 1e9 - 5000 });
    });
    await sitDown(page, FIRST, lang);
    const note = page.locator('.table-low');
    await expect(note).toContainText(words['table.low']);
    await expect(note.getByRole('link')).toHaveAttribute('href', new RegExp(`/${lang}/data/$`));
    await expectAccessible(page);
    await moveCamel(page);
    await note.getByRole('button', { name: words['table.close'] }).click();
    await expect(note).toHaveCount(0);
    await page.locator('[data-target="to.hand"]').click();
    await page.locator('.action-do').click();
    await expect(page.locator('.zone-into')).toHaveCount(0);
  });
}

test('with room enough nothing is said of it', { tag: '@phone' }, async ({ page }) => {
  await sitDown(page, FIRST);
  await moveCamel(page);
  await expect(page.locator('.table-low')).toHaveCount(0);
});

test('the menu tells the circle in letters that nobody confuses @phone', async ({ page }) => {
  await sitDown(page, { ...FIRST, options: { ...FIRST.options, circle: decodeSetup('M9F0') }, moves: [] });
  await openMenu(page);
  const facts = sheet(page).locator('.menu-facts');
  await expect(facts).toContainText(en['table.menu.code'].replace('{code}', 'M9F0'));
  await expect(facts.locator('[data-sign="0"]')).toHaveText('0');
});
