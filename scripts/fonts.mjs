/**
 * Cut the site's fonts to the letters it needs: `npm run fonts` writes public/fonts and src/styles/fonts.css, which
 * are committed. Run it again when a text uses a new Chinese or Korean character (a test says so).
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { cjkCharacters } from './cjk.mjs';

const OUT = new URL('../public/fonts/', import.meta.url);
const CSS = new URL('../src/styles/fonts.css', import.meta.url);
const MODULES = new URL('../node_modules/', import.meta.url);

const characters = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));

/**
 * What English and Dutch are set in. These two files are the first to arrive: each is kept under 14 kB, which
 * a server sends at one go.
 */
const TEXT = [...characters(0x20, 0x7e), ...'\u00a0áàâäçéèêëíîïñóôöúùûüßÉË·×½–—‘’“”„•…€↑↓−'];
/** The headings' own zero reads as an o, lining or not: their figures are the text's. */
const FIGURES = characters(0x30, 0x39);
const HEADING = [...characters(0x20, 0x7e), ...'\u00a0áàçéèêëïóöüÉË·×–—‘’“”…'].filter(
  (letter) => !FIGURES.includes(letter),
);
/** The rest of Latin-1, for names that people type. */
const NAMES = characters(0xa1, 0xff).filter((letter) => !TEXT.includes(letter));
/** What pinyin adds to that. */
const PINYIN = [...'ĀāĒēĚěĪīŌōŪūǍǎǏǐǑǒǓǔǕǖǗǘǙǚǛǜ'];

const sans = (part, style = 'normal') => ({
  family: 'Source Sans 3',
  source: `@fontsource-variable/source-sans-3/files/source-sans-3-${part}-wght-${style}.woff2`,
  weight: '400 600',
  style,
  variationAxes: { wght: { min: 400, max: 600 } },
});
const serif = (part) => ({
  family: 'Alegreya',
  source: `@fontsource-variable/alegreya/files/alegreya-${part}-wght-normal.woff2`,
  weight: '700',
  variationAxes: { wght: 700 },
});
const cjk = (part) => ({
  family: 'Shang CJK', // a cut of Noto Serif KR
  source: `@fontsource/noto-serif-kr/files/noto-serif-kr-${part}-600-normal.woff2`,
});

/** Noto Serif KR comes in slices. Korean has one of its own; a Chinese character is in one of a hundred. */
const slices = JSON.parse(await readFile(new URL('@fontsource/noto-serif-kr/unicode.json', MODULES), 'utf8'));
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

const FONTS = [
  { name: 'source-sans', letters: TEXT, ...sans('latin') },
  { name: 'source-sans-names', letters: NAMES, ...sans('latin') },
  { name: 'source-sans-pinyin', letters: PINYIN, ...sans('latin-ext') },
  { name: 'source-sans-italic', letters: TEXT, ...sans('latin', 'italic') },
  { name: 'source-sans-italic-pinyin', letters: PINYIN, ...sans('latin-ext', 'italic') },
  { name: 'alegreya', letters: HEADING, ...serif('latin') },
  { name: 'alegreya-pinyin', letters: PINYIN, ...serif('latin-ext') },
  ...[...Map.groupBy(await cjkCharacters(), sliceOf)].map(([slice, letters]) => ({
    name: slice === 'korean' ? 'korean' : `chinese-${slice}`,
    letters,
    ...cjk(slice),
  })),
];

/** `U+20-7E, U+A0, …` */
function unicodeRange(letters) {
  const codes = letters.map((letter) => letter.codePointAt(0)).sort((a, b) => a - b);
  const runs = [];
  for (const code of codes) {
    if (runs.at(-1)?.[1] === code - 1) runs.at(-1)[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code) => code.toString(16).toUpperCase();
  return runs.map(([from, to]) => `U+${from === to ? hex(from) : `${hex(from)}-${hex(to)}`}`);
}

const face = ({ name, family, letters, weight, style }) => `@font-face {
  font-family: '${family}';
  src: url('/fonts/${name}.woff2') format('woff2');
${style === 'italic' ? '  font-style: italic;\n' : ''}${weight ? `  font-weight: ${weight};\n` : ''}  font-display: swap;
  unicode-range: ${unicodeRange(letters).join(', ')};
}
`;

await rm(OUT, { recursive: true, force: true });
await mkdir(OUT, { recursive: true });
for (const { name, source, letters, variationAxes } of FONTS) {
  const font = await subsetFont(await readFile(new URL(source, MODULES)), letters.join(''), {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['kern', 'liga', 'ccmp'],
    ...(variationAxes && { variationAxes }),
  });
  await writeFile(new URL(`${name}.woff2`, OUT), font);
  console.log(`${name}.woff2  ${font.length} bytes`);
}
const figures = { name: 'source-sans', family: 'Alegreya', letters: FIGURES, weight: '700' };
await writeFile(CSS, `/* Written by scripts/fonts.mjs. */\n${[...FONTS, figures].map(face).join('\n')}`);

// Their licence asks to travel with them.
const owners = [sans('latin'), serif('latin'), cjk('korean')];
const licences = await Promise.all(
  owners.map(async ({ family, source }) => {
    const [scope, name] = source.split('/');
    return `${family}\n\n${await readFile(new URL(`${scope}/${name}/LICENSE`, MODULES), 'utf8')}`;
  }),
);
await writeFile(new URL('LICENCES.txt', OUT), licences.join('\n\n'));
