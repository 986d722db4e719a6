// Whole games, played by tapping what is lit; in the end the table says what the engine says of the moves that were kept.

import type { Page } from '@playwright/test';
import {
  CHARACTERS,
  type CharacterId,
  createGame,
  type GameOptions,
  outcome,
  play,
  type Seat,
  TILES,
} from '../../src/games/dunhuang/index.ts';
import type { TableGame } from '../islands/table/support/dunhuang.ts';

import { bot, newGame, person } from '../islands/table/support/table.ts';
import { en } from '../support/words.ts';
import { curious, eager, type Scripted, script } from './support/scripts.ts';
import { follow, keptGame, sitDown } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { lookAt } from './support/touch.ts';

const NAMES = ['Mei', 'Artivan', 'Shayn', 'Ghotam'];
const front = TILES.map(([side]) => side) as CharacterId[];
const back = TILES.map(([, side]) => side) as CharacterId[];

const persons = (options: GameOptions): TableGame =>
  newGame(
    NAMES.slice(0, options.players).map((name, seat) => ({ ...person(seat as Seat), name })),
    { id: 'played', options },
  );

const TWO: GameOptions = { players: 2, seed: 'b', circle: front, firstPlayer: 0 };
const THREE: GameOptions = { players: 3, seed: 'a', circle: back, firstPlayer: 0 };
const FOUR: GameOptions = { players: 4, seed: 'a', circle: front, firstPlayer: 0 };
const two = script(TWO, eager);
const three = script(THREE, curious);
const four = script(FOUR, curious);

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** What the page shows of the end is what the engine makes of the record. */
async function expectEnding(page: Page, game: TableGame): Promise<void> {
  const { moves } = await keptGame(page, game.id);
  const end = outcome(moves.reduce(play, createGame(game.options)))!;
  const verdict = page.locator('.ending-verdict');
  await expect(verdict).toBeVisible();
  for (const seat of end.winners) await expect(verdict).toContainText(game.players[seat]!.name);
  await lookAt(page);
  await page.locator('.ending .button--main').click();
  const totals = page.getByRole('row', { name: en['score.row.total'] }).getByRole('cell');
  if (end.sheets) await expect(totals).toHaveText(end.sheets.map(({ total }) => String(total)));
}

async function playThrough(page: Page, options: GameOptions, written: readonly Scripted[]): Promise<void> {
  const game = persons(options);
  await sitDown(page, game);
  await follow(page, game.id, written);
  await expect(page.locator('.ending')).toBeVisible();
  expect((await keptGame(page, game.id)).moves).toEqual(written.map(({ move }) => move));
  await expectEnding(page, game);
}

test.describe('persons at one device', () => {
  test.slow();

  test('two, to a win at once', { tag: '@phone' }, async ({ page }) => {
    const end = outcome(two.reduce((state, { move }) => play(state, move), createGame(TWO)))!;
    expect(end.reason).toBe('instant');
    await playThrough(page, TWO, two);
  });

  test('three, to the reckoning', { tag: '@desktop' }, async ({ page }) => {
    await playThrough(page, THREE, three);
  });

  test('four, to the reckoning', { tag: '@phone' }, async ({ page }) => {
    await playThrough(page, FOUR, four);
  });
});

test('over these games every character is used', { tag: '@phone' }, () => {
  const used = new Set<string>([...three, ...four].map(({ move }) => move.type));
  expect(CHARACTERS.filter((id) => !used.has(id))).toEqual([]);
});

test('one person against bots, tapping whatever is lit', { tag: '@desktop' }, async ({ page }) => {
  test.slow();
  const players = [
    { ...person(0), name: 'Mei' },
    { ...bot(1), name: 'Artivan' },
    { ...bot(3), name: 'Shayn' },
  ];
  const game = newGame(players, { id: 'bots', options: { players: 3, seed: 'bots' } });
  await page.addInitScript(() => {
    localStorage.setItem(
      'shang.dunhuang.table',
      JSON.stringify({
        version: 1,
        data: { pace: 'instant', autoEnd: false, oneTap: false, sound: false, awake: false },
      }),
    );
  });
  await sitDown(page, game);
  const taps = await page.evaluate(async () => {
    let state = 7;
    const any = <T>(list: readonly T[]): T => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return list[Math.floor((state / 2 ** 32) * list.length)]!;
    };
    let tapped = 0;
    const began = performance.now();
    while (!document.querySelector('.ending')) {
      if (performance.now() - began > 120_000) throw new Error('The game does not end');
      const go = document.querySelectorAll<HTMLElement>('.action-do');
      const lit = document.querySelectorAll<HTMLElement>('.board .lit:not(.tapped), [data-option]');
      const next = any(go.length > 0 ? [...go] : [...lit]);
      next?.click();
      if (next) tapped++;
      await new Promise((resolve) => setTimeout(resolve, 8));
    }
    return tapped;
  });
  expect(taps).toBeGreaterThan(30);
  await expectEnding(page, game);
});

test('a whole turn by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  const game = persons({ ...TWO, seed: 'keys' });
  const begun = script(game.options, eager).slice(0, 3); // both have kept a card, the camel is placed
  await sitDown(page, { ...game, moves: begun.map(({ move }) => move) });
  await expect(page.locator('.curtain-lift')).toBeFocused();
  await page.keyboard.press('Enter');
  const board = page.locator('.board');
  await expect(board).toBeVisible();
  const asks = (words: string) => expect(page.locator('.action-text')).toHaveText(words);

  await asks(en['table.board.ask.camel']);
  await page.locator('.space[tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.space:focus')).toHaveAttribute('aria-label', /1 step, costs 0 coins$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.space:focus')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(page.locator('.tapped')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter'); // the same again plays it
  await expect(page.locator('[data-target="to.shop"]')).toBeVisible();

  await page.keyboard.press('2'); // the second answer: into the hand
  await expect(page.locator('[data-option="coins"]')).toBeVisible();

  await page.keyboard.press('u'); // back to the card, and there again
  await expect(page.locator('[data-target="to.shop"]')).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.locator('[data-option="coins"]')).toBeVisible();

  await page.locator('[data-option="coins"]').focus();
  await page.keyboard.press('Enter');
  await asks(en['table.board.ask.end']);
  await page.keyboard.press('e');
  await expect(page.locator('.curtain')).toBeVisible();
  const { moves } = await keptGame(page, game.id);
  expect(moves.slice(3).map(({ type }) => type)).toEqual([
    'move-camel',
    'take-good',
    'take-coins',
    'end-turn',
  ]);
});
