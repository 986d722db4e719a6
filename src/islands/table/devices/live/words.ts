/** The words of who plays live from afar. */
import type { LiveKey } from '../../../../i18n/translate.ts';
import { type Fetch, useFetchedWords } from '../words.ts';

const FETCH: Fetch<LiveKey> = {
  en: () => import('../../../../i18n/live/en.json'),
  nl: () => import('../../../../i18n/live/nl.json'),
};

export const useLiveWords = () => useFetchedWords(FETCH);
