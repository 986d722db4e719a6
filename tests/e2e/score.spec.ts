// The score calculator as tired people use it: few taps, an answer that can be read aloud, nothing lost.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Good, Seat } from '../../src/games/dunhuang/index.ts';
import { encodeSheet } from '../../src/islands/dunhuang/score/link.ts';
import { freshSheet } from '../../src/islands/dunhuang/score/sheet.ts';
import { en } from '../support/words.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

/** A four-player game as it might end. */
const GAME: { tokens: Good[]; hand: Good[]; prestige: number; coins: number }[] = [
  { tokens: [9, 10, 8], hand: [2, 7, 9, 10, 10], prestige: 3, coins: 4 },
  { tokens: [7, 6], hand: [7, 8, 8, 9, 9, 10], prestige: 5, coins: 2 },
  { tokens: [5, 4, 3], hand: [5, 5, 6, 10, 10], prestige: 2, coins: 6 },
  { tokens: [2, 1], hand: [3, 4, 4, 7, 7, 9], prestige: 9, coins: 1 },
];
const nameOf = (good: Good) => en[`good.${good}`];

const FULL = encodeSheet({
  ...freshSheet(),
  players: freshSheet().players.map((player, seat) => ({ ...player, ...GAME[seat]! })),
  tokens: freshSheet().tokens.map(
    (_, i) => GAME.findIndex(({ tokens }) => tokens.includes((i + 1) as Good)) as Seat,
  ),
});

async function open(page: Page, lang = 'en', fragment = ''): Promise<void> {
  await page.goto(`${lang}/dunhuang/score/${fragment}`);
  await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
}

/** The game as a link brings it: entering it is one test's business. */
async function openFull(page: Page): Promise<void> {
  await open(page, 'en', `#sheet=${FULL}`);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
}

const settle = (page: Page) => page.getByRole('button', { name: 'Who has won?' }).click();
const verdict = (page: Page) => page.locator('.verdict p');
const panel = (page: Page, seat: number) => page.locator('.panel').nth(seat);
const group = (panel: Locator, name: RegExp) => panel.getByRole('group', { name });

/** Enters the game with taps alone and counts them. */
async function enter(page: Page): Promise<number> {
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.click();
    taps++;
  };
  const phone = await page.locator('.tabs').isVisible();
  for (const [seat, { tokens, hand, prestige, coins }] of GAME.entries()) {
    if (phone && seat > 0) await tap(page.locator('.tab').nth(seat));
    const here = panel(page, seat);
    for (const token of tokens) {
      await tap(group(here, /^Majority tokens/).getByRole('button', { name: nameOf(token), exact: true }));
    }
    for (const good of hand) {
      const card = new RegExp(`^${nameOf(good)}: add`);
      await tap(group(here, /^Cards in hand/).getByRole('button', { name: card }));
    }
    await tap(group(here, /Prestige/).getByRole('button', { name: String(prestige), exact: true }));
    await tap(group(here, /Coins/).getByRole('button', { name: String(coins), exact: true }));
  }
  await tap(page.getByRole('button', { name: 'Who has won?' }));
  return taps;
}

test('a game of four is entered and scored in at most 46 taps', async ({ page }) => {
  test.slow(); // taps are slow on a busy machine
  await open(page);
  expect(await enter(page)).toBeLessThanOrEqual(46);
  await expect(verdict(page)).toHaveText('Yellow wins with 29 points.');
  const grid = page.getByRole('table').first();
  await expect(grid.getByRole('row', { name: /^Total/ })).toHaveText('Total21262924');
});

test('everything is still there after a reload', async ({ page }) => {
  await openFull(page);
  await page.reload();
  await expect(verdict(page)).toHaveText('Yellow wins with 29 points.');
});

test('names are text, whatever they look like', async ({ page }) => {
  await open(page);
  await page.getByText('Names, colours').click();
  await page.getByLabel('Name of player 1').fill('<img src=x onerror=1>');
  await group(panel(page, 0), /Prestige/)
    .getByRole('button', { name: '5', exact: true })
    .click();
  await settle(page);
  await expect(verdict(page)).toHaveText('<img src=x onerror=1> wins with 5 points.');
});

test('a hand can be typed, and a typing error is said and changes nothing', async ({ page }) => {
  await open(page);
  const field = panel(page, 0).getByLabel('Or type the numbers');
  await field.fill('5 5 7 10');
  await field.press('Enter');
  await expect(group(panel(page, 0), /^Cards in hand: 4/)).toBeVisible();
  await field.fill('5 12');
  await field.press('Enter');
  await expect(panel(page, 0).getByRole('alert').filter({ hasText: '“12” is not a good' })).toBeVisible();
  await expect(group(panel(page, 0), /^Cards in hand: 4/)).toBeVisible();
});

test('a long press takes a card away, and so does Delete', async ({ page }) => {
  await open(page);
  const tea = panel(page, 0).getByRole('button', { name: /^Tea: add/ });
  await tea.click();
  await tea.click();
  await tea.click({ delay: 700 });
  await expect(tea).toHaveAccessibleName('Tea: add a card, 1 now');
  await tea.press('Delete');
  await expect(tea).toHaveAccessibleName('Tea: add a card, 0 now');
});

test('what does not add up is marked where it is, and scored all the same', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: '3 players' }).click();
  const field = panel(page, 0).getByLabel('Or type the numbers');
  await field.fill('2 2 2 10');
  await field.press('Enter');
  await expect(panel(page, 0)).toContainText('Silver: 3 counted, but only 2 cards exist.');
  await expect(panel(page, 0)).toContainText('Silk: not in a game of 3 players.');
  await settle(page);
  await expect(page.getByText('This does not add up')).toBeVisible();
});

test('a win at once asks for nothing else, and shows what it was won with', async ({ page }) => {
  await open(page);
  await page.getByLabel('How did it end?').selectOption({ label: 'Red won at once, at the end of a turn' });
  await expect(verdict(page)).toContainText('Red won at once');
  await expect(page.locator('.problem:not(:empty)')).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Score sheet' })).toHaveCount(0);
  await page.getByText('If you like, note what Red won with.').click();
  await panel(page, 0).getByRole('button', { name: 'Tea', exact: true }).click();
  await expect(page.getByText('To win at once Red needs at least 4 majority tokens')).toBeVisible();
  await expect(page.locator('.won-at-once')).toContainText('Majority tokens: Tea');
});

test('nobody has won while people count, nor in a tie whose coins nobody counted', async ({ page }) => {
  await open(page);
  for (const seat of [0, 1]) {
    if (await page.locator('.tabs').isVisible()) await page.locator('.tab').nth(seat).click();
    await group(panel(page, seat), /Prestige/)
      .getByRole('button', { name: '5', exact: true })
      .click();
    await expect(verdict(page)).toHaveCount(0);
  }
  await settle(page);
  await expect(page.locator('#result')).toBeFocused();
  await expect(verdict(page)).toHaveText(
    'Blue and Red are tied with 5 points: the most coins win. Count their coins.',
  );
  const coins = page.locator('.tie-coins').getByRole('group', { name: /Coins/ });
  await coins.nth(0).getByRole('button', { name: '2', exact: true }).click();
  await expect(verdict(page)).toContainText('Count their coins');
  await coins.nth(1).getByRole('button', { name: '4', exact: true }).click();
  await expect(verdict(page)).toHaveText('Red wins on coins: 5 points, as many as Blue, and more coins.');
});

test('counting begins on the first screen @phone', async ({ page }) => {
  await open(page);
  const token = panel(page, 0).getByRole('button', { name: 'Gold', exact: true });
  const box = (await token.boundingBox())!;
  expect(box.y + box.height).toBeLessThan(844 - 64);
});

test('every line opens to its rule, and the rule is where the link says', async ({ page }) => {
  await openFull(page);
  const line = page.locator('details.line').filter({ hasText: 'Green has 2 majority tokens' });
  await line.locator('summary').click();
  const link = line.getByRole('link', { name: 'Read the whole rule' });
  await expect(link).toBeVisible();
  await link.click();
  await expect(page.locator(`[id="score.cap"]`)).toBeInViewport();
});

test('what if: a star where the winner changes', async ({ page }) => {
  await openFull(page);
  await page.getByText('What if …').click();
  const what = page.locator('.what-if');
  await what.getByRole('button', { name: 'Red', exact: true }).click();
  await what.getByRole('button', { name: /^The token of Glass that Yellow holds/ }).click();
  await expect(what.getByRole('status')).toContainText('Red would have 28 points. Then Red would win.');
});

test('a link carries the whole sheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openFull(page);
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(verdict(page)).toHaveText('Yellow wins with 29 points.');
  expect(new URL(page.url()).hash).toBe('');
});

test('the sheet leaves as a picture, as CSV and on paper', async ({ page }) => {
  await openFull(page);
  const save = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name }).click(),
    ]);
    return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
  };
  const picture = await save('Picture');
  expect(picture.name).toBe('dunhuang-score.png');
  expect(picture.content.subarray(1, 4).toString()).toBe('PNG');
  expect((await save('Spreadsheet (CSV)')).content.toString()).toContain('Total,21,26,29,24');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.locator('.panel').first()).toBeHidden();
  await expect(page.getByText(String(new Date().getFullYear()))).toBeVisible();
  await expect(page.locator('details.line summary').first()).toHaveCSS('list-style-type', 'none');
  const play = await page.locator('a[href^="https://app.bgstatsapp.com/createPlay.html?data="]').count();
  expect(play).toBe(1);
});

test('games are kept, counted, saved to a file, deleted and brought back', async ({ page }) => {
  await openFull(page);
  await page.getByRole('button', { name: 'Keep in the history' }).click();
  await expect(page.locator('.game')).toHaveCount(1);
  await expect(
    page.getByRole('table', { name: 'Standings' }).getByRole('row', { name: /^Yellow/ }),
  ).toContainText('points 1');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save all (CSV)' }).click(),
  ]);
  await page.getByRole('button', { name: /^Delete the game/ }).click();
  await expect(page.locator('.game')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.game')).toHaveCount(1);
  await page.getByRole('button', { name: /^Delete the game/ }).click();
  await page.getByLabel('Read a file').setInputFiles(await download.path());
  await expect(page.getByText('1 game read from the file.')).toBeVisible();
  await expect(page.locator('.game')).toHaveCount(1);
});

test('what was just done goes away by itself, but not from under a pointer @desktop', async ({ page }) => {
  await page.clock.install();
  await openFull(page);
  await page.getByRole('button', { name: 'Keep in the history' }).click();
  const notice = page.locator('.notice p');
  await notice.hover();
  await page.clock.fastForward(30_000);
  await expect(notice).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(30_000);
  await expect(notice).toHaveCount(0);
});

test('a keyboard is enough @desktop', async ({ page }) => {
  await open(page);
  const tea = panel(page, 0).getByRole('button', { name: 'Tea', exact: true });
  await tea.focus();
  await page.keyboard.press('Enter');
  await expect(tea).toHaveAttribute('aria-pressed', 'true');
  await expect(tea).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page, 0).getByRole('button', { name: 'Paper', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Who has won?' }).focus();
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveText('Blue wins with 2 points.');
});

for (const [lang, colorScheme] of [
  ['en', 'light'],
  ['nl', 'dark'],
] as const) {
  test(`axe finds nothing on a full sheet in ${lang}, ${colorScheme}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page);
    const field = panel(page, 0).getByLabel('Or type the numbers');
    await field.fill('2 2 2 10');
    await field.press('Enter');
    await settle(page);
    await page.getByRole('button', { name: 'Keep in the history' }).click();
    await open(page, lang);
    await page.locator('.what-if summary').click();
    await expectAccessible(page);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
  });
}

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the whole flow works @phone', async ({ page, context }) => {
    test.slow();
    await open(page);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await context.setOffline(true);
    await page.reload();
    await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
    await enter(page);
    await page.getByRole('button', { name: 'Keep in the history' }).click();
    await page.reload();
    await expect(verdict(page)).toHaveText('Yellow wins with 29 points.');
    await expect(page.locator('.game')).toHaveCount(1);
    await context.setOffline(false);
  });
});
