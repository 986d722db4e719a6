// Somebody at the table: taps what a move takes, and reads the board as a screen reader would.

import type { Page } from '@playwright/test';
import { createGame, type Move, play, view } from '../../../src/games/dunhuang/index.ts';
import { tapsOf } from '../../../src/islands/dunhuang/table/choosing/taps.ts';
import { ROOM_FOR_LOG } from '../../../src/islands/table/log/room.ts';
import type { TableGame } from '../../islands/table/support/dunhuang.ts';
import { en } from '../../support/words.ts';

import { expect } from './test.ts';
import { lookAt } from './touch.ts';

export const TABLE = 'en/dunhuang/table/';

/** What lies on top of a thing to tap is told at once, not when the whole test has run out of time. */
const SOON = { timeout: 20_000 };

const inPlay = (page: Page) => page.locator('.board, .curtain');

/** Opens a kept game, or the lobby; the page may be on another address, or on the same one. */
export async function openTable(page: Page, id?: string): Promise<void> {
  await page.goto(TABLE + (id === undefined ? '' : `#game=${id}`));
  await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' }); // listens from now on
  if (id !== undefined) await expect(inPlay(page)).toBeVisible();
}

/** Lifts the curtain where there is one. */
export async function liftCurtain(page: Page): Promise<void> {
  await expect(inPlay(page)).toBeVisible();
  const lift = page.locator('.curtain-lift');
  if (await lift.isVisible()) await lift.click();
  await expect(page.locator('.board')).toBeVisible();
}

/** By its button: keys are heard a moment after the board is seen. */
export const openMenu = (page: Page, words: Pick<typeof en, 'table.board.menu'> = en): Promise<void> =>
  page.getByRole('button', { name: words['table.board.menu'], exact: true }).click();

/** The whole board in words, with nothing pointed at: what is pointed at shows what it would bring. */
export async function readBoard(page: Page): Promise<string> {
  await page.mouse.move(0, 0);
  // Beside a wide board comes the log, a breath behind it.
  const isWhole = (room: string) =>
    !matchMedia(room).matches || document.querySelector('.board .log') !== null;
  await page.waitForFunction(isWhole, ROOM_FOR_LOG);
  return page.locator('.board').ariaSnapshot();
}

/** Taps a move through, and waits until what it brought is shown. */
export async function makeMove(page: Page, { options, moves }: TableGame, move: Move): Promise<void> {
  const { camel } = view(moves.reduce(play, createGame(options)), undefined);
  const taps = tapsOf(move, camel).filter((target) => !target.startsWith('do.'));
  await lookAt(page);
  for (const target of taps) await page.locator(`[data-target="${target}"]`).click(SOON);
  if (taps.length > 0) await lookAt(page);
  const shown = () => inPlay(page).ariaSnapshot();
  const before = await shown();
  await page.locator(`.action-do, [data-option="do.${move.type}"]`).click(SOON);
  await expect.poll(shown).not.toBe(before);
}
