// A page about a character is painted with what it brings itself: no drawing is fetched besides.
import { expect, test } from './support/test.ts';

for (const address of [
  'en/dunhuang/characters/farmer/',
  'nl/dunhuang/characters/buddhist/',
  'nl/dunhuang/rules/turn/',
]) {
  test(`/${address} brings its drawings along @phone`, async ({ page }) => {
    const sprites: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.svg')) sprites.push(new URL(request.url()).pathname);
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(sprites.filter((path) => path.startsWith('/art/'))).toEqual([]);
    const drawn = await page
      .locator('main use')
      .first()
      .evaluate((use: SVGUseElement) => use.getBBox().width);
    expect(drawn).toBeGreaterThan(0);
  });
}
