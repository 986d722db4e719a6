// What several devices weigh, over what an ordinary game needs: all that a host, a guest and a game by link fetch, QR codes and all. The
// scanner is apart: nobody starts a camera here, and it is fetched with that.
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { bot, newGame, person } from '../islands/table/support/table.ts';
import { openTable } from './support/at-table.ts';
import { beginRoom, join, newDevice } from './support/devices.ts';
import { asSave, layDown } from './support/kept-games.ts';
import { expect, test } from './support/test.ts';
import { lookAt } from './support/touch.ts';

const LINKED = 'AFFwGa8uXg1bmghcIpwFBLiBKImLghJGY';
const WHOLE = 25_000; // bytes, packed

/** The address of every script that a page asks for. */
function scriptsOf(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.add(request.url());
  });
  return scripts;
}

test('everything for several devices weighs at most 25 kB @desktop', async ({ browser, faults, baseURL }) => {
  const open = async () => (await newDevice(browser, faults, baseURL!)).newPage();
  const [alone, host, guest] = [await open(), await open(), await open()];
  const [usual, hosted, held] = [scriptsOf(alone), scriptsOf(host), scriptsOf(guest)];
  await openTable(alone);
  await layDown(alone, asSave(newGame([person(0), bot(1)])));
  await alone.goto('about:blank');
  await openTable(alone); // a lobby with a game in it
  await expect(alone.locator('.kept-facts')).toBeVisible();
  await alone.goto('about:blank');
  await alone.goto(`en/dunhuang/table/#g=${LINKED}`); // a game to look at
  await expect(alone.locator('.replay-controls')).toBeVisible();
  await alone.goto('about:blank');
  await openTable(alone, 'game');
  await lookAt(alone);
  await alone.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(alone.locator('.bottom-sheet')).toBeVisible();

  await beginRoom(host, { players: [person(0), person(1)] });
  await join(host, guest, 'Red');
  const byLink = await host.context().newPage();
  const sent = scriptsOf(byLink);
  await openTable(byLink);
  const game = newGame([person(0), person(1)], { id: 'by-link' });
  await layDown(byLink, asSave({ ...game, apart: { way: 'link', here: [1] } }));
  await openTable(byLink, 'by-link');
  await lookAt(byLink);
  await byLink.getByRole('button', { name: 'Send to Blue', exact: true }).click();
  await byLink.getByRole('button', { name: 'Show as a QR code' }).click();
  await expect(byLink.locator('.qr svg')).toBeVisible();
  const link = await byLink.locator('.devices-link').inputValue();
  await byLink.goto('about:blank');
  await byLink.goto(link);
  await expect(byLink.getByText('This link is for Blue.')).toBeVisible();

  const added = [...new Set([...hosted, ...held, ...sent])].filter((url) => !usual.has(url));
  const sizes = await Promise.all(
    added.map(async (url) => gzipSync(await (await alone.request.get(url)).body(), { level: 9 }).length),
  );
  const bytes = sizes.reduce((sum, one) => sum + one, 0);
  console.log(`Several devices weigh ${bytes} bytes in ${added.length} scripts.`);
  expect(bytes, added.map((url, n) => `${sizes[n]} ${url}`).join('\n')).toBeLessThanOrEqual(WHOLE);
  expect(bytes).toBeGreaterThan(5000);
});
