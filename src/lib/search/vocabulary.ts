/** Every word of the index once, and which of them a typed word may mean. */
import type { Lang } from '../languages.ts';
import { stem } from './stem.ts';
import { isSlip, meaningful, single } from './text.ts';

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
  readonly stems: Set<string>;
  readonly groups: ReadonlyMap<string, readonly number[]>;
  /** Those of several words, as stems, longest first: "neck and neck" is a tie. */
  readonly phrases: readonly (readonly string[])[];
}

/** Between the words of a phrase. */
export const BETWEEN = '_';
/** A part of a word has at least so many letters. */
const SHORTEST = 4;

/** `synonyms`: stems of like meaning, a group to a line (`toSynonyms`). */
export function startVocabulary(lang: Lang, synonyms: readonly string[]): Vocabulary {
  const groups = new Map<string, number[]>();
  synonyms.forEach((line, group) => {
    for (const word of line.split(' ')) {
      const known = groups.get(word);
      if (known) known.push(group);
      else groups.set(word, [group]);
    }
  });
  const phrases = [...groups.keys()]
    .filter((word) => word.includes(BETWEEN))
    .map((word) => word.split(BETWEEN));
  phrases.sort((a, b) => b.length - a.length);
  return { lang, words: [], numbers: new Map(), stems: new Set(), groups, phrases };
}

/** "loopgeld" as "loop" and "geld", if it is no word of ours itself but both of them are. */
function parts({ lang, stems, groups }: Vocabulary, word: string): readonly string[] {
  const isKnown = (part: string) => {
    const root = stem(part, lang);
    return stems.has(root) || groups.has(root);
  };
  if (isKnown(word)) return [word];
  for (let cut = word.length - SHORTEST; cut >= SHORTEST; cut--) {
    const [first, second] = [word.slice(0, cut), word.slice(cut)];
    if (isKnown(second) && (isKnown(first) || isKnown(first.replace(/s$/, '')))) return [first, second];
  }
  return [word];
}

/** Typed words, with those that mean something together made one, and those that are two taken apart. */
export function understood(vocabulary: Vocabulary, typed: readonly string[]): readonly string[] {
  const { lang, phrases } = vocabulary;
  const stems = typed.map((word) => stem(word, lang));
  const words: string[] = [];
  for (let at = 0; at < typed.length; ) {
    const phrase = phrases.find((parts) => parts.every((part, place) => stems[at + place] === part));
    words.push(...(phrase ? [phrase.join(BETWEEN)] : parts(vocabulary, typed[at]!)));
    at += phrase?.length ?? 1;
  }
  return words;
}

/** The number of a word, which is new or known. */
export function numberOf(vocabulary: Vocabulary, text: string, isName: boolean): number {
  const { lang, words, numbers, stems, groups } = vocabulary;
  let number = numbers.get(text);
  if (number === undefined) {
    const root = stem(text, lang);
    number =
      words.push({ text, single: single(text), stem: root, groups: groups.get(root) ?? [], isName }) - 1;
    numbers.set(text, number);
    stems.add(root);
  }
  if (isName) words[number]!.isName = true;
  return number;
}

/** From the same word to a part of it. A guess is worth more if it is a name, less if what was typed is a word by itself. */
const LIKE = { same: 1, stem: 0.95, group: 0.55, slip: 0.5, begun: 0.45, part: 0.5 };
const NAMED = 0.35;
const KNOWN = 0.5;

/** Beginnings of this length may mean any word; shorter ones only a name. */
const MEANINGFUL = 3;
/** Words of fewer letters are too much like each other to guess by the rest. */
const GUESSABLE = 4;

function guess(typed: string, once: string, { text, single, isName }: Word, alone: boolean): number {
  const named = isName ? NAMED : 0;
  if (text.startsWith(typed) && (isName || typed.length >= MEANINGFUL))
    return LIKE.begun + named + (0.1 * typed.length) / text.length;
  // "edd" by itself is the Boeddhist; in a question "oma" is not the Diplomaat.
  const inside = alone ? typed.length >= MEANINGFUL : typed.length > GUESSABLE;
  if (isName && inside && text.includes(typed)) return LIKE.part + named;
  if (typed.length < GUESSABLE || text.length < GUESSABLE) return 0;
  // "boel" is as likely something else as a Boer.
  if (isSlip(once, single)) return LIKE.slip + (typed.length > GUESSABLE ? named : 0);
  // "theekaart" is about tea and about cards, "kaart" about any of them.
  const [longer, shorter] = typed.length > text.length ? [typed, text] : [text, typed];
  return longer.startsWith(shorter) || longer.endsWith(shorter) ? LIKE.part : 0;
}

/** How much each word of the index is like a typed one, by its number: 1 is the same, 0 nothing like it. `alone`: nothing else was typed. */
export function likeness({ lang, words, groups }: Vocabulary, typed: string, alone: boolean): Float32Array {
  const found = new Float32Array(words.length);
  const root = typed.includes(BETWEEN) ? typed : stem(typed, lang);
  const own = groups.get(root) ?? [];
  // "ran out" means empty, and is still made of words that somebody may have asked with.
  const said = meaningful(root.includes(BETWEEN) ? root.split(BETWEEN) : []);
  const once = single(typed);
  const known = words.some((word) => word.stem === root);
  for (let number = 0; number < words.length; number++) {
    const word = words[number]!;
    if (word.text === typed) found[number] = LIKE.same;
    else if (word.stem === root) found[number] = LIKE.stem;
    else if (said.includes(word.stem)) found[number] = LIKE.part;
    else if (own.length > 0 && word.groups.some((group) => own.includes(group))) found[number] = LIKE.group;
    else found[number] = guess(typed, once, word, alone) * (known && !word.isName ? KNOWN : 1);
  }
  return found;
}
