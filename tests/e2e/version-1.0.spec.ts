// Games that version 1.0 left in the database, and links that it made, open in a browser.
import { LINKS, SAVES } from '../support/version-1.0.ts';
import { openTable } from './support/at-table.ts';
import { layDown } from './support/kept-games.ts';
import { expect, test } from './support/test.ts';

test('games that were kept go on', { tag: '@phone' }, async ({ page }) => {
  await openTable(page);
  await layDown(page, SAVES);
  for (const id of Object.keys(SAVES)) await openTable(page, id);
  await openTable(page, 'over');
  await expect(page.locator('.ending')).toBeVisible();
  await openTable(page);
  await expect(page.locator('.kept-open')).toHaveCount(4);
});

for (const [name, address] of Object.entries(LINKS).filter(([, address]) => address.includes('#g='))) {
  test(`${name} comes from a link`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('.replay-controls')).toBeVisible();
    await expect(page.locator('.seat').first()).toBeVisible();
  });
}
