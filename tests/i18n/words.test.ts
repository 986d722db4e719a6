import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { wordsSchema } from '../../src/i18n/schema.ts';
import { GAME_WORDS } from '../../src/islands/table/game/words.ts';
import { en, nl } from '../support/words.ts';
import { missingKeys, placeholderMismatches, untranslated, unusedKeys } from './audit.ts';

import { ASSEMBLED } from './known-words.ts';
import { SAME } from './same-words.ts';

const source = globSync('{src,content}/**/*.{astro,ts,tsx,mdx}')
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

describe('the words', () => {
  it.each([
    ['English', en],
    ['Dutch', nl],
  ])('keep to the schema in %s', (_, words) => {
    expect(wordsSchema.safeParse(words).error?.issues).toBeUndefined();
  });

  it('stand in one file only, of the part that says them', () => {
    const keys = globSync('src/i18n/*/en.json').flatMap((file) =>
      Object.keys(JSON.parse(readFileSync(file, 'utf8'))),
    );
    const shared = keys.filter((key) => !(GAME_WORDS as readonly string[]).includes(key)); // each game has its own
    expect(shared.filter((key, i) => shared.indexOf(key) !== i)).toEqual([]);
    expect(new Set(keys).size).toBe(Object.keys(en).length);
  });

  it('are there in both languages', () => {
    expect(missingKeys(nl, en)).toEqual([]);
    expect(missingKeys(en, nl)).toEqual([]);
  });

  it('take the same values in both languages', () => {
    expect(placeholderMismatches(en, nl)).toEqual([]);
  });

  it('are translated', () => {
    expect(untranslated(en, nl, SAME)).toEqual([]);
  });

  it('keep no exception that is none', () => {
    const words: Record<string, string> = en;
    const translations: Record<string, string> = nl;
    expect(SAME.filter((key) => words[key] === undefined || words[key] !== translations[key])).toEqual([]);
  });

  it('has a sentence for every code of every error', () => {
    const words: Record<string, string> = en;
    const codes = Object.entries(ASSEMBLED).flatMap(([prefix, ids]) =>
      /^(dragon\.)?error\./.test(prefix) && ids !== 'any' ? ids.map((id) => `${prefix}${id}`) : [],
    );
    expect(codes.length).toBeGreaterThan(50);
    expect(codes.filter((key) => words[key] === undefined)).toEqual([]);
  });

  it('are all said somewhere', () => {
    expect(unusedKeys(en, source, ASSEMBLED)).toEqual([]);
  });
});

describe('the audit', () => {
  const words = { 'a.one': 'one {n}', 'a.two': 'two' };

  it('finds a key that one language lacks', () => {
    expect(missingKeys({ 'a.one': 'een {n}' }, words)).toEqual(['a.two']);
  });

  it('finds a placeholder that only one language fills', () => {
    expect(placeholderMismatches(words, { 'a.one': 'een {m}', 'a.two': 'twee' })).toEqual(['a.one']);
  });

  it('finds a text that was left as it was', () => {
    expect(untranslated(words, { 'a.one': 'een {n}', 'a.two': 'two' }, [])).toEqual(['a.two']);
    expect(untranslated(words, { 'a.one': 'een {n}', 'a.two': 'two' }, ['a.two'])).toEqual([]);
  });

  it('finds a text that nobody says', () => {
    expect(unusedKeys({ 'a.b': '', 'c.d': '', 'e.f': '' }, "t('a.b')", { 'c.': ['d'] })).toEqual(['e.f']);
    expect(unusedKeys({ 'a.b.one': '', 'a.b.other': '' }, "plural('a.b', 2)", {})).toEqual([]);
  });

  it('refuses a flat key, an empty text and a text with space around it', () => {
    for (const bad of [{ flat: 'x' }, { 'a.b': '' }, { 'a.b': ' x' }]) {
      expect(wordsSchema.safeParse(bad).success).toBe(false);
    }
  });
});
