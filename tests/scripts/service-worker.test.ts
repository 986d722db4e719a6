import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { filesToKeep, writeServiceWorker } from '../../scripts/build/service-worker.mjs';
import { keptWeight } from '../../scripts/check/kept.ts';

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

const version = () => /VERSION = '(.+)'/.exec(readFileSync(path.join(out, 'sw.js'), 'utf8'))?.[1];

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
    expect(Object.keys(filesToKeep(out)).sort()).toEqual([
      '',
      '404.html',
      '_astro/a.js',
      'en/',
      'fonts/LICENCES.txt',
    ]);
  });

  it('is of another version as soon as one file is another', () => {
    write('index.html', 'one');
    expect(writeServiceWorker(out)).toBe(1);
    const first = version();
    writeServiceWorker(out);
    expect(version()).toBe(first);
    write('index.html', 'two');
    writeServiceWorker(out);
    expect(version()).not.toBe(first);
  });

  it('is weighed by what travels: text gzipped, fonts as they are', () => {
    const html = write('en/index.html', 'Shang '.repeat(99));
    const font = write('fonts/a.woff2', 'f'.repeat(99));
    expect(keptWeight(out)).toBe(gzipSync(html, { level: 9 }).length + font.length);
  });
});
