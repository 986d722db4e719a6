// Fair play on one device: nothing that deals or shows hidden cards is at hand while they are hidden. And links that do not play.
import { bot, person } from '../islands/table/support/table.ts';
import { en, nl } from '../support/words.ts';
import { liftCurtain, openMenu, openTable } from './support/at-table.ts';
import { asSave, layDown, playedGame, WHOLE_GAME } from './support/kept-games.ts';
import { expect, test } from './support/test.ts';

const { seed } = WHOLE_GAME.options;
const TWO = [person(0), person(1)];

for (const [who, players] of [
  ['two persons', TWO],
  ['a person and a bot', [person(0), bot(1)]],
] as const) {
  test(`the menu of a game of ${who} tells the seed when it is over, not before`, {
    tag: '@phone',
  }, async ({ page }) => {
    await openTable(page);
    await layDown(page, {
      ...asSave(playedGame(players, 3, { id: 'on' })),
      ...asSave(playedGame(players, WHOLE_GAME.moves.length, { id: 'over' })),
    });
    await openTable(page, 'on');
    await liftCurtain(page);
    await openMenu(page);
    await expect(page.locator('.menu-facts')).toContainText(en['table.menu.seed-later']);
    expect(await page.locator('.table-screen').innerHTML()).not.toContain(`Seed ${seed}`);
    await page.goto('en/about/');
    await openTable(page, 'over');
    await openMenu(page);
    await expect(page.locator('.menu-facts')).toContainText(`Seed ${seed}.`);
  });
}

test('a copy of a game that is on warns that it deals the same cards', { tag: '@phone' }, async ({
  page,
}) => {
  await openTable(page);
  await layDown(page, asSave(playedGame(TWO, 8)));
  await openTable(page, 'game');
  await liftCurtain(page);
  await openMenu(page);
  await page.getByRole('button', { name: en['table.replay.title'] }).click();
  await page.getByRole('button', { name: en['table.replay.try'] }).first().click();
  await expect(page.getByText(en['table.replay.try.warning'])).toBeVisible();
  await expect(page).toHaveURL(/#game=game$/);
  await page.getByRole('button', { name: en['table.replay.try.ask'] }).click();
  await expect(page).not.toHaveURL(/#game=game$/);
  await expect(page.locator('.curtain-lift')).toBeVisible();
});

for (const [lang, words] of [
  ['en', en],
  ['nl', nl],
] as const) {
  test(`a link with moves after the end is told in words (${lang})`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto(`${lang}/dunhuang/table/#g=AGFwBeFYBIgFAAAQmggBBRAQzEAIMAAAAAMTZPw`);
    await expect(page.getByRole('alert')).toHaveText(
      words['error.record.illegal-move'].replace('{move}', '86'),
    );
    await expect(page.getByRole('button', { name: words['table.new.now'] })).toBeVisible();
  });
}
