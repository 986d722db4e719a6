import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { CHARACTERS } from '../../src/games/dunhuang/index.ts';
import { en, nl } from '../support/words.ts';
import { expectAccessible } from './support/axe.ts';
import { keepSiteNow } from './support/kept.ts';
import { LANGUAGES } from './support/pages.ts';
import { ask, askAll, openSearch } from './support/search.ts';
import { expect, test } from './support/test.ts';

const WORDS = { en, nl };

const queries = (lang: string): [question: string, page: string][] =>
  Object.entries(JSON.parse(readFileSync(`tests/content/queries.${lang}.json`, 'utf8')));

/** The first results' pages, their sections left off. */
const firstPages = (found: string[]) => found.slice(0, 3).map((path) => path.replace(/#.*/, ''));

for (const lang of LANGUAGES) {
  test(`what people ask in ${lang} is answered within the first three results @desktop`, async ({ page }) => {
    const asked = queries(lang);
    expect(asked.length).toBeGreaterThanOrEqual(40);
    await page.goto(`${lang}/about/`);
    await openSearch(page);
    const found = await askAll(
      page,
      asked.map(([question]) => question),
    );
    const wrong = asked.flatMap(([question, expected], index) => {
      const pages = firstPages(found[index]!);
      return pages.includes(`/${lang}/dunhuang/${expected}/`) ? [] : [`${question}: ${pages.join(' ')}`];
    });
    expect(wrong).toEqual([]);
  });

  test(`what is not in the game is not found in ${lang}, but help is @desktop`, async ({ page }) => {
    await page.goto(`${lang}/`);
    await openSearch(page);
    for (const nonsense of ['joker', 'xyzzy', 'monopoly', 'qqqq']) {
      expect(await ask(page, nonsense)).toHaveLength(5);
      await expect(page.locator('#search .none')).toContainText(nonsense);
    }
  });

  test(`three letters name every character in ${lang} @desktop`, async ({ page }) => {
    // Dutch has two names that share their first three letters with another: a later three then.
    const letters = (name: string) => ({ Huisbediende: 'bed', Boeddhist: 'edd' })[name] ?? name.slice(0, 3);
    await page.goto(`${lang}/`);
    await openSearch(page);
    const found = await askAll(
      page,
      CHARACTERS.map((id) => letters(WORDS[lang][`character.${id}`])),
    );
    expect(found.map(([first]) => first)).toEqual(
      CHARACTERS.map((id) => `/${lang}/dunhuang/characters/${id}/`),
    );
  });
}

test('/, three letters and Enter lead to a character, however fast they come @desktop', async ({ page }) => {
  await page.goto('en/');
  await page.keyboard.press('/');
  await page.keyboard.type('she');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/en/dunhuang/characters/shepherd/');
});

async function openBy(page: Page, key: string) {
  await page.goto('en/dunhuang/rules/turn/');
  await page.keyboard.press(key);
  await expect(page.locator('#search input')).toBeFocused();
}

test('the keyboard opens, walks, opens a section at the hit and closes @desktop', async ({ page }) => {
  await openBy(page, 'Control+k');
  await page.keyboard.press('Escape');
  await expect(page.locator('#search')).toBeHidden();

  await openBy(page, '/');
  await page.keyboard.type('refill');
  await expect(page.locator('#search .first')).toHaveAttribute('href', /turn\/#turn\.refill$/);
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('#search li a').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('#search input')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#turn\.refill$/);
  await expect(page.locator('#search')).toBeHidden();
  await expect(page.locator('[id="turn.refill"]')).toBeInViewport();
});

test('hits in the text are grouped by page, with the words marked @desktop', async ({ page }) => {
  await page.goto('en/');
  await openSearch(page);
  await ask(page, 'protection');
  const group = page.locator('#search li:has(> ul)').first();
  await expect(group.locator('> ul a').first()).toHaveAttribute('href', /#/);
  await expect(group.locator('mark').first()).toHaveText(/protect/i);
});

test('nothing of the search is fetched before it is opened @desktop', async ({ page, site }) => {
  const before = site.visits.length;
  await page.goto('en/dunhuang/rules/turn/');
  await page.waitForLoadState('networkidle');
  const fetched = site.visits.slice(before).map(({ path }) => path);
  expect(fetched.filter((path) => /pagefind|search\.json|Answering/.test(path))).toEqual([]);
});

for (const [theme, size] of [
  ['light', '@phone'],
  ['dark', '@desktop'],
] as const) {
  test(`the search is accessible, ${theme} ${size}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto('nl/dunhuang/rules/');
    await openSearch(page);
    await expectAccessible(page);
    expect((await ask(page, 'munten')).length).toBeGreaterThan(2);
    await expectAccessible(page);
    await ask(page, 'joker');
    await expectAccessible(page);
  });
}

test('the search works offline, names and full text @desktop', async ({ browser, site, faults }) => {
  test.slow();
  const context = await browser.newContext({ baseURL: site.origin, serviceWorkers: 'allow' });
  await faults.watch(context);
  const page = await context.newPage();
  await page.goto('/nl/about/');
  await keepSiteNow(page);
  await context.setOffline(true);
  await page.goto('/nl/dunhuang/rules/');
  await openSearch(page);
  expect(firstPages(await ask(page, 'herder'))).toContain('/nl/dunhuang/characters/shepherd/');
  await ask(page, 'bescherming');
  await expect(page.locator('#search li:has(> ul)').first()).toBeVisible();
  await context.close();
});
