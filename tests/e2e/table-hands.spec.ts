// Hands that slip: nothing that comes to lie under a finger acts at once, and an ordinary turn takes few taps.
import type { Page } from '@playwright/test';
import { en } from '../support/words.ts';
import { FIRST } from './support/board-games.ts';
import { keptGame, sitDown } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { lookAt, middleOf, openFinger } from './support/touch.ts';

const typesOf = async (page: Page): Promise<string[]> =>
  (await keptGame(page, FIRST.id)).moves.slice(FIRST.moves.length).map(({ type }) => type);

const like = (page: Page, some: object) =>
  page.addInitScript((data) => {
    localStorage.setItem('shang.dunhuang.table', JSON.stringify({ version: 1, data }));
  }, some);

/** One tap of somebody who has looked first. */
async function tap(page: Page, selector: string): Promise<void> {
  await lookAt(page);
  await page.locator(selector).first().tap();
}

/** Taps one after the other, and gives how many they were. */
async function tapAll(page: Page, selectors: readonly string[]): Promise<number> {
  for (const selector of selectors) await tap(page, selector);
  return selectors.length;
}

const WHOLE = ['move-camel', 'take-good', 'take-coins', 'end-turn'];
const TO_THE_BONUS = ['.space.lit', '.action-do', '[data-option="to.hand"]'];

async function toTheBonus(page: Page): Promise<void> {
  await sitDown(page, FIRST);
  await tapAll(page, TO_THE_BONUS);
  await expect(page.locator('[data-option="coins"]')).toBeVisible();
}

test.describe('a finger that slips', { tag: '@phone' }, () => {
  test('two taps on “Take 3 coins” take them, and end no turn', async ({ page }) => {
    await toTheBonus(page);
    const finger = await openFinger(page);
    await lookAt(page);
    await finger.tapTwice(await middleOf(page.locator('[data-option="coins"]')), 130);
    await expect(page.locator('.action-end')).toBeVisible();
    expect(await typesOf(page)).toEqual(['move-camel', 'take-good', 'take-coins']);
    // And what was taken was not taken back either.
    await expect(page.locator('.action-text')).toHaveText(en['table.board.ask.end']);
  });

  test('two taps on a space choose it, and leave the camel where it is', async ({ page }) => {
    await sitDown(page, FIRST);
    const finger = await openFinger(page);
    await lookAt(page);
    await finger.tapTwice(await middleOf(page.locator('.space.lit').first()), 130);
    await expect(page.locator('.space.tapped')).toHaveCount(1);
    await expect(page.locator('.action-do')).toBeVisible();
    expect(await typesOf(page)).toEqual([]);
  });

  test('where the first tap plays, the second does not play what comes next', async ({ page }) => {
    await like(page, { oneTap: true });
    await sitDown(page, FIRST);
    const finger = await openFinger(page);
    await lookAt(page);
    await finger.tapTwice(await middleOf(page.locator('.space.lit').first()), 130);
    await expect(page.locator('.zone-into')).toHaveCount(2);
    expect(await typesOf(page)).toEqual(['move-camel']);
  });

  test('two taps on a tool open it, and do not close it again', async ({ page }) => {
    await sitDown(page, FIRST);
    const finger = await openFinger(page);
    await lookAt(page);
    await finger.tapTwice(await middleOf(page.getByRole('button', { name: en['table.board.menu'] })), 130);
    await expect(page.locator('dialog[open] .menu')).toBeVisible();
  });
});

test.describe('an ordinary turn', { tag: '@phone' }, () => {
  test('takes five taps', async ({ page }) => {
    await sitDown(page, FIRST);
    const taps = await tapAll(page, [...TO_THE_BONUS, '[data-option="coins"]', '.action-end']);
    await expect.poll(() => typesOf(page)).toEqual(expect.arrayContaining(WHOLE));
    expect(taps).toBeLessThanOrEqual(5);
  });

  test('takes three where the first tap plays', async ({ page }) => {
    await like(page, { oneTap: true, pace: 'slow' });
    await sitDown(page, FIRST);
    const taps = await tapAll(page, ['.space.lit', '[data-option="to.hand"]', '[data-option="coins"]']);
    await expect.poll(() => typesOf(page)).toEqual(expect.arrayContaining(WHOLE));
    expect(taps).toBeLessThanOrEqual(3);
  });
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const) {
  test(`a turn is ended where no choice was, at ${width} × ${height}`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await sitDown(page, FIRST);
    const seen: { name: string; x: number; y: number; width: number; height: number }[] = [];
    /** Whatever can be pressed to decide, and where it lies. */
    const look = async () => {
      const found = page.locator('.lit, [data-option], .action-do, .action-back');
      for (const one of await found.all()) {
        const name = (await one.getAttribute('class')) ?? '';
        seen.push({ name, ...(await one.boundingBox())! });
      }
    };
    for (const next of [
      '.space.lit',
      '.action-do',
      '[data-target="to.shop"]',
      '.action-do',
      '.middle-coins',
      '.action-do',
    ]) {
      await lookAt(page);
      await look();
      await page.locator(next).first().click();
    }
    await lookAt(page);
    const end = (await page.locator('.action-end').boundingBox())!;
    const under = seen.filter(
      ({ x, y, width: w, height: h }) =>
        x < end.x + end.width && end.x < x + w && y < end.y + end.height && end.y < y + h,
    );
    expect(seen.length).toBeGreaterThan(12);
    expect(under).toEqual([]);
  });
}

test.describe('a finger that holds', { tag: '@phone' }, () => {
  for (const [what, selector, title] of [
    ['a character', '.at-0 .space-face', en['character.painter']],
    ['where the sheet will lie', '.zone-hand .tile', ''],
    ['a tool of the middle', '.middle-coins', en['table.explain.coins.title']],
  ] as const) {
    test(`is told what it holds, and lifting it changes nothing: ${what}`, async ({ page }) => {
      await sitDown(page, FIRST);
      await lookAt(page);
      const finger = await openFinger(page);
      const sheet = page.locator('dialog[open]');
      await finger.down(await middleOf(page.locator(selector).first()));
      await expect(sheet).toBeVisible();
      await expect(sheet).toContainText(title);
      await finger.up();
      await lookAt(page);
      await expect(sheet).toBeVisible();
      expect(page.url()).toContain('/table/');
      await expect(page.locator('.tapped')).toHaveCount(0);
      // The next tap is a tap again: beside the sheet it closes it.
      await finger.tap({ x: 195, y: 60 });
      await expect(sheet).toHaveCount(0);
    });
  }
});
