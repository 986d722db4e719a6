// Whole games of Dragon Market, played by tapping what is lit: with and without a network, with hands and with keys.
import type { Page } from '@playwright/test';
import { createGame, decodeGame, outcome, play } from '../../src/games/dragon-market/index.ts';
import type { TableGame } from '../../src/islands/table/game/types.ts';
import { BAY, BAY_GAMES, bayGame, stepsIn } from './support/bay.ts';
import { BAY_RECORDS } from './support/bay-records.ts';
import { keepSite } from './support/kept.ts';
import { followSteps, keptIn, type Step, sitDownAt } from './support/table.ts';
import { expect, test } from './support/test.ts';

type RecordName = keyof typeof BAY_RECORDS;

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** The moves that were kept are those of the record, and the page names who has won by them. */
async function expectPlayed(
  page: Page,
  game: TableGame,
  record: ReturnType<typeof decodeGame>,
): Promise<void> {
  const verdict = page.locator('.ending-verdict');
  await expect(verdict).toBeVisible();
  const { moves } = await keptIn<TableGame>(page, BAY_GAMES, game.id);
  expect(moves).toEqual(record.moves);
  const { winners } = outcome(record.moves.reduce(play, createGame(record.options)))!;
  for (const seat of winners) await expect(verdict).toContainText(game.players[seat]!.name);
}

async function playThrough(page: Page, name: RecordName): Promise<void> {
  const record = decodeGame(BAY_RECORDS[name]);
  const game = bayGame(record.options);
  await sitDownAt(page, BAY, game);
  const curtains = await followSteps(page, BAY_GAMES, game.id, stepsIn(record));
  // Blue objectives lie open: nobody has to look away.
  expect(curtains.length > 0).toBe(record.options.rulings?.objectives === 'red');
  await expectPlayed(page, game, record);
}

for (const [name, tag] of [
  ['blue, two', '@phone'],
  ['blue, three', '@desktop'],
  ['blue, four', '@phone'],
  ['red, teams', '@phone'],
] as const) {
  test(`a whole game: ${name}`, { tag }, async ({ page }) => {
    test.slow();
    await playThrough(page, name);
  });
}

test.describe('with what the device keeps', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a whole game of two goes on without a network', { tag: '@desktop' }, async ({ page, context }) => {
    test.slow();
    await page.goto(BAY);
    await keepSite(page);
    // The game that was opened is kept whole, a moment after the rest.
    await expect
      .poll(() => page.evaluate(async () => (await caches.match(location.href.split('#')[0]!)) !== undefined))
      .toBe(true);
    await context.setOffline(true);
    await playThrough(page, 'red, two');
  });
});

/** The square that has the focus; -1 where none has. */
const focused = (page: Page): Promise<number> =>
  page.evaluate(() => Number(/^square-(\d+)$/.exec(document.activeElement?.id ?? '')?.[1] ?? -1));

/** By Tab to the bay, and by arrows to a square that means this target. */
async function walkTo(page: Page, target: string): Promise<void> {
  const wanted = await page.evaluate(
    (name) => Number(document.querySelector(`[data-target="${name}"].lit`)?.id.slice('square-'.length)),
    target,
  );
  // What can be done stands after the bay; back to it is nearer than through the log.
  const after = await page.evaluate(() => document.activeElement?.closest('.board-action') !== null);
  for (let presses = 0; (await focused(page)) < 0; presses++) {
    if (presses > 30) throw new Error(`No key leads to the bay, where ${target} is lit`);
    await page.keyboard.press(after ? 'Shift+Tab' : 'Tab');
  }
  const at = await focused(page);
  const [down, right] = [Math.floor(wanted / 10) - Math.floor(at / 10), (wanted % 10) - (at % 10)];
  for (let n = 0; n < Math.abs(down); n++) await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
  for (let n = 0; n < Math.abs(right); n++) await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
  expect(await focused(page)).toBe(wanted);
}

/** By Tab to a button. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (await page.evaluate((wanted) => document.activeElement!.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No key leads to ${selector}`);
}

/** One decision by keys alone. */
async function decide(page: Page, { taps }: Step): Promise<void> {
  const lift = page.locator('.curtain-lift');
  const button = page.locator(`[data-option="${taps[0]}"]`);
  const lit = page.locator(`[data-target="${taps[0]}"].lit`).first();
  const go = page.locator('.action-do');
  const only = taps[0] === 'do.end-turn' || taps[0] === 'do.roll';
  await expect(
    lift
      .or(button)
      .or(lit)
      .or(only ? go : button)
      .first(),
  ).toBeVisible();
  if (await lift.isVisible()) {
    await tabTo(page, '.curtain-lift');
    await page.keyboard.press('Enter');
    await expect(page.locator('.board')).toBeVisible();
  }
  for (const tap of taps) {
    const answer = `[data-option="${tap}"]`;
    if (await page.locator(answer).isVisible()) await tabTo(page, answer);
    else if (only) await tabTo(page, '.action-do');
    else if (await go.isVisible()) break;
    else await walkTo(page, tap);
    await page.keyboard.press('Enter');
  }
}

test('a whole game by keys alone', { tag: '@desktop' }, async ({ page }) => {
  test.slow();
  const record = decodeGame(BAY_RECORDS['red, two']);
  const game = bayGame(record.options);
  await sitDownAt(page, BAY, game);
  const steps = stepsIn(record);
  for (const [i, step] of steps.entries()) {
    await expect
      .poll(async () => (await keptIn<TableGame>(page, BAY_GAMES, game.id)).moves.length, step.about)
      .toBe(step.at);
    await decide(page, step);
    const next = steps[i + 1]?.at ?? record.moves.length;
    await expect(async () => {
      const { moves } = await keptIn<TableGame>(page, BAY_GAMES, game.id);
      if (moves.length < next) await page.keyboard.press('Enter');
      expect((await keptIn<TableGame>(page, BAY_GAMES, game.id)).moves.length).toBe(next);
    }, step.about).toPass();
  }
  await expectPlayed(page, game, record);
});
