// Getting about: the bar under the thumb, the header, the skip link, and where one is.
import type { Page } from '@playwright/test';
import { headerPages, isOpen } from '../../src/site/navigation.ts';
import { untilFontsAreThere } from './support/fonts.ts';
import { LANGUAGES, pagesIn } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** The same links in other words: each language on one size of screen. */
const SIZE = { en: { tag: '@phone' }, nl: { tag: '@desktop' } };
const NAMES = { en: 'Pages', nl: 'Pagina’s' };

const siteNav = (page: Page, lang: 'en' | 'nl') =>
  page.getByRole('navigation', { name: NAMES[lang], exact: true });

for (const lang of LANGUAGES) {
  test(
    `every page of the header in ${lang} is one press away and marks itself`,
    SIZE[lang],
    async ({ page }) => {
      for (const { path } of headerPages()) {
        await page.goto(`${lang}${path}`);
        const here = siteNav(page, lang).locator('[aria-current="page"]');
        await expect(here).toHaveCount(1);
        await expect(here).toHaveAttribute('href', new RegExp(`/${lang}${path}$`));
      }
    },
  );
}

test('no open page links to one that is not open @desktop', async ({ page }) => {
  const open = pagesIn('dist').filter((path) => /^(en|nl)\//.test(path) && isOpen(path.slice(2)));
  await page.goto('fonts/LICENCES.txt'); // our pages' policy lets nobody parse a page from text
  const linked = await page.evaluate(async (addresses) => {
    const pages = await Promise.all(addresses.map(async (address) => (await fetch(`/${address}`)).text()));
    return pages.map((html) => {
      const body = html.slice(html.indexOf('<body'));
      const links = new DOMParser().parseFromString(body, 'text/html').querySelectorAll('a[href]');
      return [...links].flatMap(
        (link) => /^\/(?:en|nl)(\/[^#]*)/.exec(link.getAttribute('href')!)?.[1] ?? [],
      );
    });
  }, open);
  for (const paths of linked) {
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !isOpen(path))).toEqual([]);
  }
});

test('the bar lies at the bottom, where a thumb is @phone', async ({ page }) => {
  await page.goto('nl/');
  await untilFontsAreThere(page);
  const bar = siteNav(page, 'nl');
  const box = await bar.boundingBox();
  expect(box!.y + box!.height).toBeCloseTo(844, 0);
  for (const link of await bar.getByRole('link').all()) {
    const target = await link.boundingBox();
    expect(target!.height).toBeGreaterThanOrEqual(44);
    expect(target!.width).toBeGreaterThanOrEqual(44);
  }
  // The last line of the page is not hidden under it.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const last = await page.locator('footer p').boundingBox();
  expect(last!.y + last!.height).toBeLessThanOrEqual(box!.y);
});

test('the navigation is in the header, above the text @desktop', async ({ page }) => {
  await page.goto('en/');
  const box = await siteNav(page, 'en').boundingBox();
  expect(box!.y + box!.height).toBeLessThan(100);
});

test('the first key press offers to skip to the text', async ({ page }) => {
  await page.goto('en/about/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the text' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('whatever has the focus shows it @desktop', async ({ page }) => {
  await page.goto('en/');
  const stops = await page.locator('a[href]:visible, input:not([type=radio]), input:checked').count();
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab');
    const outlined = await page.evaluate(() => {
      const shows = (element: Element | null) =>
        element !== null && getComputedStyle(element).outlineStyle !== 'none';
      const { activeElement } = document;
      return shows(activeElement) || shows(activeElement?.closest('label, article') ?? null);
    });
    expect(outlined, `stop ${stop + 1}`).toBe(true);
  }
});
