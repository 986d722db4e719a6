// Yinzi's tools, as somebody at the table uses them.
import { LANGUAGES } from '../../src/lib/languages.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

for (const lang of LANGUAGES) {
  test(`the sums of a round answer at once, and are there again after a reload (${lang})`, async ({
    page,
  }) => {
    await page.goto(`${lang}/yinzi/sums/`);
    await page.locator('astro-island:not([ssr]) .sum').waitFor(); // listens from now on
    const answer = page.locator('.sum-answer');
    await page.locator('#sum-workers').fill('11');
    await page.locator('#sum-own-rice').fill('2');
    await page.locator('#sum-own-fruit').fill('2');
    await expect(answer).toContainText(
      lang === 'en' ? '1 food missing: 1 misfortune.' : '1 voedsel te weinig: 1 tegenspoed.',
    );
    await page.locator('#sum-workers').fill('13');
    await expect(page.locator('.sum .problem')).toContainText('12'); // marked, and reckoned all the same
    await expect(answer).toContainText('2');
    await expectAccessible(page);
    await page.reload();
    await expect(page.locator('#sum-workers')).toHaveValue('13');
    await page.getByRole('button', { name: lang === 'en' ? 'War' : 'Oorlog', exact: true }).click();
    await page.locator('#sum-troop-2').fill('3');
    await expect(answer).toContainText('4');
    await expect(answer.getByRole('link')).toHaveAttribute('href', /round-end\/#round\.war$/);
  });
}
