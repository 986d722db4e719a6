/** How long the history of scores lets people wait when it has grown for years, in the browser, its CPU slowed four times. */
import type { Page } from '@playwright/test';
import type { Entry } from '../../src/islands/dunhuang/score/boxes.ts';
import { freshSheet } from '../../src/islands/dunhuang/score/sheet.ts';
import { slowDown, withSite } from './browser.ts';
import { summarise, type Wait } from './waits.ts';

const RUNS = 5;
const ROUNDS = 3; // of every tap, on each visit
const GAMES = 5000;
const PEOPLE = ['Mei', 'Bo', 'Lin', 'Anouk', 'Joris', 'Wu', 'Fatima', 'Łukasz'];

/** Four of eight people every evening, for some fourteen years. */
export function manyGames(): Entry[] {
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

interface Tap {
  readonly press: string;
  readonly changes: readonly string[]; // what is another when it is done
}

const GAME = '.game time';
const NOTICE = '.notice';

/** Another one every time. */
const tapInCount = (n: number): Tap => ({
  press: `.panel .quick .choice:nth-child(${n + 3})`,
  changes: ['.panel .quick'],
});

const tapsOf = (round: number): Readonly<Record<string, Tap>> => ({
  'a tap in the count': tapInCount(round + 1),
  'show more': { press: '.history > p > .button', changes: ['.games'] },
  'show a game': { press: '.game .button', changes: [NOTICE] },
  'delete a game': { press: '.game .button--danger', changes: [GAME, NOTICE] },
  'take that back': { press: '.notice .button', changes: [GAME, NOTICE] },
});

/** From the press to the frame that shows all of what it did. */
function timeTap(page: Page, { press, changes }: Tap): Promise<number> {
  return page.evaluate(
    async ([target, parts]) => {
      const button = document.querySelector<HTMLElement>(target)!;
      button.scrollIntoView();
      await new Promise((resolve) => setTimeout(resolve, 300));
      const now = () => parts.map((part) => document.querySelector(part)!.innerHTML);
      const before = now();
      const pressed = performance.now();
      button.click();
      do await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      while (now().some((part, n) => part === before[n]));
      return performance.now() - pressed;
    },
    [press, changes] as const,
  );
}

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
  await timeTap(page, tapInCount(0)); // the first of all
  const taps: Record<string, number[]> = {};
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, tap] of Object.entries(tapsOf(round))) {
      taps[name] = [...(taps[name] ?? []), await timeTap(page, tap)];
    }
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
    ...Object.keys(tapsOf(0)).map((name) =>
      summarise(
        `${named}: ${name}`,
        50,
        all.flatMap(({ taps }) => taps[name]!),
      ),
    ),
  ];
}
