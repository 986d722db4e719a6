// Letters twice as large, as somebody has set their browser to, on a phone: no page scrolls sideways, and nothing is cut off or covered.
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

for (const width of [390, 320]) {
  test.describe(`${width} pixels`, { tag: '@phone' }, () => {
    test.use({ viewport: { width, height: 844 } });
    test.beforeEach(({ page }) => enlargeLetters(page));

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
          expect.soft(await faultsOf(page, 'body'), `${lang}/${path}`).toEqual([]);
        }
      });

      test(`the search and the other pages open within the screen, ${lang}`, async ({ page }) => {
        await page.goto(`${lang}/dunhuang/rules/turn/`);
        await untilFontsAreThere(page);
        await page.getByRole('button', { name: WORDS[lang]['nav.more'] }).click();
        await expect(page.locator('.others')).toBeVisible();
        expect(await faultsOf(page, '.others')).toEqual([]);
        await page.keyboard.press('Escape');
        await openSearch(page);
        expect(await faultsOf(page, '#search')).toEqual([]);
        await page.locator('#search input').fill(WORDS[lang]['character.domestic']);
        await expect(page.locator('#search [data-results] a').first()).toBeVisible();
        expect(await faultsOf(page, '#search')).toEqual([]);
      });
    }

    test('no page scrolls sideways', async ({ page, site }) => {
      test.slow();
      const wide: string[] = [];
      for (const path of pagesIn(site.folder)) {
        await page.goto(path);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (over > 0) wide.push(`${path} by ${over}`);
      }
      expect(wide).toEqual([]);
    });
  });
}
