// Somebody at the score calculator.
import type { Locator, Page } from '@playwright/test';
import type { Good, Seat } from '../../../src/games/dunhuang/index.ts';
import { encodeSheet } from '../../../src/islands/dunhuang/score/link.ts';
import { freshSheet } from '../../../src/islands/dunhuang/score/sheet.ts';
import { en } from '../../support/words.ts';

/** A four-player game as it might end. */
export const GAME: { tokens: Good[]; hand: Good[]; prestige: number; coins: number }[] = [
  { tokens: [9, 10, 8], hand: [2, 7, 9, 10, 10], prestige: 3, coins: 4 },
  { tokens: [7, 6], hand: [7, 8, 8, 9, 9, 10], prestige: 5, coins: 2 },
  { tokens: [5, 4, 3], hand: [5, 5, 6, 10, 10], prestige: 2, coins: 6 },
  { tokens: [2, 1], hand: [3, 4, 4, 7, 7, 9], prestige: 9, coins: 1 },
];
export const nameOf = (good: Good) => en[`good.${good}`];

export const FULL = encodeSheet({
  ...freshSheet(),
  players: freshSheet().players.map((player, seat) => ({ ...player, ...GAME[seat]! })),
  tokens: freshSheet().tokens.map(
    (_, i) => GAME.findIndex(({ tokens }) => tokens.includes((i + 1) as Good)) as Seat,
  ),
});

export async function open(page: Page, lang = 'en', fragment = ''): Promise<void> {
  await page.goto(`${lang}/dunhuang/score/${fragment}`);
  await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
}

/** The game as a link brings it: entering it is one test's business. */
export async function openFull(page: Page): Promise<void> {
  await open(page, 'en', `#sheet=${FULL}`);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
}

export const settle = (page: Page) => page.getByRole('button', { name: 'Who has won?' }).click();
export const verdict = (page: Page) => page.locator('.verdict p');
export const panel = (page: Page, seat: number) => page.locator('.panel').nth(seat);
export const group = (panel: Locator, name: RegExp) => panel.getByRole('group', { name });

/** Enters the game with taps alone and counts them. */
export async function enter(page: Page): Promise<number> {
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
