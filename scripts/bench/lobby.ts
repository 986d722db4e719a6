/** How long a lobby with 5,000 games lets people wait, in the browser, its CPU slowed four times. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { TableGame } from '../../src/islands/table/game/types.ts';
import { GAME_VERSION } from '../../src/islands/table/storage/saves.ts';
import { LATE, MIDDLE, OVER } from '../../tests/e2e/support/board-games.ts';
import { slowDown, withSite } from './browser.ts';
import { summarise, type Wait } from './waits.ts';

const GAMES = 5000;
const VISITS = 5;
const TURNS = 10;
const OPENS = 300;
const ANSWERS = 50;

/** Lays games into the database as an older Shang would have left them: nothing is listed yet. */
const layDown = (page: Page, kinds: readonly TableGame[]): Promise<void> =>
  page.evaluate(
    ({ kinds, count, version }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('shang', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('games');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('games', 'readwrite');
          for (let n = 0; n < count; n++) {
            const changed = new Date(Date.UTC(2020, 0, 1, n)).toISOString();
            const save = {
              version,
              ...kinds[n % kinds.length],
              id: `game-${n}`,
              name: `Evening ${n}`,
              changed,
            };
            transaction.objectStore('games').put(save, save.id);
          }
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    { kinds, count: GAMES, version: GAME_VERSION },
  );

/** In the page: from the moment it listens until its games are drawn. */
function watchOpening(): void {
  const times: { awake?: number; shown?: number } = {};
  Object.assign(globalThis, { times });
  new MutationObserver(() => {
    if (document.querySelector('astro-island:not([ssr]) .lobby')) times.awake ??= performance.now();
    if (!document.querySelector('.kept-open')) return;
    document.body.getBoundingClientRect(); // laid out, as the frame would
    times.shown ??= performance.now();
  }).observe(document, { attributes: true, childList: true, subtree: true });
}

async function visit(context: BrowserContext, address: string): Promise<{ page: Page; opened: number }> {
  const page = await context.newPage();
  await page.addInitScript(watchOpening);
  await slowDown(page);
  await page.goto(address);
  await page.locator('.kept-open').first().waitFor();
  const opened = await page.evaluate(() => {
    const { awake = 0, shown = 0 } = (globalThis as unknown as { times: { awake?: number; shown?: number } })
      .times;
    return shown - awake;
  });
  return { page, opened };
}

/** From a press of what that finds to the first change of the list. */
const answer = (page: Page, selector: string): Promise<number> =>
  page.evaluate(async (found) => {
    const list = document.querySelector('.kept-games')!;
    const changed = new Promise<void>((resolve) => {
      const watch = new MutationObserver(() => {
        watch.disconnect();
        list.getBoundingClientRect();
        resolve();
      });
      watch.observe(list, { attributes: true, childList: true, characterData: true, subtree: true });
    });
    const button = document.querySelector<HTMLElement>(found)!;
    const pressed = performance.now();
    button.click();
    await changed;
    return performance.now() - pressed;
  }, selector);

/** From the press that leaves a game to the lobby with its games. */
async function comeBack(page: Page): Promise<number> {
  await page.locator('.kept-open').first().click();
  await page.locator('.board').waitFor();
  return page.evaluate(async () => {
    const shown = new Promise<void>((resolve) => {
      const watch = new MutationObserver(() => {
        if (!document.querySelector('.kept-open')) return;
        watch.disconnect();
        document.body.getBoundingClientRect();
        resolve();
      });
      watch.observe(document.body, { childList: true, subtree: true });
    });
    const pressed = performance.now();
    history.back();
    await shown;
    return performance.now() - pressed;
  });
}

async function measure(browser: Browser, origin: string): Promise<Wait[]> {
  const address = `${origin}/en/dunhuang/table/`;
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
  });
  const first = await context.newPage();
  await first.goto(`${origin}/en/about/`);
  await layDown(first, [MIDDLE, LATE, OVER]);
  const began = performance.now();
  await first.goto(address);
  await first.locator('.kept-open').first().waitFor();
  await first
    .getByText(`Evening ${GAMES - 1}`)
    .first()
    .waitFor({ timeout: 600_000 });
  await first.locator('[data-unlisted]').waitFor({ state: 'detached', timeout: 600_000 });
  const listed = performance.now() - began;
  await first.close();
  const times: Record<'opens' | 'back' | 'turns' | 'deletes', number[]> = {
    opens: [],
    back: [],
    turns: [],
    deletes: [],
  };
  for (let n = 0; n < VISITS; n++) {
    const { page, opened } = await visit(context, address);
    times.opens.push(opened);
    for (let turn = 0; turn < TURNS; turn++)
      times.turns.push(await answer(page, '.pager button:last-of-type'));
    await page.locator('.kept-game .table-tool').first().click();
    times.deletes.push(await answer(page, '.kept-game .button--danger'));
    times.back.push(await comeBack(page));
    await page.close();
  }
  console.error(
    `${GAMES} games that were never listed are in order after ${Math.round(listed)} ms, CPU not slowed.`,
  );
  await context.close();
  return [
    summarise(`lobby: ${GAMES} games, from the page that listens to the games`, OPENS, times.opens),
    summarise(`lobby: ${GAMES} games, back from a game`, OPENS, times.back),
    summarise('lobby: a tap that turns the page', ANSWERS, times.turns),
    summarise('lobby: a tap that deletes', ANSWERS, times.deletes),
  ];
}

export const benchLobby = (): Promise<Wait[]> => withSite(measure);
