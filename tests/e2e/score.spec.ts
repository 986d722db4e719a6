// The score calculator as tired people use it: few taps, an answer that can be read aloud, nothing lost.
import { enter, group, open, openFull, panel, settle, verdict } from './support/score.ts';
import { expect, test } from './support/test.ts';

test('a game of four is entered and scored in at most 46 taps @phone', async ({ page }) => {
  test.slow(); // taps are slow on a busy machine
  await open(page);
  expect(await enter(page)).toBeLessThanOrEqual(46);
  await expect(verdict(page)).toHaveText('Yellow wins with 29 points.');
  const grid = page.getByRole('table').first();
  await expect(grid.getByRole('row', { name: /^Total/ })).toHaveText('Total21262924');
});

test('everything is still there after a reload @desktop', async ({ page }) => {
  await openFull(page);
  await page.reload();
  await expect(verdict(page)).toHaveText('Yellow wins with 29 points.');
});

test('names are text, whatever they look like @desktop', async ({ page }) => {
  await open(page);
  await page.getByText('Names, colours').click();
  await page.getByLabel('Name of player 1').fill('<img src=x onerror=1>');
  await group(panel(page, 0), /Prestige/)
    .getByRole('button', { name: '5', exact: true })
    .click();
  await settle(page);
  await expect(verdict(page)).toHaveText('<img src=x onerror=1> wins with 5 points.');
});

test('a hand can be typed, and a typing error is said and changes nothing @desktop', async ({ page }) => {
  await open(page);
  const field = panel(page, 0).getByLabel('Or type the numbers');
  await field.fill('5 5 7 10');
  await field.press('Enter');
  await expect(group(panel(page, 0), /^Cards in hand: 4/)).toBeVisible();
  await field.fill('5 12');
  await field.press('Enter');
  await expect(panel(page, 0).getByRole('alert').filter({ hasText: '“12” is not a good' })).toBeVisible();
  await expect(group(panel(page, 0), /^Cards in hand: 4/)).toBeVisible();
});

test('a long press takes a card away, and so does Delete', async ({ page }) => {
  await open(page);
  const tea = panel(page, 0).getByRole('button', { name: /^Tea: add/ });
  await tea.click();
  await tea.click();
  await tea.click({ delay: 700 });
  await expect(tea).toHaveAccessibleName('Tea: add a card, 1 now');
  await tea.press('Delete');
  await expect(tea).toHaveAccessibleName('Tea: add a card, 0 now');
});

test('what does not add up is marked where it is, and scored all the same @desktop', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: '3 players' }).click();
  const field = panel(page, 0).getByLabel('Or type the numbers');
  await field.fill('2 2 2 10');
  await field.press('Enter');
  await expect(panel(page, 0)).toContainText('Silver: 3 counted, but only 2 cards exist.');
  await expect(panel(page, 0)).toContainText('Silk: not in a game of 3 players.');
  await settle(page);
  await expect(page.getByText('This does not add up')).toBeVisible();
});

test('a win at once asks for nothing else, and shows what it was won with @desktop', async ({ page }) => {
  await open(page);
  await page.getByLabel('How did it end?').selectOption({ label: 'Red won at once, at the end of a turn' });
  await expect(verdict(page)).toContainText('Red won at once');
  await expect(page.locator('.problem:not(:empty)')).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Score sheet' })).toHaveCount(0);
  await page.getByText('If you like, note what Red won with.').click();
  await panel(page, 0).getByRole('button', { name: 'Tea', exact: true }).click();
  await expect(page.getByText('To win at once Red needs at least 4 majority tokens')).toBeVisible();
  await expect(page.locator('.won-at-once')).toContainText('Majority tokens: Tea');
});

test('nobody has won while people count, nor in a tie whose coins nobody counted @desktop', async ({
  page,
}) => {
  await open(page);
  for (const seat of [0, 1]) {
    if (await page.locator('.tabs').isVisible()) await page.locator('.tab').nth(seat).click();
    await group(panel(page, seat), /Prestige/)
      .getByRole('button', { name: '5', exact: true })
      .click();
    await expect(verdict(page)).toHaveCount(0);
  }
  await settle(page);
  await expect(page.locator('#result')).toBeFocused();
  await expect(verdict(page)).toHaveText(
    'Blue and Red are tied with 5 points: the most coins win. Count their coins.',
  );
  const coins = page.locator('.tie-coins').getByRole('group', { name: /Coins/ });
  await coins.nth(0).getByRole('button', { name: '2', exact: true }).click();
  await expect(verdict(page)).toContainText('Count their coins');
  await coins.nth(1).getByRole('button', { name: '4', exact: true }).click();
  await expect(verdict(page)).toHaveText('Red wins on coins: 5 points, as many as Blue, and more coins.');
});

test('counting begins on the first screen @phone', async ({ page }) => {
  await open(page);
  const token = panel(page, 0).getByRole('button', { name: 'Gold', exact: true });
  const box = (await token.boundingBox())!;
  expect(box.y + box.height).toBeLessThan(844 - 64);
});
