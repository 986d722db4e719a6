// Several devices by keys alone, and what a screen reader hears of them.
import type { Page } from '@playwright/test';
import { BEAT, SILENCE } from '../../src/islands/table/devices/protocol/wire.ts';
import { TABLE } from './support/at-table.ts';
import { expectAccessible } from './support/axe.ts';
import { newDevice } from './support/devices.ts';
import { expect, test } from './support/test.ts';
import { lookAt } from './support/touch.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Tab until that is what has the focus, by the name that is read aloud. */
async function tabTo(page: Page, role: 'button' | 'combobox' | 'textbox', name: string): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true });
  await wanted.waitFor();
  for (let n = 0; n < 80; n++) {
    if (await wanted.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no Tab leads to ${name}`);
}

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, 'button', name);
  await page.keyboard.press('Enter');
}

/** Chooses in a list by the first letters. */
async function choose(page: Page, name: string, letters: string): Promise<void> {
  await tabTo(page, 'combobox', name);
  await page.keyboard.type(letters);
}

const hears = (page: Page, text: string, options?: { timeout: number }) =>
  expect(page.getByRole('status').filter({ hasText: text })).not.toHaveCount(0, options);

test('a game is begun, somebody invited, and both play, with keys alone @desktop', async ({
  page,
  browser,
  faults,
  baseURL,
}) => {
  await page.goto(TABLE);
  await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
  await page.locator('.lobby-ask').focus();
  await page.keyboard.press('Enter');
  await press(page, '2 players');
  await choose(page, 'Who is player 2?', 'A p');
  await choose(page, 'Where do the people sit?', 'One');
  await press(page, 'Start the game');
  await expect(page.locator('.board')).toBeVisible();
  await lookAt(page);
  await press(page, 'Invite');
  await press(page, 'Invite Red');
  const link = await page.locator('details .devices-link').inputValue();
  const context = await newDevice(browser, faults, baseURL!);
  const guest = await context.newPage();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'Join a game' })).toBeFocused();
  const answer = await guest.locator('details .devices-link').inputValue();
  await tabTo(page, 'textbox', 'Or paste the answer');
  await page.keyboard.insertText(answer);
  await page.keyboard.press('Enter');
  await hears(page, 'Red has joined.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(guest.locator('.board')).toBeVisible();
  const both = [page, guest];
  const toMove = async () => both[(await page.locator('.lit').count()) > 0 ? 0 : 1]!;
  const waiting = async () => both[(await toMove()) === page ? 1 : 0]!;
  await hears(await waiting(), 'Waiting for');
  for (let n = 0; n < 2; n++) {
    await Promise.all(both.map(lookAt));
    const one = await toMove();
    const said = one.locator('.log li');
    const before = await said.count();
    await one.locator('.lit').first().focus();
    await one.keyboard.press('Enter');
    await press(one, (await one.locator('.action-do').innerText()).trim());
    await expect.poll(() => said.count()).toBeGreaterThan(before);
  }
  await Promise.all(both.map(lookAt));
  await hears(await waiting(), 'Waiting for');
  await hears(await toMove(), 'Your turn');
  await expectAccessible(guest);
  await guest.close();
  await hears(page, 'Red is away.', { timeout: SILENCE + 2 * BEAT }); // a page that is ended may have no time to say so
  await context.close();
});
