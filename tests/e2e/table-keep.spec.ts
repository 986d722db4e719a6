// Nothing is lost: reloads, crashes, second tabs, and devices that keep nothing.

import { bot, person } from '../islands/table/support/table.ts';
import { en as words } from '../support/words.ts';
import { liftCurtain, makeMove, openTable, readBoard, TABLE } from './support/at-table.ts';
import { asSave, layDown, playedGame, WHOLE_GAME } from './support/kept-games.ts';
import { keptGame } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { lookAt } from './support/touch.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const TWO = [person(0), person(1)];

// After each of all its moves: tests/islands/table/play/reopened.test.ts. Here it is the set-up, the first turns and the end.
for (const [when, from, to] of [
  ['begins', 0, 10],
  ['ends', WHOLE_GAME.moves.length - 6, WHOLE_GAME.moves.length],
] as const) {
  test(`a reload after every single move finds the same position, as a game ${when}`, {
    tag: '@phone',
  }, async ({ page }) => {
    test.slow();
    const whole = WHOLE_GAME.moves;
    await openTable(page);
    await layDown(page, asSave(playedGame(TWO, from)));
    await openTable(page, 'game');
    await liftCurtain(page);
    for (let at: number = from; at < to; ) {
      await makeMove(page, playedGame(TWO, at), whole[at]!);
      const { moves } = (await keptGame(page, 'game'))!;
      expect(moves.length).toBeGreaterThan(at);
      expect(moves).toEqual(whole.slice(0, moves.length));
      at = moves.length; // an answer that leaves no choice comes along
      const read = async () => {
        await liftCurtain(page);
        if (at === whole.length) await page.locator('.ending').waitFor(); // it is fetched
        return readBoard(page);
      };
      const before = await read();
      await page.reload();
      expect(await read()).toBe(before);
    }
    await expect(page.locator('.ending')).toHaveCount(to === whole.length ? 1 : 0);
  });
}

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

  await lookAt(second);
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

test('a database that is slow to open: the lobby waits, one can play, and all is kept in the end', {
  tag: '@phone',
}, async ({ page, context }) => {
  // Another page makes the database, with a game in it, and takes its time.
  const holder = await context.newPage();
  await holder.goto('en/about/');
  await holder.evaluate(
    (save) => {
      const opening = indexedDB.open('shang', 1);
      opening.onupgradeneeded = () => {
        const store = opening.result.createObjectStore('games');
        store.put(save, 'game');
        const hold = () => {
          if (!('release' in globalThis)) store.get('game').onsuccess = hold;
        };
        hold();
      };
      opening.onsuccess = () => opening.result.close();
    },
    asSave(playedGame(TWO, 3, { name: 'Sunday' }))['game'],
  );

  await openTable(page);
  await expect(page.getByText(words['table.games.opening'])).toBeVisible();
  await expect(page.getByText(words['table.games.none'])).toBeHidden();
  await page.getByRole('button', { name: words['table.new.now'] }).click();
  await liftCurtain(page);
  await page.locator('.offer .lit').first().click();
  await page.locator('.action-do').click();
  await expect(page.getByText(words['table.keep.slow'])).toBeVisible({ timeout: 15_000 });
  await expect(page.locator('.offer')).toBeHidden();

  await holder.evaluate(() => Object.assign(globalThis, { release: true }));
  await expect(page.getByText(words['table.keep.slow'])).toBeHidden({ timeout: 15_000 });
  const id = new URL(page.url()).hash.replace('#game=', '');
  await expect.poll(() => keptGame(page, id).then((game) => game?.moves.length)).toBeGreaterThan(0);
  await page.goBack();
  await expect(page.locator('.kept-game')).toHaveCount(2);
  await expect(page.getByText('Sunday').first()).toBeVisible();
});

test('a lobby that waits for its games shows them when they come', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await openTable(page);
  await layDown(page, asSave(playedGame(TWO, 3, { name: 'Sunday' })));
  // Opening fails, as it does now and then, and later it does not.
  await context.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (name, version) {
      if (!('opens' in globalThis)) throw new DOMException('not now', 'UnknownError');
      return open.call(this, name, version);
    };
  });
  await page.reload();
  await expect(page.getByText(words['table.keep.closed'])).toBeVisible();
  await expect(page.getByText(words['table.games.none'])).toBeHidden();
  await page.evaluate(() => Object.assign(globalThis, { opens: true }));
  await expect(page.getByText('Sunday').first()).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(words['table.keep.closed'])).toBeHidden();
});
