/** Every word of the index once, and which of them a typed word may mean. */
import type { Lang } from '../languages.ts';
import { stem } from './stem.ts';
import { isSlip, single } from './text.ts';

interface Word {
  readonly text: string;
  /** With every letter once that is written twice. */
  readonly single: string;
  readonly stem: string;
  /** The groups of like words that it belongs to. */
  readonly groups: readonly number[];
  /** Somebody's name: its beginning is enough, and who names somebody asks about them. */
  isName: boolean;
}

export interface Vocabulary {
  readonly lang: Lang;
  readonly words: Word[];
  readonly numbers: Map<string, number>;
  readonly groups: ReadonlyMap<string, readonly number[]>;
}

/** `synonyms`: words of like meaning, a group to a line. */
export function startVocabulary(lang: Lang, synonyms: readonly string[]): Vocabulary {
  const groups = new Map<string, number[]>();
  synonyms.forEach((line, group) => {
    for (const word of new Set(line.split(' ').map((each) => stem(each, lang)))) {
      const known = groups.get(word);
      if (known) known.push(group);
      else groups.set(word, [group]);
    }
  });
  return { lang, words: [], numbers: new Map(), groups };
}

/** The number of a word, which is new or known. */
export function numberOf(vocabulary: Vocabulary, text: string, isName: boolean): number {
  const { lang, words, numbers, groups } = vocabulary;
  let number = numbers.get(text);
  if (number === undefined) {
    const root = stem(text, lang);
    number =
      words.push({ text, single: single(text), stem: root, groups: groups.get(root) ?? [], isName }) - 1;
    numbers.set(text, number);
  }
  if (isName) words[number]!.isName = true;
  return number;
}

/** From the same word to a part of it. A guess is worth more if it is a name, less if what was typed is a word by itself. */
const LIKE = { same: 1, stem: 0.95, group: 0.65, slip: 0.5, begun: 0.45, part: 0.5 };
const NAMED = 0.35;
const KNOWN = 0.5;

/** Beginnings of this length may mean any word; shorter ones only a name. */
const TELLING = 3;
/** Words of fewer letters are too much like each other to guess by the rest. */
const GUESSABLE = 4;

function guess(typed: string, once: string, { text, single, isName }: Word): number {
  const named = isName ? NAMED : 0;
  if (text.startsWith(typed) && (isName || typed.length >= TELLING))
    return LIKE.begun + named + (0.1 * typed.length) / text.length;
  if (isName && typed.length >= TELLING && text.includes(typed)) return LIKE.part + named;
  if (typed.length < GUESSABLE || text.length < GUESSABLE) return 0;
  if (isSlip(once, single)) return LIKE.slip + named;
  // "theekaart" is about tea and about cards, "kaart" about any of them.
  const [longer, shorter] = typed.length > text.length ? [typed, text] : [text, typed];
  return longer.startsWith(shorter) || longer.endsWith(shorter) ? LIKE.part : 0;
}

/** How much each word of the index is like a typed one, by its number: 1 is the same, 0 nothing like it. */
export function likeness({ lang, words, groups }: Vocabulary, typed: string): Float32Array {
  const found = new Float32Array(words.length);
  const root = stem(typed, lang);
  const own = groups.get(root) ?? [];
  const once = single(typed);
  const known = words.some((word) => word.stem === root);
  for (let number = 0; number < words.length; number++) {
    const word = words[number]!;
    if (word.text === typed) found[number] = LIKE.same;
    else if (word.stem === root) found[number] = LIKE.stem;
    else if (own.length > 0 && word.groups.some((group) => own.includes(group))) found[number] = LIKE.group;
    else found[number] = guess(typed, once, word) * (known && !word.isName ? KNOWN : 1);
  }
  return found;
}
