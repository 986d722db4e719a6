// WCAG 2.1.4: keys that do something by themselves can be turned off, once for the whole site, and then none of them does anything.
import type { Page } from '@playwright/test';
import { person } from '../islands/table/support/table.ts';
import { en, nl } from '../support/words.ts';
import { liftCurtain, openTable } from './support/at-table.ts';
import { expectAccessible } from './support/axe.ts';
import { asSave, layDown, playedGame } from './support/kept-games.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const KEYS = [
  ...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/?.,;:-+=_!@#$%&*()[]<>\'"`~^|\\',
];

const choice = (page: Page, words = en) => page.getByRole('checkbox', { name: words['keys.single'] });

/** What is pressed before an island listens is done when it does, which is too late for a check that looks at once. */
async function openData(page: Page, lang = 'en'): Promise<void> {
  await page.goto(`${lang}/data/`);
  await expect(page.locator('astro-island[ssr][client=load]')).toHaveCount(0);
}

async function turnOff(page: Page): Promise<void> {
  await openData(page);
  await choice(page).uncheck();
  await expect(page.locator('html')).toHaveAttribute('data-keys', 'off');
}

/** How often the page has changed since this was first asked. */
const changes = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const seen = window as unknown as { changes?: number };
        if (seen.changes === undefined) {
          seen.changes = 0;
          new MutationObserver((all) => {
            seen.changes! += all.length;
          }).observe(document.body, {
            attributes: true,
            childList: true,
            characterData: true,
            subtree: true,
          });
        }
        requestAnimationFrame(() => setTimeout(() => resolve(seen.changes!)));
      }),
  );

/** Presses every key where the focus is and returns those after which the page was another. */
async function keysThatDo(page: Page): Promise<string[]> {
  const before = await changes(page);
  await Promise.all(KEYS.map((key) => page.keyboard.press(key)));
  if ((await changes(page)) === before) return [];
  const did: string[] = [];
  for (const key of KEYS) {
    await page.keyboard.press('Escape');
    const then = await changes(page);
    await page.keyboard.press(key);
    if ((await changes(page)) !== then) did.push(key);
  }
  return did;
}

const awake = async (page: Page, address: string) => {
  await page.goto(address);
  await expect(page.locator('astro-island[ssr][client=load]')).toHaveCount(0);
  await page.locator('script[src$="/offline.js"]').waitFor({ state: 'attached' }); // nothing more comes by itself
};

/** Two persons at the table, whose game stands still until somebody does something. */
async function sitDown(page: Page): Promise<void> {
  await openTable(page);
  await layDown(page, asSave(playedGame([person(0), person(1)], 3)));
  await openTable(page, 'game');
  await liftCurtain(page);
  await page.locator('script[src$="/offline.js"]').waitFor({ state: 'attached' });
}

const PAGES = ['', 'about/', 'data/', 'dunhuang/rules/majority/', 'dunhuang/characters/', 'dunhuang/setup/'];
const MORE_PAGES = ['dunhuang/score/', 'dunhuang/majority/', 'dunhuang/table/'];

test('turned off, no key does anything by itself on any page', { tag: '@desktop' }, async ({ page }) => {
  test.slow();
  await turnOff(page);
  for (const path of [...PAGES, ...MORE_PAGES]) {
    await awake(page, `en/${path}`);
    expect(await keysThatDo(page), path).toEqual([]);
  }
  await page.locator('.open-search').focus();
  expect(await keysThatDo(page)).toEqual([]);
  await awake(page, 'en/dunhuang/score/');
  await page.locator('.good-button').first().focus(); // takes a card away with Delete, or with -
  expect(await keysThatDo(page)).toEqual([]);
});

test('at the table neither, and everything is there without them', { tag: '@desktop' }, async ({ page }) => {
  test.slow();
  await turnOff(page);
  await sitDown(page);
  expect(await keysThatDo(page)).toEqual([]);
  await page.locator('.space').first().focus();
  expect(await keysThatDo(page)).toEqual([]);

  await page.getByRole('button', { name: en['table.menu.title'] }).press('Enter');
  await page.getByRole('button', { name: en['table.settings.title'] }).press('Enter');
  await expectAccessible(page);
  await choice(page).press('Space');
  await page.keyboard.press('Escape');
  await page.keyboard.press('k');
  await expect(page.getByRole('dialog', { name: en['table.keys.title'] })).toBeVisible();
  await expect(choice(page)).toBeChecked();
});

test('turned on they do, where they should', { tag: '@desktop' }, async ({ page }) => {
  await awake(page, 'en/about/');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  await sitDown(page);
  for (const key of ['h', 'l', 'm', 'k', '?']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.locator('.space').first().focus();
  expect(await keysThatDo(page)).not.toEqual([]);
});

test('what is closed opens again by its key, however soon', { tag: '@desktop' }, async ({ page }) => {
  await sitDown(page);
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('k');
  for (let time = 0; time < 10; time++) {
    await expect(dialog).toBeVisible();
    await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('k')]);
  }
  await expect(dialog).toBeVisible();
});

test('the choice holds for other tabs and later visits, and is deleted with the rest @desktop', async ({
  page,
  context,
}) => {
  await openData(page, 'nl');
  const other = await context.newPage();
  await awake(other, 'nl/about/');
  await choice(page, nl).uncheck();
  await expect(other.locator('html')).toHaveAttribute('data-keys', 'off');
  await expect(other.locator('.open-search')).toHaveAttribute('aria-keyshortcuts', 'Control+K');
  await other.keyboard.press('/');
  await other.keyboard.press('Control+K');
  await expect(other.getByRole('dialog')).toBeVisible();
  await other.keyboard.type('a/b');
  await expect(other.locator('#search input')).toHaveValue('a/b');

  await page.reload();
  await expect(choice(page, nl)).not.toBeChecked();
  await page.getByRole('button', { name: nl['data.delete.do'], exact: true }).click();
  await page.getByRole('button', { name: nl['data.delete.yes'], exact: true }).click();
  await expect(choice(page, nl)).toBeChecked();
  await expect(page.locator('html')).not.toHaveAttribute('data-keys');
});
