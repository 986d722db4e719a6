/**
 * Cut the site's fonts to the letters it needs: `npm run fonts`. Run it again when a text uses a new Chinese or
 * Korean character (a test says so); what it writes is committed.
 */
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { cjkCharacters } from './cjk.mjs';

const OUT = new URL('../public/fonts/', import.meta.url);
const CJK_CSS = new URL('../src/styles/fonts-cjk.css', import.meta.url);
const MODULES = new URL('../node_modules/', import.meta.url);

const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

/** English and Dutch: Latin-1, quotes, dashes and the few signs that the pages set. */
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ–—‘’‚“”„•…‹›€↑↓−`;
/** What pinyin adds to that. */
const PINYIN = 'ĀāĒēĚěĪīŌōŪūǍǎǏǐǑǒǓǔǕǖǗǘǙǚǛǜ';

const sourceSans = (part, style) =>
  `@fontsource-variable/source-sans-3/files/source-sans-3-${part}-wght-${style}.woff2`;
const alegreya = (part) => `@fontsource-variable/alegreya/files/alegreya-${part}-wght-normal.woff2`;
const notoSerif = (part) => `@fontsource/noto-serif-kr/files/noto-serif-kr-${part}-600-normal.woff2`;

async function cut(name, source, characters, variationAxes) {
  const font = await subsetFont(await readFile(new URL(source, MODULES)), characters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum'],
    ...(variationAxes && { variationAxes }),
  });
  await writeFile(new URL(`${name}.woff2`, OUT), font);
  console.log(`${name}.woff2  ${font.length} bytes`);
}

/** Noto Serif KR comes in slices. Korean has one of its own; a Chinese character is in one of a hundred. */
const slices = JSON.parse(readFileSync(new URL('@fontsource/noto-serif-kr/unicode.json', MODULES), 'utf8'));
function sliceOf(character) {
  if (/\p{Script=Hangul}/u.test(character)) return 'korean';
  const code = character.codePointAt(0);
  const found = Object.entries(slices).find(([, ranges]) =>
    ranges.split(',').some((part) => {
      const [from, to = from] = part.replace('U+', '').split('-');
      return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
    }),
  );
  if (!found) throw new Error(`Noto Serif KR has no ${character}: choose another character or another font.`);
  return found[0].replace(/\W/g, '');
}

const face = (name, characters) => `@font-face {
  font-family: 'Shang CJK';
  src: url('/fonts/${name}.woff2') format('woff2');
  font-display: swap;
  unicode-range: ${[...characters].map((c) => `U+${c.codePointAt(0).toString(16).toUpperCase()}`).join(', ')};
}
`;

await mkdir(OUT, { recursive: true });
const text = { wght: { min: 400, max: 700 } };
const heading = { wght: 700 };
await cut('source-sans', sourceSans('latin', 'normal'), LATIN, text);
await cut('source-sans-pinyin', sourceSans('latin-ext', 'normal'), PINYIN, text);
await cut('source-sans-italic', sourceSans('latin', 'italic'), LATIN, text);
await cut('source-sans-italic-pinyin', sourceSans('latin-ext', 'italic'), PINYIN, text);
await cut('alegreya', alegreya('latin'), LATIN, heading);
await cut('alegreya-pinyin', alegreya('latin-ext'), PINYIN, heading);

const faces = ['/* Written by scripts/fonts.mjs: the Chinese and Korean characters that the site uses. */\n'];
for (const [slice, characters] of Map.groupBy(await cjkCharacters(), sliceOf)) {
  const name = `cjk-${slice}`;
  await cut(name, notoSerif(slice), characters.join(''));
  faces.push(face(name, characters));
}
await writeFile(CJK_CSS, faces.join('\n'));
