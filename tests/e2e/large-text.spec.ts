// Letters twice as large, as somebody has set their browser to, on a phone: no page scrolls sideways, and nothing is cut off or covered.
import type { Page } from '@playwright/test';
import { en, nl } from '../support/words.ts';
import { untilFontsAreThere } from './support/fonts.ts';
import { enlargeLetters, faultsOf } from './support/large-text.ts';
import { LANGUAGES, pagesIn } from './support/pages.ts';
import { openSearch } from './support/search.ts';
import { expect, test } from './support/test.ts';

const WORDS = { en, nl };

/** One of every kind. */
const PAGES = [
  '',
  'about/',
  'data/',
  'dunhuang/',
  'dunhuang/rules/',
  'dunhuang/rules/box/',
  'dunhuang/rules/majority/',
  'dunhuang/rules/glossary/',
  'dunhuang/rules/aid/',
  'dunhuang/characters/',
  'dunhuang/characters/domestic/',
  'dunhuang/setup/#s=0000', // with the longest names and words
  'dunhuang/score/',
  'dunhuang/majority/',
  'dunhuang/table/',
  'not/there/',
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Of a phone, and of the narrowest that there are: a page is opened once and looked at in both. */
const WIDTHS = [390, 320];

test.describe('letters twice as large', { tag: '@phone' }, () => {
  test.beforeEach(({ page }) => enlargeLetters(page));

  async function expectNoFaults(page: Page, within: string, where = within): Promise<void> {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await faultsOf(page, within), `${where}, ${width} pixels`).toEqual([]);
    }
  }

  for (const lang of LANGUAGES) {
    test(`nothing is out of reach on any kind of page, ${lang}`, async ({ page, faults }) => {
      test.slow();
      faults.allow(/404/);
      for (const path of PAGES) {
        await page.goto(`${lang}/${path}`);
        await expect(page.locator('astro-island[ssr][client=load]')).toHaveCount(0);
        await untilFontsAreThere(page);
        for (const details of await page.locator('main details').all())
          await details.evaluate((one: HTMLDetailsElement) => {
            one.open = true;
          });
        await expectNoFaults(page, 'body', `${lang}/${path}`);
      }
    });

    test(`the search and the other pages open within the screen, ${lang}`, async ({ page }) => {
      await page.goto(`${lang}/dunhuang/rules/turn/`);
      await untilFontsAreThere(page);
      await page.getByRole('button', { name: WORDS[lang]['nav.more'] }).click();
      await expect(page.locator('.others')).toBeVisible();
      await expectNoFaults(page, '.others');
      await page.keyboard.press('Escape');
      await openSearch(page);
      await expectNoFaults(page, '#search');
      await page.locator('#search input').fill(WORDS[lang]['character.domestic']);
      await expect(page.locator('#search [data-results] a').first()).toBeVisible();
      await expectNoFaults(page, '#search');
    });
  }

  test('no page scrolls sideways', async ({ page, site }) => {
    test.slow();
    const wide: string[] = [];
    for (const path of pagesIn(site.folder)) {
      await page.goto(path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (over > 0) wide.push(`${path} by ${over} at ${width}`);
      }
    }
    expect(wide).toEqual([]);
  });
});
