// What several devices weigh, over what an ordinary game needs: all that a host, a guest and a game by link fetch, without the scanner.
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
/** The scanner, and the drawing of QR codes, which the set-up has too. */
const APART = /\/(?:decode|QrCode|dist)\./;

/** Packed bytes of every script that a page asks for, by address. */
function weigh(page: Page): Map<string, number> {
  const scripts = new Map<string, number>();
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    scripts.set(response.url(), 0);
    const body = await response.body().catch(() => undefined);
    if (body) scripts.set(response.url(), gzipSync(body, { level: 9 }).length);
  });
  return scripts;
}

test('everything for several devices weighs at most 25 kB @desktop', async ({ browser, faults, baseURL }) => {
  const open = async () => (await newDevice(browser, faults, baseURL!)).newPage();
  const [alone, host, guest] = [await open(), await open(), await open()];
  const [usual, hosted, held] = [weigh(alone), weigh(host), weigh(guest)];
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
  const sent = weigh(byLink);
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

  const added = new Map([...hosted, ...held, ...sent].filter(([url]) => !usual.has(url) && !APART.test(url)));
  await expect.poll(() => [...added.values()].every((bytes) => bytes > 0)).toBe(true);
  const bytes = [...added.values()].reduce((sum, one) => sum + one, 0);
  console.log(`Several devices weigh ${bytes} bytes in ${added.size} scripts.`);
  expect(bytes, [...added].map(([url, size]) => `${size} ${url}`).join('\n')).toBeLessThanOrEqual(WHOLE);
  expect(bytes).toBeGreaterThan(5000);
});
