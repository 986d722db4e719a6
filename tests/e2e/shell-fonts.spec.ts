// Every letter comes from a font of ours: Chinese and Korean too, on a machine that has none of either.
import type { Page } from '@playwright/test';
import { untilFontsAreThere } from './support/fonts.ts';
import { expect, test } from './support/test.ts';

interface UsedFont {
  readonly postScriptName: string;
  readonly isCustomFont: boolean;
  readonly glyphCount: number;
}

/** The fonts that the browser drew an element's text with, from the browser itself: on the second page, which begins with ours. */
async function fontsOf(page: Page, selector: string): Promise<UsedFont[]> {
  await untilFontsAreThere(page);
  await page.reload();
  await page.locator('html:not([data-fonts])').waitFor();
  await page.evaluate(() => document.fonts.ready);
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  return (await browser.send('CSS.getPlatformFontsForNode', { nodeId })).fonts;
}

for (const [selector, text, glyphs] of [
  ['.seal', '商', 1],
  ['[lang=ko]', '둔황의 상인', 5],
] as const) {
  test(`${text} is drawn from Noto Serif, served by us @desktop`, async ({ page }) => {
    await page.goto('en/');
    await expect(page.locator(selector)).toHaveText(text);
    const fonts = await fontsOf(page, selector);
    const ours = fonts.filter(
      ({ postScriptName, isCustomFont }) => isCustomFont && /NotoSerif/.test(postScriptName),
    );
    expect(ours.reduce((sum, { glyphCount }) => sum + glyphCount, 0)).toBeGreaterThanOrEqual(glyphs);
    expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
  });

  test(`${text} is not, once the fonts are withheld @desktop`, async ({ page, faults }) => {
    faults.allow(/Failed to load resource/);
    await page.route(/fonts\/(chinese|korean)/, (route) => route.abort());
    await page.addInitScript(() => localStorage.setItem('shang.fonts', 'kept')); // a page waits for fonts only until it has had all
    await page.goto('en/');
    const fonts = await fontsOf(page, selector);
    expect(fonts.some(({ postScriptName }) => /NotoSerifKR/.test(postScriptName))).toBe(false);
  });
}

for (const address of ['en/', 'nl/about/']) {
  test(`no letter of ${address} is borrowed from the machine @desktop`, async ({ page }) => {
    await page.goto(address);
    expect((await fontsOf(page, 'body')).filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
  });
}

test('figures in headings are the text’s: the headings’ own zero reads as an o @desktop', async ({
  page,
}) => {
  await page.goto('en/dunhuang/score/');
  const zero = page.locator('.count legend').first();
  await expect(zero).toContainText('0');
  const fonts = await fontsOf(page, '.count legend');
  expect(fonts.some(({ postScriptName }) => /SourceSans/.test(postScriptName))).toBe(true);
});

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

/** How far things have jumped so far, as Lighthouse counts it. */
const jumped = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const { value } of entries as LayoutShift[]) sum += value;
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // What a frame moved is told by the one after it.
        const told = () => {
          add(observer.takeRecords());
          resolve(sum);
        };
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(told)));
      }),
  );

for (const address of ['en/', 'nl/dunhuang/rules/', 'en/yinzi/rules/readings/', 'nl/yinzi/score/']) {
  test(`nothing of ${address} jumps when our fonts take over from the stand-ins @phone`, async ({ page }) => {
    await page.goto(address);
    await untilFontsAreThere(page);
    expect(await jumped(page)).toBeLessThan(0.05); // half of what browsers call good
  });
}

test('a page that would jump for our fonts keeps the stand-ins, and the next begins with ours @phone', async ({
  page,
}) => {
  // Letters whose widths differ much between the fonts; wherever a line now breaks elsewhere, a piece of text begins elsewhere.
  const thin = `<p>${'rtrt <i>rtrt</i> '.repeat(120)}</p>`;
  await page.route('**/en/about/', async (route) => {
    const html = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'text/html',
      body: html.replace('</h1>', `</h1>${thin}`),
    });
  });
  await page.goto('en/about/');
  await untilFontsAreThere(page);
  await expect(page.locator('html')).toHaveAttribute('data-fonts', 'next');
  await page.goto('en/');
  await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
});
