// Dragon Market's table: all of it on one screen, what can be tapped large enough, why not and by what, advice on the water, own cards.
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { decodeGame, type GameRecord } from '../../src/games/dragon-market/index.ts';
import { en } from '../support/words.ts';
import { expectAccessible } from './support/axe.ts';
import { BAY, bayGame } from './support/bay.ts';
import { BAY_RECORDS } from './support/bay-records.ts';
import { sitDownAt } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { lookAt } from './support/touch.ts';

const SIZES = [
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 800],
] as const;

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** Somebody in the middle of a turn, with points to spend, after about so many moves. */
async function sitDownIn(page: Page, { options, moves }: GameRecord, after: number): Promise<void> {
  const rolled = moves.findIndex(({ type }, at) => at >= after && type === 'roll');
  await sitDownAt(page, BAY, bayGame(options, { moves: moves.slice(0, rolled + 1) }));
  const lift = page.locator('.curtain-lift');
  await expect(lift.or(page.locator('.board'))).toBeVisible();
  await lookAt(page);
  if (await lift.isVisible()) await lift.click();
  await expect(page.locator('.board')).toBeVisible();
}

/** What is cut off by the screen or needs scrolling. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { innerWidth, innerHeight } = window;
    const board = document.querySelector('.board')!;
    const scrolls = board.scrollHeight > board.clientHeight + 1 ? ['the board scrolls'] : [];
    const parts = document.querySelectorAll(
      '.side, .bay-box, .turn-strip, .action-buttons, .action-buttons .button, .table-tool',
    );
    const outside = [...parts].filter((part) => {
      if (!part.checkVisibility()) return false;
      const { left, top, right, bottom } = part.getBoundingClientRect();
      return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    });
    return [...scrolls, ...outside.map(({ className }) => className.toString())];
  });

for (const name of ['blue, four', 'red, teams'] as const) {
  test(`everything of a game of four is on one screen: ${name}`, { tag: '@phone' }, async ({ page }) => {
    const record = decodeGame(BAY_RECORDS[name]);
    await sitDownIn(page, record, record.moves.length - 20);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => cutOff(page), `${width} × ${height}`).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
  });
}

test('what can be tapped has 44 pixels, boat by boat and square by square', { tag: '@phone' }, async ({
  page,
}) => {
  const record = decodeGame(BAY_RECORDS['blue, two']);
  await sitDownIn(page, record, 40);
  await lookAt(page);
  await page.locator('[data-target^="boat."].lit').first().click();
  const place = page.locator('.square.lit[data-target^="square."]').first();
  const { target, x, y, edge } = await place.evaluate((square: HTMLElement) => {
    const box = square.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return { target: square.dataset['target'], x, y, edge: box.width / 2 };
  });
  expect(edge).toBeLessThan(22); // the square itself is smaller
  // Along the line of a boat its places touch each other; across it there is open sea, which is not lit.
  const hit = (dx: number, dy: number) =>
    page.evaluate(
      ([px, py]) =>
        document.elementFromPoint(px!, py!)?.closest<HTMLElement>('[data-target]')?.dataset['target'],
      [x + dx, y + dy],
    );
  const across = [await hit(0, 21), await hit(0, -21), await hit(21, 0), await hit(-21, 0)];
  expect(across.filter((one) => one === target).length).toBeGreaterThanOrEqual(2);
});

test('a turn that is blocked shows what it would sweep, and names what is in the way', {
  tag: '@desktop',
}, async ({ page }) => {
  const record = decodeGame(BAY_RECORDS['blue, four']);
  await sitDownIn(page, record, 60);
  const boats = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => `boat.${id}`);
  let refused = '';
  for (const boat of boats) {
    await page.keyboard.press('Escape');
    await lookAt(page);
    await page.locator(`[data-target="${boat}"]`).first().click();
    for (const way of ['Turn left', 'Turn right'] as const) {
      const button = page.getByRole('button', { name: way, exact: true });
      if (!(await button.isVisible())) continue;
      await button.click();
      const said = page.locator('.action-no');
      await expect(said.or(page.locator('.action-do')).first()).toBeVisible(); // the first is fetched
      if (!(await said.isVisible())) continue;
      refused = (await said.textContent())!;
      if (/^Boat \d+ is in the way on [A-J]\d+\./.test(refused)) break;
    }
    if (refused.startsWith('Boat')) break;
  }
  expect(refused).toMatch(/^Boat \d+ is in the way on [A-J]\d+\./);
  await expect(page.locator('.bay-drawing .mark-swept').first()).toBeAttached();
  await expect(page.locator('.bay-drawing .mark-cross')).toHaveCount(1);
  await expect(page.locator('.action-no a')).toHaveAttribute('href', /#boat\.turn$/);
});

test('advice is shown on the water, says why, and is done or put away', { tag: '@phone' }, async ({
  page,
}) => {
  const record = decodeGame(BAY_RECORDS['blue, two']);
  await sitDownIn(page, record, 40);
  await page.getByRole('button', { name: en['table.board.hint'], exact: true }).click();
  const advice = page.locator('.advices > li').first();
  await expect(advice).toContainText('Why:', { timeout: 20_000 });
  await expectAccessible(page);
  await advice.getByRole('button', { name: en['table.hint.show'] }).click();
  await expect(page.locator('.bay-drawing').locator('.mark-ghost, .mark-line').first()).toBeAttached();
  await expect(page.locator('.action-about')).toContainText('Why:');
  await lookAt(page);
  await page.getByRole('button', { name: en['table.board.clear'] }).click();
  await expect(page.locator('.bay-drawing .mark-line')).toHaveCount(0);
});

test('why something cannot be done says so when it could not be fetched', { tag: '@phone' }, async ({
  page,
  faults,
}) => {
  faults.allow(/why|ERR_FAILED/);
  await page.route(/\/why\.[^/]*\.js$/, (route) => route.abort());
  const record = decodeGame(BAY_RECORDS['blue, four']);
  await sitDownIn(page, record, 60);
  await page.locator('[data-target="heir"]').first().click();
  await page.locator('[data-target^="at."]:not(.lit)').last().click();
  await expect(page.locator('.action-no')).toHaveText(en['table.lost']);
  await page.unroute(/\/why\.[^/]*\.js$/);
  await page.reload();
  await page.locator('.board').waitFor();
  await lookAt(page);
  await page.locator('[data-target^="boat."].lit').first().click();
  await page.locator('[data-target^="at."]:not(.lit)').last().click();
  await expect(page.locator('.action-no')).not.toHaveText(en['table.lost']);
});

test('the cards of one’s own box are typed in, and played with', { tag: '@phone' }, async ({ page }) => {
  await page.goto('en/dragon-market/cards/');
  await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
  await page.getByText('What are the goods called in your box?').click();
  await page.getByLabel('Your name for: vase').fill('jade cup');
  await page.getByLabel('Your name for: vase').blur();
  const editor = page.locator('.card-editor').first();
  for (const goods of [
    ['necklace', 'ring', 'perfume', 'jade cup'],
    ['fan', 'goldfish', 'mushroom', 'jade cup'],
    ['carpet', 'lantern', 'kite', 'teapot'],
    ['comb', 'flute', 'drum', 'mirror'],
  ]) {
    for (const good of goods) await editor.getByRole('button', { name: good, exact: true }).click();
    await editor.getByRole('button', { name: 'Add this card' }).click();
  }
  await expect(page.locator('.own-card')).toHaveCount(4);
  await expectAccessible(page);

  await page.goto(BAY);
  await page.locator('.lobby-ask').click();
  await page.getByText('House rules, own cards and seed').click();
  await page.getByLabel('Objective cards').selectOption({ label: 'My cards' });
  await expect(page.locator('#new-cards-few')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: en['table.new.start'] }).click();
  await expect(page.locator('.side').first()).toHaveAttribute(
    'aria-label',
    /needs (necklace|fan|carpet|comb)/,
  );
  const needed = await page
    .locator('.side')
    .evaluateAll((sides) => sides.map((side) => side.ariaLabel).join());
  expect(needed).toContain('jade cup');
});

test('a game takes at most 68 kB of script (it is meant to take 60), without the bots', {
  tag: '@phone',
}, async ({ page }) => {
  const scripts = new Map<string, number>();
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script' || /\/worker-/.test(response.url())) return;
    scripts.set(response.url(), gzipSync(await response.body(), { level: 9 }).length);
  });
  await page.goto(BAY);
  await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: /^Play now/ }).click();
  await expect(page.locator('.bay-box')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const bytes = [...scripts].reduce((sum, [, size]) => sum + size, 0);
  expect(bytes).toBeGreaterThan(30_000);
  expect(bytes).toBeLessThanOrEqual(68 * 1024);
});
