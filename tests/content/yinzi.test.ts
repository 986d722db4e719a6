import { describe, expect, it } from 'vitest';
import advancements from '../../content/yinzi/advancements.json';
import terms from '../../content/yinzi/terms.json';
import { pages } from '../../scripts/translations.ts';
import { ADVANCEMENTS_EACH, RULES, SECTIONS } from '../../src/games/yinzi/index.ts';
import { LANGUAGES } from '../../src/lib/languages.ts';
import { linksOf, sitePages } from './site.ts';

describe('the pages of Yinzi', () => {
  it('are the same in both languages', () => {
    expect(pages('nl', 'yinzi')).toEqual(pages('en', 'yinzi'));
  });

  it('know six advancements in each section, each once', () => {
    for (const section of SECTIONS) {
      expect(advancements.filter((card) => card.section === section)).toHaveLength(ADVANCEMENTS_EACH);
    }
    expect(new Set(advancements.map(({ id }) => id)).size).toBe(advancements.length);
  });

  it('say of every advancement when it helps, in a word that can be chosen', () => {
    const known = ['ships', 'food', 'build', 'produce', 'fields', 'undertakings', 'war', 'routes', 'any'];
    for (const { when } of advancements) {
      expect(when.length).toBeGreaterThan(0);
      for (const word of when) expect(known).toContain(word);
    }
  });
});

describe.each(LANGUAGES)('in %s', (lang) => {
  const all = sitePages(lang, 'yinzi');
  const anchors = all.flatMap((page) => page.anchors);

  it('every rule is an anchor, once, and there is no other', () => {
    expect(anchors.toSorted()).toEqual(RULES.toSorted());
  });

  it('every link leads to a page and a rule that are there', () => {
    const broken = all.flatMap(linksOf).filter(({ path, anchor }) => {
      const target = all.find((page) => page.path === path);
      return !target || (anchor !== '' && !target.anchors.includes(anchor));
    });
    expect(broken).toEqual([]);
  });

  it('every term is explained and leads to where it matters', () => {
    for (const term of terms) {
      expect(term.meaning[lang]).toMatch(/\.$/);
      const [path, anchor] = `/yinzi/${term.page}`.split('#');
      const target = all.find((page) => page.path === path);
      expect(target, term.page).toBeDefined();
      if (anchor) expect(target!.anchors, term.page).toContain(anchor);
    }
  });
});
