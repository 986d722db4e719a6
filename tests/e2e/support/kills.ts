/** Pages that die under somebody's finger, and a witness of what the browser had confirmed until then. */
import type { BrowserContext, Page } from '@playwright/test';
import { createGame, type Move, play, toMove } from '../../../src/games/dunhuang/index.ts';
import { newGame, person } from '../../islands/table/support/table.ts';
import { asSave, layDown } from './kept-games.ts';
import { expect } from './test.ts';

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A table that loses no time: a tap plays, and turns end by themselves. */
const SETTINGS =
  '{"version":1,"data":{"pace":"instant","autoEnd":true,"oneTap":true,"sound":false,"awake":false}}';

/** What stands at a table and can be tapped. */
export const AT_TABLE = '.curtain-lift, .board .lit, .action-do, [data-option]';

/** What the browser has confirmed, told to somebody who outlives the page: what was written to a box, and every game. */
export interface Confirmed {
  readonly writes: Map<string, number[]>; // by box: the number of each time it was written
  readonly games: Map<string, (readonly Move[])[]>; // by id: its moves, each time it was kept
  readonly copies: Map<string, number[]>; // by box: when each second copy of it was made
}

export const nothingYet = (): Confirmed => ({ writes: new Map(), games: new Map(), copies: new Map() });

/** Notes `value` behind the others under that name. */
const note = <T>(all: Map<string, T[]>, name: string, value: T): void => {
  all.set(name, [...(all.get(name) ?? []), value]);
};

/**
 * Every text of a box gets a number, written behind it in blanks, which JSON does not mind and of which the page knows nothing: somebody
 * who takes back what they did writes an older text once more, and that is no older state.
 */
export async function watchKeeping(
  context: BrowserContext,
  confirmed: Confirmed = nothingYet(),
): Promise<Confirmed> {
  await context.exposeBinding('noteWrite', (_, box: string, number: number) =>
    note(confirmed.writes, box, number),
  );
  await context.exposeBinding('noteGame', (_, id: string, moves: readonly Move[]) => {
    note(confirmed.games, id, moves);
  });
  await context.exposeBinding('noteCopy', (_, box: string, at: number) => {
    note(confirmed.copies, box, at);
  });
  await context.addInitScript(() => {
    const { noteWrite, noteGame, noteCopy } = globalThis as unknown as {
      noteWrite(box: string, number: number): void;
      noteGame(id: string, moves: readonly unknown[]): void;
      noteCopy(box: string, at: number): void;
    };
    const { setItem, getItem } = Storage.prototype;
    let number = Date.now(); // a later page begins with a higher one: nobody writes every millisecond
    Storage.prototype.setItem = function (name, text) {
      number++;
      const mine = number;
      const blanks = mine.toString(2).replaceAll('0', ' ').replaceAll('1', '\t');
      setItem.call(this, name, text + blanks);
      // Taken by the browser, not only by the page that dies: once there and back on the same way.
      navigator.locks.request('confirmed', { mode: 'shared' }, () => noteWrite(name, mine));
    };
    Storage.prototype.getItem = function (name) {
      return getItem.call(this, name)?.replace(/[ \t]+$/, '') ?? null;
    };
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value, name) {
      const { transaction } = this;
      const { name: database } = transaction.db;
      if (database === 'shang')
        transaction.addEventListener('complete', () => noteGame(value.id, value.moves));
      if (database === 'shang-copies')
        transaction.addEventListener('complete', () => noteCopy(value.key, value.at));
      return put.call(this, value, name);
    };
  });
  return confirmed;
}

/** The number of what a box holds, seen from a page that lives; 0 where it holds nothing. */
export const writeIn = (page: Page, box: string): Promise<number> =>
  page.evaluate((name) => {
    const text: string = localStorage[name] ?? ''; // with its blanks
    const blanks = /[ \t]*$/.exec(text)![0];
    return Number.parseInt(`0${blanks.replaceAll(' ', '0').replaceAll('\t', '1')}`, 2);
  }, box);

/** The second copy of a box: when it was made, and whether the box holds the same, seen from a page. */
export const copyOf = (page: Page, box: string): Promise<{ at: number; isThere: boolean }> =>
  page.evaluate(
    (key) =>
      new Promise((resolve) => {
        const opening = indexedDB.open('shang-copies');
        opening.onupgradeneeded = () => opening.transaction!.abort(); // it is the page's to make
        opening.onerror = () => resolve({ at: 0, isThere: false });
        opening.onsuccess = () => {
          const asked = opening.result.transaction('texts').objectStore('texts').get(key);
          asked.onsuccess = () => {
            opening.result.close();
            const { at = 0, text = null } = asked.result ?? {};
            resolve({ at, isThere: text === localStorage.getItem(key) });
          };
        };
      }),
    box,
  );

/** The page is gone in the middle of whatever it does: its process dies, or it is closed without being asked. */
export async function kill(page: Page, crash: boolean): Promise<void> {
  if (crash) {
    const devtools = await page.context().newCDPSession(page);
    const dead = page.waitForEvent('crash');
    devtools.send('Page.crash').catch(() => {}); // nobody is left to answer
    await dead;
  }
  await page.close();
}

/** Taps away at random, from here on until the page dies. */
export const tapOn = (page: Page, targets: string, seed: number): Promise<void> =>
  page.evaluate(
    ([selector, start]) => {
      let random = start;
      const tap = () => {
        random = (random * 48271) % 2147483647;
        const all = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) =>
          one.checkVisibility(),
        );
        all[random % Math.max(all.length, 1)]?.click();
        setTimeout(tap, 3 + (random % 20));
      };
      tap();
    },
    [targets, seed + 1] as const,
  );

/** A game of two persons, as the device keeps it and as it was confirmed; a page that lives looks at it. */
export class Witness {
  readonly #page: Page;
  readonly #confirmed: Confirmed;
  #games = 0;
  id: string;

  constructor(page: Page, confirmed: Confirmed, id = '') {
    this.#page = page;
    this.#confirmed = confirmed;
    this.id = id;
  }

  get #options() {
    return { players: 2, seed: this.id } as const;
  }

  async newGame(named = `kills-${this.#games++}`): Promise<void> {
    await this.#page.evaluate((liked) => localStorage.setItem('shang.dunhuang.table', liked), SETTINGS);
    this.id = named;
    const { id } = this;
    const game = newGame([person(0), person(1)], { id, name: `${id}.`, options: this.#options });
    await layDown(this.#page, asSave(game));
  }

  async isOver(): Promise<boolean> {
    const moves = (await this.kept()) ?? [];
    return toMove(moves.reduce(play, createGame(this.#options))) === undefined;
  }

  /** How many moves of it were confirmed. */
  get made(): number {
    return Math.max(0, ...(this.#confirmed.games.get(this.id) ?? []).map((moves) => moves.length));
  }

  /** Until so many more moves are confirmed than there were; a table at which nothing happens is a fault. */
  async moves(before: number, more: number): Promise<void> {
    await expect
      .poll(() => this.made, { message: 'moves were made', intervals: [10], timeout: 20_000 })
      .toBeGreaterThanOrEqual(before + more);
  }

  kept(): Promise<readonly Move[] | undefined> {
    return this.#page.evaluate(
      (id) =>
        new Promise<Move[] | undefined>((resolve, reject) => {
          const opening = indexedDB.open('shang');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const asked = opening.result.transaction('games').objectStore('games').get(id);
            asked.onsuccess = () => {
              opening.result.close();
              resolve(asked.result?.moves);
            };
          };
        }),
      this.id,
    );
  }

  /** Every list of moves that was confirmed must begin what is kept. Gives how many are kept. */
  async expectNothingLost(): Promise<number> {
    const kept = (await this.kept()) ?? [];
    const confirmed = this.#confirmed.games.get(this.id) ?? [];
    const asText = (moves: readonly Move[]): string => moves.map((move) => JSON.stringify(move)).join();
    const there = asText(kept);
    const lost = confirmed.filter((moves) => !there.startsWith(asText(moves)));
    expect(
      lost.map((moves) => moves.length),
      `${kept.length} moves are kept of ${this.id}`,
    ).toEqual([]);
    return kept.length;
  }
}
