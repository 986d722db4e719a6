/** The bots in a browser, as a page has them: their client as a module of the site, thinking in workers. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import type { BotClient, BotSettings } from '../../src/bots/dunhuang/index.ts';
import { chooseMove } from '../../src/bots/dunhuang/index.ts';
import { createGame, legalMoves, play, toMove, type View, view } from '../../src/games/dunhuang/index.ts';
import { expect, test } from './support/test.ts';

// Each worker of the tests builds its own: one that builds would take the other's files away.
const FOLDER = path.resolve('.cache', 'bots-in-a-page', process.env['TEST_PARALLEL_INDEX'] ?? '0');
const ADDRESS = '/bots-in-a-page/';

/** The first turn of a game for two, as its seat sees it. */
function opening(): View {
  let state = createGame({ players: 2, seed: 'browser' });
  for (let i = 0; i < 3; i++) state = play(state, legalMoves(state)[0]!);
  return view(state, toMove(state));
}

type Told = Window & { bots: BotClient };

/** A page of the site, under its own policy, with a client on `window.bots`. */
async function visit(page: Page): Promise<void> {
  await page.route(`**${ADDRESS}**`, (route) => {
    const file = path.join(FOLDER, new URL(route.request().url()).pathname.slice(ADDRESS.length));
    return route.fulfill({ body: readFileSync(file), contentType: 'text/javascript' });
  });
  await page.goto('en/');
  await page.evaluate(async (address) => {
    const { BotClient } = (await import(address)) as { BotClient: new () => BotClient };
    (window as unknown as Told).bots = new BotClient();
  }, `${ADDRESS}client.js`);
}

test.describe('bots in a browser @desktop', () => {
  test.beforeAll(async () => {
    await build({
      configFile: false,
      logLevel: 'silent',
      base: './',
      worker: { format: 'es' },
      build: {
        outDir: FOLDER,
        emptyOutDir: true,
        rollupOptions: {
          input: 'src/bots/dunhuang/client.ts',
          preserveEntrySignatures: 'strict',
          output: { entryFileNames: 'client.js' },
        },
      },
    });
  });

  test('come to the same move as anywhere, and leave the page free', async ({ page }) => {
    await visit(page);
    const settings: BotSettings = { level: 'master', seed: 3, iterations: 800 };
    const { move, frames, shares } = await page.evaluate(
      async ([seen, how]) => {
        let frames = 0;
        let thinking = true;
        const count = (): void => {
          frames++;
          if (thinking) requestAnimationFrame(count);
        };
        requestAnimationFrame(count);
        const shares: number[] = [];
        const { bots } = window as unknown as Told;
        const move = await bots.choose(seen, how, { onProgress: (share) => shares.push(share) });
        thinking = false;
        return { move, frames, shares };
      },
      [opening(), settings] as const,
    );
    expect(move).toEqual(chooseMove(opening(), settings));
    expect(frames).toBeGreaterThan(2);
    for (const share of shares) expect(share).toBeLessThanOrEqual(1);
  });

  test('stop at once, and answer the next question', async ({ page }) => {
    await visit(page);
    const { late, name, next } = await page.evaluate(async (seen) => {
      const { bots } = window as unknown as Told;
      const stop = new AbortController();
      let thought = Promise.resolve<unknown>(undefined);
      await new Promise<void>((thinking) => {
        thought = bots.choose(
          seen,
          { level: 'grandmaster', seed: 1, ms: 60_000 },
          { signal: stop.signal, onProgress: () => thinking() },
        );
      });
      const stopped = performance.now();
      stop.abort();
      const name = await thought.catch((error: Error) => error.name);
      const late = performance.now() - stopped;
      const next = await bots.choose(seen, { level: 'greedy', seed: 1 });
      return { late, name, next };
    }, opening());
    expect(name).toBe('AbortError');
    expect(late).toBeLessThan(100);
    expect(next).toEqual(chooseMove(opening(), { level: 'greedy', seed: 1 }));
  });

  test('advise, and tell by code what they cannot do', async ({ page }) => {
    await visit(page);
    const { advice, code } = await page.evaluate(async (seen) => {
      const { bots } = window as unknown as Told;
      const advice = await bots.advise(seen, { seed: 1, iterations: 200 });
      const bystander = { ...seen, seat: null };
      const code = await bots
        .choose(bystander, { level: 'master', seed: 1 })
        .catch((error: { code: string }) => error.code);
      return { advice, code };
    }, opening());
    expect(advice.length).toBeGreaterThan(0);
    expect(advice[0]!.moves.at(-1)).toBeDefined();
    expect(code).toBe('not-your-move');
  });
});
