/**
 * Cut the site's fonts to the letters it needs: `npm run fonts`. Run it again when a text uses a new Chinese or
 * Korean character (a test says so); the results in public/fonts are committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { cjkCharacters } from './cjk.mjs';

const OUT = new URL('../public/fonts/', import.meta.url);
const MODULES = new URL('../node_modules/', import.meta.url);

const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

/** English and Dutch: Latin-1, the ligature letters, quotes, dashes, arrows and signs that the pages set. */
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœĲĳ–—‘’‚“”„•…‹›€←↑→↓−×≤≥`;
/** What pinyin adds to that. */
const PINYIN = 'ĀāĒēĚěĪīŌōŪūǍǎǏǐǑǒǓǔǕǖǗǘǙǚǛǜ';
const WEIGHTS = { wght: { min: 400, max: 700 } };

const sourceSans = (part, style) =>
  `@fontsource-variable/source-sans-3/files/source-sans-3-${part}-wght-${style}.woff2`;
const alegreya = (part) => `@fontsource-variable/alegreya/files/alegreya-${part}-wght-normal.woff2`;

/** [file, source, characters, variation axes] */
const FONTS = [
  ['source-sans', sourceSans('latin', 'normal'), LATIN, WEIGHTS],
  ['source-sans-pinyin', sourceSans('latin-ext', 'normal'), PINYIN, WEIGHTS],
  ['source-sans-italic', sourceSans('latin', 'italic'), LATIN, WEIGHTS],
  ['source-sans-italic-pinyin', sourceSans('latin-ext', 'italic'), PINYIN, WEIGHTS],
  ['alegreya', alegreya('latin'), LATIN, { wght: 700 }],
  ['alegreya-pinyin', alegreya('latin-ext'), PINYIN, { wght: 700 }],
  [
    'shang-cjk',
    '@fontsource/noto-serif-kr/files/noto-serif-kr-korean-600-normal.woff2',
    await cjkCharacters(),
  ],
];

await mkdir(OUT, { recursive: true });
for (const [name, source, characters, variationAxes] of FONTS) {
  const font = await subsetFont(await readFile(new URL(source, MODULES)), characters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum'],
    ...(variationAxes ? { variationAxes } : {}),
  });
  await writeFile(new URL(`${name}.woff2`, OUT), font);
  console.log(`${name}.woff2  ${font.length} bytes`);
}
