// axe on every page of the built site, by day and by night; each page is in a language of its own.
import { expectAccessible } from './support/axe.ts';
import { pagesIn, THEMES } from './support/pages.ts';
import { test } from './support/test.ts';

for (const colorScheme of THEMES) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    for (const address of pagesIn('dist').filter((path) => path !== '')) {
      test(`/${address}`, async ({ page, faults }) => {
        faults.allow(/404 \(Not Found\)/);
        await page.goto(address);
        await expectAccessible(page);
      });
    }
  });
}
