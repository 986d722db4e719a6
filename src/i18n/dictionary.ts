import type { Lang } from '../lib/languages.ts';
import { wordsSchema } from './schema.ts';
import { type Translator, translator } from './translate.ts';

/** The words of one part, or of several put together, in every language. */
export type Dictionary<K extends string> = Readonly<Record<Lang, Readonly<Record<K, string>>>>;

/** The two ways to get at words: a page has all of them, an island is handed the few it says. */
export function speakingWith<K extends string>(dictionary: Dictionary<K>) {
  for (const words of Object.values(dictionary)) wordsSchema.parse(words);
  return {
    words: (lang: Lang): Translator<K> => translator(lang, dictionary[lang]),

    /** The words under some prefixes, small enough to hand to an island. */
    pick<Prefix extends string>(lang: Lang, ...prefixes: readonly Prefix[]) {
      const entries = Object.entries(dictionary[lang]).filter(([key]) =>
        prefixes.some((prefix) => key.startsWith(prefix)),
      );
      return Object.fromEntries(entries) as Record<Extract<K, `${Prefix}${string}`>, string>;
    },
  };
}
