/** How long the history of scores lets people wait when it has grown for years, in the browser, its CPU slowed four times. */
import type { Page } from '@playwright/test';
import type { Entry } from '../../src/islands/dunhuang/score/boxes.ts';
import { freshSheet } from '../../src/islands/dunhuang/score/sheet.ts';
import { slowDown, withSite } from './browser.ts';
import { summarise, type Wait } from './waits.ts';

const RUNS = 5;
const GAMES = 5000;
const PEOPLE = ['Mei', 'Bo', 'Lin', 'Anouk', 'Joris', 'Wu', 'Fatima', 'Łukasz'];

/** Four of eight people every evening, for some fourteen years. */
function manyGames(): Entry[] {
  const goods = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
  return Array.from({ length: GAMES }, (_, n) => {
    const blank = freshSheet();
    return {
      id: `game-${n}`,
      date: new Date(Date.UTC(2026, 0, 1, 20) - n * 86_400_000).toISOString(),
      sheet: {
        ...blank,
        players: blank.players.map((player, seat) => ({
          ...player,
          name: PEOPLE[(n + seat * 3) % PEOPLE.length]!,
          prestige: (n * 7 + seat) % 12,
          coins: (n * 5 + seat) % 9,
          hand: goods.filter((good) => (n * good + seat) % 3 === 0),
        })),
        tokens: blank.tokens.map((_, i) => ((n + i) % 4) as 0 | 1 | 2 | 3),
        setup: '8K2F',
      },
    };
  });
}

interface Times {
  readonly first: number; // when the list of an earlier version is taken over
  readonly again: number;
  readonly taps: Readonly<Record<string, number[]>>;
}

/** From the press to the frame that shows what it did. */
async function timeTap(page: Page, name: string, selector: string): Promise<[string, number]> {
  const ms = await page.evaluate(async (target) => {
    const button = document.querySelector<HTMLElement>(target)!;
    button.scrollIntoView();
    await new Promise((resolve) => setTimeout(resolve, 300));
    const pressed = performance.now();
    button.click();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - pressed;
  }, selector);
  return [name, ms];
}

const TAPS = {
  'a tap in the count': '.panel .quick .choice:nth-child(4)',
  'show more': '.history > p > .button',
  'show a game': '.game .button',
  'delete a game': '.game .button--danger',
  'take that back': '.notice .button',
};

/** From when the page's own script begins to when the last of the games on show is in the page. */
async function open(page: Page, origin: string): Promise<number> {
  await page.goto(`${origin}/en/dunhuang/score/`, { waitUntil: 'commit' });
  await page.locator('.history .game').first().waitFor();
  await page.locator('.history table').waitFor();
  return page.evaluate(() => (globalThis as unknown as { shown: number }).shown);
}

async function visit(page: Page, origin: string): Promise<Times> {
  const first = await open(page, origin);
  const again = await open(page, origin);
  await timeTap(page, 'the first of all', '.panel .quick .choice:nth-child(3)');
  const taps = Object.fromEntries(Object.keys(TAPS).map((name) => [name, [] as number[]]));
  for (const [name, selector] of Object.entries(TAPS)) {
    const [, ms] = await timeTap(page, name, selector);
    taps[name]!.push(ms);
  }
  return { first, again, taps };
}

/** In the page: notes how long it takes from an island that wakes to games on show. */
function watch() {
  let woken = 0;
  new MutationObserver((_, observer) => {
    const island = document.querySelector('astro-island');
    if (woken === 0 && island && !island.hasAttribute('ssr')) woken = performance.now();
    if (document.querySelector('.history .game') === null) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => Object.assign(globalThis, { shown: performance.now() - woken })),
    );
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

export async function benchHistory(): Promise<Wait[]> {
  const text = JSON.stringify({ version: 1, data: manyGames() });
  const all: Times[] = [];
  await withSite(async (browser, origin) => {
    for (let run = 0; run < RUNS; run++) {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      const page = await context.newPage();
      await page.goto(`${origin}/en/about/`, { waitUntil: 'networkidle' });
      await page.evaluate((kept) => localStorage.setItem('shang.dunhuang.scores', kept), text);
      await page.addInitScript(watch);
      await slowDown(page);
      all.push(await visit(page, origin));
      await context.close();
    }
  });
  const named = `history of ${GAMES.toLocaleString('en')} games`;
  return [
    summarise(
      `${named}, of an earlier version: opens`,
      300,
      all.map(({ first }) => first),
    ),
    summarise(
      `${named}: opens`,
      300,
      all.map(({ again }) => again),
    ),
    ...Object.keys(TAPS).map((name) =>
      summarise(
        `${named}: ${name}`,
        50,
        all.flatMap(({ taps }) => taps[name]!),
      ),
    ),
  ];
}
