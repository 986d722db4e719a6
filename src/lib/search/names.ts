/**
 * The small index: names and terms (characters, goods, glossary, rule titles, pages), answered in the frame of
 * the keystroke. The full text is searched besides, and comes a little later.
 */
import { isSlip, keywords, tokens } from './text.ts';

export const KINDS = ['character', 'page', 'rule', 'term', 'good'] as const;
export type Kind = (typeof KINDS)[number];

/** Something that can be found by name. */
export interface Name {
  readonly kind: Kind;
  readonly title: string;
  /** The address after the language. */
  readonly path: string;
  /** One line about it. */
  readonly hint: string;
  /** Its name in the other languages. */
  readonly also: string;
  /** What people call it. */
  readonly words: string;
}

/** As it is sent to the browser: the words to compare with are made beforehand, with a space between two. */
export interface Entry extends Pick<Name, 'kind' | 'title' | 'path' | 'hint'> {
  readonly keys: { readonly title: string; readonly also: string; readonly words: string };
}

export const toEntry = ({ kind, title, path, hint, also, words }: Name): Entry => ({
  kind,
  title,
  path,
  hint,
  keys: {
    title: keywords(title).join(' '),
    also: tokens(also).join(' '),
    words: tokens(words).join(' '),
  },
});

interface Indexed {
  readonly entry: Entry;
  readonly title: readonly string[];
  readonly also: readonly string[];
  readonly words: readonly string[];
}

export type NameIndex = readonly Indexed[];

const apart = (words: string): readonly string[] => (words === '' ? [] : words.split(' '));

export const indexNames = (entries: readonly Entry[]): NameIndex =>
  entries.map((entry) => ({
    entry,
    title: apart(entry.keys.title),
    also: apart(entry.keys.also),
    words: apart(entry.keys.words),
  }));

/** How well a typed word fits a word of the index: 1 is exact, 0 not at all. */
function likeness(typed: string, word: string, forgiving: boolean): number {
  if (typed === word) return 1;
  if (word.startsWith(typed)) return 0.6 + (0.1 * typed.length) / word.length;
  // A plural or a case ending on what was typed: coins, fiches, herders.
  if (word.length >= 3 && typed.startsWith(word) && typed.length - word.length <= 2) return 0.85;
  if (!forgiving) return 0;
  if (typed.length >= 5 && isSlip(typed, word)) return 0.7;
  if (typed.length >= 3 && word.includes(typed)) return 0.35;
  return 0;
}

const best = (typed: string, words: readonly string[], forgiving: boolean) =>
  words.reduce((most, word) => Math.max(most, likeness(typed, word, forgiving)), 0);

const WEIGHT = { title: 10, also: 9, words: 6 };

/** A name is looked for more often than the rules that mention it. */
const FAVOUR: Record<Kind, number> = { character: 2, page: 0.8, rule: 0.5, term: 0.3, good: 0.3 };

function score(typed: readonly string[], { entry, title, also, words }: Indexed): number {
  let sum = 0;
  let matched = 0;
  for (const word of typed) {
    const most = Math.max(
      WEIGHT.title * best(word, title, true),
      WEIGHT.also * best(word, also, true),
      WEIGHT.words * best(word, words, false),
    );
    if (most > 0) matched++;
    sum += most;
  }
  const covered = matched / typed.length;
  if (covered <= 0.5) return 0;
  // Of two that hold every word, the one with less besides is meant: "coins" is not "hand out coins".
  const spare = Math.max(0, title.length - matched) * 0.4;
  return (sum / typed.length) * covered * covered + FAVOUR[entry.kind] - Math.min(spare, 2.4);
}

/** The entries that a question names, best first. */
export function lookUp(index: NameIndex, question: string, limit: number): readonly Entry[] {
  const typed = keywords(question);
  if (typed.length === 0) return [];
  return index
    .map((indexed) => ({ entry: indexed.entry, score: score(typed, indexed) }))
    .filter((candidate) => candidate.score > 1.5)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ entry }) => entry);
}
