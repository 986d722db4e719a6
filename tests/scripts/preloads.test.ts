import { expect, test } from 'vitest';
import { preloadIslands, preloadSearch } from '../../scripts/build/preloads.mjs';

const reading = (files: Record<string, string>) => (file: string) => files[file] ?? '';

test('what the search imports is fetched beside it, at full speed', () => {
  const page =
    '<template><script type="module" fetchpriority="low" src="/shang/_astro/Answering.a.js"></script></template>';
  const code =
    'import{t as e}from"./translate.b.js";import{n}from"./text.c.js";import"https://elsewhere.example";';
  expect(preloadSearch(page, reading({ 'Answering.a.js': code }))).toBe(
    '<template><script type="module" src="/shang/_astro/translate.b.js"></script>' +
      '<script type="module" src="/shang/_astro/text.c.js"></script>' +
      '<script type="module" src="/shang/_astro/Answering.a.js"></script></template>',
  );
});

test('a page without a search stays as it is', () => {
  const page = '<script type="module" fetchpriority="low" src="/_astro/Score.a.js"></script>';
  expect(preloadSearch(page, () => 'import"./other.js"')).toBe(page);
});

const island = (client: string) =>
  `<body><astro-island component-url="/shang/_astro/Score.a.js" renderer-url="/shang/_astro/client.b.js" client="${client}" ssr>` +
  '</astro-island></body>';
const files = reading({
  'Score.a.js': 'import{a}from"./rules.c.js";import"./sides.d.js";const later=()=>import("./later.e.js")',
  'client.b.js': 'import{b}from"./rules.c.js"',
  'rules.c.js': 'import{c}from"./deep.f.js"',
});

test('all that an island needs is asked for at once, each file once, after the page', () => {
  const links = ['Score.a.js', 'client.b.js', 'rules.c.js', 'sides.d.js', 'deep.f.js']
    .map((file) => `<link rel="modulepreload" href="/shang/_astro/${file}">`)
    .join('');
  expect(preloadIslands(island('load'), files)).toBe(island('load').replace('</body>', `${links}</body>`));
});

test('an island that wakes when it is seen asks for nothing before', () => {
  expect(preloadIslands(island('visible'), files)).toBe(island('visible'));
  expect(preloadIslands('<body></body>', files)).toBe('<body></body>');
});

test('a screen that an address may ask for has its scripts at hand, without those that come anyway', () => {
  const template =
    '<template data-with="lesson" data-part="later"><link rel="preload" href="/art/goods.svg"></template>';
  const page = island('load').replace('<body>', `<body>${template}`);
  const read = (file: string) =>
    file === 'later.e.js' ? 'import"./rules.c.js";import"./board.g.js"' : files(file);
  expect(preloadIslands(page, read)).toContain(
    '<template data-with="lesson" data-part="later"><link rel="modulepreload" href="/shang/_astro/later.e.js">' +
      '<link rel="modulepreload" href="/shang/_astro/board.g.js"><link rel="preload" href="/art/goods.svg"></template>',
  );
});

test('a screen that no island of the page fetches is a mistake', () => {
  const page = `<template data-with="game" data-part="Gone"></template>${island('load')}`;
  expect(() => preloadIslands(page, files)).toThrow('Gone');
});
