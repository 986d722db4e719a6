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
import { LANGUAGES, type Lang } from '../../lib/languages.ts';
import type { Findable } from '../../lib/search/entry.ts';
import { rulePath } from '../../reference/dunhuang/rule-links.ts';
import { answerTo } from '../rules/answer.ts';
import { outline } from '../rules/outline.ts';

/** What is needed of a page: a build has it from Astro, a test from the file. */
interface Source<Data> {
  readonly path: string;
  readonly data: Data & { readonly words: string };
  readonly body?: string | undefined;
}
export type RulesSource = Source<{
  readonly nav: string;
  readonly title: string;
  readonly description: string;
}>;
export type CharacterSource = Source<{ readonly effect: string }> & { readonly character: CharacterId };

/** By rule, ruling or address. */
const QUESTIONS: Readonly<Record<Lang, Readonly<Record<string, readonly string[]>>>> = { en, nl };

/** What people ask about a rule or a page. */
export const askedAbout = (lang: Lang, key: string): readonly string[] => QUESTIONS[lang][key] ?? [];

const game = 'dunhuang';
const isRule = (id: string): id is RuleId => (RULE_IDS as readonly string[]).includes(id);
const RULINGS: readonly string[] = [...SELECTABLE_RULINGS, ...FIXED_RULINGS];
const isRuling = (id: string) => RULINGS.includes(id);
const others = (lang: Lang) => LANGUAGES.filter((other) => other !== lang);

const ofCharacter = (lang: Lang, { character, path, data }: CharacterSource): Findable => ({
  kind: 'character',
  game,
  title: words(lang).t(`character.${character}`),
  path,
  answer: data.effect,
  also: others(lang)
    .map((other) => words(other).t(`character.${character}`))
    .join(' '),
  words: data.words,
  questions: askedAbout(lang, `character.${character}`),
});

/** A page of the rules, and each rule on it. */
const ofPage = (lang: Lang, { path, data, body = '' }: RulesSource): Findable[] => [
  {
    kind: 'page',
    game,
    title: data.nav,
    path,
    answer: data.description,
    words: `${data.title} ${data.words}`,
    questions: askedAbout(lang, path),
  },
  ...outline(body).map(
    ({ id, title, words }): Findable => ({
      kind: isRuling(id) ? 'ruling' : 'rule',
      game,
      title,
      path: `${path}#${id}`,
      answer: answerTo(body, id),
      words,
      questions: askedAbout(lang, id),
    }),
  ),
];

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

const termsIn = (lang: Lang): Findable[] =>
  terms.map((term) => ({
    kind: 'term',
    game,
    title: term[lang],
    path: `/dunhuang/${term.page}`,
    answer: term.meaning[lang],
    also: others(lang)
      .map((other) => term[other])
      .join(' '),
  }));

const goodsIn = (lang: Lang): Findable[] =>
  GOODS.map((n) => ({
    kind: 'good',
    game,
    title: words(lang).t(`good.${n}`),
    path: '/dunhuang/rules/box/',
    answer: words(lang).t('search.good', { n }),
    also: others(lang)
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
  ...pages.flatMap((page) => ofPage(lang, page)),
  ...termsIn(lang),
  ...goodsIn(lang),
];
