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
import { findPage, findTerms, otherLanguages, type RulesSource, type Source } from '../rules/findable.ts';

export type CharacterSource = Source<{ readonly effect: string }> & { readonly character: CharacterId };

/** By rule, ruling or address. */
const QUESTIONS: Readonly<Record<Lang, Readonly<Record<string, readonly string[]>>>> = { en, nl };

/** What people ask about a rule or a page. */
export const askedAbout = (lang: Lang, key: string): readonly string[] => QUESTIONS[lang][key] ?? [];

const game = 'dunhuang';
const isRule = (id: string): id is RuleId => (RULE_IDS as readonly string[]).includes(id);
const RULINGS: readonly string[] = [...SELECTABLE_RULINGS, ...FIXED_RULINGS];
const isRuling = (id: string) => RULINGS.includes(id);

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

const goodsIn = (lang: Lang): Findable[] =>
  GOODS.map((n) => ({
    kind: 'good',
    game,
    title: words(lang).t(`good.${n}`),
    path: '/dunhuang/rules/box/',
    answer: words(lang).t('search.good', { n }),
    also: otherLanguages(lang)
      .map((other) => words(other).t(`good.${n}`))
      .join(' '),
    words: String(n),
  }));

export const findableIn = (
  lang: Lang,
  pages: readonly RulesSource[],
  characters: readonly CharacterSource[],
): Findable[] => [
  ...characters.map((page) => ofCharacter(lang, page)),
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
