/** Words of like meaning as they are sent to the browser: their stems, each once to a group. */
import type { Lang } from '../languages.ts';
import { stem } from './stem.ts';
import { BETWEEN } from './vocabulary.ts';

export const toSynonyms = (lang: Lang, groups: readonly string[]): string[] =>
  groups.map((line) => {
    const stems = line.split(' ').map((word) =>
      word
        .split(BETWEEN)
        .map((part) => stem(part, lang))
        .join(BETWEEN),
    );
    return [...new Set(stems)].join(' ');
  });
