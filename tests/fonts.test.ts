import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cjkCharacters } from '../scripts/cjk.mjs';

it('there is a glyph of ours for every Chinese and Korean character in the texts; else run `npm run fonts`', async () => {
  const css = readFileSync('src/styles/fonts.css', 'utf8');
  const covered = new Set(
    css.match(/(?<=U\+)[0-9A-F]+/g)?.map((code) => String.fromCodePoint(Number.parseInt(code, 16))),
  );
  const used = await cjkCharacters();
  expect(used).toContain('商');
  expect(used.filter((character) => !covered.has(character))).toEqual([]);
});
