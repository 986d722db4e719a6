/** How long the table lets people wait between a tap and the changed board, in the browser, its CPU slowed four times. */
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { listen } from '../serve/listen.mjs';
import { createSite } from '../serve/site.mjs';
import { findBrowser } from '../setup/browser.ts';
import { ROOT } from '../setup/runtime.mjs';
import { summarise, type Wait } from './waits.ts';

const SLOWER = 4;
const TAPS = 80;
const LIMIT = 100;

interface Times {
  readonly choosing: number[]; // a tap that chooses: what is lit changes
  readonly playing: number[]; // a tap that plays: the move is kept, then the board changes
}

/** In the page: plays on by tapping whatever is lit, and looks at the clock. */
const tapOn = (page: Page, taps: number): Promise<Times> =>
  page.evaluate(async (most) => {
    let state = 5;
    const any = <T>(list: readonly T[]): T | undefined => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return list[Math.floor((state / 2 ** 32) * list.length)];
    };
    const changed = (board: Element) =>
      new Promise<void>((resolve) => {
        const watch = new MutationObserver(() => {
          watch.disconnect();
          board.getBoundingClientRect(); // laid out, as the frame would
          resolve();
        });
        watch.observe(board, { attributes: true, childList: true, characterData: true, subtree: true });
      });
    const times: Record<'choosing' | 'playing', number[]> = { choosing: [], playing: [] };
    for (let n = 0; n < most; ) {
      const board = document.querySelector('.board');
      const go = document.querySelector<HTMLElement>('.board .action-do');
      const lit = [...document.querySelectorAll<HTMLElement>('.board .lit:not(.tapped)')];
      const next = go ?? any(lit);
      if (document.querySelector('.ending')) break;
      if (board && next) {
        const change = changed(board);
        const pressed = performance.now();
        next.click();
        await change;
        times[go ? 'playing' : 'choosing'].push(performance.now() - pressed);
        n++;
      }
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    return times;
  }, taps);

/** A thread that never rests, as a bot that thinks. */
const think = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const thought = URL.createObjectURL(new Blob(['for (let n = 0; ; n++) Math.sqrt(n);']));
    new Worker(thought);
  });

async function playOnce(page: Page, address: string, thinking: boolean): Promise<Times> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^Play now/ }).click();
  await page.locator('.board').waitFor();
  if (thinking) await think(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return tapOn(page, TAPS);
}

export async function benchTable(): Promise<Wait[]> {
  const server = createSite({ root: path.join(ROOT, 'dist'), base: '/' });
  const port = await listen(server);
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  const waits: Wait[] = [];
  try {
    for (const thinking of [false, true]) {
      // The page's policy allows no thread made up on the spot, which stands in for a bot here.
      const context = await browser.newContext({
        serviceWorkers: 'block',
        bypassCSP: true,
        viewport: { width: 390, height: 844 },
      });
      const page = await context.newPage();
      const times = await playOnce(page, `http://localhost:${port}/en/dunhuang/table/`, thinking);
      const meanwhile = thinking ? ', while a bot thinks' : '';
      waits.push(
        summarise(`table: a tap that chooses${meanwhile}`, LIMIT, times.choosing),
        summarise(`table: a tap that plays${meanwhile}`, LIMIT, times.playing),
      );
      await context.close();
    }
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
  return waits;
}
