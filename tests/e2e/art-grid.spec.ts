// A symbol is cut off at the edge of its grid: what is drawn beyond it would be missing on every page.
import type { Page } from '@playwright/test';
import { GROUPS, type Group } from '../../src/art/format.ts';
import { expect, test } from './support/test.ts';

/** How far the paint of each piece of a served sprite reaches over the edge of its grid, in units. */
function overflow(page: Page, group: Group): Promise<Record<string, number>> {
  return page.evaluate(async (group) => {
    const SCALE = 2;
    const MARGIN = 12;
    const sprite = await (await fetch(`/art/${group}.svg`)).text();
    const symbols = new DOMParser().parseFromString(sprite, 'image/svg+xml').querySelectorAll('symbol');
    const beyond: Record<string, number> = {};
    for (const symbol of symbols) {
      const [, , width = 0, height = 0] = (symbol.getAttribute('viewBox') ?? '').split(' ').map(Number);
      const across = (width + 2 * MARGIN) * SCALE;
      const down = (height + 2 * MARGIN) * SCALE;
      const box = `${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`;
      const paint = [...symbol.attributes].filter(({ name }) => name !== 'id' && name !== 'viewBox');
      const defaults = paint.map(({ name, value }) => `${name}="${value}"`).join(' ');
      const shapes = symbol.innerHTML.replace(/var\(--[\w-]+\)/g, 'black');
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${across}" height="${down}" ${defaults}>${shapes}</svg>`,
      )}`;
      await image.decode();
      const brush = new OffscreenCanvas(across, down).getContext('2d');
      if (!brush) throw new Error('This browser has no canvas');
      brush.drawImage(image, 0, 0);
      const { data } = brush.getImageData(0, 0, across, down);
      let farthest = Number.NEGATIVE_INFINITY; // a piece that paints nothing stays there
      for (let i = 0; i < across * down; i++) {
        if ((data[i * 4 + 3] ?? 0) < 128) continue;
        const x = (i % across) / SCALE - MARGIN;
        const y = Math.floor(i / across) / SCALE - MARGIN;
        farthest = Math.max(farthest, -x, -y, x + 1 / SCALE - width, y + 1 / SCALE - height);
      }
      beyond[symbol.id] = farthest;
    }
    return beyond;
  }, group);
}

test('every piece is painted, and within its grid @desktop', async ({ page }) => {
  await page.goto('fonts/LICENCES.txt'); // our pages' policy lets nobody parse from text
  // Scenes are cut by their frame on purpose.
  for (const group of GROUPS.filter((group) => group !== 'scenes')) {
    const pieces = Object.entries(await overflow(page, group));
    expect(pieces.length, group).toBeGreaterThan(0);
    for (const [name, farthest] of pieces) {
      expect(farthest, `${group}/${name} paints nothing`).toBeGreaterThan(-64);
      expect(farthest, `${group}/${name} reaches over the edge of its grid`).toBeLessThanOrEqual(0);
    }
  }
});
