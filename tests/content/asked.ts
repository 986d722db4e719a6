/** What the questions of any game have to hold to. */
import type { Lang } from '../../src/lib/languages.ts';
import { tokens } from '../../src/lib/search/text.ts';

type Case = Readonly<Record<Lang, { readonly asked: readonly string[]; readonly answer: string }>> & {
  readonly at: string;
};

/** Those that are asked more than once; a case's first is its title. */
export function askedTwice(
  lang: Lang,
  questions: Readonly<Record<string, readonly string[]>>,
  cases: readonly Case[],
): string[] {
  const all = [
    ...Object.values(questions).flat(),
    ...cases.flatMap(({ [lang]: { asked } }) => asked.slice(1)),
  ].map((question) => tokens(question).join(' '));
  return all.filter((question, at) => all.indexOf(question) !== at);
}

/** Each question with what it is asked about. */
export const withKeys = (questions: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(questions).flatMap(([key, list]) => list.map((each) => [each, key] as const));

export const casesIn = (lang: Lang, cases: readonly Case[]) =>
  cases.map(({ at, [lang]: { asked, answer } }) => ({ at, title: asked[0]!, asked, answer }));
