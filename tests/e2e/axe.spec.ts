// axe on every page of the built site, by day and by night. The languages are pages of their own. A wide screen
// arranges pages of a kind alike: there one of each kind is looked at.
import { COLOURS, expectAccessible } from './support/axe.ts';
import { pagesIn } from './support/pages.ts';
import { test } from './support/test.ts';

const ONE_OF_A_KIND = [
  '',
  '404.html',
  'en/',
  'en/about/',
  'en/dunhuang/rules/',
  'en/dunhuang/rules/shang/',
  'en/dunhuang/characters/',
  'en/dunhuang/characters/farmer/',
  'en/dunhuang/setup/',
  'en/dunhuang/score/',
  'en/dunhuang/majority/',
  'en/dunhuang/table/',
  'en/style/',
];

for (const address of pagesIn('dist')) {
  const sizes = ONE_OF_A_KIND.includes(address) ? '' : ' @phone';
  test(`axe finds nothing on /${address}${sizes}`, async ({ page }) => {
    test.slow(); // the style guide holds some five hundred pictures
    // The front step sends its reader on at once: here it stays to be looked at.
    await page.route('**/choose-language.js', (route) => route.fulfill({ body: '' }));
    await page.goto(address);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectAccessible(page, COLOURS);
  });
}
