// Yinzi's tools, as somebody at the table uses them.
import { LANGUAGES } from '../../src/lib/languages.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

/** The same in other words: each language on one size of screen. */
const SIZE = { en: '@phone', nl: '@desktop' };

for (const lang of LANGUAGES) {
  test(`a table is set up, ticked off, shared and followed round by round (${lang}) ${SIZE[lang]}`, async ({
    page,
  }) => {
    await page.goto(`${lang}/yinzi/setup/#setup=yangtze&players=4&coast=5&stacks=2`);
    await expect(page.locator('.drawn')).toHaveCount(10); // what is drawn, and what lies face down
    const crops = await page.locator('.drawn').nth(1).innerText();
    await page.locator('.setup-names input').first().fill('Mei');
    await page.locator('.steps input[type=checkbox]').nth(1).check();
    await expectAccessible(page);
    await page.reload();
    await expect(page.locator('.drawn').nth(1)).toHaveText(crops, { useInnerText: true });
    await expect(page.locator('.steps input[type=checkbox]').nth(1)).toBeChecked();
    await page.getByRole('link', { name: lang === 'en' ? 'Follow the rounds' : 'Rondes bijhouden' }).click();
    await page.locator('form .button--main').click();
    const where = page.locator('#round-where');
    for (let i = 0; i < 4; i++) await page.locator('.round-choice:enabled').first().click();
    await page.locator('.round-next').click();
    await page.locator('.round-choice:enabled').first().click();
    await expect(where).toContainText(
      lang === 'en' ? 'Round 1 of 4 · 2. Actions' : 'Ronde 1 van 4 · 2. Acties',
    );
    await expect(page.locator('.round-who')).toContainText(lang === 'en' ? 'action 1 of 6' : 'actie 1 van 6');
    await expectAccessible(page);
    await page.reload();
    await expect(page.locator('.round-players')).toContainText('Mei');
    await page.getByRole('button', { name: lang === 'en' ? 'Undo: Boats' : 'Ongedaan maken: Boten' }).click();
    await expect(page.locator('.round-left').first()).toContainText('3');
  });

  test(`the numbers of a box are filled in once, and go along by link (${lang}) ${SIZE[lang]}`, async ({
    page,
  }) => {
    await page.goto(`${lang}/yinzi/box/`);
    await page.locator('astro-island:not([ssr]) .box-numbers').first().waitFor(); // listens from now on
    await page.locator('#box-rates-1').fill('5');
    await page.locator('#box-boats-0').fill('1');
    await page.locator('#box-boats-1').fill('2'); // comes as the one before is filled in
    await page.locator('#box-coast-2').fill('11');
    await expect(page.locator('#box-coast-2-problem')).toContainText('10'); // marked, and used all the same
    await page.locator('#box-coast-3').fill('four');
    await expect(page.locator('#box-coast-3')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await page.reload();
    await expect(page.locator('#box-boats-1')).toHaveValue('2');
    await expect(page.locator('#box-coast-3')).toHaveValue('');
    await page.goto(`${lang}/yinzi/box/#box=1&rates=4.6&points=3`);
    await expect(page.locator('#box-rates-1')).toHaveValue('5'); // not before somebody says so
    await page
      .getByRole('button', { name: lang === 'en' ? 'Take them over' : 'Overnemen', exact: true })
      .click();
    await expect(page.locator('#box-rates-1')).toHaveValue('6');
    await expect(page.locator('#box-points-japan')).toHaveValue('3');
    await page.getByRole('button', { name: lang === 'en' ? 'Undo' : 'Ongedaan maken' }).click();
    await expect(page.locator('#box-rates-1')).toHaveValue('5');
  });

  test(`the sums of a round answer at once, and are there again after a reload (${lang}) ${SIZE[lang]}`, async ({
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
    await page.locator('#sum-workers').fill('x');
    await expect(page.locator('#sum-workers')).toHaveAttribute('aria-invalid', 'true'); // marked; 11 still counts
    await expect(answer).toContainText('1');
    await page.locator('#sum-workers').fill('13');
    await expect(page.locator('.sum .problem')).toContainText('12'); // marked, and reckoned all the same
    await expect(answer).toContainText('2');
    await expectAccessible(page);
    await page.reload();
    await expect(page.locator('#sum-workers')).toHaveValue('13');
    await page.getByRole('button', { name: lang === 'en' ? 'War' : 'Oorlog', exact: true }).click();
    await page.locator('#sum-troop-2').fill('3');
    await expect(answer.last()).toContainText('4');
    await expect(answer.last().getByRole('link')).toHaveAttribute('href', /round-end\/#round\.war$/);
  });
}
