// axe on every page of the built site, by day and by night. The languages are pages of their own.
import { expectAccessible } from './support/axe.ts';
import { pagesIn, THEMES } from './support/pages.ts';
import { test } from './support/test.ts';

for (const address of pagesIn('dist')) {
  test(`axe finds nothing on /${address}`, async ({ page }) => {
    test.slow(); // the style guide holds some five hundred pictures
    // The front step sends its reader on at once: here it stays to be looked at.
    await page.route('**/choose-language.js', (route) => route.fulfill({ body: '' }));
    await page.goto(address);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page);
    }
  });
}
