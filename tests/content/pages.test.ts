import { describe, expect, it } from 'vitest';
import terms from '../../content/dunhuang/terms.json';
import { fingerprint, pages, read, stalePages } from '../../scripts/translations.ts';
import { CHARACTERS, RULE_IDS } from '../../src/games/dunhuang/index.ts';
import { LANGUAGES } from '../../src/lib/languages.ts';
import { rulePath } from '../../src/reference/dunhuang/rule-links.ts';
import { linksOf, sitePages } from './site.ts';

const PAGES = [
  'aid',
  'box',
  'end',
  'glossary',
  'majority',
  'overview',
  'rulings',
  'scoring',
  'setup',
  'shang',
  'turn',
];

describe('the pages', () => {
  it.each(LANGUAGES)('are all there in %s', (lang) => {
    const expected = [...PAGES, ...CHARACTERS.map((id) => `characters/${id}`)];
    expect(pages(lang)).toEqual(expected.sort());
  });

  it('are translated from the English of today (npm run translated, after translating)', () => {
    expect(stalePages()).toEqual([]);
  });

  it('would be stale after any change of the English', () => {
    const text = read('en', 'turn');
    expect(fingerprint(`${text} `)).not.toBe(fingerprint(text));
  });

  it('show the same examples in both languages', () => {
    const pictures = (text: string) =>
      [...text.matchAll(/<(?:Seats|ScoreTable|Token|Good|Character|For|Half|Scene|Play)\b[^<]*?\/?>/g)]
        .map(([tag]) => tag.replace(/caption="[^"]*"/, '').replace(/\s+/g, ' '))
        .sort();
    for (const page of pages('en'))
      expect(pictures(read('nl', page)), page).toEqual(pictures(read('en', page)));
  });
});

describe.each(LANGUAGES)('in %s', (lang) => {
  const all = sitePages(lang);
  const anchors = all.flatMap((page) => page.anchors.map((id) => ({ id, at: `${page.path}#${id}` })));

  it.each(RULE_IDS)('%s is an anchor, once, where links to it lead', (id) => {
    expect(anchors.filter((anchor) => anchor.id === id).map(({ at }) => at)).toEqual([rulePath(id)]);
  });

  it('no anchor is unknown to the engine', () => {
    const known: readonly string[] = RULE_IDS;
    expect(anchors.map(({ id }) => id).filter((id) => !known.includes(id))).toEqual([]);
  });

  it('every link leads to a page and a rule that are there', () => {
    const broken = all.flatMap(linksOf).filter(({ path, anchor }) => {
      if (path === '/dunhuang/characters/') return false;
      const target = all.find((page) => page.path === path);
      return !target || (anchor !== '' && !target.anchors.includes(anchor));
    });
    expect(broken).toEqual([]);
  });

  it('every term is explained and leads to where it matters', () => {
    for (const term of terms) {
      expect(term[lang].length).toBeGreaterThan(0);
      expect(term.meaning[lang]).toMatch(/\.$/);
      const [path, anchor] = `/dunhuang/${term.page}`.split('#');
      const target = all.find((page) => page.path === path);
      expect(target, term.page).toBeDefined();
      if (anchor) expect(target!.anchors, term.page).toContain(anchor);
    }
  });

  it('the rules come in short sentences', () => {
    const prose = all.map(({ text }) =>
      text.replace(/^---.*?^---$/ms, '').replace(/<[^>]*>|\{[^}]*\}|\|.*\||\]\([^)]*\)/g, ' '),
    );
    const sentences = prose.flatMap((text) => text.split(/[.?!:;]\s|\n\n|\n- |\n\d\. /));
    const long = sentences.filter((sentence) => sentence.trim().split(/\s+/).length > 34);
    expect(long).toEqual([]);
  });
});
