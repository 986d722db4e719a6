/**
 * What is left of a word without its endings, so that "walked" meets "walking" and "lopen" meets "loopt". Light on purpose:
 * two forms of a word need only come out alike, not as a word.
 */
import type { Lang } from '../languages.ts';

const undouble = (word: string) => word.replace(/([^aeiou])\1$/, '$1');

const ENGLISH: readonly [RegExp, string][] = [
  [/(?<=..)ies$/, 'y'],
  [/(?<=..(?:s|x|z|ch|sh))es$/, ''],
  [/(?<=..[^sui])s$/, ''],
  [/(?<=[aeiouy].+)(?:ing|ed|ly)$/, ''],
];

function english(word: string): string {
  const bare = ENGLISH.reduce((rest, [ending, instead]) => rest.replace(ending, instead), word);
  return undouble(bare)
    .replace(/(?<=..)e$/, '')
    .replace(/(?<=.[^aeiou])y$/, 'i');
}

/** "omgedraaid" is "omdraaien": what a verb can be parted at. */
const FRONT = 'weg|om|af|uit|neer|terug|op|aan|bij|over|mee|door|in';

const DUTCH: readonly [RegExp, string][] = [
  [new RegExp(`^(${FRONT})ge(?=....)`), '$1'],
  [/^ge(...+)d$/, '$1'],
  [/^ge(?=....)/, ''],
  [/(?<=...)(?:etje|tje|pje|je)s?$/, ''],
  [/(?<=....)ing(?:en)?$/, ''],
  [/(?<=...)(?:eren|ende|end|en|es|e|(?<=....)s)$/, ''],
  [new RegExp(`(?<=..[^aeiou])t$|(?<=^(?:be|ver|ont|${FRONT})..+)d$`), ''],
];

/** "lopen" and "loop", "geven" and "geef", "kiezen" and "kies": one vowel, and the hard consonant of an end. */
function dutch(word: string): string {
  const bare = DUTCH.reduce((rest, [ending, instead]) => rest.replace(ending, instead), word);
  return undouble(bare)
    .replace(/([aeou])\1(?=[^aeiou]$)/, '$1')
    .replace(/v$/, 'f')
    .replace(/z$/, 's');
}

const STEMMERS: Readonly<Record<Lang, (word: string) => string>> = { en: english, nl: dutch };

export const stem = (word: string, lang: Lang): string =>
  word.length > 3 && /^[a-z]+$/.test(word) ? STEMMERS[lang](word) : word;
