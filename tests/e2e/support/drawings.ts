import type { Page } from '@playwright/test';
import type { Group } from '../../../src/art/format.ts';

/** What can be measured of a piece as the browser paints it. */
export interface Drawing {
  readonly name: string;
  readonly overflow: number; // how far paint reaches over the edge of the grid, in units
  readonly painted: number; // the share of the grid that is painted
  readonly small: readonly number[]; // the greys of its pixels at 24 × 24, on paper
}

/** Paints every symbol of a served sprite in the colours of the page that is open. */
export function drawings(page: Page, group: Group): Promise<Drawing[]> {
  return page.evaluate(async (group) => {
    const SCALE = 2;
    const MARGIN = 12;
    const link = document.querySelector('use')?.getAttribute('href') ?? '';
    const sprite = await (await fetch(link.replace(/[^/]+$/, `${group}.svg`))).text();
    const symbols = [...new DOMParser().parseFromString(sprite, 'image/svg+xml').querySelectorAll('symbol')];
    const palette = getComputedStyle(document.querySelector('.art') ?? document.body);

    async function paint(symbol: Element, box: string, width: number, height: number) {
      const svg = symbol.cloneNode(true) as Element;
      const attributes = [...svg.attributes].filter(({ name }) => name !== 'id' && name !== 'viewBox');
      const kept = attributes.map(({ name, value }) => `${name}="${value}"`).join(' ');
      const shapes = svg.innerHTML.replace(/var\((--[\w-]+)\)/g, (_, name) => palette.getPropertyValue(name));
      const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}" color="${palette.getPropertyValue('--ink')}" ${kept}>${shapes}</svg>`;
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
      await image.decode();
      const canvas = new OffscreenCanvas(width, height);
      const brush = canvas.getContext('2d');
      if (!brush) throw new Error('This browser has no canvas');
      brush.drawImage(image, 0, 0);
      return brush.getImageData(0, 0, width, height).data;
    }

    const measured: Drawing[] = [];
    for (const symbol of symbols) {
      const [, , width = 64, height = 64] = (symbol.getAttribute('viewBox') ?? '').split(' ').map(Number);
      const across = (width + 2 * MARGIN) * SCALE;
      const down = (height + 2 * MARGIN) * SCALE;
      const wide = `${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`;
      const pixels = await paint(symbol, wide, across, down);
      let overflow = 0;
      let inside = 0;
      for (let i = 0; i < across * down; i++) {
        if ((pixels[i * 4 + 3] ?? 0) < 128) continue;
        const x = (i % across) / SCALE - MARGIN;
        const y = Math.floor(i / across) / SCALE - MARGIN;
        const over = Math.max(-x, -y, x + 1 / SCALE - width, y + 1 / SCALE - height);
        if (over > 0) overflow = Math.max(overflow, over);
        else inside++;
      }
      const tiny = await paint(symbol, `0 0 ${width} ${height}`, 24, 24);
      const small = Array.from({ length: 24 * 24 }, (_, i) => {
        const [red = 0, green = 0, blue = 0, alpha = 0] = tiny.subarray(i * 4, i * 4 + 4);
        const grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        return Math.round((grey * alpha + 240 * (255 - alpha)) / 255);
      });
      const painted = inside / (width * height * SCALE * SCALE);
      measured.push({ name: symbol.id, overflow, painted, small });
    }
    return measured;
  }, group);
}

/** How unlike two pieces are at 24 pixels in grey: the mean difference of their pixels, 0 to 255. */
export function unlike(one: Drawing, other: Drawing): number {
  const sum = one.small.reduce((total, grey, i) => total + Math.abs(grey - (other.small[i] ?? 0)), 0);
  return sum / one.small.length;
}
