// Nothing is lost: reloads, crashes, second tabs, and devices that keep nothing.

import { bot, person } from '../islands/table/support/table.ts';
import { en as words } from '../support/words.ts';
import { liftCurtain, makeMove, openTable, readBoard, TABLE } from './support/at-table.ts';
import { asSave, layDown, playedGame, WHOLE_GAME } from './support/kept-games.ts';
import { keptGame } from './support/table.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const TWO = [person(0), person(1)];

test('a reload after every single move of a whole game finds the same position', { tag: '@phone' }, async ({
  page,
}) => {
  test.setTimeout(600_000); // half a minute, but on a busy machine every reload takes its time
  const whole = WHOLE_GAME.moves;
  await openTable(page);
  await layDown(page, asSave(playedGame(TWO, 0)));
  await openTable(page, 'game');
  await liftCurtain(page);
  for (let at = 0; at < whole.length; ) {
    await makeMove(page, playedGame(TWO, at), whole[at]!);
    const { moves } = (await keptGame(page, 'game'))!;
    expect(moves.length).toBeGreaterThan(at);
    expect(moves).toEqual(whole.slice(0, moves.length));
    at = moves.length; // an answer that leaves no choice comes along
    await liftCurtain(page);
    const before = await readBoard(page);
    await page.reload();
    await liftCurtain(page);
    expect(await readBoard(page)).toBe(before);
  }
  await expect(page.locator('.ending')).toBeVisible();
});

test('what was taken back can be done again after a reload', { tag: '@phone' }, async ({ page }) => {
  await openTable(page);
  await layDown(page, asSave(playedGame(TWO, 3)));
  await openTable(page, 'game');
  await liftCurtain(page);
  await makeMove(page, playedGame(TWO, 3), WHOLE_GAME.moves[3]!);
  await page.getByRole('button', { name: words['table.board.undo'] }).click();
  await expect.poll(() => keptGame(page, 'game').then((game) => game?.undone.length)).toBe(1);
  await page.reload();
  await liftCurtain(page);
  await page.getByRole('button', { name: words['table.board.redo'], exact: true }).click();
  await expect.poll(() => keptGame(page, 'game').then((game) => game?.moves.length)).toBe(4);
});

test('two tabs: the second says so, follows, and can take over', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await openTable(page);
  await layDown(page, asSave(playedGame([person(0), bot(1)], 0)));
  await openTable(page, 'game');
  const second = await context.newPage();
  await openTable(second, 'game');
  const follows = second.getByText(words['table.following']);
  await expect(follows).toBeVisible();
  await expect(second.locator('.lit')).toHaveCount(0);

  const before = await readBoard(second);
  await makeMove(page, playedGame(TWO, 0), WHOLE_GAME.moves[0]!);
  await expect.poll(() => readBoard(second)).not.toBe(before);

  await second.getByRole('button', { name: words['table.following.take-over'] }).click();
  await expect(follows).toBeHidden();
  await expect(page.getByText(words['table.following'])).toBeVisible();
  await page.close();
  await expect(second.locator('.lit').first()).toBeVisible();
});

test('a full disk is told, and play goes on', { tag: '@phone' }, async ({ page }) => {
  await openTable(page);
  await layDown(page, asSave(playedGame(TWO, 3)));
  await openTable(page, 'game');
  await liftCurtain(page);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await makeMove(page, playedGame(TWO, 3), WHOLE_GAME.moves[3]!);
  await expect(page.getByText(words['storage.full'])).toBeVisible();
  await makeMove(page, playedGame(TWO, 4), WHOLE_GAME.moves[4]!);
  expect((await keptGame(page, 'game'))!.moves).toHaveLength(3);
});

test('without a database games are kept in the small storage', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', { get: () => undefined });
  });
  await openTable(page);
  await page.getByRole('button', { name: words['table.new.now'] }).click();
  await liftCurtain(page);
  const board = await readBoard(page);
  await page.reload();
  await liftCurtain(page);
  expect(await readBoard(page)).toBe(board);
});

test('where nothing can be kept one can play all the same', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['indexedDB', 'localStorage']) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      });
    }
  });
  await page.goto(TABLE);
  await expect(page.getByText(words['storage.refused'])).toBeVisible();
  await page.getByRole('button', { name: words['table.new.now'] }).click();
  await liftCurtain(page);
  await page.locator('.offer .lit').first().click();
  await page.locator('.action-do').click();
  await expect(page.locator('.offer')).toBeHidden();
});
