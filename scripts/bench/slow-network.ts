/** How long the first visitor waits for the table on a line of 50 kB/s, which the offline worker shares. */
import type { Browser } from '@playwright/test';
import { listen } from '../serve/listen.mjs';
import { slowDown, withSite } from './browser.ts';
import { createSlowLine } from './throttle.ts';
import { summarise, type Wait } from './waits.ts';

const RUNS = 5;
export const SLOW = { bytesPerSecond: 50_000, latency: 100 } as const;

interface Times {
  readonly painted: number;
  readonly works: number; // the lobby answers a press
  readonly board: number; // after a press as soon as the lobby was painted
}

async function visit(browser: Browser, origin: string): Promise<Times> {
  const line = createSlowLine(Number(new URL(origin).port), SLOW);
  const slow = `http://localhost:${await listen(line)}`;
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await slowDown(page);
  const began = performance.now();
  await page.goto(`${slow}/en/dunhuang/table/`, { waitUntil: 'commit' });
  const now = page.getByRole('button', { name: /^Play now/ });
  await now.waitFor();
  const painted = performance.now() - began;
  await now.click();
  await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
  const works = performance.now() - began;
  await page.locator('.board .lit').first().waitFor();
  const board = performance.now() - began;
  await context.close();
  line.close();
  return { painted, works, board };
}

export async function benchSlowNetwork(): Promise<Wait[]> {
  const all: Times[] = [];
  await withSite(async (browser, origin) => {
    for (let run = 0; run < RUNS; run++) all.push(await visit(browser, origin));
  });
  const wait = (name: string, limit: number, key: keyof Times) =>
    summarise(
      `50 kB/s: ${name}`,
      limit,
      all.map((times) => times[key]),
    );
  return [
    wait('the lobby is painted', 2300, 'painted'),
    wait('the lobby listens', 8000, 'works'),
    wait('the board of a game asked for as soon as painted', 8000, 'board'),
  ];
}
