import assert from 'node:assert/strict';
import { createGame, type GameOptions, type Move, outcome, play } from '../../../src/games/dunhuang/index.ts';
import en from '../../../src/i18n/dunhuang/en.json' with { type: 'json' };
import score from '../../../src/i18n/score/en.json' with { type: 'json' };
import table from '../../../src/i18n/table/en.json' with { type: 'json' };
import { type Check, openAwake, textOf, type Visit } from '../check.ts';

const TABLE = 'en/dunhuang/table/';

interface KeptGame {
  readonly id: string;
  readonly options: GameOptions;
  readonly moves: readonly Move[];
}

/** What the device keeps of games. */
export async function keptGames({ page }: Visit): Promise<KeptGame[]> {
  const text = await page.run(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('shang');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asked = opening.result.transaction('games').objectStore('games').getAll();
          asked.onerror = () => reject(asked.error);
          asked.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(asked.result));
          };
        };
      }),
  );
  return JSON.parse(text);
}

/** A person and two bots, who do not wait to be watched. */
export async function sitDown(visit: Visit): Promise<void> {
  await openAwake(visit, 'en/dunhuang/');
  await visit.page.run(() => {
    const data = { pace: 'instant', autoEnd: false, oneTap: false, sound: false, awake: false };
    localStorage.setItem('shang.dunhuang.table', JSON.stringify({ version: 1, data }));
  });
  await openAwake(visit, TABLE);
  await visit.page.tap('.lobby button', table['table.new.now']);
  await visit.page.until('something to tap', () => !!document.querySelector('.board .lit, .action-do'));
}

/** Taps whatever is lit until the game is over, this is asked, or so many taps were made; in the page, for it takes hundreds. */
export const tapOn = (
  { page }: Visit,
  { taps = Number.MAX_SAFE_INTEGER, until = '' } = {},
): Promise<number> =>
  page.run(
    async (most, ask) => {
      let state = 7;
      const any = <T>(list: readonly T[]): T | undefined => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return list[Math.floor((state / 2 ** 32) * list.length)];
      };
      let tapped = 0;
      const began = performance.now();
      const isAsked = () => ask !== '' && document.querySelector('.action-text')?.textContent === ask;
      while (!document.querySelector('.ending') && tapped < most && !isAsked()) {
        if (performance.now() - began > 240_000) throw new Error(`No end after ${tapped} taps`);
        const go = document.querySelectorAll<HTMLElement>('.action-do');
        const lit = document.querySelectorAll<HTMLElement>('.board .lit:not(.tapped), [data-option]');
        const next = any(go.length > 0 ? [...go] : [...lit]);
        next?.click();
        if (next) tapped++;
        await new Promise((resolve) => setTimeout(resolve, 8));
      }
      return tapped;
    },
    taps,
    until,
  );

export const game: Check = {
  name: 'a whole game with bots, which the engine reckons alike',
  async run(visit) {
    await sitDown(visit);
    await tapOn(visit);
    assert.notEqual(await textOf(visit, '.ending-verdict'), '');
    const [kept] = await keptGames(visit);
    const end = outcome(kept!.moves.reduce(play, createGame(kept!.options)));
    assert.ok(end, `The kept game of seed ${kept!.options.seed} is not over`);
    if (!end.sheets) return;
    await visit.page.tap('.ending button', en['table.end.reckoning']);
    const totals = await visit.page.until(
      'the reckoning',
      (total) => {
        const rows = [...document.querySelectorAll('tr')];
        const row = rows.find((one) => one.querySelector('th')?.textContent?.trim() === total);
        return row && [...row.querySelectorAll('td')].map((cell) => cell.textContent?.trim());
      },
      score['score.row.total'],
    );
    assert.deepEqual(
      totals,
      end.sheets.map(({ total }) => String(total)),
    );
  },
};
