/** From a tap on a guest's device to the changed board on every device, over WebRTC on this machine, every CPU slowed four times. */
import type { Browser, Page } from '@playwright/test';
import { beginRoom, join, overhear, playAnything } from '../../tests/e2e/support/devices.ts';
import { person } from '../../tests/islands/table/support/table.ts';
import { slowDown, withSite } from './browser.ts';
import { summarise, type Wait } from './waits.ts';

const TAPS = 20;
const MOST = 60; // ways that are tried to play something
const LIMIT = 100;
const GUESTS = ['Red', 'Yellow'];

/** On the clock that all pages share, every moment at which the board was another. */
const watchBoard = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const changes: number[] = [];
    Object.assign(window, { changes });
    new MutationObserver(() => {
      document.querySelector('.board')?.getBoundingClientRect(); // laid out, as the frame would
      changes.push(performance.timeOrigin + performance.now());
    }).observe(document.querySelector('.board')!, { attributes: true, childList: true, subtree: true });
  });

/** Chooses until something can be played, and plays it; when that was, or undefined where nobody is asked. */
const tap = (page: Page): Promise<number | undefined> =>
  page.evaluate(async () => {
    for (let n = 0; n < 20; n++) {
      const go = document.querySelector<HTMLElement>('.board .action-do');
      if (go) {
        const pressed = performance.timeOrigin + performance.now();
        go.click();
        return pressed;
      }
      const lit = document.querySelectorAll<HTMLElement>('.board .lit:not(.tapped), .board [data-option]');
      lit[Math.floor(Math.random() * lit.length)]?.click();
      await new Promise((resolve) => setTimeout(resolve, 80));
    }
    return undefined;
  });

/** Whether that tap played something: some only choose, and nobody is told of them. */
const isTold = (page: Page, pressed: number): Promise<boolean> =>
  page.evaluate(async (from) => {
    const { told } = window as unknown as { told: number[] };
    const isLate = () => performance.timeOrigin + performance.now() - from > 1000;
    while (!told.some((time) => time > from) && !isLate())
      await new Promise((resolve) => setTimeout(resolve, 5));
    return told.some((time) => time > from);
  }, pressed);

/** The first change after the host has told of the move; at the host after the tap, before which nothing moves there. */
const changedAfter = (page: Page, pressed: number): Promise<number | undefined> =>
  page.evaluate(async (from) => {
    const { changes, told } = window as unknown as { changes: number[]; told?: number[] };
    for (let looks = 0; looks < 400; looks++) {
      const since = told ? told.find((time) => time > from) : from;
      const change = since && changes.find((time) => time >= since);
      if (change) return change;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return undefined; // what was played shows nothing on that board
  }, pressed);

async function measure(browser: Browser, origin: string): Promise<Wait> {
  const open = async (): Promise<Page> => {
    const context = await browser.newContext({ baseURL: `${origin}/`, reducedMotion: 'reduce' });
    await context.addInitScript(overhear);
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
  const all = [host, ...guests];
  for (const page of all) {
    await watchBoard(page);
    await slowDown(page);
  }
  const times: number[] = [];
  for (let n = 0; n < MOST && times.length < TAPS; n++) {
    if (await host.locator('.ending').count()) break;
    await playAnything(host);
    for (const guest of guests) {
      const pressed = await tap(guest);
      if (pressed === undefined || !(await isTold(guest, pressed))) continue;
      const changed = await Promise.all(all.map((page) => changedAfter(page, pressed)));
      times.push(Math.max(...changed.filter((time) => time !== undefined)) - pressed);
    }
  }
  return summarise('a guest plays, until all three devices show it', LIMIT, times);
}

export const benchDevices = async (): Promise<Wait[]> => [await withSite(measure)];
