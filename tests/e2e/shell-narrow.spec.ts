// Small screens and large letters: nothing sticks out to the side.
import { untilFontsAreThere } from './support/fonts.ts';
import { expect, test } from './support/test.ts';

const PAGES = [
  '',
  'about/',
  'data/',
  'dunhuang/rules/turn/',
  'dunhuang/characters/',
  'dunhuang/characters/domestic/',
  'dunhuang/setup/',
  'dunhuang/score/',
  'dunhuang/majority/',
  'dunhuang/table/',
];

for (const lang of ['en', 'nl']) {
  test(`a screen of 320 pixels is wide enough for every page, ${lang} @phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of PAGES) {
      await page.goto(`${lang}/${path}`);
      await untilFontsAreThere(page);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, path).toBe(0);
    }
  });

  test(`letters twice as large leave the header within the screen, ${lang} @phone`, async ({ page }) => {
    await page.goto(`${lang}/about/`);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await untilFontsAreThere(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
}
