import { readFileSync } from 'node:fs';
import { pagesIn } from '../../scripts/check/pages.ts';
import { FIXED_RULINGS, RULE_IDS, SELECTABLE_RULINGS } from '../../src/games/dunhuang/index.ts';
import { untilFontsAreThere } from './support/fonts.ts';
import { LANGUAGES } from './support/pages.ts';
import { expect, test } from './support/test.ts';

for (const lang of LANGUAGES) {
  test(`the 商 page begins with its rule in ${lang} @phone`, async ({ page }) => {
    await page.goto(`${lang}/dunhuang/rules/shang/`);
    await untilFontsAreThere(page);
    const bar = (await page.locator('nav.site-nav').boundingBox())!;
    const cards = page.locator('article .card');
    await expect(cards).toHaveCount(2); // Manichean and Buddhist
    for (const card of await cards.all()) {
      const box = (await card.boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
    }
  });

  test(`every ruling names its source, and none the engine’s name for it, in ${lang} @desktop`, async ({
    page,
  }) => {
    await page.goto(`${lang}/dunhuang/rules/rulings/`);
    const text = await page.locator('main').innerText();
    expect(RULE_IDS.filter((id) => /[.A-Z]/.test(id) && text.includes(id))).toEqual([]);
    const facts = await page.locator('main .facts').allInnerTexts();
    expect(facts).toHaveLength(SELECTABLE_RULINGS.length + FIXED_RULINGS.length);
    for (const fact of facts) expect(fact).toMatch(/^(?:Source|Bron): \S/);
  });
}

test('no page has the same title in both languages @desktop', ({ site }) => {
  const titleOf = (page: string) =>
    /<title>(.*?)<\/title>/.exec(readFileSync(`${site.folder}/${page}index.html`, 'utf8'))![1];
  const english = pagesIn(site.folder).filter((page) => page.startsWith('en/'));
  expect(english.length).toBeGreaterThan(30);
  expect(english.filter((page) => titleOf(page) === titleOf(page.replace(/^en/, 'nl')))).toEqual([]);
});

test('what if the Farmer finds nothing: three taps and a line @phone', async ({ page }) => {
  await page.goto('en/');
  await page.locator('a[href$="/dunhuang/characters/"]:visible').first().click();
  await page.locator('a[data-character="farmer"]').click();
  const answer = page.getByText('All of them empty?').locator('visible=true').first();
  await expect(answer).toBeInViewport();
  await expect(answer.locator('xpath=..')).toContainText('Nothing to take: take the 3 coins.');
});
