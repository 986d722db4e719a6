/**
 * The pictures that others show for us, and that cannot follow a theme: app icons, favicon and the card a shared
 * link unfolds to. Drawn from the pieces of the set, in their daylight colours, into public/.
 *
 *   npm run art-pictures
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { readColours } from '../src/art/colour.ts';
import { PAINT, parsePiece } from '../src/art/format.ts';
import { findBrowser } from './setup/browser.ts';

const root = new URL('..', import.meta.url).pathname;
const css = readFileSync(`${root}src/art/art.css`, 'utf8');
const day = readColours(css.slice(0, css.indexOf('.art-scene')));
const scenery = { ...day, ...readColours(css.slice(css.indexOf('.art-scene'))) };

function piece(path: string, place: string, current: string, colours = day): string {
  const { viewBox, shapes } = parsePiece(readFileSync(`${root}src/art/pieces/${path}.svg`, 'utf8'));
  const painted = shapes
    .replaceAll('currentColor', current)
    .replace(/var\(--([\w-]+)\)/g, (_, name: string) => colours[name]!.light);
  return `<svg aria-hidden="true" viewBox="${viewBox}" ${place} ${PAINT}>${painted}</svg>`;
}

const { cinnabar, plaster, azurite, gold, paper, ink } = Object.fromEntries(
  Object.entries(day).map(([name, shade]) => [name, shade.light]),
) as Record<string, string>;

const svg = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>\n`;

/** 商 as a seal, large enough for a browser's tab. */
const favicon = svg(
  64,
  64,
  `<title>Shang</title><rect width="64" height="64" rx="12" fill="${cinnabar}"/>${piece('numbers/shang', 'x="7" y="7" width="50" height="50"', plaster!)}`,
);

/** The caisson of a cave's ceiling, 商 in the middle. All that matters lies within the circle that masks spare. */
const ceiling = (rx: number) =>
  svg(
    64,
    64,
    `<clipPath id="c"><rect width="64" height="64" rx="${rx}"/></clipPath><g clip-path="url(#c)"><rect width="64" height="64" fill="${azurite}"/><path d="M32 3 61 32 32 61 3 32Z" fill="${cinnabar}" stroke="${gold}" stroke-width="2.5" stroke-linejoin="round"/><path d="M4 4H13M4 4V13M60 4H51M60 4V13M4 60H13M4 60V51M60 60H51M60 60V51" stroke="${gold}" stroke-width="2.5" stroke-linecap="round"/></g>${piece('numbers/shang', 'x="17" y="16.500" width="30" height="30"', plaster!)}`,
  );

const fontFace = (family: string, file: string) =>
  `@font-face{font-family:${family};src:url(data:font/woff2;base64,${readFileSync(`${root}public/fonts/${file}`).toString('base64')});font-weight:100 900}`;

const camel = (frame: 1 | 2, x: number, y: number) =>
  piece(`things/camel-walking-${frame}`, `x="${x}" y="${y}" width="76" height="76"`, ink!);

/** A link to the site, unfolded: the caravan before the caves. The name needs no translation. */
const shared = `<style>
  ${fontFace('Alegreya', 'alegreya.woff2')}
  body { margin: 0; width: 1200px; height: 630px; background: ${paper}; color: ${ink}; font-family: Alegreya; position: relative; overflow: hidden; }
  h1 { position: absolute; left: 396px; top: 62px; margin: 0; font-size: 148px; font-weight: 700; line-height: 1; }
  p { position: absolute; left: 402px; top: 216px; margin: 0; font-size: 44px; }
  svg.scene { position: absolute; left: 0; bottom: 0; width: 1200px; height: 480px; }
</style><h1>Shang</h1><p>Merchants of Dunhuang</p>
<svg class="scene" viewBox="0 0 600 240">${piece('scenes/desert', 'width="600" height="240"', ink!, scenery)}${piece('numbers/shang', 'x="92" y="55" width="56" height="56"', plaster!)}${camel(1, 60, 138)}${camel(2, 158, 146)}${camel(1, 256, 154)}</svg>`;

const executablePath = findBrowser();
const browser = await chromium.launch(executablePath ? { executablePath } : {});

async function shoot(html: string, width: number, height: number, file: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${root}public/${file}`, omitBackground: true });
  await page.close();
}

const icon = (picture: string, size: number, file: string) =>
  shoot(
    `<style>body{margin:0}svg{display:block;width:100vw}</style>${picture}`,
    size,
    size,
    `icons/${file}.png`,
  );

mkdirSync(`${root}public/icons`, { recursive: true });
writeFileSync(`${root}public/icon.svg`, favicon);
for (const size of [192, 512]) {
  await icon(ceiling(14), size, `any-${size}`);
  await icon(ceiling(0), size, `maskable-${size}`);
}
await icon(favicon, 32, 'favicon-32');
await icon(ceiling(0), 180, 'apple-180');
await shoot(shared, 1200, 630, 'og.png');
await browser.close();
