/** One word for each thing: pages and interface say the one that was chosen, never another. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import cases from '../../content/dunhuang/questions/cases.json';
import choices from '../../content/dunhuang/word-choices.json';
import dunhuangEn from '../../src/i18n/dunhuang/en.json';
import dunhuangNl from '../../src/i18n/dunhuang/nl.json';
import siteEn from '../../src/i18n/site/en.json';
import siteNl from '../../src/i18n/site/nl.json';
import tableEn from '../../src/i18n/table/en.json';
import tableNl from '../../src/i18n/table/nl.json';
import { LANGUAGES, type Lang } from '../../src/lib/languages.ts';

/** The game's own words and those of every game; another game has its own things, and names for them. */
const INTERFACE: Record<Lang, Record<string, string>> = {
  en: { ...siteEn, ...tableEn, ...dunhuangEn },
  nl: { ...siteNl, ...tableNl, ...dunhuangNl },
};

/** What people read: neither the words that only search reads, nor addresses. */
const read = (text: string): string =>
  text
    .replace(/^words: .*$/gm, '')
    .replace(/ words="[^"]*"/g, '')
    .replace(/\]\([^)]*\)/g, ']');

const pages = (lang: Lang): [string, string][] =>
  globSync(`content/dunhuang/${lang}/**/*.mdx`).map((file) => [file, read(readFileSync(file, 'utf8'))]);

const found = (text: string, words: readonly string[]): string[] =>
  words.filter((word) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(text));

describe.each(LANGUAGES)('in %s', (lang) => {
  const avoided = choices[lang].flatMap(({ not }) => not);

  it('no page says a word that another was chosen for', () => {
    expect(
      pages(lang).flatMap(([file, text]) => found(text, avoided).map((word) => `${file}: ${word}`)),
    ).toEqual([]);
  });

  it('nor does the interface', () => {
    const said = Object.entries(INTERFACE[lang]);
    expect(said.flatMap(([key, text]) => found(text, avoided).map((word) => `${key}: ${word}`))).toEqual([]);
  });

  it('nor does an answer in the search', () => {
    const said = cases.map(({ [lang]: { asked, answer } }) => `${asked[0]} ${answer}`);
    expect(said.flatMap((text) => found(text, avoided).map((word) => `${text}: ${word}`))).toEqual([]);
  });

  it('nor does the glossary', () => {
    expect(
      found(read(readFileSync('content/dunhuang/terms.json', 'utf8')), lang === 'nl' ? avoided : []),
    ).toEqual([]);
  });
});

it('notices a word that was not chosen', () => {
  expect(found('Leg een kring van personages.', ['kring'])).toEqual(['kring']);
  expect(found('De omkringde stad.', ['kring'])).toEqual([]);
});
