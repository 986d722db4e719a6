/** All words of both languages, for pages. Islands import `./translate.ts` alone: see there. */
import type { Lang } from '../lib/languages.ts';
import en from './en.json';
import nl from './nl.json';
import { wordsSchema } from './schema.ts';
import { type Key, type Translator, translator, type WordsOf } from './translate.ts';

const ALL: Record<Lang, Record<Key, string>> = { en, nl };
for (const dictionary of Object.values(ALL)) wordsSchema.parse(dictionary);

export const words = (lang: Lang): Translator<Key> => translator(lang, ALL[lang]);

/** The words under some prefixes, small enough to hand to an island. */
export function pick<Prefix extends string>(lang: Lang, ...prefixes: readonly Prefix[]): WordsOf<Prefix> {
  const entries = Object.entries(ALL[lang]).filter(([key]) =>
    prefixes.some((prefix) => key.startsWith(prefix)),
  );
  return Object.fromEntries(entries) as WordsOf<Prefix>;
}
