/** What the search finds of any game's rules: its pages, the rules on them, its terms. */
import { LANGUAGES, type Lang } from '../../lib/languages.ts';
import type { Findable, Kind } from '../../lib/search/entry.ts';
import { answerTo } from './answer.ts';
import { outline } from './outline.ts';

/** What is needed of a page: a build has it from Astro, a test from the file. */
export interface Source<Data> {
  readonly path: string;
  readonly data: Data & { readonly words: string };
  readonly body?: string | undefined;
}
export type RulesSource = Source<{
  readonly nav: string;
  readonly title: string;
  readonly description: string;
}>;

export interface Term extends Readonly<Record<Lang, string>> {
  readonly page: string; // after the game
  readonly meaning: Readonly<Record<Lang, string>>;
}

/** What people ask about a rule or a page. */
export type AskedAbout = (key: string) => readonly string[];

export const otherLanguages = (lang: Lang) => LANGUAGES.filter((other) => other !== lang);

/** A page of the rules, and each rule on it. */
export const findPage = (
  game: string,
  { path, data, body = '' }: RulesSource,
  asked: AskedAbout,
  kindOf: (id: string) => Kind = () => 'rule',
): Findable[] => [
  {
    kind: 'page',
    game,
    title: data.nav,
    path,
    answer: data.description,
    words: `${data.title} ${data.words}`,
    questions: asked(path),
  },
  ...outline(body).map(
    ({ id, title, words }): Findable => ({
      kind: kindOf(id),
      game,
      title,
      path: `${path}#${id}`,
      answer: answerTo(body, id),
      words,
      questions: asked(id),
    }),
  ),
];

export const findTerms = (game: string, terms: readonly Term[], lang: Lang): Findable[] =>
  terms.map((term) => ({
    kind: 'term',
    game,
    title: term[lang],
    path: `/${game}/${term.page}`,
    answer: term.meaning[lang],
    also: otherLanguages(lang)
      .map((other) => term[other])
      .join(' '),
  }));

/** By rule, ruling or address. */
export type Questions = Readonly<Record<Lang, Readonly<Record<string, readonly string[]>>>>;

interface Case
  extends Readonly<Record<Lang, { readonly answer: string; readonly asked: readonly string[] }>> {
  readonly at: string; // a rule, or an address
}

/** What no rule says in its first sentence. */
export const findCases = (
  game: string,
  cases: readonly Case[],
  lang: Lang,
  pathOf: (at: string) => string,
): Findable[] =>
  cases.map(({ at, [lang]: { answer, asked } }) => ({
    kind: 'case',
    game,
    title: asked[0]!,
    path: pathOf(at),
    answer,
    questions: asked,
  }));

interface Good {
  readonly path: string;
  readonly answer: string;
  readonly words?: string;
  nameIn(lang: Lang): string;
}

export const findGood = (game: string, { nameIn, ...good }: Good, lang: Lang): Findable => ({
  kind: 'good',
  game,
  title: nameIn(lang),
  also: otherLanguages(lang).map(nameIn).join(' '),
  ...good,
});
