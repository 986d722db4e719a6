import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { COLOURS, GROUPS, parsePiece, SHAPES, toSprite } from '../../src/art/format.ts';

const root = new URL('../../src/art/pieces/', import.meta.url);
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.svg'),
);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const attributes = new Set([
  'class',
  'd',
  'points',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'width',
  'height',
  'transform',
]);

describe.each(files)('%s', (path) => {
  const { viewBox, shapes } = parsePiece(read(path));

  it('lies in a group that is served', () => {
    expect(GROUPS).toContain(path.slice(0, path.lastIndexOf('/')));
  });

  it('stands on the grid', () => {
    const [left, top, width = 0, height = 0] = viewBox.split(' ').map(Number);
    expect([left, top]).toEqual([0, 0]);
    if (path.startsWith('scenes/') || /\/(?:ground|water)\.svg$/.test(path)) return; // what a table lies on
    // A boat of Dragon Market lies on three squares.
    expect(width).toBe(path.includes('/boat-') ? 192 : 64);
    expect([64, 90]).toContain(height);
  });

  it('is made of shapes alone', () => {
    const used = [...shapes.matchAll(/<([a-z]+)/gi)].map(([, element]) => element);
    expect(used.length).toBeGreaterThan(0);
    for (const element of used) expect(SHAPES).toContain(element);
  });

  it('is coloured by class alone', () => {
    for (const [, attribute] of read(path)
      .replace(/<svg[^>]*>/, '')
      .matchAll(/\s([a-z0-9-]+)="/gi)) {
      expect(attributes).toContain(attribute);
    }
  });
});

describe('the sprites', () => {
  const weigh = (groups: readonly string[]) => {
    const sizes = groups.map((group) => {
      const own = files.filter((path) => path.startsWith(`${group}/`)).map((path) => [path, read(path)]);
      return gzipSync(toSprite(Object.fromEntries(own))).length;
    });
    return sizes.reduce((sum, size) => sum + size);
  };
  const isOfDragonMarket = (group: string) => group.startsWith('dragon-market/');

  it('weigh at most 60 kB together', () => {
    expect(weigh(GROUPS.filter((group) => !isOfDragonMarket(group)))).toBeLessThan(60_000);
  });

  it('weigh at most 40 kB together for Dragon Market', () => {
    expect(weigh(GROUPS.filter(isOfDragonMarket))).toBeLessThan(40_000);
  });

  it('turn classes into paint that follows the theme', () => {
    const sprite = toSprite({
      dot: '<svg viewBox="0 0 64 64"><circle class="f-ochre s-ink thin" r="3"/></svg>',
    });
    expect(sprite).toContain('<circle fill="var(--ochre)" stroke="var(--ink)" stroke-width="2" r="3"/>');
  });

  it('refuse a class that is no colour of ours', () => {
    expect(() => parsePiece('<svg viewBox="0 0 64 64"><circle class="f-pink" r="3"/></svg>')).toThrow(
      'f-pink',
    );
    expect(COLOURS).not.toContain('pink');
  });
});
