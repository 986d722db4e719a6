// From the smallest screen to a wide one: nothing sticks out to the side. With large letters: large-text.spec.ts.
import { untilFontsAreThere } from './support/fonts.ts';
import { LANGUAGES } from './support/pages.ts';
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

const WIDTHS = [320, 390, 768, 1024, 1280];

for (const lang of LANGUAGES) {
  test(`no page sticks out of any screen, ${lang} @phone`, async ({ page }) => {
    for (const path of PAGES) {
      await page.goto(`${lang}/${path}`);
      await untilFontsAreThere(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 640 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(over, `${path} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
  });
}
