// Around the board: a new game as somebody wants it, the log, advice, the end, looking back, and the small comforts.
import type { Page } from '@playwright/test';
import { createGame, outcome, play } from '../../src/games/dunhuang/index.ts';
import type { Player } from '../../src/islands/table/game/types.ts';
import { GAME_VERSION } from '../../src/islands/table/storage/saves.ts';
import type { TableGame } from '../islands/table/support/dunhuang.ts';
import { bot, newGame, person, wanderMoves } from '../islands/table/support/table.ts';
import { en, nl } from '../support/words.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

async function open(page: Page, lang = 'en', fragment = ''): Promise<void> {
  await page.goto(`${lang}/dunhuang/table/${fragment}`);
  await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
}

/** Brings games as a file does. */
async function bring(page: Page, ...games: readonly TableGame[]): Promise<void> {
  const saves = games.map((game) => ({ version: GAME_VERSION, ...game }));
  const buffer = Buffer.from(JSON.stringify({ format: 'shang-games', version: 1, games: saves }));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'games.json', mimeType: 'application/json', buffer });
  await expect(page.locator('.kept-open')).toHaveCount(games.length);
}

const screen = (page: Page) => page.locator('.table-screen');
const sheet = (page: Page) => page.locator('dialog.bottom-sheet');
const dealt = (page: Page) => page.locator('[data-target^="card."]');
/** By its key, as soon as the table listens. */
const press = (page: Page, key: string) =>
  expect(async () => {
    await page.keyboard.press(key);
    await expect(sheet(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
const closeBottomSheet = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
};
const named = (name: string, player: Player): Player => ({ ...player, name });
const moves = wanderMoves(3, 'rooms');
const PEOPLE = [named('Mei', person(0)), named('Artivan', bot(1)), named('Shayn', bot(2))];
const FINISHED = newGame(PEOPLE, { id: 'finished', options: { players: 3, seed: 'rooms' }, moves });
const lastOwn = moves.findLastIndex(({ type }) => type === 'place-camel');
/** Before the first turn of Mei: she is to move the camel. */
const begun = (): TableGame => {
  const game = newGame(PEOPLE, { id: 'begun', options: { players: 3, seed: 'rooms', firstPlayer: 0 } });
  return { ...game, moves: wanderMoves(3, 'rooms', { firstPlayer: 0 }).slice(0, lastOwn + 1) };
};

test('a new game as somebody wants it, from the set-up page', { tag: '@phone' }, async ({ page }) => {
  await open(page, 'en', '#s=8K2F&p=Mei&p=Bo');
  const form = page.locator('.new-game');
  await expect(form.getByLabel(en['people.name'].replace('{n}', '1'))).toHaveValue('Mei');
  const code = form.getByLabel(en['table.new.circle'], { exact: true });
  await expect(code).toHaveValue('8K2F');
  await expectAccessible(page);

  await code.fill('ZZZZ');
  await expect(form.getByText(en['error.setup.range'])).toBeVisible();
  await form.getByRole('button', { name: en['table.new.start'] }).click();
  await expect(screen(page)).toHaveCount(0);
  await expect(code).toBeFocused();

  await code.fill('8k2f');
  await form.getByText(en['table.new.more']).click();
  await form.getByLabel(en['table.new.seed'], { exact: true }).fill('market day');
  await form.getByRole('button', { name: en['table.new.start'] }).click();
  await expect(page.getByRole('heading', { name: 'Pass the device to Mei' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I am Mei' }).click();
  await expect(dealt(page).first()).toBeVisible();

  // The next time the same people sit there.
  await open(page);
  await page.getByRole('button', { name: /^New game/ }).click();
  await expect(page.getByLabel(en['people.name'].replace('{n}', '2'))).toHaveValue('Bo');
});

test('behind the curtain only what all may hear; what only one may know comes after it', {
  tag: '@phone',
}, async ({ page }) => {
  // Mei has just taken a card of Bo's with the Trader, by chance.
  const people = [named('Mei', person(0)), named('Bo', person(1))];
  const all = wanderMoves(2, 'c');
  const traded = all.findIndex(({ type }) => type === 'trader');
  const end = all.findIndex(({ type }, at) => at > traded && type === 'end-turn');
  const game = newGame(people, { options: { players: 2, seed: 'c' }, moves: all.slice(0, end + 1) });
  await open(page);
  await bring(page, game);
  await page.locator('.kept-open').click();
  const curtain = page.locator('.curtain');
  await expect(curtain.getByRole('heading')).toHaveText('Pass the device to Bo');
  await expect(curtain).toContainText(/Mei takes 1 card from\s+Bo’s hand/);
  await curtain.locator('.curtain-lift').click();
  const news = page.locator('.since');
  await expect(news).toContainText(/Mei takes\s+glass from your hand/);
  await expectAccessible(page);
  for (const [width, height] of [
    [768, 1024],
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const covered = await page.evaluate(() => {
      const note = document.querySelector('.since')!.getBoundingClientRect();
      const others = document.querySelectorAll('.space, .tile, .seat, .action button, .table-tool');
      return [...others]
        .filter((one) => one.closest('.since') === null)
        .filter((one) => {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          const beside = right <= note.left + 1 || left >= note.right - 1;
          return !beside && bottom > note.top + 1 && top < note.bottom - 1;
        })
        .map(({ className }) => className);
    });
    expect(covered, `${width} × ${height}: under the note`).toEqual([]);
    await expect(page.locator('.action-list')).toBeInViewport({ ratio: 1 });
  }
  await news.getByRole('button', { name: en['table.since.close'] }).click();
  await expect(news).toHaveCount(0);
});

test('a link that leads nowhere says why', { tag: '@desktop' }, async ({ page }) => {
  await open(page, 'nl', '#g=onzin');
  await expect(page.getByRole('alert')).toHaveText(nl['error.record.not-a-record']);
  await open(page, 'nl', '#game=weg');
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText(nl['table.games.missing']);
});

test('log, advice, explanations, keys and settings lie over the table', async ({ page }) => {
  await open(page);
  await bring(page, begun());
  await page.locator('.kept-open').click();
  await expect(screen(page)).toBeVisible();

  await press(page, 'l');
  await expect(sheet(page).getByText('Mei is the first player.')).toBeVisible();
  await expectAccessible(page);
  await closeBottomSheet(page);

  await press(page, 'h');
  const advice = sheet(page).locator('.advices > li');
  await expect(advice.first()).toContainText(/Move\s+the camel/, { timeout: 20_000 });
  // What is seen of the best turn is heard when it comes; the next best is only told where it was thought about for long enough.
  for (const said of [/Why: /, /Risk/]) await expect(advice.first().getByRole('status')).toContainText(said);
  await expectAccessible(page);
  await advice.first().getByRole('button', { name: en['table.hint.follow'] }).click();
  await expect(sheet(page)).toHaveCount(0);
  await press(page, 'l');
  await expect(sheet(page).getByText(/Mei\s+moves/)).toBeVisible();
  await closeBottomSheet(page);

  await press(page, 'k');
  await expect(sheet(page).getByText(en['table.keys.arrows'])).toBeVisible();
  await closeBottomSheet(page);

  await press(page, 'm');
  await sheet(page).getByRole('button', { name: en['table.settings.title'] }).click();
  await sheet(page).getByLabel(en['table.settings.sound']).check();
  await sheet(page).getByLabel(en['table.settings.pace.instant']).check();
  await expectAccessible(page);
  await closeBottomSheet(page);
  await page.reload();
  await expect(screen(page)).toBeVisible();
  await press(page, 'm');
  await sheet(page).getByRole('button', { name: en['table.settings.title'] }).click();
  await expect(sheet(page).getByLabel(en['table.settings.sound'])).toBeChecked();
  await closeBottomSheet(page);

  // The other language, in the middle of the same game.
  await press(page, 'm');
  await sheet(page).getByRole('link', { name: 'Nederlands' }).click();
  await expect(page).toHaveURL(/\/nl\/dunhuang\/table\/#game=begun$/);
  await expect(screen(page)).toBeVisible();
  await press(page, 'l');
  await expect(sheet(page).getByText('Mei is de startspeler.')).toBeVisible();
});

test('the end is the calculator’s own, is in its history once, and can be looked back on', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow();
  await open(page);
  await bring(page, FINISHED);
  await page.locator('.kept-open').click();
  const { winners, sheets } = outcome(moves.reduce(play, createGame(FINISHED.options)))!;
  const verdict = page.locator('.ending-verdict');
  for (const seat of winners) await expect(verdict).toContainText(PEOPLE[seat]!.name);
  await page.locator('.ending .button--main').click();
  const totals = page.getByRole('row', { name: en['score.row.total'] }).getByRole('cell');
  if (sheets) await expect(totals).toHaveText(sheets.map(({ total }) => String(total)));
  await expectAccessible(page);

  await sheet(page).getByRole('button', { name: en['table.review.title'] }).click();
  const points = sheet(page).locator('.advices > li');
  await expect(points).toHaveCount(3, { timeout: 40_000 });
  await expectAccessible(page);
  await points.first().getByRole('button', { name: en['table.review.look'] }).click();

  const at = page.locator('.replay-controls output');
  await expect(at).toHaveText(new RegExp(`^\\d+ of ${moves.length}$`));
  const begins = Number((await at.textContent())!.split(' ')[0]);
  await page.getByRole('button', { name: en['table.replay.forward'] }).click();
  await expect(at).toHaveText(`${begins + 1} of ${moves.length}`);
  await expect(page.locator('.replay-told')).toContainText('moves');
  await page.getByRole('button', { name: en['table.replay.turn-forward'] }).click();
  await page.getByLabel(en['table.replay.viewpoint']).selectOption({ label: 'As Mei' });
  await expectAccessible(page);

  // Where nothing can be played, a tap asks what it is.
  await page.locator('[data-target="space.0"]').click();
  await expect(sheet(page).getByRole('link', { name: en['why.read'] })).toHaveAttribute(
    'href',
    /#character\./,
  );
  await closeBottomSheet(page);

  // Another way from here is a game of its own.
  await page.getByRole('button', { name: en['table.replay.try'] }).click();
  await expect(page).toHaveURL(/#game=(?!finished)/);
  await open(page);
  await expect(page.locator('.kept-open')).toHaveCount(2);

  await page.goto('en/dunhuang/score/');
  await expect(page.locator('.game')).toHaveCount(1);
  await expect(page.locator('.game')).toContainText('Mei');
});

test('a move can be passed on as a link', { tag: '@desktop' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await bring(page, FINISHED);
  await page.locator('.kept-open').click();
  await page.locator('.ending .button--main').click();
  await sheet(page).getByRole('button', { name: en['table.replay.title'] }).click();
  await page.getByLabel(en['table.replay.scrub']).fill('30');
  await page
    .getByLabel(en['table.replay.viewpoint'])
    .selectOption({ label: en['table.replay.viewpoint.bystander'] });
  await page.getByRole('button', { name: en['table.replay.link'], exact: true }).click();
  await expect(page.getByText(en['table.replay.link.copied'])).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const told = await page.locator('.replay-told').textContent();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.locator('.replay-controls output')).toHaveText(`30 of ${moves.length}`);
  await expect(page.locator('.replay-told')).toHaveText(told!);
});
