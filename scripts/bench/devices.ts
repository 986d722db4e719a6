/**
 * From a tap on a guest's device to the changed board on every device, over WebRTC on this machine, every CPU slowed four times.
 * A device has a processor of its own; here three pages share a few cores, and a page that waits for one is slowed down four times for
 * its waiting too. So they work in turn: a guest takes what it was told when the others are at rest, and how long that waited is left out.
 */
import type { Browser, Page } from '@playwright/test';
import { beginRoom, join, overhear, playAnything } from '../../tests/e2e/support/devices.ts';
import { person } from '../../tests/islands/table/support/table.ts';
import { slowDown, withSite } from './browser.ts';
import { summarise, type Wait } from './waits.ts';

const TAPS = 40;
const MOST = 120; // ways that are tried to play something
const LIMIT = 100;
const GUESTS = ['Red', 'Yellow'];

interface Watched extends Window {
  changes: number[]; // every moment at which the board was another, on the clock that all pages share
  told: number[]; // when the host's word came
  held: (() => void)[] | undefined; // what is not taken yet; undefined where all is taken as it comes
}

/** Before the page's own scripts: what comes over a channel can be kept from it. */
const makeHoldable = (): void => {
  const page = window as unknown as Watched;
  const real = Object.getOwnPropertyDescriptor(RTCDataChannel.prototype, 'onmessage')!;
  Object.defineProperty(RTCDataChannel.prototype, 'onmessage', {
    ...real,
    set(this: RTCDataChannel, take: (event: MessageEvent) => void) {
      const heard = (event: MessageEvent) =>
        page.held ? void page.held.push(() => take(event)) : take(event);
      real.set!.call(this, heard);
    },
  });
};

const watchBoard = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const changes: number[] = [];
    Object.assign(window, { changes });
    new MutationObserver(() => {
      document.querySelector('.board')?.getBoundingClientRect(); // laid out, as the frame would
      changes.push(performance.timeOrigin + performance.now());
    }).observe(document.querySelector('.board')!, { attributes: true, childList: true, subtree: true });
  });

/** Until nothing has changed on that board for as long as it takes a person to look at it. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { changes } = window as unknown as Watched;
    const now = () => performance.timeOrigin + performance.now();
    while (now() - (changes.at(-1) ?? 0) < 300) await new Promise((resolve) => setTimeout(resolve, 20));
  });

/** Chooses until something can be played; false where nobody is asked. */
const choose = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    for (let n = 0; n < 20 && !document.querySelector('.board .action-do'); n++) {
      const lit = document.querySelectorAll<HTMLElement>('.board .lit:not(.tapped), .board [data-option]');
      lit[Math.floor(Math.random() * lit.length)]?.click();
      await new Promise((resolve) => setTimeout(resolve, 80));
    }
    return document.querySelector('.board .action-do') !== null;
  });

const hold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window, { held: [] });
  });

/** When it was pressed. */
const tap = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const pressed = performance.timeOrigin + performance.now();
    document.querySelector<HTMLElement>('.board .action-do')?.click();
    return pressed;
  });

/** The board's first change since then; undefined where there is none within a second. */
const changeSince = (page: Page, from: number): Promise<number | undefined> =>
  page.evaluate(async (since) => {
    const { changes } = window as unknown as Watched;
    for (let looks = 0; looks < 50; looks++) {
      const change = changes.find((time) => time > since);
      if (change) return change;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return undefined;
  }, from);

/** From the tap until this guest shows what came of it; undefined where it was told nothing, or what was played shows nothing there. */
async function shownBy(guest: Page, pressed: number): Promise<number | undefined> {
  const { waited, from } = await guest.evaluate((since) => {
    const page = window as unknown as Watched;
    const now = performance.timeOrigin + performance.now();
    const came = page.told.find((time) => time > since);
    const held = page.held ?? [];
    page.held = undefined;
    for (const take of held) take();
    return { waited: came && now - came, from: now };
  }, pressed);
  if (waited === undefined) return undefined;
  const changed = await changeSince(guest, from);
  return changed && changed - waited - pressed;
}

/** One tap of a guest, in ms; undefined where it only chose something, and nobody was told. */
async function timeTap(tapper: Page, host: Page, guests: readonly Page[]): Promise<number | undefined> {
  for (const page of [host, ...guests]) await atRest(page);
  for (const guest of guests) await hold(guest);
  const pressed = await tap(tapper);
  const hosted = await changeSince(host, pressed);
  await atRest(host);
  const shown: (number | undefined)[] = [];
  for (const guest of guests) {
    shown.push(await shownBy(guest, pressed));
    await atRest(guest);
  }
  const all = [hosted && hosted - pressed, ...shown].filter((time) => time !== undefined);
  return all.length > 1 ? Math.max(...all) : undefined;
}

async function measure(browser: Browser, origin: string): Promise<Wait> {
  const open = async (): Promise<Page> => {
    const context = await browser.newContext({
      baseURL: `${origin}/`,
      reducedMotion: 'reduce',
      viewport: { width: 390, height: 844 },
    });
    await context.addInitScript(overhear);
    await context.addInitScript(makeHoldable);
    return context.newPage();
  };
  const host = await open();
  await beginRoom(host, { players: [person(0), person(1), person(2)], seed: 'bench' });
  const guests: Page[] = [];
  for (const name of GUESTS) {
    const guest = await open();
    await join(host, guest, name);
    guests.push(guest);
  }
  for (const page of [host, ...guests]) {
    await watchBoard(page);
    await slowDown(page);
  }
  const times: number[] = [];
  for (let n = 0; n < MOST && times.length < TAPS; n++) {
    if (await host.locator('.ending').count()) break;
    await playAnything(host);
    for (const guest of guests) {
      const time = (await choose(guest)) ? await timeTap(guest, host, guests) : undefined;
      if (time !== undefined) times.push(time);
    }
  }
  return summarise('a guest plays, until all three devices show it', LIMIT, times);
}

export const benchDevices = async (): Promise<Wait[]> => [await withSite(measure)];
