/** One word for each thing: pages and interface say the one that was chosen, never another. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import cases from '../../content/dunhuang/questions/cases.json';
import choices from '../../content/dunhuang/word-choices.json';
import { LANGUAGES, type Lang } from '../../src/lib/languages.ts';
import { en, nl } from '../support/words.ts';

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
    const said = Object.entries({ en, nl }[lang]);
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
