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
import {
  findCases,
  findGood,
  findPage,
  findTerms,
  type Questions,
  type RulesSource,
} from '../rules/findable.ts';

const QUESTIONS: Questions = { en, nl };

/** What people ask about a rule or a page. */
export const askedAbout = (lang: Lang, key: string): readonly string[] => QUESTIONS[lang][key] ?? [];

const game = 'dragon-market';
const isRule = (id: string): id is RuleId => (RULE_IDS as readonly string[]).includes(id);
const kindOf = (id: string) => ((SELECTABLE_RULINGS as readonly string[]).includes(id) ? 'ruling' : 'rule');

const KINDS = Array.from({ length: 20 }, (_, kind) => kind);

const goodsIn = (lang: Lang): Findable[] =>
  KINDS.map((kind) => {
    const nameIn = (other: Lang) => words(other).t(goodKey(kind));
    const answer = words(lang).t('dragon.search.good');
    return findGood(game, { nameIn, path: '/dragon-market/rules/goods/', answer }, lang);
  });

export const findableIn = (lang: Lang, pages: readonly RulesSource[]): Findable[] => [
  ...findCases(game, cases, lang, (at) => (isRule(at) ? rulePath(at) : at)),
  ...pages.flatMap((page) => findPage(game, page, (key) => askedAbout(lang, key), kindOf)),
  ...findTerms(game, terms, lang),
  ...goodsIn(lang),
];
