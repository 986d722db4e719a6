/** What the search finds of Dunhuang in a language, and what people ask about it (content/dunhuang/questions). */
import cases from '../../../content/dunhuang/questions/cases.json';
import en from '../../../content/dunhuang/questions/en.json';
import nl from '../../../content/dunhuang/questions/nl.json';
import terms from '../../../content/dunhuang/terms.json';
import {
  type CharacterId,
  FIXED_RULINGS,
  GOODS,
  RULE_IDS,
  type RuleId,
  SELECTABLE_RULINGS,
} from '../../games/dunhuang/index.ts';
import { words } from '../../i18n/dunhuang/index.ts';
import type { Lang } from '../../lib/languages.ts';
import type { Findable } from '../../lib/search/entry.ts';
import { rulePath } from '../../reference/dunhuang/rule-links.ts';
import {
  findCases,
  findGood,
  findPage,
  findTerms,
  otherLanguages,
  type Questions,
  type RulesSource,
  type Source,
} from '../rules/findable.ts';

export type CharacterSource = Source<{ readonly effect: string }> & { readonly character: CharacterId };

const QUESTIONS: Questions = { en, nl };

/** What people ask about a rule or a page. */
export const askedAbout = (lang: Lang, key: string): readonly string[] => QUESTIONS[lang][key] ?? [];

const game = 'dunhuang';
const isRule = (id: string): id is RuleId => (RULE_IDS as readonly string[]).includes(id);
const RULINGS: readonly string[] = [...SELECTABLE_RULINGS, ...FIXED_RULINGS];
const kindOf = (id: string) => (RULINGS.includes(id) ? 'ruling' : 'rule');

const ofCharacter = (lang: Lang, { character, path, data }: CharacterSource): Findable => ({
  kind: 'character',
  game,
  title: words(lang).t(`character.${character}`),
  path,
  answer: data.effect,
  also: otherLanguages(lang)
    .map((other) => words(other).t(`character.${character}`))
    .join(' '),
  words: data.words,
  questions: askedAbout(lang, `character.${character}`),
});

const goodsIn = (lang: Lang): Findable[] =>
  GOODS.map((n) => {
    const nameIn = (other: Lang) => words(other).t(`good.${n}`);
    const answer = words(lang).t('search.good', { n });
    return findGood(game, { nameIn, path: '/dunhuang/rules/box/', answer, words: String(n) }, lang);
  });

export const findableIn = (
  lang: Lang,
  pages: readonly RulesSource[],
  characters: readonly CharacterSource[],
): Findable[] => [
  ...characters.map((page) => ofCharacter(lang, page)),
  ...findCases(game, cases, lang, (at) => (isRule(at) ? rulePath(at) : at)),
  ...pages.flatMap((page) => findPage(game, page, (key) => askedAbout(lang, key), kindOf)),
  ...findTerms(game, terms, lang),
  ...goodsIn(lang),
];
