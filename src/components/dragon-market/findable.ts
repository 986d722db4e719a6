/** What the search finds of Dragon Market in a language, and what people ask about it (content/dragon-market/questions). */
import cases from '../../../content/dragon-market/questions/cases.json';
import en from '../../../content/dragon-market/questions/en.json';
import nl from '../../../content/dragon-market/questions/nl.json';
import terms from '../../../content/dragon-market/terms.json';
import { RULE_IDS, type RuleId, SELECTABLE_RULINGS } from '../../games/dragon-market/index.ts';
import { words } from '../../i18n/dragon-market/index.ts';
import type { Lang } from '../../lib/languages.ts';
import type { Findable } from '../../lib/search/entry.ts';
import { rulePath } from '../../reference/dragon-market/rule-links.ts';
import { goodKey } from '../../reference/dragon-market/words.ts';
import { findPage, findTerms, otherLanguages, type RulesSource } from '../rules/findable.ts';

/** By rule, ruling or address. */
const QUESTIONS: Readonly<Record<Lang, Readonly<Record<string, readonly string[]>>>> = { en, nl };

/** What people ask about a rule or a page. */
export const askedAbout = (lang: Lang, key: string): readonly string[] => QUESTIONS[lang][key] ?? [];

const game = 'dragon-market';
const isRule = (id: string): id is RuleId => (RULE_IDS as readonly string[]).includes(id);
const isRuling = (id: string) => (SELECTABLE_RULINGS as readonly string[]).includes(id);

/** What no rule says in its first sentence. */
const casesIn = (lang: Lang): Findable[] =>
  cases.map(({ at, [lang]: { answer, asked } }) => ({
    kind: 'case',
    game,
    title: asked[0]!,
    path: isRule(at) ? rulePath(at) : at,
    answer,
    questions: asked,
  }));

const KINDS = Array.from({ length: 20 }, (_, kind) => kind);
const nameOf = (lang: Lang, kind: number) => words(lang).t(goodKey(kind));

const goodsIn = (lang: Lang): Findable[] =>
  KINDS.map((kind) => ({
    kind: 'good',
    game,
    title: nameOf(lang, kind),
    path: '/dragon-market/rules/goods/',
    answer: words(lang).t('dragon.search.good'),
    also: otherLanguages(lang)
      .map((other) => nameOf(other, kind))
      .join(' '),
  }));

export const findableIn = (lang: Lang, pages: readonly RulesSource[]): Findable[] => [
  ...casesIn(lang),
  ...pages.flatMap((page) =>
    findPage(
      game,
      page,
      (key) => askedAbout(lang, key),
      (id) => (isRuling(id) ? 'ruling' : 'rule'),
    ),
  ),
  ...findTerms(game, terms, lang),
  ...goodsIn(lang),
];
