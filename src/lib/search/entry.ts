/** Something that a question can lead to, with all that people call it and ask about it. */
import { keywords, tokens } from './text.ts';

export const KINDS = ['character', 'case', 'rule', 'ruling', 'page', 'term', 'good'] as const;
export type Kind = (typeof KINDS)[number];

export interface Findable {
  readonly kind: Kind;
  /** Absent where it belongs to the house. */
  readonly game?: string | undefined;
  readonly title: string;
  /** The address after the language. */
  readonly path: string;
  /** What a reader wants to know first. */
  readonly answer: string;
  /** Its name in the other languages. */
  readonly also?: string;
  /** Words that belong to it. */
  readonly words?: string;
  /** What people ask about it. */
  readonly questions?: readonly string[];
}

/** As it is sent to the browser: what to compare with is made beforehand, with a space between two words and a bar between two texts. */
export interface Entry extends Pick<Findable, 'kind' | 'game' | 'title' | 'path' | 'answer'> {
  /** Its names. */
  readonly names: string;
  readonly words: string;
  readonly asked: string;
}

const join = (texts: readonly (readonly string[])[]) =>
  texts
    .filter((words) => words.length > 0)
    .map((words) => words.join(' '))
    .join('|');

export const toEntry = ({ kind, game, title, path, answer, ...more }: Findable): Entry => ({
  kind,
  game,
  title,
  path,
  answer,
  names: join([keywords(title), tokens(more.also ?? '')]),
  words: join([keywords(more.words ?? '')]),
  asked: join((more.questions ?? []).map(keywords)),
});
