import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { untilFontsAreThere } from './support/fonts.ts';
import { LANGUAGES, THEMES } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test('the sign beside a rule copies its address @desktop', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('nl/dunhuang/rules/turn/');
  await page.locator('article a[href="#turn.bonus"]').click();
  await expect(page.locator('.copied')).toHaveText('Link gekopieerd');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${site.origin}/nl/dunhuang/rules/turn/#turn.bonus`);
});

test('set-up shows everything, then only what is for your number of players @phone', async ({ page }) => {
  await page.goto('en/dunhuang/rules/setup/');
  const shown = page.locator('.for:visible');
  await expect(shown).toHaveCount(6);
  await page.getByLabel('3 players').check();
  await expect(shown).toHaveCount(2);
  await expect(shown.first()).toContainText('44 cards');
  await expect(shown.last()).toContainText('6');
});

test('an example on the 商 page is played on the engine @desktop', async ({ page }) => {
  await page.goto('en/dunhuang/rules/shang/');
  await page.locator('.try-out').scrollIntoViewIfNeeded();
  await page.locator('astro-island:not([ssr]) .try-out').waitFor(); // listens from now on
  const log = page.locator('.try-log li');
  await page.getByRole('button', { name: 'Bo adds a bamboo' }).click();
  await expect(log.last()).toContainText('Mei decides');
  await page.getByRole('button', { name: 'Protect it' }).click();
  await expect(log.last()).toContainText('turns to its number and stays');
  await page.getByLabel('Buddhist').check();
  await page.getByRole('button', { name: 'Bo adds a bamboo' }).click();
  await page.getByRole('button', { name: 'Pay 2 coins' }).click();
  await expect(log.last()).toContainText('Bo pays Mei 2 coins');
  await expectAccessible(page);
});

/** How many sheets of A4 a page takes. */
async function sheetsOf(page: Page) {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)!.length;
}

/** What is the same in both languages but for its words is looked at once on each size of screen. */
const SIZE = { en: '@phone', nl: '@desktop' };

for (const lang of LANGUAGES) {
  test(`the player aid is one sheet of A4 in ${lang} @desktop`, async ({ page }) => {
    await page.goto(`${lang}/dunhuang/rules/aid/`);
    await untilFontsAreThere(page);
    expect(await sheetsOf(page)).toBe(1);
    // And a full one: the type is as large as it can be, to within a seventh of the page.
    await page.locator('.aid').evaluate((aid: HTMLElement) => {
      aid.style.paddingBottom = '150px';
    });
    expect(await sheetsOf(page)).toBeGreaterThan(1);
  });
}

for (const lang of LANGUAGES) {
  test(`the player aid of Dragon Market is one sheet of A4 in ${lang} @desktop`, async ({ page }) => {
    await page.goto(`${lang}/dragon-market/rules/aid/`);
    await untilFontsAreThere(page);
    expect(await sheetsOf(page)).toBe(1);
  });

  test(`the player aid of Yinzi is two sheets of A4 in ${lang} @desktop`, async ({ page }) => {
    await page.goto(`${lang}/yinzi/rules/aid/`);
    await untilFontsAreThere(page);
    expect(await sheetsOf(page)).toBe(2);
  });

  test(`advancements of Yinzi are filtered without a script in ${lang} ${SIZE[lang]}`, async ({ page }) => {
    await page.goto(`${lang}/yinzi/rules/advancements/`);
    const cards = page.locator('.advancements .card:visible');
    await expect(cards).toHaveCount(24);
    await page.locator('[name="section"][value="war-routes"]').check();
    await expect(cards).toHaveCount(6);
    await page.locator('[name="when"][value="war"]').check();
    await expect(cards).toHaveCount(3);
    await page.locator('[name="section"][value="economy"]').check();
    await expect(cards).toHaveCount(0);
    await expect(page.locator('.advancements .none:visible')).toHaveCount(1);
    await expectAccessible(page);
  });
}

test('the rules read and link without scripts @phone', async ({ browser, site, faults }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  await faults.watch(context);
  const page = await context.newPage();
  await page.goto('/en/dunhuang/rules/majority/');
  await expect(page.locator('.open-search')).toBeHidden();
  await expect(page.locator('h1')).toHaveText('Majority tokens');
  await page.locator('article a[href="#majority.lose"]').click();
  await expect(page).toHaveURL(/#majority\.lose$/);
  await page.goto('/en/dunhuang/characters/');
  await page.locator('a[data-character="farmer"]').click();
  await expect(page.locator('h1')).toHaveText('Farmer');
  await context.close();
});

test('every anchor of a language stands once in the built pages @desktop', async ({ site }) => {
  const { sitePages } = await import('../content/site.ts');
  for (const lang of LANGUAGES) {
    for (const { path, anchors } of sitePages(lang)) {
      const html = readFileSync(`${site.folder}/${lang}${path}index.html`, 'utf8');
      for (const id of anchors) expect(html.split(` id="${id}"`), `${path}#${id}`).toHaveLength(2);
    }
  }
});

for (const theme of THEMES) {
  test(`the rules fit a phone and lose nothing at the side, ${theme} @phone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    for (const path of [
      'rules/',
      'rules/shang/',
      'rules/scoring/',
      'rules/glossary/',
      'characters/trader/',
    ]) {
      await page.goto(`nl/dunhuang/${path}`);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
}
