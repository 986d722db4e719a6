import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { brokenLinks } from '../../scripts/check/links.ts';

let site: string;
function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), text);
}

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'shang-links-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
});

it('finds what leads nowhere, and only that', () => {
  write('a.js', '');
  write('nl/index.html', '<h2 id="turn">');
  write(
    'en/index.html',
    `<script src="/shang/a.js"></script><a href=/shang/nl/#turn>1</a><a href="../nl/">2</a>
     <a href="https://elsewhere.example/x">3</a><a href="#top" id="top">4</a><a href="/shang/nl/#s=8K2F">5</a>
     <a href="/shang/gone/">6</a><a href="/shang/nl/#gone">7</a><a href="/en/">8</a><img src="/shang/b.png">`,
  );
  const { problems } = brokenLinks(site, '/shang/');
  expect(problems).toEqual([
    '/en/ names /shang/gone/, which is not there',
    '/en/ names /shang/nl/#gone, which has no such anchor',
    '/en/ names /en/, which is outside of the base path',
    '/en/ names /shang/b.png, which is not there',
  ]);
});
