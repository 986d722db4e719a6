/** How long the table lets people wait between a tap and the changed board, in the browser, its CPU slowed four times. */
import type { Browser, Page } from '@playwright/test';
import { decodeGame } from '../../src/games/dragon-market/index.ts';
import { writeFile } from '../../src/islands/table/storage/import-export.ts';
import { GAME_VERSION } from '../../src/islands/table/storage/saves.ts';
import { BAY, bayGame } from '../../tests/e2e/support/bay.ts';
import { BAY_RECORDS } from '../../tests/e2e/support/bay-records.ts';
import { MIDDLE } from '../../tests/e2e/support/board-games.ts';
import { slowDown, withSite } from './browser.ts';
import { summarise, type Wait } from './waits.ts';

const GAMES = 2;
const LIMIT = 100;
const MOST_TAPS = 240; // in a game: hands that tap anything come to no end in the bay

/** A crowded table in the middle of its game. */
interface Crowded {
  readonly name: string;
  readonly address: string;
  readonly settings: string; // where those of the table are kept
  readonly game: object;
}

const inTheBay = (): object => {
  const { options, moves } = decodeGame(BAY_RECORDS['blue, four']);
  return bayGame(options, { moves: moves.slice(0, moves.length / 2) });
};

const TABLES: readonly Crowded[] = [
  { name: 'table', address: 'en/dunhuang/table/', settings: 'shang.dunhuang.table', game: MIDDLE },
  { name: 'bay', address: BAY, settings: 'shang.dragon-market.table', game: inTheBay() },
];

interface Times {
  readonly choosing: number[]; // a tap that chooses: what is lit changes
  readonly playing: number[]; // a tap that plays: the move is kept, then the board changes
}

/** In the page: plays by tapping whatever is lit, to the end or for long enough, and looks at the clock. */
const tapOn = (page: Page, seed: number): Promise<Times> =>
  page.evaluate(
    async ({ seed, most }) => {
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
      for (let taps = 0; taps < most && !document.querySelector('.ending'); taps++) {
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
    },
    { seed, most: MOST_TAPS },
  );

/** A thread that never rests, as a bot that thinks. */
const think = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const thought = URL.createObjectURL(new Blob(['for (let n = 0; ; n++) Math.sqrt(n);']));
    new Worker(thought);
  });

/** Sits down at a crowded table, brought as a file, with bots that move at once. */
async function sitDown(page: Page, origin: string, { address, settings, game }: Crowded): Promise<void> {
  const liked = JSON.stringify({ version: 1, data: { pace: 'instant' } });
  await page.addInitScript(({ key, text }) => localStorage.setItem(key, text), {
    key: settings,
    text: liked,
  });
  await page.goto(`${origin}/${address}`, { waitUntil: 'networkidle' });
  const games = [{ version: GAME_VERSION, ...game }];
  await page.locator('input[type=file]').setInputFiles({
    name: 'games.json',
    mimeType: 'application/json',
    buffer: Buffer.from(writeFile(games)),
  });
  await page.locator('.kept-open').first().click();
  await page.locator('.board').waitFor();
}

async function playOnce(
  page: Page,
  origin: string,
  table: Crowded,
  thinking: boolean,
  seed: number,
): Promise<Times> {
  await sitDown(page, origin, table);
  if (thinking) await think(page);
  await slowDown(page);
  return tapOn(page, seed);
}

async function benchOne(
  browser: Browser,
  origin: string,
  table: Crowded,
  thinking: boolean,
): Promise<Wait[]> {
  const times: Times = { choosing: [], playing: [] };
  for (let game = 1; game <= GAMES; game++) {
    // The page's policy allows no thread made up on the spot, which stands in for a bot here.
    const context = await browser.newContext({
      serviceWorkers: 'block',
      bypassCSP: true,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    const more = await playOnce(page, origin, table, thinking, game);
    times.choosing.push(...more.choosing);
    times.playing.push(...more.playing);
    await context.close();
  }
  const meanwhile = thinking ? ', while a bot thinks' : '';
  return [
    summarise(`${table.name}: a tap that chooses${meanwhile}`, LIMIT, times.choosing),
    summarise(`${table.name}: a tap that plays${meanwhile}`, LIMIT, times.playing),
  ];
}

/** One of the tables by its name, or all. */
export const benchTable = (only = ''): Promise<Wait[]> =>
  withSite(async (browser, origin) => {
    const waits: Wait[] = [];
    for (const table of TABLES.filter(({ name }) => name.startsWith(only)))
      for (const thinking of [false, true]) waits.push(...(await benchOne(browser, origin, table, thinking)));
    return waits;
  });
