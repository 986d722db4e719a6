import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { frameOf } from '../../src/art/Characters.tsx';
import { CHARACTERS, TILES } from '../../src/games/dunhuang/index.ts';

const piece = (path: string) => new URL(`../../src/art/pieces/${path}.svg`, import.meta.url);

describe('the characters', () => {
  it.each(CHARACTERS)('%s has an emblem, and its frame is drawn', (id) => {
    expect(existsSync(piece(`characters/${id}`))).toBe(true);
    expect(existsSync(piece(`frames/${frameOf(id)}`))).toBe(true);
  });

  it('share a frame with the other side of their tile, and with nobody else', () => {
    for (const [front, back] of TILES) expect(frameOf(front)).toBe(frameOf(back));
    expect(new Set(CHARACTERS.map(frameOf)).size).toBe(TILES.length);
  });

  it('keep to two pigments and ink, so that sixteen look like one set', () => {
    for (const id of CHARACTERS) {
      const words = readFileSync(piece(`characters/${id}`), 'utf8').matchAll(
        /[fs]-(azurite|malachite|cinnabar|ochre|gold)/g,
      );
      expect(new Set([...words].map(([, pigment]) => pigment)).size, id).toBeLessThanOrEqual(2);
    }
  });
});
