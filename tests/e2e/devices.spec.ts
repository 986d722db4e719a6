// Everyone on their own device: real WebRTC between contexts of one browser, and games that go round by link. `npm run devices` does it at length.
import type { Page } from '@playwright/test';
import type { Seat } from '../../src/games/dunhuang/index.ts';
import { bot, person } from '../islands/table/support/table.ts';
import { openTable } from './support/at-table.ts';
import { expectAccessible } from './support/axe.ts';
import {
  answerTo,
  beginRoom,
  expectSame,
  inviteTo,
  join,
  lastSight,
  newDevice,
  playAnything,
  playOut,
} from './support/devices.ts';
import { keptGame } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { lookAt } from './support/touch.ts';

/** Guests and hosts that go and come back: each once, and both; fifty times in `npm run devices`. */
const LONG = process.env['DEVICE_KILLS'] !== undefined;
const KILLS = Number(process.env['DEVICE_KILLS'] ?? 3);
const NAMES = ['Blue', 'Red', 'Yellow', 'Green'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const count of LONG ? ([2, 3, 4] as const) : ([3] as const)) {
  test(`${count} seats, one of them a bot's where there is room, play a whole game in one room @desktop`, async ({
    page,
    browser,
    faults,
    baseURL,
  }) => {
    test.slow();
    const players = Array.from({ length: count }, (_, n) => (n === 2 ? bot(2) : person(n as Seat)));
    await beginRoom(page, { players });
    const guests = new Map<Seat, Page>();
    for (const [seat, player] of players.entries()) {
      if (seat === 0 || player.bot) continue;
      const guest = await (await newDevice(browser, faults, baseURL!)).newPage();
      await join(page, guest, NAMES[seat]!);
      guests.set(seat as Seat, guest);
    }
    await expect(page.getByText('is not connected')).toHaveCount(0);
    await playOut([page, ...guests.values()], async () => {
      if (Math.random() < 0.1) await expectSame(page, guests);
    });
    await expectSame(page, guests);
    for (const guest of guests.values()) await guest.context().close();
  });
}

test(`${KILLS} times a guest, the host or both go and come back: no move is lost or doubled @desktop`, async ({
  page,
  browser,
  faults,
  baseURL,
}) => {
  test.setTimeout(60_000 + KILLS * 15_000);
  await beginRoom(page, { players: [person(0), person(1)], seed: 'comes and goes' });
  const context = await newDevice(browser, faults, baseURL!);
  let guest = await context.newPage();
  await join(page, guest, 'Red');
  for (let n = 0; n < KILLS; n++) {
    for (const one of [page, guest, page]) await playAnything(one);
    if (await page.locator('.ending').count()) {
      await beginRoom(page, { players: [person(0), person(1)], seed: `once more ${n}` });
      await join(page, guest, 'Red');
    }
    await expectSame(page, new Map([[1, guest]]));
    const { moves: confirmed } = await keptGame(page, 'game');
    // In the middle of whatever both are about to do.
    const busy = [page, guest].map((one) => playAnything(one).catch(() => false));
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 150));
    const who = ['guest', 'host', 'both'][n % 3];
    if (who !== 'host') await guest.close();
    if (who !== 'guest') await page.reload();
    await Promise.all(busy);
    const { moves } = await keptGame(page, 'game');
    expect(moves.slice(0, confirmed.length)).toEqual(confirmed);
    if (who !== 'host') guest = await context.newPage();
    await expect(page.locator('.board, .ending')).not.toHaveCount(0);
    if (await page.locator('.ending').count()) continue;
    await expect(page.getByText('Red is not connected')).toBeVisible({ timeout: 15_000 });
    await join(page, guest, 'Red');
    await expectSame(page, new Map([[1, guest]]));
  }
  await context.close();
});

test('a guest who sends garbage, or very much, is shown the door, and the game goes on @desktop', async ({
  page,
  browser,
  faults,
  baseURL,
}) => {
  await beginRoom(page, { players: [person(0), person(1)] });
  const context = await newDevice(browser, faults, baseURL!);
  const guest = await context.newPage();
  for (const what of ['garbage', 'flood', 'size'] as const) {
    await join(page, guest, 'Red');
    await guest.evaluate((kind) => {
      const [channel] = (window as unknown as { channels: RTCDataChannel[] }).channels;
      const long = 'x'.repeat(60_000);
      try {
        if (kind === 'garbage') channel!.send('={"say":"resign"}');
        if (kind === 'flood') for (let n = 0; n < 10_000; n++) channel!.send('={"say":"ping"}');
        if (kind === 'size') for (let n = 0; n < 850; n++) channel!.send(`+${long}`); // 50 MB in all
      } catch {
        // The browser itself sends no more: that is as good.
      }
    }, what);
    await expect(page.getByText('Red is not connected')).toBeVisible({ timeout: 15_000 });
  }
  const before = (await keptGame(page, 'game')).moves.length;
  await playAnything(page, 1);
  await expect.poll(async () => (await keptGame(page, 'game')).moves.length).toBeGreaterThan(before);
  await context.close();
});

test('what cannot work is said, in words and to a screen reader', async ({
  page,
  browser,
  faults,
  baseURL,
}) => {
  await beginRoom(page, { players: [person(0), person(1)] });
  const link = await inviteTo(page, 'Red');
  await expectAccessible(page);
  await page.locator('.devices-answer').fill('not an answer');
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByText('That is not the answer to this invitation.')).toBeVisible();
  const context = await newDevice(browser, faults, baseURL!);
  const guest = await context.newPage();
  await guest.goto(`${link.slice(0, -9)}`);
  await expect(guest.getByText('This invitation cannot be read')).toBeVisible();
  await guest.clock.install();
  await answerTo(guest, link);
  await expectAccessible(guest);
  await guest.clock.fastForward(16_000);
  await expect(guest.getByText('let one phone make a hotspot')).toBeVisible();
  await context.close();
});

test('a game goes from one device to the next and back by link, and each shows its own hand', async ({
  page,
  browser,
  faults,
  baseURL,
}) => {
  await openTable(page);
  await page.locator('.lobby-ask').click();
  await page.getByRole('button', { name: '2 players' }).click();
  await page.getByLabel('Who is player 2?').selectOption('person');
  await page.locator('#new-way').selectOption('link');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.board')).toBeVisible();
  await playAnything(page);
  await lookAt(page); // what comes to lie under a finger does nothing for a moment
  await page.getByRole('button', { name: 'Send to Red', exact: true }).click();
  await page.getByRole('button', { name: 'Show as a QR code' }).click();
  await expect(page.locator('.devices .qr svg')).toBeVisible();
  await expectAccessible(page);
  const link = await page.locator('.devices-link').inputValue();
  expect(link.length).toBeLessThanOrEqual(450);

  const context = await newDevice(browser, faults, baseURL!);
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByText('You play Red in this game.')).toBeVisible();
  expect(other.url()).toContain('#game='); // the address no longer holds the cards
  await playAnything(other);
  await lookAt(other);
  await other.getByRole('button', { name: 'Send to Blue', exact: true }).click();
  const back = await other.locator('.devices-link').inputValue();
  // Looking back shows nobody else's hand while the game is on.
  await other.keyboard.press('Escape');
  await other.getByRole('button', { name: 'Menu', exact: true }).click();
  await other.getByRole('button', { name: 'Look back' }).click();
  await expect(other.locator('.replay-controls')).toBeVisible();
  await expect(other.getByText('Whose view?')).toHaveCount(0);
  await expect(other.getByText('Try it from here')).toHaveCount(0);

  await openTable(page);
  await expect(page.locator('.kept-facts').first()).toContainText('Red to move, sent');
  await page.goto('about:blank');
  await page.goto(link); // one's own link, by accident
  await expect(
    page.getByText('This link is for Red. On this device you play Blue in this game.'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.goto('about:blank');
  await page.goto(back);
  await expect(page.getByText('The game has gone on.')).toBeVisible();
  await page.goto('about:blank');
  await page.goto(back.replace(/&g=[^&]{12}/, '&g=AAAAAAAAAAAA'));
  await expect(page.locator('.problem[role=alert]')).toBeVisible();
  await context.close();
});

test('Dragon Market is played on two devices, and who comes back needs one scan @desktop', async ({
  page,
  browser,
  faults,
  baseURL,
}) => {
  await page.goto('en/dragon-market/table/');
  await page.locator('.lobby-ask').click();
  await page.getByRole('button', { name: '2 players' }).click();
  await page.getByLabel('Who is player 2?').selectOption('person');
  await page.locator('#new-way').selectOption('room');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.board')).toBeVisible();
  const name = (await page.getByText('is not connected').innerText()).split(' is not')[0]!;
  const context = await newDevice(browser, faults, baseURL!);
  const guest = await context.newPage();
  await join(page, guest, name);
  await expect.poll(async () => (await lastSight(guest))?.at).toBe(0);
  for (let n = 0; n < 4; n++) for (const one of [page, guest]) await playAnything(one);
  await expect.poll(async () => (await lastSight(guest)).at).toBeGreaterThan(2);
  const before = (await lastSight(guest)).at;
  await guest.close();
  await expect(page.getByText('is not connected')).toBeVisible({ timeout: 15_000 });
  const link = await inviteTo(page, name);
  await expect(page.locator('.devices-answer')).toHaveCount(0); // it is known, and has nothing to answer
  const back = await context.newPage();
  await back.goto(link);
  await expect(back.locator('.board')).toBeVisible();
  expect((await lastSight(back)).at).toBe(before);
  await context.close();
});
