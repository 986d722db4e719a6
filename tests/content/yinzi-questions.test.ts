/** What people ask about Yinzi finds its answer, from a page of that game. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import en from '../../content/yinzi/questions/en.json';
import nl from '../../content/yinzi/questions/nl.json';
import { synonymsIn } from '../../src/components/search/synonyms.ts';
import { RULES, type RuleId } from '../../src/games/yinzi/index.ts';
import { LANGUAGES, type Lang } from '../../src/lib/languages.ts';
import { buildIndex, lookUp } from '../../src/lib/search/rank.ts';
import { rulePath } from '../../src/reference/yinzi/rule-links.ts';
import { askedTwice, withKeys } from './asked.ts';
import { entriesOf } from './entries.ts';

const QUESTIONS: Record<Lang, Record<string, readonly string[]>> = { en, nl };

describe.each(LANGUAGES)('in %s', (lang) => {
  const questions = QUESTIONS[lang];
  const index = buildIndex(lang, entriesOf(lang), synonymsIn(lang));
  const find = (question: string) => lookUp(index, question, 3, 'yinzi');

  it('every rule is asked about, and besides them only tools', () => {
    const asked = Object.keys(questions).filter((key) => !key.startsWith('/'));
    expect(asked.toSorted()).toEqual(RULES.toSorted());
  });

  it('no question is asked twice', () => {
    expect(askedTwice(lang, questions, [])).toEqual([]);
  });

  it('every question finds its answer among the first three', () => {
    const asked = withKeys(questions);
    const lost = asked.filter(
      ([question, key]) =>
        !find(question).some(({ path }) => path === (key.startsWith('/') ? key : rulePath(key as RuleId))),
    );
    expect(lost.length / asked.length, lost.join('\n')).toBeLessThan(0.02);
  });

  // Written apart from the questions that the search has learned. The page of a rule is an answer too.
  it('of what people have asked, 90 in a hundred are answered in the first three, 75 by the first', () => {
    const file = readFileSync(`tests/content/yinzi-asked.${lang}.json`, 'utf8');
    const asked = Object.entries(JSON.parse(file) as Record<string, RuleId>);
    const lostAmong = (first: number) =>
      asked.filter(([question, key]) => {
        const at = rulePath(key);
        const found = find(question).slice(0, first);
        return !found.some(({ path }) => path === at || path === at.replace(/#.*/, ''));
      });
    expect(asked.length).toBeGreaterThanOrEqual(100);
    for (const [first, share] of [
      [3, 0.1],
      [1, 0.25],
    ] as const) {
      const lost = lostAmong(first);
      expect(lost.length / asked.length, lost.join('\n')).toBeLessThanOrEqual(share);
    }
  });
});
