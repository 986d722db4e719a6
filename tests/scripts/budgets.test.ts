import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { overweight } from '../../scripts/check/budget.ts';
import { scalesFor, staticImports } from '../../scripts/check/weigh.ts';
import { budgetFor } from '../../src/build/budget.ts';

let site: string;
const bytes = (...texts: string[]) =>
  texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);

function write(file: string, text: string): string {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), text);
  return text;
}

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'shang-budgets-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
});

describe('weighing a page', () => {
  it('counts scripts, their imports, islands, preloads and inline code once each', () => {
    const shell = write('shell.js', '/* shell */');
    const island = write('_astro/island.js', 'import{a}from"./shared.js";import("./later.js");');
    const preact = write('_astro/preact.js', 'import"./shared.js";export{h}from"./hooks.js"');
    const shared = write('_astro/shared.js', 'export const a = 1;');
    const hooks = write('_astro/hooks.js', 'export const h = 2;');
    write('_astro/later.js', 'not before a touch');
    write(
      'en/index.html',
      `<script src="/shell.js"></script><link rel="modulepreload" href="/_astro/shared.js">
       <script type="module">let inline;</script><script type="application/ld+json">{"no":"code"}</script>
       <astro-island uid="1" component-url="/_astro/island.js" renderer-url="/_astro/preact.js"></astro-island>`,
    );
    expect(scalesFor(site, '/')('en/').js).toBe(bytes(shell, island, preact, shared, hooks, 'let inline;'));
  });

  it('counts style sheets and the fonts they name, under a base path too', () => {
    const css = write(
      '_astro/a.css',
      '@font-face{src:url(/shang/fonts/a.woff2)}@font-face{src:url("../fonts/b.woff2")}',
    );
    const fonts = [write('fonts/a.woff2', 'aaaa'), write('fonts/b.woff2', 'bbbb')];
    const html = write(
      'en/index.html',
      '<link rel="stylesheet" href="/shang/_astro/a.css"><link rel="preload" as="font" href="/shang/fonts/a.woff2">',
    );
    expect(scalesFor(site, '/shang/')('en/')).toEqual({
      html: bytes(html),
      css: bytes(css),
      js: 0,
      fonts: bytes(...fonts),
    });
  });

  it('stops at a file that is not in the build', () => {
    write('404.html', '<script src="/gone.js"></script>');
    expect(() => scalesFor(site, '/')('404.html')).toThrow(/gone\.js/);
  });

  it('tells imports at once from imports later', () => {
    expect(
      staticImports('import a from"./a.js";import"./b.js";export*from\'./c.js\';import("./d.js")'),
    ).toEqual(['./a.js', './b.js', './c.js']);
  });
});

describe('a budget', () => {
  const rules = [
    { pages: '/**', html: 10, css: 10, js: 10, fonts: 10 },
    { pages: '/*/dunhuang/table/', js: 99 },
  ];

  it('is the last that fits, kind by kind', () => {
    expect(budgetFor('en/dunhuang/table/', rules)).toEqual({ html: 10, css: 10, js: 99, fonts: 10 });
    expect(budgetFor('en/dunhuang/', rules)).toMatchObject({ js: 10 });
    expect(budgetFor('', rules)).toMatchObject({ js: 10 });
    expect(budgetFor('404.html', rules)).toMatchObject({ js: 10 });
  });

  it('is kept to the byte', () => {
    const weight = { html: 10, css: 0, js: 11, fonts: 0 };
    expect(overweight('en/', weight, budgetFor('en/', rules))).toEqual(['/en/: js is 11 bytes, over its 10']);
    expect(overweight('en/', { ...weight, js: 10 }, budgetFor('en/', rules))).toEqual([]);
  });

  it('has to be there', () => {
    expect(overweight('en/', { html: 1, css: 1, js: 1, fonts: 1 }, { html: 5, css: 5, js: 5 })).toEqual([
      '/en/: budgets.json has no budget for its fonts',
    ]);
  });
});
