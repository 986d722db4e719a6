import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { packPages, writePacks } from '../../scripts/build/packs.mjs';
import { filesToKeep, writeServiceWorker } from '../../scripts/build/service-worker.mjs';
import { tooMuchKept } from '../../scripts/check/budget.ts';
import { keptWeights } from '../../scripts/check/kept.ts';

let out: string;

function write(file: string, text: string): string {
  mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
  writeFileSync(path.join(out, file), text);
  return text;
}

beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'shang-worker-'));
  onTestFinished(() => rmSync(out, { recursive: true }));
});

const worker = () => readFileSync(path.join(out, 'sw.js'), 'utf8');
const version = () => /VERSION = '(.+)'/.exec(worker())?.[1];
const groups = (): Record<string, object> => JSON.parse(/GROUPS = (.+);/.exec(worker())?.[1] ?? '{}');

describe('the service worker', () => {
  it('keeps pages by their addresses, and leaves what only others look at', () => {
    const names = ['index.html', 'en/index.html', '404.html', '_astro/a.js', 'fonts/LICENCES.txt'];
    const others = [
      'og.png',
      'icons/any-512.png',
      'screenshots/en.png',
      'sitemap-0.xml',
      '_headers',
      'sw.js',
    ];
    for (const name of [...names, ...others]) write(name, name);
    expect(filesToKeep(out, []).shell?.sort()).toEqual([...names].sort());
    writeServiceWorker(out, filesToKeep(out, []));
    expect(Object.keys(groups().shell!).sort()).toEqual([
      '',
      '404.html',
      '_astro/a.js',
      'en/',
      'fonts/LICENCES.txt',
    ]);
  });

  it('knows for which game a file is: by its path, and code by whose pages lead to it', () => {
    write('index.html', '<script src="/_astro/all.js"></script>');
    write('en/dunhuang/index.html', '<astro-island component-url="/_astro/table.js">');
    write('nl/yinzi/score/index.html', '<astro-island component-url="/shang/_astro/yinzi.js">');
    write('art/yinzi/coins.svg', '<svg/>');
    write('art/goods.svg', '<svg/>');
    write('_astro/all.js', '');
    write('_astro/table.js', 'import{a}from"./both.js";import("./later.js")');
    write('_astro/later.js', 'new Worker(new URL("bot-x1.js",import.meta.url))');
    write('_astro/bot-x1.js', 'import"./table.js"');
    write('_astro/yinzi.js', 'import"./both.js"');
    write('_astro/both.js', '');
    write('_astro/nobody.js', '');
    expect(filesToKeep(out, ['dunhuang', 'yinzi'])).toEqual({
      shell: ['_astro/all.js', '_astro/both.js', '_astro/nobody.js', 'art/goods.svg', 'index.html'],
      dunhuang: ['_astro/bot-x1.js', '_astro/later.js', '_astro/table.js', 'en/dunhuang/index.html'],
      yinzi: ['_astro/yinzi.js', 'art/yinzi/coins.svg', 'nl/yinzi/score/index.html'],
    });
  });

  it('is of another version as soon as one file is another', () => {
    write('index.html', 'one');
    expect(writeServiceWorker(out, filesToKeep(out))).toBe(1);
    const first = version();
    writeServiceWorker(out, filesToKeep(out));
    expect(version()).toBe(first);
    write('index.html', 'two');
    writeServiceWorker(out, filesToKeep(out));
    expect(version()).not.toBe(first);
  });
});

describe('a pack', () => {
  it('holds once what several pages share, and gives each back letter by letter', () => {
    const pages = { 'en/': '<p>商<b>one</b> < two</p>', 'nl/': '<p>商<b>two</b></p>', '': '' };
    const { pieces, pages: packed } = packPages(pages);
    expect(pieces.filter((piece) => piece === '<p>商')).toHaveLength(1);
    for (const [page, html] of Object.entries(pages)) {
      expect(packed[page]!.map((n) => pieces[n]).join('')).toBe(html);
    }
  });
});

describe('what is kept', () => {
  it('is weighed by what travels: pages in their pack, other text gzipped, fonts as they are', () => {
    const bytes = (text: string) => gzipSync(text, { level: 9 }).length;
    const games = ['dunhuang', 'yinzi'];
    for (const lang of ['en', 'nl']) write(`${lang}/index.html`, `<p>${'Shang '.repeat(99)}`);
    write('en/yinzi/index.html', 'Yinzi');
    const shell = write('shell.js', 'shell');
    const font = write('fonts/a.woff2', 'f'.repeat(99));
    const art = write('art/yinzi/coins.svg', '<svg/>');
    writePacks(out, filesToKeep(out, games));
    const pack = (group: string) => bytes(readFileSync(path.join(out, 'packs', `${group}.json`), 'utf8'));
    expect(keptWeights(out, games)).toEqual({
      dunhuang: pack('shell') + bytes(shell) + font.length + pack('dunhuang'),
      yinzi: pack('yinzi') + bytes(art),
    });
  });

  it('has a budget for each game', () => {
    expect(tooMuchKept({ dunhuang: 10, yinzi: 10 }, { dunhuang: 10, yinzi: 9 })).toEqual([
      'yinzi: 10 bytes are kept for offline use, over its 9',
    ]);
    expect(tooMuchKept({ chess: 1 }, {})).toEqual(['budgets.json says nothing about chess offline']);
  });
});
