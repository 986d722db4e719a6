// The board itself: all of it in sight at every size, what can be tapped and why not, dragging, motion.
import type { Page } from '@playwright/test';
import { en, nl } from '../support/words.ts';
import { COLOURS, expectAccessible } from './support/axe.ts';
import { FIRST, LATE, OVER } from './support/board-games.ts';
import { sitDown } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { lookAt } from './support/touch.ts';

const SIZES = [
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

/** What is too small for a thumb, out of sight, under something else, or makes the page scroll. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    for (const element of [document.documentElement, document.querySelector('.board')!]) {
      // A hand cannot scroll what is hidden, though a script could.
      const held = getComputedStyle(element).overflowY === 'hidden';
      const longer = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
      if (longer && !held) faults.push(`${element.className} scrolls`);
    }
    const buttons = document.querySelectorAll<HTMLElement>('.board > :not(.board-side) button');
    for (const button of buttons) {
      if (!button.checkVisibility()) continue;
      const name = `${button.className} ${button.dataset['target'] ?? ''}`;
      const { left, top, right, bottom, width, height } = button.getBoundingClientRect();
      if (width < 43.9 || height < 43.9) faults.push(`${name} is ${width} by ${height}`);
      const inside = left >= -0.5 && top >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
      if (!inside) faults.push(`${name} is out of sight`);
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!button.contains(there)) faults.push(`${name} lies under ${there?.className}`);
    }
    return faults;
  });

for (const [width, height] of SIZES) {
  test(`a late game of four is in one view at ${width} × ${height}`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const lang of ['en', 'nl']) {
      await sitDown(page, LATE, lang);
      await expect(page.locator('.seat')).toHaveCount(4);
      await expect(page.locator('.space')).toHaveCount(8);
      await expect(page.locator('.zone-hand .tile')).toHaveCount(9);
      expect(await faultsOf(page), lang).toEqual([]);
    }
  });
}

/** As long as a name may be. */
const LONG = [
  'Wilhelmina Annabel Jacob',
  'Maximiliaan van der Werf',
  'Wolframs-Eschenbacherin!',
  'Oda Nobunaga van Azuchi',
];

test('long names and a log beside the board leave all of it in one view', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await sitDown(page, { ...LATE, players: LATE.players.map((one, n) => ({ ...one, name: LONG[n]! })) });
    await expect(page.locator('.seat')).toHaveCount(4);
    expect(await faultsOf(page), `${width} × ${height}`).toEqual([]);
    const cut = await page
      .locator('.seat:not(.seat-own) .seat-name > b')
      // A third line would make it half as high again; tall letters only reach a little out of their line.
      .evaluateAll((names) => names.filter((name) => name.scrollHeight > 1.3 * name.clientHeight).length);
    expect(cut, `names cut at ${width} × ${height}`).toBe(0);
    const log = page.locator('.board-side .log');
    if (width > height && height >= 700) await expect(log).toBeInViewport();
    else await expect(log).toHaveCount(0);
  }
});

for (const [width, height] of SIZES) {
  test(`the end of such a game, every hand open, is in one view at ${width} × ${height}`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const lang of ['en', 'nl']) {
      await sitDown(page, OVER, lang);
      await expect(page.locator('.ending-verdict')).toBeInViewport({ ratio: 1 });
      expect(await faultsOf(page), lang).toEqual([]);
    }
  });
}

test('what can be tapped is lit, says what it costs and what it brings; the rest says why not', {
  tag: '@phone',
}, async ({ page }) => {
  await sitDown(page, FIRST);
  const say = page.locator('.action-text');
  await expect(say).toHaveText(en['table.board.ask.camel']);
  await expect(page.locator('.space.lit')).toHaveCount(6); // five coins
  await expect(page.locator('.space.lit .space-toll')).toHaveText(
    ['0', '1', '2', '3', '4', '5'].map((n) => RegExp(n)),
    {
      ignoreCase: true,
    },
  );
  await expectAccessible(page);

  const far = page.locator('.space:not(.lit)').first();
  await far.click();
  await expect(say).toContainText(en['error.too-few-coins']);
  await expect(say.getByRole('link')).toHaveAttribute('href', /\/en\/dunhuang\/rules\//);
  await page.locator('.middle-coins').click();
  await expect(say).toHaveText(en['table.board.ask.camel']);

  const near = page.locator('.space.lit').first();
  await near.click();
  await expect(near).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.action-do')).toContainText('Move');
  await page.locator('.action-do').click();
  await expect(page.locator('.zone-into')).toHaveCount(2);
  await expectAccessible(page);
  await page.locator('[data-target="to.shop"]').click();
  await expect(say).toContainText(/takes? the token/);
  await page.locator('.action-do').click();
  await expect(page.locator('[data-option="do.skip-bonus"]')).toBeVisible();

  await page.getByRole('button', { name: en['table.board.undo'] }).click();
  await expect(page.locator('.zone-into')).toHaveCount(2);
  await page.getByRole('button', { name: en['table.board.redo'] }).click();
  await expect(page.locator('.zone-into')).toHaveCount(0);
  await page.getByRole('button', { name: en['table.board.choices'] }).click();
  await expect(page.locator('.choices-list button')).toHaveCount(await page.locator('[data-option]').count());
  await expectAccessible(page);

  // To the start of the turn; further against bots alone, and it is said first what that costs.
  await page.getByRole('button', { name: en['table.board.undo'] }).click();
  await page.getByRole('button', { name: en['table.board.undo'] }).click();
  await expect(page.locator('.space.lit')).toHaveCount(6);
  await page.getByRole('button', { name: en['table.board.undo'] }).click();
  await expect(say).toHaveText(`${en['table.board.undo']}: ${en['table.board.undo.freely']}`);
  await page.getByRole('button', { name: en['table.board.undo'] }).click();
  await expect(page.locator('.offer')).toBeVisible();
  const undo = page.getByRole('button', { name: new RegExp(`^${en['table.board.undo']}`) });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await undo.click({ force: true }); // it looks disabled, and answers all the same
  await expect(say).toHaveText(`${en['table.board.undo']}: ${en['table.board.undo.start']}`);
});

test('by lamplight, in Dutch', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await sitDown(page, LATE, 'nl');
  await expect(page.locator('.action-text')).toContainText(nl['table.board.ask.bonus'].split('{')[0]!);
  await expectAccessible(page, COLOURS);
});

test('the camel and cards can be dragged', { tag: '@desktop' }, async ({ page }) => {
  await sitDown(page, FIRST);
  const drag = async (from: string, to: string) => {
    const [start, end] = await Promise.all(
      [from, to].map(async (selector) => (await page.locator(selector).first().boundingBox())!),
    );
    await page.mouse.move(start!.x + start!.width / 2, start!.y + start!.height / 2);
    await page.mouse.down();
    await page.mouse.move(end!.x + end!.width / 2, end!.y + end!.height / 2, { steps: 6 });
    await page.mouse.up();
  };
  await drag('.camel svg', '.space.lit .space-face');
  await expect(page.locator('.space.tapped')).toHaveCount(1);
  await lookAt(page); // a slow drag is no press of a moment ago
  await page.locator('.action-do').click();
  await expect(page.locator('.zone-into')).toHaveCount(2);
  await drag('.space-here .space-card', '[data-target="to.hand"]');
  await expect(page.locator('[data-target="to.hand"]')).toHaveClass(/tapped/);
  await lookAt(page);
  await page.locator('.action-do').click();
  await expect(page.locator('.zone-into')).toHaveCount(0);
});

test('holding a thing, or ?, explains it', { tag: '@desktop' }, async ({ page }) => {
  await sitDown(page, FIRST);
  const sheet = page.locator('dialog[open]');
  const painter = page.locator('.space').first();
  await painter.click({ button: 'right' });
  await expect(sheet).toContainText(en['character.painter']);
  await page.keyboard.press('Escape');
  await painter.click({ delay: 700 });
  await expect(sheet).toContainText(en['character.painter']);
  await page.keyboard.press('Escape');
  await expect(page.locator('.tapped')).toHaveCount(0);
  await page.locator('.space[tabindex="0"]').focus();
  await page.keyboard.press('?');
  await expect(sheet).toBeVisible();
});

test('who taps on is not held up by what still moves', { tag: '@desktop' }, async ({ page }) => {
  await sitDown(page, FIRST);
  await page.locator('.space.lit').nth(2).click();
  const moving = await page.evaluate(async () => {
    const now = () => document.getAnimations().filter((one) => one.constructor === Animation).length;
    document.querySelector<HTMLElement>('.action-do')!.click();
    while (now() === 0) await new Promise((resolve) => requestAnimationFrame(resolve));
    const before = now();
    document.querySelector<HTMLElement>('.top-bar-turn')!.click();
    return { before, after: now() };
  });
  expect(moving.before).toBeGreaterThan(0);
  expect(moving.after).toBe(0);
  await expect(page.locator('.ghost, .carried')).toHaveCount(0);
});

test('motion is short, and none where none is wanted', { tag: '@desktop' }, async ({ page }) => {
  /** The longest movement that the next tap sets going, in milliseconds. */
  const longest = async () => {
    await page.locator('.space.lit').nth(2).click();
    return page.evaluate(async () => {
      document.querySelector<HTMLElement>('.action-do')!.click();
      let most = 0;
      for (const began = performance.now(); performance.now() - began < 500; ) {
        const moving = document.getAnimations().filter((one) => !(one instanceof CSSTransition));
        for (const { effect } of moving) most = Math.max(most, Number(effect!.getComputedTiming().endTime));
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return most;
    });
  };
  await sitDown(page, FIRST);
  const moved = await longest();
  expect(moved).toBeGreaterThan(100);
  expect(moved).toBeLessThan(400);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: en['table.board.undo'] }).click();
  await expect(page.locator('.space.lit')).toHaveCount(6);
  expect(await longest()).toBe(0);
});
