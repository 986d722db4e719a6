// Pages that die without warning while somebody counts or plays: what had been kept is there afterwards. npm run kills does it 100 times.
import type { BrowserContext, Page } from '@playwright/test';
import { en } from '../support/words.ts';
import { expect, test } from './support/test.ts';

const KILLS = Number(process.env['KILLS'] ?? 4);

/** What the browser has confirmed, in order, told to somebody who outlives the page. */
async function watchKeeping(context: BrowserContext): Promise<string[]> {
  const kept: string[] = [];
  await context.exposeBinding('noteKept', (_, text: string) => kept.push(text));
  await context.addInitScript(() => {
    const { noteKept } = globalThis as unknown as { noteKept(text: string): void };
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, text) {
      setItem.call(this, key, text);
      if (key === 'shang.dunhuang.score') noteKept(text);
    };
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value, key) {
      this.transaction.addEventListener('complete', () => noteKept(JSON.stringify(value)));
      return put.call(this, value, key);
    };
  });
  return kept;
}

/** The page is gone in the middle of whatever it does: its process dies, or it is closed without being asked. */
async function kill(page: Page, crash: boolean): Promise<void> {
  if (crash) {
    const devtools = await page.context().newCDPSession(page);
    const dead = page.waitForEvent('crash');
    devtools.send('Page.crash').catch(() => {}); // nobody is left to answer
    await dead;
  }
  await page.close();
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Taps away at random until the page dies under the finger. */
async function tapUntilKilled(page: Page, targets: string, seed: number): Promise<void> {
  let living = true;
  const tapping = page
    .evaluate(
      ([selector, start]) => {
        let random = start;
        const tap = () => {
          random = (random * 48271) % 2147483647;
          const all = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) =>
            one.checkVisibility(),
          );
          all[random % Math.max(all.length, 1)]?.click();
          setTimeout(tap, 15 + (random % 40));
        };
        tap();
        return new Promise<void>(() => {});
      },
      [targets, seed + 1] as const,
    )
    .catch(() => {
      living = false;
    });
  await wait(300 + ((seed * 7919) % 900));
  expect(living, 'the page lived until it was killed').toBe(true);
  await kill(page, seed % 2 === 0);
  await tapping;
}

/** Kept is the last that was confirmed, or something newer that nobody could be told of: never an older one. */
function expectNothingLost(found: string | null | undefined, kept: readonly string[]): void {
  expect(kept.length, 'something was kept before the page died').toBeGreaterThan(0);
  expect(found).toBeTruthy();
  const at = kept.lastIndexOf(found!);
  expect([-1, kept.length - 1], `${found} is older than ${kept.at(-1)}`).toContain(at);
}

async function openScore(page: Page): Promise<void> {
  await page.goto('en/dunhuang/score/');
  await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
}

test(`nothing kept is lost by ${KILLS / 2} kills while counting @desktop`, async ({ context }) => {
  test.setTimeout(60_000 + KILLS * 20_000);
  const kept = await watchKeeping(context);
  for (let seed = 0; seed < KILLS / 2; seed++) {
    const page = await context.newPage();
    await openScore(page);
    await tapUntilKilled(page, '.panel button', seed);
    const after = await context.newPage();
    await after.goto('en/about/');
    expectNothingLost(await after.evaluate(() => localStorage.getItem('shang.dunhuang.score')), kept);
    await openScore(after);
    await expect(after.getByText(en['storage.damaged'])).toBeHidden();
    await after.close();
  }
});

/** The one game on the device, as it lies in the database. */
const gameKept = (page: Page): Promise<string | undefined> =>
  page.evaluate(
    () =>
      new Promise<string | undefined>((resolve, reject) => {
        const opening = indexedDB.open('shang');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asking = opening.result.transaction('games').objectStore('games').getAll();
          asking.onsuccess = () => {
            opening.result.close();
            resolve(asking.result[0] && JSON.stringify(asking.result[0]));
          };
        };
      }),
  );

test(`nothing kept is lost by ${KILLS / 2} kills while playing @desktop`, async ({ context }) => {
  test.setTimeout(60_000 + KILLS * 20_000);
  const kept = await watchKeeping(context);
  const first = await context.newPage();
  await first.goto('en/dunhuang/table/');
  // A table that loses no time: a tap plays, and bots answer at once.
  await first.evaluate(() =>
    localStorage.setItem(
      'shang.dunhuang.table',
      '{"version":1,"data":{"pace":"instant","autoEnd":true,"oneTap":true,"sound":false,"awake":false}}',
    ),
  );
  await first.reload();
  await first.getByRole('button', { name: en['table.new.now'] }).click();
  await expect(first.locator('.board, .curtain')).toBeVisible();
  const address = first.url();
  await first.close();
  for (let seed = 0; seed < KILLS / 2; seed++) {
    const page = await context.newPage();
    await page.goto(address);
    await expect(page.locator('.board, .curtain, .ending').first()).toBeVisible();
    await tapUntilKilled(page, '.curtain-lift, .lit, .action-do, [data-answer]', seed);
    const after = await context.newPage();
    await after.goto('en/about/');
    expectNothingLost(await gameKept(after), kept);
    await after.close();
  }
  const moves = kept.map((text) => JSON.parse(text).moves.length);
  expect(Math.max(...moves), 'the game went on').toBeGreaterThan(1);
});
