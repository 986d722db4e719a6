// The art set as the browser paints it: nothing cut off at the edge of its grid, nothing empty, nothing alike.
import { GROUPS } from '../../src/art/format.ts';
import { drawings, unlike } from './support/drawings.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ page }) => page.goto('en/dunhuang/characters/'));

test('every piece stays on its grid and is painted @desktop', async ({ page }) => {
  // Scenes are cut by their frame on purpose.
  for (const group of GROUPS.filter((group) => group !== 'scenes')) {
    const pieces = await drawings(page, group);
    expect(pieces.length, group).toBeGreaterThan(0);
    for (const { name, overflow, painted } of pieces) {
      expect(overflow, `${group}/${name} reaches over the edge of its grid`).toBe(0);
      expect(painted, `${group}/${name} is painted`).toBeGreaterThan(0.02);
    }
  }
});

test('no two goods and no two characters look alike at 24 pixels in grey @desktop', async ({ page }) => {
  for (const group of ['goods', 'characters'] as const) {
    const pieces = await drawings(page, group);
    const pairs = pieces.flatMap((one, i) => pieces.slice(i + 1).map((other) => [one, other] as const));
    expect(pairs.length).toBeGreaterThan(0);
    for (const [one, other] of pairs) {
      expect(unlike(one, other), `${one.name} and ${other.name}`).toBeGreaterThan(15);
    }
  }
});
