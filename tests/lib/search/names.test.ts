import { describe, expect, it } from 'vitest';
import { type Entry, indexNames, lookUp, type Name, toEntry } from '../../../src/lib/search/names.ts';
import { fold, isSlip, keywords, tokens } from '../../../src/lib/search/text.ts';

const entry = (kind: Name['kind'], title: string, more: Partial<Name> = {}): Entry =>
  toEntry({ kind, title, path: `/${title}/`, hint: '', also: '', words: '', ...more });

const INDEX = indexNames([
  entry('character', 'Interpreter', { also: 'Waarzegster', words: 'draw cards steps' }),
  entry('character', 'Farmer', { words: 'extra card ahead' }),
  entry('character', 'Shepherd'),
  entry('page', 'Set-up', { words: 'money start' }),
  entry('rule', 'How far does the Farmer reach after seven steps or more?'),
  entry('rule', 'Hand out coins', { words: 'money starting coins' }),
  entry('term', 'coin', { also: 'munt' }),
  entry('term', '商 side'),
]);

const titles = (question: string) => lookUp(INDEX, question, 5).map(({ title }) => title);

describe('words', () => {
  it('are compared without case and accents', () => {
    expect(fold('Shāng ÉÉN')).toBe('shang een');
    expect(tokens('Set-up: 商, 3!')).toEqual(['set', 'up', '商', '3']);
  });

  it('that say nothing are left out, unless there are no others', () => {
    expect(keywords('How many coins do I get?')).toEqual(['many', 'coins', 'get']);
    expect(keywords('wat is dit')).toEqual(['wat', 'is', 'dit']);
  });

  it.each([
    ['sheperd', 'shepherd', true],
    ['shepherdd', 'shepherd', true],
    ['shephred', 'shepherd', true],
    ['shopherd', 'shepherd', true],
    ['shoppherd', 'shepherd', false],
    ['tea', 'silk', false],
  ])('%s for %s is one slip of the finger: %s', (typed, meant, slip) => {
    expect(isSlip(typed, meant)).toBe(slip);
  });
});

describe('names', () => {
  it.each([
    ['int', 'Interpreter'],
    ['Waarzegster', 'Interpreter'],
    ['waarz', 'Interpreter'],
    ['far', 'Farmer'],
    ['farmers', 'Farmer'],
    ['sheperd', 'Shepherd'],
    ['munten', 'coin'],
    ['coin', 'coin'],
    ['money at the start', 'Set-up'],
    ['商', '商 side'],
  ])('%s finds %s first', (question, title) => {
    expect(titles(question)[0]).toBe(title);
  });

  it('of people’s words find what they are used for', () => {
    expect(titles('money')).toEqual(expect.arrayContaining(['Set-up', 'Hand out coins']));
  });

  it.each(['joker', '', '   ', '?!', 'zzz'])('"%s" finds nothing', (question) => {
    expect(titles(question)).toEqual([]);
  });
});
