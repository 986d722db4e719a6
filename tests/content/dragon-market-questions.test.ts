/** What people ask about Dragon Market finds its answer, from a page of that game. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import cases from '../../content/dragon-market/questions/cases.json';
import en from '../../content/dragon-market/questions/en.json';
import nl from '../../content/dragon-market/questions/nl.json';
import { synonymsIn } from '../../src/components/search/synonyms.ts';
import { RULE_IDS, type RuleId } from '../../src/games/dragon-market/index.ts';
import { LANGUAGES, type Lang } from '../../src/lib/languages.ts';
import { buildIndex, lookUp } from '../../src/lib/search/rank.ts';
import { rulePath } from '../../src/reference/dragon-market/rule-links.ts';
import { askedTwice, casesIn, withKeys } from './asked.ts';
import { entriesOf } from './entries.ts';
import { sitePages } from './site.ts';

const QUESTIONS: Record<Lang, Record<string, readonly string[]>> = { en, nl };
const isRule = (id: string): id is RuleId => (RULE_IDS as readonly string[]).includes(id);
const addressOf = (key: string) => (isRule(key) ? rulePath(key) : key);

describe.each(LANGUAGES)('in %s', (lang) => {
  const questions = QUESTIONS[lang];
  const index = buildIndex(lang, entriesOf(lang), synonymsIn(lang));
  const find = (question: string) => lookUp(index, question, 3, 'dragon-market');

  it.each(RULE_IDS)('%s has eight questions of people at least', (id) => {
    expect(questions[id]?.length ?? 0).toBeGreaterThanOrEqual(8);
  });

  it('the others are about pages that are there', () => {
    const paths = sitePages(lang, 'dragon-market').map(({ path }) => path);
    expect(Object.keys(questions).filter((key) => !isRule(key) && !paths.includes(key))).toEqual([]);
  });

  it('no question is asked twice', () => {
    expect(askedTwice(lang, questions, cases)).toEqual([]);
  });

  it('every question finds its answer among the first three', () => {
    const asked = withKeys(questions);
    const lost = asked.filter(
      ([question, key]) => !find(question).some(({ path }) => path === addressOf(key)),
    );
    expect(lost.length / asked.length, lost.join('\n')).toBeLessThan(0.02);
  });

  // Written apart from the questions that the search has learned. The page of a rule is an answer too.
  it('of what people have asked, 95 in a hundred are answered in the first three', () => {
    const file = readFileSync(`tests/content/dragon-market-asked.${lang}.json`, 'utf8');
    const asked = Object.entries(JSON.parse(file) as Record<string, RuleId>);
    const lost = asked.filter(([question, key]) => {
      const at = rulePath(key);
      return !find(question).some(({ path }) => path === at || path === at.replace(/#.*/, ''));
    });
    expect(asked.length).toBeGreaterThanOrEqual(40);
    expect(lost.length / asked.length, lost.join('\n')).toBeLessThanOrEqual(0.05);
  });

  it.each(casesIn(lang, cases))(
    '$title is answered as such, however it is asked',
    ({ at, title, asked, answer }) => {
      expect(isRule(at)).toBe(true);
      expect(answer.length).toBeLessThan(160);
      for (const question of asked)
        expect(
          find(question).map((entry) => entry.title),
          question,
        ).toContain(title);
    },
  );
});

it.each([
  ['en', 'leap', 'power.leap'],
  ['en', 'vase', '/dragon-market/rules/goods/'],
  ['en', 'how far can a boat slide', 'boat.slide'],
  ['en', 'who starts', 'setup.first'],
  ['nl', 'schuine stap', 'power.diagonal'],
  ['nl', 'mag ik op de schipper staan', 'heir.sailor'],
  ['nl', 'steiger van een ander', 'heir.step'],
  ['nl', 'munten over', 'turn.leftover'],
] as const)('%s: "%s" gives the rule itself first', (lang, question, key) => {
  const [first] = lookUp(buildIndex(lang, entriesOf(lang), synonymsIn(lang)), question, 1, 'dragon-market');
  expect(first!.path).toBe(addressOf(key));
});
