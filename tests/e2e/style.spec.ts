// The style guide, looked at by a machine: every piece is there, paints enough, and looks like no other.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { LANGUAGES, pagesIn } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const sprites = (folder: string) => {
  const art = path.join(folder, 'art');
  const files = readdirSync(art, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.svg'),
  );
  return files.flatMap((file) =>
    [...readFileSync(path.join(art, file), 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map(
      ([, name]) => `${file}#${name}`,
    ),
  );
};
const shown = (html: string) =>
  [...html.matchAll(/<use href="[^"]*?art\/([^"]+)"/g)].map(([, piece]) => piece!);

test('every picture on every page is in a sprite, and the style guide shows them all @desktop', ({
  site,
}) => {
  const drawn = new Set(sprites(site.folder));
  expect(drawn.size).toBeGreaterThan(60);
  for (const page of pagesIn(site.folder)) {
    const html = readFileSync(
      path.join(site.folder, page, page.endsWith('.html') ? '' : 'index.html'),
      'utf8',
    );
    expect(
      shown(html).filter((piece) => !drawn.has(piece)),
      page,
    ).toEqual([]);
  }
  const guide = new Set(shown(readFileSync(path.join(site.folder, 'en/style/index.html'), 'utf8')));
  expect([...drawn].filter((piece) => !guide.has(piece))).toEqual([]);
});

interface Look {
  readonly id: string;
  readonly ink: number; // how much of the picture differs from its ground, 0 to 1
  readonly grid: readonly number[]; // its brightness in 16 × 16 cells
}

/** What a piece looks like at a size, from a screenshot of it, in grey. */
async function look(page: Page, light: string, nth: number): Promise<Look[]> {
  const boxes = await page.$$eval(
    '[data-piece]',
    (figures, [ground, n]) =>
      figures.map((figure) => {
        const svg = figure.querySelectorAll(`.${ground} svg`)[n as number]!;
        const { x, y, width, height } = svg.getBoundingClientRect();
        return { id: figure.getAttribute('data-piece')!, x, y: y + scrollY, width, height };
      }),
    [light, nth] as const,
  );
  const picture = (await page.screenshot({ fullPage: true })).toString('base64');
  return page.evaluate(
    async ([data, all]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const scale = image.width / innerWidth;
      const canvas = new OffscreenCanvas(16, 16);
      const brush = canvas.getContext('2d', { willReadFrequently: true })!;
      return all.map(({ id, x, y, width, height }) => {
        brush.drawImage(image, x * scale, y * scale, width * scale, height * scale, 0, 0, 16, 16);
        const { data: pixels } = brush.getImageData(0, 0, 16, 16);
        const grid = Array.from({ length: 256 }, (_, i) => {
          const [r, g, b] = pixels.slice(i * 4, i * 4 + 3);
          return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
        });
        const [gr, gg, gb] = pixels; // the corner is ground, but for a card's
        const ink = Array.from({ length: 256 }, (_, i) => {
          const [r, g, b] = pixels.slice(i * 4, i * 4 + 3);
          return Math.abs(r! - gr!) + Math.abs(g! - gg!) + Math.abs(b! - gb!) > 40;
        }).filter(Boolean).length;
        return { id, ink: ink / 256, grid };
      });
    },
    [picture, boxes] as const,
  );
}

const apart = (a: Look, b: Look) =>
  a.grid.reduce((sum, value, i) => sum + Math.abs(value - b.grid[i]!), 0) / 256;

for (const light of ['day', 'lamplight']) {
  test(`every piece is seen by ${light}, and mistaken for no other even in grey @desktop`, async ({
    page,
  }) => {
    await page.goto('en/style/', { waitUntil: 'networkidle' });
    const looks = await look(page, light, 1);
    expect(looks.length).toBeGreaterThan(70);
    expect(looks.filter(({ ink }) => ink < 0.12).map(({ id }) => id)).toEqual([]);
    const alike = looks.flatMap((a, i) =>
      looks
        .slice(i + 1)
        .map((b) => [a.id, b.id, apart(a, b)] as const)
        .filter(([, , distance]) => distance < 3),
    );
    expect(alike).toEqual([]);
  });
}

for (const lang of LANGUAGES) {
  test(`the style guide in ${lang} fits its screen and stays out of search engines`, async ({ page }) => {
    await page.goto(`${lang}/style/`, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
}
