/** At the table in a browser: games brought to it, what lies kept, and hands that tap what is lit. */

import type { Page } from '@playwright/test';
import { GAME_VERSION } from '../../../src/islands/table/storage/saves.ts';
import type { TableGame } from '../../islands/table/support/dunhuang.ts';
import type { Scripted } from './scripts.ts';
import { expect } from './test.ts';

/** Opens a game that was brought as a file. */
export const sitDown = (page: Page, game: TableGame, lang = 'en'): Promise<void> =>
  sitDownAt(page, `${lang}/dunhuang/table/`, game);

export async function sitDownAt(page: Page, table: string, game: object): Promise<void> {
  await page.goto(table);
  await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
  const text = JSON.stringify({
    format: 'shang-games',
    version: 1,
    games: [{ version: GAME_VERSION, ...game }],
  });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'games.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.locator('.kept-open').first().click();
  await page.mouse.move(0, 0); // what lies under the mouse now is pointed at by nobody
  await expect(page.locator('.table-screen')).toBeVisible();
}

/** The game as the device keeps it. */
export const keptGame = (page: Page, id: string): Promise<TableGame> => keptIn<TableGame>(page, 'shang', id);

export const keptIn = <Game>(page: Page, database: string, id: string): Promise<Game> =>
  page.evaluate(
    ({ database, key }) =>
      new Promise<Game>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asked = opening.result.transaction('games').objectStore('games').get(key);
          asked.onsuccess = () => resolve(asked.result);
          asked.onerror = () => reject(asked.error);
        };
      }),
    { database, key: id },
  );

/** The page as it is while the device is passed on. */
export interface Curtain {
  readonly before: number; // the move that is next
  readonly html: string; // of the table
  readonly attributes: string; // of everything in the page, but for what it was served with
  readonly tree: string; // what the browser tells a reader of the screen, where somebody asked
}

/** One decision: what is tapped, when so many moves have been played. */
export interface Step {
  readonly at: number;
  readonly about: string; // for who looks for what went wrong
  readonly taps: readonly string[];
}

const stepsOf = (moves: readonly Scripted[]): Step[] =>
  moves.flatMap(({ move, taps, forced }, at) =>
    forced ? [] : [{ at, about: `move ${at}, ${JSON.stringify(move)}`, taps }],
  );

/** Plays what is written of a game of Dunhuang. */
export const follow = (
  page: Page,
  id: string,
  moves: readonly Scripted[],
  readAloud?: () => Promise<string>,
): Promise<Curtain[]> => followSteps(page, 'shang', id, stepsOf(moves), readAloud);

/**
 * Plays what is written, on the page itself: lifts the curtain, taps each target, which must be lit or have a button of its own, and
 * goes through with it. A game is some hundreds of taps, so all of them are one errand to the browser. Returns every curtain on the way.
 */
export async function followSteps(
  page: Page,
  database: string,
  id: string,
  steps: readonly Step[],
  readAloud: () => Promise<string> = async () => '',
): Promise<Curtain[]> {
  await page.exposeFunction('readAloud', readAloud);
  return page.evaluate(
    async ({ database, id, steps }) => {
      const find = (selector: string) => document.querySelector<HTMLElement>(selector);
      const until = async <T>(what: string, look: () => T | null | undefined | false): Promise<T> => {
        const began = performance.now();
        for (;;) {
          const found = look();
          if (found) return found;
          if (performance.now() - began > 15_000) throw new Error(`Waited in vain for ${what}`);
          await pause();
        }
      };
      const shelf = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(database);
        opening.onsuccess = () => resolve(opening.result);
      });
      const countKept = () =>
        new Promise<number>((resolve) => {
          const asked = shelf.transaction('games').objectStore('games').get(id);
          asked.onsuccess = () => resolve(asked.result.moves.length);
        });
      const pause = () => new Promise((resolve) => setTimeout(resolve, 4));
      /** All before it has been played, what goes by itself too, and is shown. */
      const turnOf = async (n: number) => {
        for (let tries = 0; (await countKept()) !== n; tries++) {
          if (tries > 2000) throw new Error(`Move ${n - 1} is not kept`);
          await pause();
        }
        for (let frame = 0; frame < 2; frame++)
          await new Promise((resolve) => requestAnimationFrame(resolve));
      };
      const attributes = () =>
        [...document.body.querySelectorAll(':not(astro-island, .art-brought *)')]
          .flatMap((one) => [...one.attributes].map(({ value }) => value))
          .join(' ');
      const aloud = (window as unknown as { readAloud: () => Promise<string> }).readAloud;
      const curtains: { before: number; html: string; attributes: string; tree: string }[] = [];
      /** What `look` finds, behind the curtain where there is one. */
      const reach = async (before: number, what: string, look: () => HTMLElement | null) => {
        const found = await until(what, () => find('.curtain-lift') ?? look());
        if (!found.matches('.curtain-lift')) return found;
        const html = find('.table-screen')!.outerHTML;
        curtains.push({ before, html, attributes: attributes(), tree: await aloud() });
        found.click();
        return until(what, look);
      };
      const lit = (target: string) => find(`[data-target="${target}"].lit`);
      const button = (target: string) => find(`[data-option="${target}"]`);
      for (const { at, about, taps } of steps) {
        await turnOf(at);
        const first = await reach(at, about, () => {
          // What is the only way on has the place of what was chosen.
          if (taps[0]!.startsWith('do.')) return button(taps[0]!) ?? find('.action-do');
          // A button may play at once what has only one way on: who taps on has to begin on the board.
          return taps.length > 1 ? (lit(taps[0]!) ?? button(taps[0]!)) : (button(taps[0]!) ?? lit(taps[0]!));
        });
        let pressed = first;
        first.click();
        for (const tap of taps.slice(1)) {
          // The only way on is ready without this tap.
          pressed = await until(`${tap} of ${about}`, () => lit(tap) ?? find('.action-do'));
          if (pressed.matches('.action-do')) break;
          pressed.click();
        }
        // A button of its own plays at once.
        const done = taps.length === 1 && pressed.matches('[data-option], .action-do');
        if (!done) (await until(`the button of ${about}`, () => find('.action-do'))).click();
      }
      return curtains;
    },
    { database, id, steps },
  );
}
