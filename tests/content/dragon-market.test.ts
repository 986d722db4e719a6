import { describe, expect, it } from 'vitest';
import terms from '../../content/dragon-market/terms.json';
import { pages } from '../../scripts/translations.ts';
import { answerTo } from '../../src/components/rules/answer.ts';
import { OUR_READINGS, POWERS, RULE_IDS } from '../../src/games/dragon-market/index.ts';
import { LANGUAGES } from '../../src/lib/languages.ts';
import { rulePath } from '../../src/reference/dragon-market/rule-links.ts';
import { NAV_PAGES } from '../../src/site/navigation.ts';
import { en, nl } from '../support/words.ts';
import { linksOf, sitePages } from './site.ts';

/** Pages of the game that no MDX file makes: its table, one's own cards. */
const TOOLS: readonly string[] = NAV_PAGES.map(({ path }) => path);

const WORDS: Record<'en' | 'nl', Record<string, string>> = { en, nl };

describe('the pages of Dragon Market', () => {
  it('are all there, in both languages', () => {
    const expected = 'advanced aid boats end glossary goods heirs overview rulings setup teams turn'.split(
      ' ',
    );
    for (const lang of LANGUAGES) expect(pages(lang, 'dragon-market')).toEqual(expected);
  });

  it('show the same pictures in both languages', () => {
    const pictures = (text: string) =>
      [...text.matchAll(/<(?:Scene\s+id="[^"]*"|Goods|Powers|Objectives[^>]*)/g)].map(String);
    const dutch = sitePages('nl', 'dragon-market');
    for (const { file, text } of sitePages('en', 'dragon-market'))
      expect(pictures(dutch.find((page) => page.file === file)!.text), file).toEqual(pictures(text));
  });
});

describe.each(LANGUAGES)('in %s', (lang) => {
  const all = sitePages(lang, 'dragon-market');
  const anchors = all.flatMap((page) => page.anchors.map((id) => ({ id, at: `${page.path}#${id}` })));
  const textOf = (id: string) => all.find((page) => page.anchors.includes(id))!.text;
  /** What stands between a rule's heading and the next. */
  const section = (id: string) =>
    textOf(id)
      .split(`id="${id}"`)[1]!
      .split(/<(?:Rule|Ruling) /)[0]!;

  it.each(RULE_IDS)('%s is an anchor, once, where links to it lead', (id) => {
    expect(anchors.filter((anchor) => anchor.id === id).map(({ at }) => at)).toEqual([rulePath(id)]);
  });

  it('no anchor is unknown to the engine', () => {
    expect(anchors).toHaveLength(RULE_IDS.length);
  });

  it.each(RULE_IDS)('%s begins with its answer, in a sentence', (id) => {
    const answer = answerTo(textOf(id), id);
    expect(answer).toMatch(/^[\p{Lu}\d].*[.:)]$/su);
    expect(answer.split(/\s+/).length).toBeGreaterThan(3);
    expect(answer).not.toMatch(/[<>*{}[\]]|&nbsp;/);
  });

  it.each(OUR_READINGS)('%s: that it is our reading, or our deck, stands with it', (id) => {
    if (id.startsWith('deck.'))
      expect(textOf(id)).toContain(lang === 'en' ? '## Our own deck' : '## Onze eigen kaarten');
    else expect(section(id)).toContain('<Ours>');
  });

  it('every power is called the same wherever it is named', () => {
    for (const power of POWERS) {
      const [, title] = new RegExp(`<Ruling id="power\\.${power}"[^>]*>([^<]+)<`).exec(
        textOf(`power.${power}`),
      )!;
      expect(title).toBe(WORDS[lang][`dragon.power.${power}`]);
    }
  });

  it('every link leads to a page and a rule that are there', () => {
    const broken = all.flatMap(linksOf).filter(({ path, anchor }) => {
      const target = all.find((page) => page.path === path);
      if (!target && anchor === '') return !TOOLS.includes(path);
      return !target || (anchor !== '' && !target.anchors.includes(anchor));
    });
    expect(broken).toEqual([]);
  });

  it('every term is explained and leads to where it matters', () => {
    for (const term of terms) {
      expect(term.meaning[lang]).toMatch(/\.$/);
      const [path, anchor] = `/dragon-market/${term.page}`.split('#');
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
    expect(sentences.filter((sentence) => sentence.trim().split(/\s+/).length > 34)).toEqual([]);
  });

  it('no page shows the name that the engine has for a rule', () => {
    const shown = all.flatMap(({ file, text }) => {
      const said = text
        .replace(/^---.*?^---$/ms, '')
        .replace(/\]\([^)]*\)/g, ']')
        .replace(/<[^>]*>/g, ' ');
      return RULE_IDS.filter((id) => id.includes('.') && said.includes(id)).map((id) => `${file}: ${id}`);
    });
    expect(shown).toEqual([]);
  });
});
