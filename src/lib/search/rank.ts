/**
 * The small index: names, rules and the questions people ask about them, answered in the frame of the keystroke. The full
 * text is searched besides, and comes a little later.
 */
import type { Lang } from '../languages.ts';
import type { Entry, Kind } from './entry.ts';
import { meaningful, tokens } from './text.ts';
import { likeness, numberOf, startVocabulary, understood, type Vocabulary } from './vocabulary.ts';

/** Words by their numbers in the vocabulary. */
type Words = readonly number[];

interface Indexed {
  readonly entry: Entry;
  readonly names: readonly Words[];
  readonly asked: readonly Words[];
  readonly list: Words;
  /** All of these, each once. */
  readonly all: Words;
}

export interface Index {
  readonly vocabulary: Vocabulary;
  readonly indexed: readonly Indexed[];
  /** How rare each word is, by its number: few entries have it, so it tells much. */
  readonly rarity: Float32Array;
  /** What was typed before: who types a sentence types its first words with every key again. */
  readonly typed: Map<string, Typed>;
}

const rare = (entries: number, holders: number) => Math.log(1 + entries / Math.max(1, holders));

export function buildIndex(lang: Lang, entries: readonly Entry[], synonyms: readonly string[]): Index {
  const vocabulary = startVocabulary(lang, synonyms);
  const read = (texts: string, isName = false) =>
    texts === ''
      ? []
      : texts.split('|').map((text) => text.split(' ').map((word) => numberOf(vocabulary, word, isName)));
  const indexed = entries.map((entry) => {
    const names = read(entry.names, entry.kind === 'character');
    const asked = read(entry.asked);
    const list = read(entry.words).flat();
    return { entry, names, asked, list, all: [...new Set([...names, ...asked, list].flat())] };
  });
  const holders = new Float32Array(vocabulary.words.length);
  for (const { all } of indexed) for (const word of all) holders[word]!++;
  return {
    vocabulary,
    indexed,
    rarity: holders.map((count) => rare(entries.length, count)),
    typed: new Map(),
  };
}

interface Typed {
  /** How much a word of the index is like it, by its number. */
  readonly like: Float32Array;
  readonly weight: number;
}

function most(like: Float32Array, words: Words): number {
  let most = 0;
  for (const word of words) if (like[word]! > most) most = like[word]!;
  return most;
}

/** So much alike, two words mean the same. */
const CLOSE = 0.65;
/** People add words that no rule has. */
const UNKNOWN = 0.5;
/** Who names somebody wants to know about them. */
const NAME = 1.6;

function weigh({ vocabulary, indexed }: Index, word: string, alone = false): Typed {
  const like = likeness(vocabulary, word, alone);
  let holders = 0;
  for (const { all } of indexed) if (most(like, all) >= CLOSE) holders++;
  const known = holders > 0 || like.some((much) => much > 0);
  const named = vocabulary.words.some(({ isName }, number) => isName && like[number]! >= 0.85);
  return { like, weight: rare(indexed.length, holders) * (known ? 1 : UNKNOWN) * (named ? NAME : 1) };
}

/** The part of a question that a text covers. */
function partAsked(typed: readonly Typed[], words: Words): number {
  let covered = 0;
  let total = 0;
  for (const { like, weight } of typed) {
    covered += weight * most(like, words);
    total += weight;
  }
  return covered / total;
}

/** The part of a text that a question covers. */
function partSaid(words: Words, typed: readonly Typed[], rarity: Float32Array): number {
  let covered = 0;
  let total = 0;
  for (const word of words) {
    let much = 0;
    for (const { like } of typed) if (like[word]! > much) much = like[word]!;
    covered += rarity[word]! * much;
    total += rarity[word]!;
  }
  return covered / total;
}

const WEIGHT = { names: 1, asked: 0.95, list: 0.75 };
/** Of an entry's texts those that fit best count, each less than the one before. */
const BEST = [1, 0.7, 0.5];
/** Asked in so many words, a question has its answer. */
const EXACT = 0.9;
const FOR_EXACT = 0.15;
const BEST_SUM = BEST.reduce((sum, part) => sum + part);

function closeness(typed: readonly Typed[], { names, asked, list }: Indexed, { rarity }: Index): number {
  const whole = (weight: number) => (words: Words) =>
    weight * partAsked(typed, words) * (0.2 + 0.8 * partSaid(words, typed, rarity));
  const ofAsked = asked.map(whole(WEIGHT.asked));
  const fits = [
    ...names.map(whole(WEIGHT.names)),
    ...ofAsked,
    // A list is not read as a whole: what else stands in it says nothing.
    WEIGHT.list * partAsked(typed, list),
  ].sort((a, b) => b - a);
  const exact = ofAsked.some((fit) => fit > EXACT) ? FOR_EXACT : 0;
  return BEST.reduce((sum, part, place) => sum + part * (fits[place] ?? 0), 0) / BEST_SUM + exact;
}

/** A rule comes before the rulings about it, and before what merely mentions it. */
const FAVOUR: Record<Kind, number> = {
  character: 0.02,
  case: 0,
  rule: 0.04,
  ruling: 0.01,
  page: 0.03,
  term: 0,
  good: 0,
};

/** Who has typed no more than the beginning of somebody's name means them: "far" is the Farmer. */
const BEGUN = 0.4;
const isBegun = ({ kind, names }: Entry, typed: readonly string[]) =>
  kind === 'character' &&
  typed.length === 1 &&
  names.split(/[ |]/).some((name) => name.startsWith(typed[0]!));

/** The game somebody is in comes first, unless another has a much better answer. */
const ELSEWHERE = 0.7;

const ENOUGH = 0.12;

export function lookUp(index: Index, question: string, limit: number, here?: string): readonly Entry[] {
  const words = meaningful(understood(index.vocabulary, tokens(question)));
  const typed = words.map((word) => {
    if (words.length === 1) return weigh(index, word, true);
    const weighed = index.typed.get(word) ?? weigh(index, word);
    index.typed.set(word, weighed);
    return weighed;
  });
  const score = (indexed: Indexed) => {
    const all = partAsked(typed, indexed.all);
    if (!(all > 0)) return 0;
    const { game, kind } = indexed.entry;
    const away = game !== undefined && here !== undefined && game !== here;
    const favour = FAVOUR[kind] + (isBegun(indexed.entry, words) ? BEGUN : 0);
    return (0.8 * closeness(typed, indexed, index) + 0.2 * all) * (away ? ELSEWHERE : 1) + favour;
  };
  const found = index.indexed
    .map((indexed) => ({ entry: indexed.entry, score: score(indexed) }))
    .filter((candidate) => candidate.score > ENOUGH)
    .sort((a, b) => b.score - a.score);
  // Two ways to the same place are one answer, but for a case, which has one of its own.
  const places = new Set<string>();
  const once = found.filter(
    ({ entry: { kind, path } }) => kind === 'case' || (!places.has(path) && places.add(path)),
  );
  return once.slice(0, limit).map(({ entry }) => entry);
}
