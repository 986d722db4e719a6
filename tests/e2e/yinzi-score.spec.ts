// Yinzi's scoring pad, as tired people use it after four rounds.
import type { Page } from '@playwright/test';
import { countsOf, PLAYED, RATE, WORTH } from '../support/yinzi-game.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const MOST_TAPS = 70;

const profile = JSON.stringify({ version: 1, data: { points: WORTH } });

async function openPad(page: Page, lang: string): Promise<void> {
  await page.goto(`${lang}/yinzi/score/`);
  await page.locator('astro-island:not([ssr]) .pad-group').first().waitFor(); // listens from now on
}

/** Everything of everybody, by thumb; gives back how many taps that took. */
async function countAll(page: Page): Promise<number> {
  let taps = 0;
  const tap = async (what: ReturnType<Page['locator']>) => {
    await what.tap();
    taps++;
  };
  const row = (id: string) => page.locator('.pad-row', { has: page.locator(`#${id}`) });
  for (const [seat, player] of PLAYED.entries()) {
    if (seat > 0) await tap(page.locator('.panel[data-active] .next-panel'));
    for (const [of, n] of countsOf(player))
      await tap(row(`pad-${seat}-${of}`).getByRole('button', { name: String(n), exact: true }));
  }
  await tap(row('pad-rate').getByRole('button', { name: String(RATE), exact: true }));
  await tap(page.locator('.settle button'));
  return taps;
}

test(`a game of four is counted in at most ${MOST_TAPS} taps, kept, shared and reopened`, {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript((kept) => localStorage.setItem('shang.yinzi.box', kept), profile);
  await openPad(page, 'nl');
  const taps = await countAll(page);
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);
  await expect(page.locator('.verdict')).toContainText('58');
  await expect(page.locator('#result')).toBeFocused();
  await expect(page.locator('.score-grid tbody tr')).toHaveCount(12);
  const line = page.locator('.line').nth(2);
  await line.locator('summary').tap();
  await expect(line.locator('li').first()).toContainText('2 × 3');
  await expect(line.getByRole('link')).toHaveAttribute('href', /scoring\/#score\.commodities$/);
  await page.locator('.what-if summary').tap();
  await page.locator('.what-if .choice').nth(1).tap(); // the second player
  await page.locator('.what-if .choice').nth(4).tap();
  await expect(page.locator('.what-if .answer')).toContainText(/\d/);
  await page.locator('.share .button--main').tap();
  await expect(page.locator('.game')).toHaveCount(1);
  await expect(page.locator('.share a')).toHaveAttribute('href', /bgstatsapp\.com.*Yinzi/);
  await expectAccessible(page);
  await page.reload();
  await expect(page.locator('.verdict')).toContainText('58');
});

test('what cannot be is marked where it is, and what the board must say is asked for', async ({ page }) => {
  await openPad(page, 'en');
  await page.locator('#pad-0-misfortune').fill('17');
  const problem = page.locator('.panel').first().locator('.problem');
  await expect(problem).toContainText('16');
  await expect(page.locator('#pad-0-misfortune')).toHaveAttribute('aria-invalid', 'true');
  await page.locator('.panel').first().getByRole('button', { name: 'Higher than III?' }).click();
  await page.locator('#pad-0-factory-4').fill('1');
  await expect(problem.first()).toContainText('Level III is the highest');
  await page.locator('#pad-0-left').fill('x');
  await expect(page.locator('#pad-0-left')).toHaveAttribute('aria-invalid', 'true');
  await page.locator('#pad-0-left').fill('2');
  await page.locator('#pad-0-japan').fill('3');
  await page.locator('.settle button').click();
  await expect(page.locator('.verdict')).toContainText('Japan');
  await expectAccessible(page);
  await page.locator('.result .button--main').click();
  await expect(page.locator('#pad-worth-japan')).toBeFocused();
  await page.keyboard.type('4');
  await expect(page.locator('.score-grid .strong').first()).toContainText('−15'); // reckoned all the same
  await page.goto('en/yinzi/box/');
  await expect(page.locator('#box-points-japan')).toHaveValue('4'); // asked once
});
