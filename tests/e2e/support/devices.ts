/** Several devices in one browser: each is a context of its own, and they talk over real WebRTC. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { createGame, openView, outcome, play, type Seat, view } from '../../../src/games/dunhuang/index.ts';
import type { Player } from '../../../src/islands/table/game/types.ts';
import { newGame } from '../../islands/table/support/table.ts';
import { openTable } from './at-table.ts';
import type { Faults } from './faults.ts';
import { asSave, layDown } from './kept-games.ts';
import { keptGame } from './table.ts';
import { expect } from './test.ts';
import { lookAt } from './touch.ts';

/** Every text that comes over a channel, for a test to read: `heard` on the page. */
export const overhear = (): void => {
  const heard: string[] = [];
  const told: number[] = []; // when the host said how it stands
  let parts = '';
  Object.assign(window, { heard, channels: [] as RTCDataChannel[] });
  const { channels } = window as unknown as { channels: RTCDataChannel[] };
  const listenTo = (channel: RTCDataChannel): void => {
    channels.push(channel);
    Object.assign(window, { told });
    channel.addEventListener('message', ({ data }) => {
      parts += data.slice(1);
      if (data[0] === '+') return;
      heard.push(parts);
      if (parts.startsWith('{"say":"sight"')) told.push(performance.timeOrigin + performance.now());
      parts = '';
    });
  };
  const Real = RTCPeerConnection;
  window.RTCPeerConnection = class extends Real {
    constructor(options?: RTCConfiguration) {
      super(options);
      this.addEventListener('datachannel', ({ channel }) => listenTo(channel));
    }
  };
};

export async function newDevice(browser: Browser, faults: Faults, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block', reducedMotion: 'reduce' });
  await faults.watch(context);
  await context.addInitScript(overhear);
  return context;
}

export interface Begun {
  readonly players: readonly Player[];
  readonly seed?: string;
}

/** A game in one room, whose first seat is here. */
export async function beginRoom(host: Page, { players, seed = 'room' }: Begun): Promise<void> {
  const options = { players: players.length as 2 | 3 | 4, seed };
  const game = { ...newGame(players, { options }), apart: { way: 'room' as const, here: [0 as Seat] } };
  await openTable(host);
  await host.evaluate(() => {
    localStorage.setItem(
      'shang.dunhuang.table',
      JSON.stringify({ version: 1, data: { pace: 'instant', autoEnd: true } }),
    );
  });
  await layDown(host, asSave(game));
  await openTable(host, game.id);
}

/** The host shows the code of a seat, as a link. */
export async function inviteTo(host: Page, name: string): Promise<string> {
  await lookAt(host); // what comes to lie under a finger does nothing for a moment
  await host.getByRole('button', { name: 'Invite', exact: true }).click();
  await host.getByRole('button', { name: `Invite ${name}`, exact: true }).click();
  const link = host.locator('details .devices-link');
  await link.waitFor({ state: 'attached' });
  return link.inputValue();
}

/** Opens the invitation, and hands its answer back. */
export async function answerTo(guest: Page, link: string): Promise<string> {
  await guest.goto('about:blank');
  await guest.goto(link);
  const answer = guest.locator('details .devices-link');
  await answer.waitFor({ state: 'attached' });
  return answer.inputValue();
}

export async function join(host: Page, guest: Page, name: string): Promise<void> {
  const link = await inviteTo(host, name);
  if (await host.locator('.devices-answer').count()) {
    await host.locator('.devices-answer').fill(await answerTo(guest, link));
    await host.getByRole('button', { name: 'Connect', exact: true }).click();
  } else {
    // The host knows that device: it has only to scan the code.
    await guest.goto('about:blank');
    await guest.goto(link);
  }
  await expect(guest.locator('.board')).toBeVisible({ timeout: 20_000 }); // a busy machine takes its time
  await host.keyboard.press('Escape');
  await expect(host.locator('.bottom-sheet')).toHaveCount(0);
}

interface Told {
  readonly at: number;
  readonly view: unknown;
  readonly back: string;
}

/** How the game stood when the host last told this device. */
export const lastSight = (guest: Page): Promise<Told> =>
  guest.evaluate(() => {
    const { heard } = window as unknown as { heard: string[] };
    const sights = heard.map((text) => JSON.parse(text)).filter(({ say }) => say === 'sight');
    return sights.at(-1);
  });

/** What the host has kept, and the guest knows of it: exactly what its seat may. Gives the moves played. */
export async function expectSame(host: Page, guests: ReadonlyMap<Seat, Page>): Promise<number> {
  const { options, moves } = await keptGame(host, 'game');
  const state = moves.reduce(play, createGame(options));
  for (const [seat, guest] of guests) {
    await expect.poll(async () => (await lastSight(guest))?.at).toBe(moves.length);
    const told = outcome(state) ? openView(state, seat) : view(state, seat);
    expect((await lastSight(guest)).view).toEqual(JSON.parse(JSON.stringify(told)));
  }
  return moves.length;
}

/** Taps anything that can be tapped until the game is over or somebody else is asked; gives whether it is over. */
export const playAnything = (page: Page, turns = 1): Promise<boolean> =>
  page.evaluate(async (most) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const any = (selector: string) => {
      const all = document.querySelectorAll<HTMLElement>(selector);
      return all[Math.floor(Math.random() * all.length)];
    };
    for (let taps = 0, idle = 0; taps < 40 * most && idle < 12; taps++) {
      if (document.querySelector('.ending')) return true;
      const next =
        [any('.action-do:not(.apart-send)')].find((one) => one && !one.textContent?.startsWith('Send')) ??
        any('[data-option]') ??
        any('.lit');
      idle = next ? 0 : idle + 1;
      next?.click();
      await frame();
    }
    return document.querySelector('.ending') !== null;
  }, turns);

/** All devices play whatever they can, until the game is over. */
export async function playOut(pages: readonly Page[], each?: () => Promise<void>): Promise<void> {
  for (let rounds = 0; rounds < 400; rounds++) {
    const over = await Promise.all(pages.map((page) => playAnything(page)));
    if (over.every(Boolean)) return;
    await each?.();
  }
  throw new Error('the game has no end');
}
