// The table says what happens: what others do while they do it, and what one missed.
import type { Locator, Page } from '@playwright/test';
import { createGame, outlook, play, view } from '../../src/games/dunhuang/index.ts';
import { bot, newGame, person } from '../islands/table/support/table.ts';
import { en } from '../support/words.ts';
import { COLOURS, expectAccessible } from './support/axe.ts';
import { front, MIDDLE } from './support/board-games.ts';
import { eager, script } from './support/scripts.ts';
import { sitDown } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { lookAt } from './support/touch.ts';

/** With the moment's look that a press takes before it counts. */
async function press(page: Page, button: Locator): Promise<void> {
  await button.waitFor();
  await lookAt(page);
  await button.click();
}

const since = (page: Page) => page.locator('.since');

test('what happened since one’s last turn stays until it is put away', async ({ page }) => {
  await sitDown(page, MIDDLE);
  await expect(since(page)).toContainText(
    /Nanai-vandak puts\s+lapis lazuli in their shop and takes its token/,
  );
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, COLOURS);
  // A choice that is being made has its room; without one it is back.
  const ring = async () => Object.values((await page.locator('.ring').boundingBox())!).map(Math.round);
  const before = await ring();
  await press(page, page.locator('.space.lit').first());
  await expect(since(page)).toBeHidden();
  expect(await ring()).toEqual(before);
  await press(page, page.getByRole('button', { name: en['table.board.clear'] }));
  await expect(since(page)).toBeVisible();
  // One tap to all of it.
  await since(page).getByRole('button', { name: en['table.since.log'] }).click();
  await expect(page.getByRole('dialog', { name: en['table.log.title'] })).toBeVisible();
  await page.keyboard.press('Escape');
  // A move of one's own does not take it away; putting it away does.
  await press(page, page.locator('.space.lit').first());
  await press(page, page.locator('.action-do'));
  await expect(page.locator('.zone-into').first()).toBeVisible();
  await expect(since(page)).toContainText('Nanai-vandak');
  await since(page).getByRole('button', { name: en['table.since.close'] }).click();
  await expect(since(page)).toHaveCount(0);
});

test('each step of a bot is said in words, and waits for a tap where somebody wants that', async ({
  page,
}) => {
  await sitDown(page, MIDDLE);
  await press(page, page.getByRole('button', { name: en['table.board.menu'], exact: true }));
  await press(page, page.getByRole('button', { name: en['table.settings.title'] }));
  await page.getByLabel(en['table.settings.pace.tap']).check();
  await page.keyboard.press('Escape');
  await press(page, page.locator('.space.lit').first());
  await press(page, page.locator('.action-do'));
  await press(page, page.locator('.zone-into').last());
  await press(page, page.locator('.action-do'));
  await press(page, page.locator('[data-option="do.skip-bonus"]'));
  await press(page, page.getByRole('button', { name: en['table.move.end-turn'] }));
  const go = page.getByRole('button', { name: en['table.board.step'] });
  await expect(page.locator('.action .report')).toContainText(/^\s*Nanai-vandak moves/);
  // It stands there and is heard, for as long as somebody likes.
  await expect(page.locator('[role=status]').filter({ hasText: /Nanai-vandak moves/ })).toHaveCount(1);
  await press(page, go);
  await expect(page.locator('.action .report')).toContainText(/Nanai-vandak (puts|takes)/);
  await expect(go).toBeVisible();
  await expectAccessible(page);
  await page.locator('.action').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.action .report')).not.toContainText(/Nanai-vandak (puts|takes) .* (shop|hand)/);
  await press(page, page.getByRole('button', { name: en['table.board.skip'] }));
  await expect(since(page)).toContainText('Farn-aghat');
});

/** Bo, a bot, gathers what wins; Mei is to move when it could be Bo's next turn. */
const NEAR = (() => {
  const options = { players: 2, seed: 'first', circle: front, firstPlayer: 0 } as const;
  const moves = script(options, eager).map(({ move }) => move);
  const states = [createGame(options)];
  for (const move of moves) states.push(play(states.at(-1)!, move));
  const at = states.findIndex((state) => {
    const seen = view(state, undefined);
    return seen.ask === 'camel' && seen.turn === 1 && outlook.couldWin(seen, 0);
  });
  const players = [
    { ...bot(0), name: 'Bo' },
    { ...person(1), name: 'Mei' },
  ];
  return {
    near: newGame(players, { id: 'near', options, moves: moves.slice(0, at) }),
    players,
    options,
    moves,
  };
})();

test('who could win next is marked in their row, and said once', async ({ page }) => {
  await sitDown(page, NEAR.near);
  const row = page.locator('.seat[data-seat="0"]');
  await expect(row.locator('.seat-near')).toHaveText(/^\d\/5!$/);
  await expect(row).toHaveAccessibleName(new RegExp(en['table.board.seat.near']));
  await expect(since(page)).toContainText(/Bo could win on their next turn\./);
  await expect(page.locator('[role=status]').filter({ hasText: 'Bo could win' })).toHaveCount(1);
  await expect(page.locator('.seat-own .seat-kinds')).toHaveText(/^\d\/4$/);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, COLOURS);
  await since(page).getByRole('button', { name: en['table.since.close'] }).click();
  await press(page, page.locator('.space.lit').first());
  await press(page, page.locator('.action-do'));
  await expect(page.locator('.zone-into').first()).toBeVisible();
  await expect(since(page)).toHaveCount(0);
  await expect(row.locator('.seat-near')).toBeVisible();
});

test('a win at once shows the tokens and goods that won', { tag: '@phone' }, async ({ page }) => {
  const { players, options, moves } = NEAR;
  await sitDown(page, newGame(players, { id: 'won', options, moves }));
  const won = page.locator('.ending-won');
  await expect(won).toHaveAccessibleName(/^Majority tokens: .*\. Cards in hand: .*, .*\.$/);
  await expect(won).toBeInViewport({ ratio: 1 });
  await press(page, page.getByRole('button', { name: en['table.end.more'] }));
  await expect(page.getByRole('heading', { name: 'What Bo won with' })).toBeVisible();
  await expect(page.locator('.score-grid')).toHaveCount(0);
});

test('a tap on a player tells what was seen of their hand, if that is wanted', async ({ page }) => {
  await sitDown(page, MIDDLE);
  const row = page.locator('.seat[data-seat="1"]');
  await press(page, row);
  const sheet = page.getByRole('dialog', { name: 'Nanai-vandak' });
  await expect(sheet).toContainText('1 card in hand: 0 seen, 1 unknown.');
  await expect(sheet).toContainText(/Nobody shows more of lapis lazuli and tea: those counts are bold\./);
  const seen = view(MIDDLE.moves.reduce(play, createGame(MIDDLE.options)), 0);
  const unseen = outlook.unseenGoods(seen);
  await expect(sheet.locator('.seat-cards').last().locator('li')).toHaveCount(new Set(unseen).size);
  await expectAccessible(page);
  // It is a setting, and remembered.
  await sheet.getByLabel(en['table.settings.recall']).uncheck();
  await expect(sheet).toContainText('1 card in hand.');
  await expect(sheet.locator('.seat-cards')).toHaveCount(0);
  await page.reload();
  await press(page, row);
  await expect(sheet.getByLabel(en['table.settings.recall'])).not.toBeChecked();
  await expect(sheet.locator('.seat-cards')).toHaveCount(0);
});
