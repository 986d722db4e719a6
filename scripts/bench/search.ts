/** How long the search lets people wait, in the browser, its CPU slowed four times. */
import type { Page } from '@playwright/test';
import { slowDown, withSite } from './browser.ts';
import { summarise, type Wait } from './waits.ts';

const RUNS = 5;
const TYPED = [
  'p',
  'pa',
  'pai',
  'tea',
  'tie',
  'camel',
  'protect',
  'how many coins',
  'shepherd',
  'majority token',
];

/** Between two keys of somebody who types fast, some hundred words a minute. */
const NEXT_KEY = 120;

interface Times {
  readonly first: number;
  readonly names: number[];
  readonly text: number[];
}

/**
 * In the page, which is at rest and has fetched nothing of the search: presses `/`, puts in a word when the next key would
 * come, and waits for all answers. Then, when all is loaded, types the others.
 */
const typeAll = (page: Page): Promise<Times> =>
  page.evaluate(
    async ({ typed, nextKey }) => {
      const dialog = document.querySelector('#search')!;
      const input = dialog.querySelector('input')!;
      const results = dialog.querySelector<HTMLElement>('[data-results]')!;
      const busy = (state: string) =>
        new Promise<void>((resolve) => {
          const look = () => {
            if (results.ariaBusy !== state) return;
            watch.disconnect();
            resolve();
          };
          const watch = new MutationObserver(look);
          watch.observe(results, { attributes: true, childList: true });
          look();
        });
      const type = (text: string) => {
        input.value = text;
        input.dispatchEvent(new Event('input', { bubbles: true }));
      };

      const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

      const opened = performance.now();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
      await rest(nextKey - (performance.now() - opened));
      const asked = performance.now();
      type('camel');
      await busy('false');
      const first = performance.now() - asked;

      const names: number[] = [];
      const text: number[] = [];
      await rest(1000);
      for (const word of typed) {
        const pressed = performance.now();
        type(word);
        results.getBoundingClientRect(); // laid out, as the frame would
        names.push(performance.now() - pressed);
        await busy('false');
        text.push(performance.now() - pressed);
        await rest(100);
      }
      return { first, names, text };
    },
    { typed: TYPED, nextKey: NEXT_KEY },
  );

export async function benchSearch(): Promise<Wait[]> {
  const all: Times[] = [];
  await withSite(async (browser, origin) => {
    for (let run = 0; run < RUNS; run++) {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      const page = await context.newPage();
      await page.goto(`${origin}/en/dunhuang/rules/turn/`, { waitUntil: 'networkidle' });
      await slowDown(page);
      all.push(await typeAll(page));
      await context.close();
    }
  });
  return [
    summarise(
      'search: all answers to the first word, typed as it opens',
      250,
      all.map(({ first }) => first),
    ),
    summarise(
      'search: names after a keystroke',
      16,
      all.flatMap(({ names }) => names),
    ),
    summarise(
      'search: full text after a keystroke',
      40,
      all.flatMap(({ text }) => text),
    ),
  ];
}
