/**
 * A contact sheet of the art set, to look at while drawing: every piece at 24, 48 and 160 pixels, by day, by
 * lamplight and in grey, one picture for each group in .cache/art-sheet/.
 *
 *   npm run art-sheet [-- group …]     (a group is a folder: goods, dragon-market/bay)
 */
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { GROUPS, PAINT, parsePiece } from '../src/art/format.ts';
import { findBrowser } from './setup/browser.ts';

const root = new URL('..', import.meta.url).pathname;
const out = `${root}.cache/art-sheet`;
const SIZES = [24, 48, 160];
const SCENE_SIZES = [240, 480];
const GROUNDS = ['day', 'lamplight', 'grey'];

const css = `${readFileSync(`${root}src/styles/tokens.css`, 'utf8')}${readFileSync(`${root}src/art/art.css`, 'utf8')}
  body { margin: 0; display: inline-grid; grid-template-columns: repeat(2, auto); font: 13px sans-serif; }
  .row { display: flex; }
  .row > div { background: light-dark(#f7efdf, #1f1711); color: light-dark(#38251a, #f3e6cb); padding: 8px; display: flex; gap: 10px; align-items: center; }
  .day, .grey { color-scheme: light; } .lamplight { color-scheme: dark; } .grey { filter: grayscale(1); }
  b { width: 70px; font-weight: 400; color: var(--ink); overflow-wrap: anywhere; }`;

function draw(source: string, size: number, extra: string): string {
  const { viewBox, shapes } = parsePiece(source);
  const [, , width = 64, height = 64] = viewBox.split(' ').map(Number);
  return `<svg class="art ${extra}" viewBox="${viewBox}" width="${size}" height="${(size * height) / width}" ${PAINT}>${shapes}</svg>`;
}

const asked = process.argv.slice(2);
const groups = GROUPS.filter((group) => asked.length === 0 || asked.includes(group));
const executablePath = findBrowser();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
mkdirSync(out, { recursive: true });
for (const group of groups) {
  const folder = `${root}src/art/pieces/${group}`;
  if (!existsSync(folder)) continue;
  const rows = readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => {
      const source = readFileSync(`${folder}/${file}`, 'utf8');
      const cells = GROUNDS.map(
        (ground) =>
          `<div class="${ground}">${(group === 'scenes' ? SCENE_SIZES : SIZES).map((size) => draw(source, size, group === 'scenes' ? 'art-scene' : '')).join('')}</div>`,
      );
      return `<div class="row"><div class="day"><b>${file.slice(0, -4)}</b></div>${cells.join('')}</div>`;
    });
  const page = await browser.newPage({ viewport: { width: 1000, height: 400 } });
  await page.setContent(`<style>${css}</style><body>${rows.join('')}</body>`);
  const picture = `${out}/${group.replace('/', '-')}.png`;
  await page.locator('body').screenshot({ path: picture });
  await page.close();
  console.log(picture);
}
await browser.close();
