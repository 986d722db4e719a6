// Live from afar, on a build with a relay: a real NATS server on this machine, and two browsers that know each other only through it.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { BASE_BUILD } from '../../scripts/check/parts.ts';
import { person } from '../islands/table/support/table.ts';
import { startNats } from '../support/nats.ts';
import { expectAccessible } from './support/axe.ts';
import { beginRoom, newDevice, playAnything, playOut } from './support/devices.ts';
import { keptGame } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { lookAt } from './support/touch.ts';

test.describe.configure({ mode: 'serial' }); // one relay, at one port
test.use({ contextOptions: { reducedMotion: 'reduce' } });

let nats: Awaited<ReturnType<typeof startNats>>;
test.beforeAll(async () => {
  nats = await startNats(BASE_BUILD.relay.port);
});
test.afterAll(() => nats.close());

async function inviteFromAfar(host: Page): Promise<string> {
  await lookAt(host);
  await host.getByRole('button', { name: 'Invite', exact: true }).click();
  await host.getByRole('button', { name: 'Invite Red from afar' }).click();
  const link = await host.locator('.devices-link').inputValue();
  await expectAccessible(host);
  return link;
}

test('one link brings a guest from afar, who comes back by themselves after reloads and a relay that ended', async ({
  page,
  browser,
  faults,
  baseURL,
}) => {
  faults.allow(/WebSocket connection to 'ws:\/\/127\.0\.0\.1/); // while the relay is away
  await beginRoom(page, { players: [person(0), person(1)], seed: 'afar' });
  const link = await inviteFromAfar(page);
  expect(link).toContain('#live=');
  const context = await newDevice(browser, faults, baseURL!);
  const guest = await context.newPage();
  await guest.goto(link);
  await expect(guest.locator('.board')).toBeVisible();
  await expect(page.getByText('Red has joined.')).toBeVisible();
  await page.keyboard.press('Escape');
  await playAnything(page);
  await guest.reload();
  await expect(guest.locator('.board')).toBeVisible();
  await playAnything(guest);
  await page.reload();
  await expect(page.getByText('Red has joined.')).toBeVisible({ timeout: 20_000 });
  await nats.kill();
  await expect(guest.getByText('Looking for the other device')).toBeVisible({ timeout: 20_000 });
  await nats.start();
  await expect(guest.getByText('Looking for the other device')).toHaveCount(0, { timeout: 20_000 });
  await expect(page.getByText('is not connected')).toHaveCount(0, { timeout: 20_000 });
  await playOut([page, guest]);
  await expect(guest.locator('.ending')).toBeVisible();
  const { moves } = await keptGame(page, 'game');
  expect(moves.length).toBeGreaterThan(20);
  await context.close();
});

test('who opens such a link where nobody is at the table is told so, and a cut one is none', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`en/dunhuang/table/#live=C${'A'.repeat(60)}`);
  await expect(page.getByText('This invitation cannot be read')).toBeVisible();
  const { liveFragment, newSecret, readSecret } = await import(
    '../../src/islands/table/devices/live/invitation.ts'
  );
  await page.goto('about:blank');
  await page.goto(`en/dunhuang/table/${liveFragment('nobody', 1, readSecret(newSecret())!)}`);
  await expect(page.getByText('Looking for the device that invited you')).toBeVisible();
  await page.clock.fastForward(16_000);
  await expect(page.getByText('Nobody answers yet')).toBeVisible();
  await expectAccessible(page);
});

/** All scripts of a build, in one text. */
const scriptsOf = (folder: string): string => {
  const scripts = path.join(folder, '_astro');
  return readdirSync(scripts)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(scripts, name), 'utf8'))
    .join('\n');
};
const policyOf = (folder: string): string => {
  const page = readFileSync(path.join(folder, 'en', 'dunhuang', 'table', 'index.html'), 'utf8');
  return /connect-src [^;"]*/.exec(page)?.[0] ?? '';
};

test('a build without a relay has nothing of it, and one with a relay may reach that one alone', () => {
  const ours = /AES-GCM|HKDF|nats|shang live/i;
  expect(scriptsOf('dist')).not.toMatch(ours);
  expect(policyOf('dist')).toBe("connect-src 'self'");
  expect(scriptsOf(BASE_BUILD.out)).toMatch(/AES-GCM/);
  expect(policyOf(BASE_BUILD.out)).toBe(`connect-src 'self' ${BASE_BUILD.relay.url}`);
});
