// Two tabs of the score page: neither takes anything from the other without a word.
import type { Page } from '@playwright/test';
import { encodeSheet } from '../../src/islands/dunhuang/score/link.ts';
import { freshSheet } from '../../src/islands/dunhuang/score/sheet.ts';
import { en } from '../support/words.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const FULL = encodeSheet({
  ...freshSheet(),
  players: freshSheet().players.map((player, seat) => ({ ...player, prestige: seat === 2 ? 9 : 1 })),
});

async function open(page: Page, lang = 'en', fragment = ''): Promise<void> {
  await page.goto(`${lang}/dunhuang/score/${fragment}`);
  await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
}
const verdict = (page: Page) => page.locator('.verdict p');

test('a link asks before it takes the place of a count, and both are kept @desktop', async ({
  page,
  context,
}) => {
  await open(page);
  const amount = (tab: Page) =>
    tab
      .locator('.panel')
      .first()
      .getByRole('group', { name: /Prestige/ });
  await amount(page).getByRole('button', { name: '5', exact: true }).click();
  await page.getByRole('button', { name: en['score.settle'] }).click();
  const other = await context.newPage();
  await open(other, 'en', `#sheet=${FULL}`);
  const question = other.getByRole('region', { name: en['score.ask.linked'] });
  await expect(question.getByRole('heading')).toBeFocused();
  await expect(question).toContainText('Yellow 9');
  await expect(question).toContainText('Blue 5');
  await expectAccessible(other);
  await expect(verdict(page)).toHaveText('Blue wins with 5 points.');
  await other.reload(); // no answer is no harm
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: en['score.ask.open'] }).click();
  await expect(verdict(other)).toHaveText('Yellow wins with 9 points.');
  await expect(other.locator('.game')).toHaveText(/Blue wins with 5 points/);
  expect(new URL(other.url()).hash).toBe('');
  await expect(page.getByText(en['score.notice.elsewhere'])).toBeVisible();
  await page.getByRole('button', { name: en['score.undo'] }).click();
  await expect(verdict(page)).toHaveText('Blue wins with 5 points.');
});

test('two tabs keep a game each at the same moment, and both are kept @desktop', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await open(tab);
  const file = (id: string) => ({
    name: 'games.json',
    mimeType: 'application/json',
    buffer: Buffer.from(
      JSON.stringify({
        format: 'shang-scores',
        version: 1,
        entries: [{ id, date: '2026-01-01T12:00:00.000Z', sheet: freshSheet() }],
      }),
    ),
  });
  for (const n of [1, 2, 3, 4, 5]) {
    await Promise.all([
      page.getByLabel(en['score.history.import']).setInputFiles(file(`here-${n}`)),
      other.getByLabel(en['score.history.import']).setInputFiles(file(`there-${n}`)),
    ]);
    for (const tab of [page, other]) await expect(tab.locator('.game')).toHaveCount(2 * n);
  }
});
