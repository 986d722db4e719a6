import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import cases from '../../content/dunhuang/questions/cases.json';
import en from '../../content/dunhuang/questions/en.json';
import nl from '../../content/dunhuang/questions/nl.json';
import { SYNONYMS, synonymsIn } from '../../src/components/search/synonyms.ts';
import { RULE_IDS, type RuleId } from '../../src/games/dunhuang/index.ts';
import { LANGUAGES, type Lang } from '../../src/lib/languages.ts';
import type { Entry } from '../../src/lib/search/entry.ts';
import { buildIndex, lookUp } from '../../src/lib/search/rank.ts';
import { fold } from '../../src/lib/search/text.ts';
import { rulePath } from '../../src/reference/dunhuang/rule-links.ts';
import { NAV_PAGES } from '../../src/site/navigation.ts';
import { askedTwice, casesIn, withKeys } from './asked.ts';
import { entriesOf } from './entries.ts';
import { sitePages } from './site.ts';

const QUESTIONS: Record<Lang, Record<string, readonly string[]>> = { en, nl };

const isRule = (id: string): id is RuleId => (RULE_IDS as readonly string[]).includes(id);

/** Where the answer to a question stands: at the rule, or on its page, but for the rulings, whose page is all of them. */
function placesOf(keys: string): string[] {
  return keys.split(' ').flatMap((key) => {
    if (!isRule(key)) return [key.startsWith('/') ? key : `/dunhuang/${key}`];
    const at = rulePath(key);
    return at.includes('/rulings/') ? [at] : [at, at.replace(/#.*/, '')];
  });
}

/** A character's page is short: anywhere on it is there. */
const place = ({ path }: Entry) => (path.includes('/characters/') ? path.replace(/#.*/, '') : path);

describe.each(LANGUAGES)('in %s', (lang) => {
  const questions = QUESTIONS[lang];
  const entries = entriesOf(lang);
  const index = buildIndex(lang, entries, synonymsIn(lang));
  const find = (question: string) => lookUp(index, question, 3, 'dunhuang');
  const isFound = (question: string, keys: string) => {
    const places = placesOf(keys);
    return find(question).some((entry) => places.includes(place(entry)) || places.includes(entry.path));
  };

  it.each(RULE_IDS)('%s has eight questions of people at least', (id) => {
    expect(questions[id]?.length ?? 0).toBeGreaterThanOrEqual(8);
  });

  it('the others are about pages that are there', () => {
    const pages = [...sitePages(lang), ...NAV_PAGES].map(({ path }) => path as string);
    const others = Object.keys(questions).filter((key) => !isRule(key));
    expect(others.filter((path) => ![...pages, '/data/'].includes(path))).toEqual([]);
  });

  it('no question is asked twice', () => {
    expect(askedTwice(lang, questions, cases)).toEqual([]);
  });

  it('every rule is answered, in plain words', () => {
    for (const { kind, title, answer } of entries) {
      expect(answer, title).toMatch(/\p{L}{2}/u);
      if (kind === 'rule' || kind === 'ruling') expect(answer, title).not.toMatch(/[<>*{}[\]]|&nbsp;/);
    }
  });

  it('every question finds what it is asked about', () => {
    const asked = withKeys(questions);
    const lost = asked.filter(([question, key]) => !isFound(question, key));
    expect(lost.length / asked.length, lost.join('\n')).toBeLessThan(0.02);
  });

  it.each(casesIn(lang, cases))(
    '$title is answered as such, however it is asked',
    ({ at, title, asked, answer }) => {
      expect(placesOf(at).length).toBeGreaterThan(0);
      expect(answer.length).toBeLessThan(160);
      for (const question of asked)
        expect(
          find(question).map((entry) => entry.title),
          question,
        ).toContain(title);
    },
  );

  // The first were written before the search learned anything, the later ones when it thought that it knew it all.
  it.each(['asked', 'later'])(
    'of what people have %s, 95 in a hundred are answered in the first three',
    (set) => {
      const file = readFileSync(`tests/content/questions-${set}.${lang}.json`, 'utf8');
      const asked = Object.entries(JSON.parse(file) as Record<string, string>);
      expect(asked.length).toBeGreaterThanOrEqual(120);
      const lost = asked.filter(([question, keys]) => !isFound(question, keys));
      expect(lost.length / asked.length, lost.join('\n')).toBeLessThanOrEqual(0.05);
    },
  );

  it('like words are written as they are compared', () => {
    for (const group of SYNONYMS[lang]) expect(group).toBe(fold(group).trim());
  });
});

it.each([
  ['en', 'three coins', 'turn.bonus'],
  ['en', 'steal', 'character.trader'],
  ['en', 'prestige worth', 'score.prestige'],
  ['en', 'two players', '/dunhuang/rules/setup/'],
  ['en', 'how do I win', '/dunhuang/rules/'],
  ['en', 'can the camel go round twice', 'ruling.far'],
  ['en', "what if the farmer's spaces are all empty", 'character.farmer'],
  ['nl', 'kameel munten', 'turn.camel'],
  ['nl', 'mag ik de bonus weigeren', 'ruling.pass'],
  ['nl', 'wat doet de boer?', 'character.farmer'],
  ['nl', 'kamelen', 'turn.camel'],
  ['nl', 'budist', 'character.buddhist'],
] as const)('%s: "%s" gives the rule itself first', (lang, question, key) => {
  const [first] = lookUp(buildIndex(lang, entriesOf(lang), synonymsIn(lang)), question, 1, 'dunhuang');
  expect(placesOf(key)).toContain(place(first!));
});
