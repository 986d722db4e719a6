/** How long the table lets people wait between a tap and the changed board, in the browser, its CPU slowed four times. */
import type { Page } from '@playwright/test';
import { writeFile } from '../../src/islands/table/storage/import-export.ts';
import { GAME_VERSION } from '../../src/islands/table/storage/saves.ts';
import { MIDDLE } from '../../tests/e2e/support/board-games.ts';
import { slowDown, withSite } from './browser.ts';
import { summarise, type Wait } from './waits.ts';

const GAMES = 2;
const LIMIT = 100;

interface Times {
  readonly choosing: number[]; // a tap that chooses: what is lit changes
  readonly playing: number[]; // a tap that plays: the move is kept, then the board changes
}

/** In the page: plays to the end by tapping whatever is lit, and looks at the clock. */
const tapOn = (page: Page, seed: number): Promise<Times> =>
  page.evaluate(async (seed) => {
    let state = seed;
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
    while (!document.querySelector('.ending')) {
      const board = document.querySelector('.board');
      const go = document.querySelector<HTMLElement>('.board .action-do');
      const lit = [...document.querySelectorAll<HTMLElement>('.board .lit:not(.tapped)')];
      const next = go ?? any(lit);
      if (board && next) {
        const change = changed(board);
        const pressed = performance.now();
        next.click();
        await change;
        times[go ? 'playing' : 'choosing'].push(performance.now() - pressed);
      }
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    return times;
  }, seed);

/** A thread that never rests, as a bot that thinks. */
const think = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const thought = URL.createObjectURL(new Blob(['for (let n = 0; ; n++) Math.sqrt(n);']));
    new Worker(thought);
  });

/** Sits down at a crowded table, brought as a file, with bots that move at once. */
async function sitDown(page: Page, address: string): Promise<void> {
  const liked = JSON.stringify({ version: 1, data: { pace: 'instant' } });
  await page.addInitScript((settings) => localStorage.setItem('shang.dunhuang.table', settings), liked);
  await page.goto(address, { waitUntil: 'networkidle' });
  const games = [{ version: GAME_VERSION, ...MIDDLE }];
  await page.locator('input[type=file]').setInputFiles({
    name: 'games.json',
    mimeType: 'application/json',
    buffer: Buffer.from(writeFile(games)),
  });
  await page.locator('.kept-open').first().click();
  await page.locator('.board').waitFor();
}

async function playOnce(page: Page, address: string, thinking: boolean, seed: number): Promise<Times> {
  await sitDown(page, address);
  if (thinking) await think(page);
  await slowDown(page);
  return tapOn(page, seed);
}

export async function benchTable(): Promise<Wait[]> {
  const waits: Wait[] = [];
  await withSite(async (browser, origin) => {
    for (const thinking of [false, true]) {
      const times: Times = { choosing: [], playing: [] };
      for (let game = 1; game <= GAMES; game++) {
        // The page's policy allows no thread made up on the spot, which stands in for a bot here.
        const context = await browser.newContext({
          serviceWorkers: 'block',
          bypassCSP: true,
          viewport: { width: 390, height: 844 },
        });
        const page = await context.newPage();
        const more = await playOnce(page, `${origin}/en/dunhuang/table/`, thinking, game);
        times.choosing.push(...more.choosing);
        times.playing.push(...more.playing);
        await context.close();
      }
      const meanwhile = thinking ? ', while a bot thinks' : '';
      waits.push(
        summarise(`table: a tap that chooses${meanwhile}`, LIMIT, times.choosing),
        summarise(`table: a tap that plays${meanwhile}`, LIMIT, times.playing),
      );
    }
  });
  return waits;
}
