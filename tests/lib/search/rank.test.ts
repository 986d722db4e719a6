import { describe, expect, it } from 'vitest';
import { type Entry, type Findable, toEntry } from '../../../src/lib/search/entry.ts';
import { buildIndex, lookUp } from '../../../src/lib/search/rank.ts';
import { toSynonyms } from '../../../src/lib/search/synonyms.ts';

const entry = (kind: Findable['kind'], title: string, more: Partial<Findable> = {}): Entry =>
  toEntry({ kind, game: 'dunhuang', title, path: `/${title}/`, answer: '', ...more });

const INDEX = buildIndex(
  'en',
  [
    entry('character', 'Interpreter', { also: 'Waarzegster', words: 'draw cards steps' }),
    entry('character', 'Farmer', {
      words: 'extra card ahead',
      questions: ['which cards does the farmer reach'],
    }),
    entry('character', 'Shepherd'),
    entry('character', 'Buddhist', { also: 'Boeddhist', questions: ['others pay me two coins'] }),
    entry('page', 'Set-up', { words: 'money start' }),
    entry('rule', 'How far does the Farmer reach after seven steps or more?'),
    entry('rule', 'Hand out coins', { words: 'money starting coins' }),
    entry('rule', 'Once round', { questions: ['can the camel walk all the way round', 'two laps'] }),
    entry('rule', 'No bonus', { questions: ['can I refuse the bonus', 'skip step three'] }),
    entry('rule', 'The end', { questions: ['the pile has run out'] }),
    entry('term', 'coin', { also: 'munt' }),
    entry('term', '商 side'),
  ],
  toSynonyms('en', [
    'refuse decline reject turn_down',
    'lap circuit',
    'walk stroll',
    'money penny',
    'void run_out',
  ]),
);

const titles = (question: string) => lookUp(INDEX, question, 5).map(({ title }) => title);

describe('what is found first', () => {
  it.each([
    ['int', 'Interpreter'],
    ['p', undefined],
    ['f', 'Farmer'],
    ['Waarzegster', 'Interpreter'],
    ['waarz', 'Interpreter'],
    ['far', 'Farmer'],
    ['farmers', 'Farmer'],
    ['what does the farmer do?', 'Farmer'],
    ['sheperd', 'Shepherd'],
    ['budist', 'Buddhist'],
    ['coin', 'Hand out coins'],
    ['munt', 'coin'],
    ['money at the start', 'Set-up'],
    ['商', '商 side'],
    ['is walking round twice allowed', 'Once round'],
    ['another circuit', 'Once round'],
    ['may I decline it', 'No bonus'],
    ['rejecting a bonus', 'No bonus'],
    ['may I turn down what he gives', 'No bonus'],
    ['strollpenny', 'Hand out coins'],
    ['rpr', 'Interpreter'],
    ['pret a porter', undefined], // in the middle of "Interpreter", but not by itself
    ['what if we run out', 'The end'],
  ])('for "%s" is %s', (question, title) => {
    expect(titles(question)[0]).toBe(title);
  });

  it.each(['joker', '', '   ', '?!', 'zzz'])('for "%s" is nothing', (question) => {
    expect(titles(question)).toEqual([]);
  });

  it('is in the game one is in, if that has as good an answer', () => {
    const both = buildIndex(
      'en',
      [
        entry('rule', 'Winning there', { game: 'elsewhere', questions: ['how do I win'] }),
        entry('rule', 'Winning here', { questions: ['how do I win'] }),
      ],
      [],
    );
    const first = (game: string) => lookUp(both, 'how do I win', 1, game)[0]!.title;
    expect(first('dunhuang')).toBe('Winning here');
    expect(first('elsewhere')).toBe('Winning there');
  });

  it('is there once, however many ways lead to it', () => {
    const twice = [entry('rule', 'Tie', { path: '/a/' }), entry('term', 'tie', { path: '/a/' })];
    expect(lookUp(buildIndex('en', twice, []), 'tie', 5)).toHaveLength(1);
  });
});
