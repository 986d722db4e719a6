// Getting at the search, and what happens when it cannot be fetched.
import type { Page } from '@playwright/test';
import nl from '../../src/i18n/site/nl.json' with { type: 'json' };
import { expectAccessible } from './support/axe.ts';
import { untilFontsAreThere } from './support/fonts.ts';
import { LANGUAGES } from './support/pages.ts';
import { ask, openSearch } from './support/search.ts';
import { expect, test } from './support/test.ts';

const QUESTION = {
  en: 'what if the farmer’s spaces are all empty?',
  nl: 'wat als alle vakken van de boer leeg zijn?',
};

const field = (page: Page) => page.locator('main [data-search]');

for (const lang of LANGUAGES) {
  test(`from a cold home page to an answer in ${lang}: three taps, fifteen words @phone`, async ({
    page,
  }) => {
    await page.goto(`${lang}/`);
    let taps = 0;
    await field(page).tap();
    taps++;
    await expect(page.locator('#search input')).toBeFocused();
    await page.keyboard.type(QUESTION[lang]);
    const first = page.locator('#search .answers li').first();
    await expect(first).toContainText(/3 coins|3 munten/);
    await expect(first).toBeInViewport();
    const read = (await first.innerText()).match(/[\p{L}\p{N}’']+/gu)!;
    expect(taps).toBeLessThanOrEqual(3);
    expect(read.length, read.join(' ')).toBeLessThanOrEqual(15);
  });
}

test('the field at the top of home and of the rules is reached and used by keys alone @desktop', async ({
  page,
}) => {
  for (const address of ['en/', 'en/dunhuang/rules/', 'en/dunhuang/rules/turn/']) {
    await page.goto(address);
    await field(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#search input')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('#search')).toBeHidden();
    await expect(field(page)).toBeFocused();
  }
});

test('the fields lie in the first screen', async ({ page }) => {
  for (const address of ['nl/', 'nl/dunhuang/rules/', 'nl/dunhuang/rules/rulings/']) {
    await page.goto(address);
    await expect(field(page)).toBeInViewport();
  }
});

test('without scripts the fields lead to where the answers are @phone', async ({ browser, site, faults }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  await faults.watch(context);
  const page = await context.newPage();
  await page.goto('/en/');
  await field(page).click();
  await expect(page).toHaveURL(/\/en\/dunhuang\/rules\/$/);
  await expect(page.locator('.sixteen a')).toHaveCount(16);
  await field(page).click();
  await expect(page).toHaveURL(/\/rulings\/$/);
  await context.close();
});

test('Esc closes the search the first time, with words in it too @desktop', async ({ page }) => {
  await page.goto('en/');
  for (const text of ['', 'farmer']) {
    await page.keyboard.press('/');
    await page.keyboard.type(text);
    await page.keyboard.press('Escape');
    await expect(page.locator('#search')).toBeHidden();
  }
});

test('every page is under the thumb: four in the bar, the others in its sheet @phone', async ({ page }) => {
  await page.goto('nl/dunhuang/score/');
  const bar = page.locator('nav.site-nav');
  await expect(bar.getByRole('link', { name: nl['nav.characters'] })).toBeVisible();
  const more = bar.getByRole('button', { name: nl['nav.more'] });
  const majorities = bar.getByRole('link', { name: nl['nav.majority'] });
  await expect(majorities).toBeHidden();
  await more.tap();
  await expectAccessible(page);
  for (const link of await page.locator('#more-pages').getByRole('link').all())
    expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Escape');
  await expect(majorities).toBeHidden();
  await more.tap();
  await majorities.tap();
  await page.waitForURL('**/nl/dunhuang/majority/');
  await more.tap();
  await page.locator('#more-pages [data-search]').tap();
  await expect(page.locator('#search input')).toBeFocused();
});

test('the sheet opens without scripts too @phone', async ({ browser, site, faults }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: site.origin,
    hasTouch: true,
  });
  await faults.watch(context);
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/');
  await page.locator('.more button').tap();
  await expect(page.locator('#more-pages a').first()).toBeVisible();
  await expect(page.locator('#more-pages [data-search]')).toBeHidden();
  await context.close();
});

for (const width of [1024, 1100, 1200, 1280, 1440]) {
  test(`the header is one row at ${width} px @desktop`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const lang of LANGUAGES) {
      await page.goto(`${lang}/`);
      await untilFontsAreThere(page);
      const tops = await page
        .locator('header :is(.brand, nav a, .open-search, .language, .themes)')
        .evaluateAll((all) =>
          all.filter((one) => (one as HTMLElement).offsetParent).map((one) => one.getBoundingClientRect()),
        );
      const middle = tops[0]!.top + tops[0]!.height / 2;
      for (const box of tops) expect(Math.abs(box.top + box.height / 2 - middle), lang).toBeLessThan(4);
    }
  });
}

test('answers are found when the full text cannot be fetched, and the full text when it can @desktop', async ({
  page,
  faults,
}) => {
  faults.allow(/pagefind|ERR_FAILED/);
  await page.route('**/pagefind/**', (route) => route.abort());
  await page.goto('nl/');
  await openSearch(page);
  expect((await ask(page, 'herder'))[0]).toBe('/nl/dunhuang/characters/shepherd/');
  await expect(page.locator('#search .none:visible')).toHaveText(nl['search.failed']);
  await page.unroute('**/pagefind/**');
  await ask(page, 'bescherming');
  await expect(page.locator('#search .text li').first()).toBeVisible();
});

for (const what of ['**/search.json', '**/_astro/Answering*', '**/_astro/translate*']) {
  test(`one failed fetch of ${what} does not leave the search silent @desktop`, async ({ page, faults }) => {
    faults.allow(/search\.json|_astro|ERR_FAILED/);
    let failed = 0;
    let lost = false; // older browsers never ask again for a module that they could not fetch
    await page.route(what, (route) => {
      const module = route.request().resourceType() === 'script';
      const abort = failed++ === 0 || (module && lost);
      lost ||= abort && module;
      return abort ? route.abort() : route.continue();
    });
    await page.goto('nl/');
    await page.locator('.open-search').click();
    await expect.poll(() => failed).toBeGreaterThan(0);
    await page.keyboard.type('herder', { delay: 50 });
    await expect(page.locator('#search .answers a').first()).toHaveAttribute('href', /shepherd\/$/);
    await expect(page.locator('#search [data-failed]')).toBeHidden();
  });
}

test('the full text is found at the next question when its worker could not be fetched @desktop', async ({
  page,
  faults,
}) => {
  faults.allow(/worker|ERR_FAILED/);
  let failed = 0;
  await page.route('**/_astro/pagefind.worker*', (route) =>
    failed++ === 0 ? route.abort() : route.continue(),
  );
  await page.goto('nl/');
  await openSearch(page);
  await expect.poll(() => failed).toBe(1);
  await ask(page, 'bescherming');
  await ask(page, 'bescherming van');
  await expect(page.locator('#search .text li').first()).toBeVisible();
});

test('a search that cannot be fetched says so, and tries again when asked @desktop', async ({
  page,
  faults,
}) => {
  faults.allow(/search\.json|ERR_FAILED|503/);
  await page.route('**/search.json', (route) => route.fulfill({ status: 503 }));
  await page.goto('nl/');
  await page.locator('.open-search').click();
  const failed = page.locator('#search [data-failed]');
  await expect(failed).toContainText(nl['search.unreachable']);
  await expectAccessible(page);
  await page.unroute('**/search.json');
  await failed.getByRole('button').click();
  await expect(failed).toBeHidden();
  await page.locator('#search input').fill('herder');
  await expect(page.locator('#search .answers a').first()).toHaveAttribute('href', /shepherd\/$/);
});
