/** Words that search takes for each other, of every game: whoever searches is not always in the game they ask about. */
import dragonMarketEn from '../../../content/dragon-market/questions/synonyms.en.json';
import dragonMarketNl from '../../../content/dragon-market/questions/synonyms.nl.json';
import dunhuangEn from '../../../content/dunhuang/questions/synonyms.en.json';
import dunhuangNl from '../../../content/dunhuang/questions/synonyms.nl.json';
import type { Lang } from '../../lib/languages.ts';
import { toSynonyms } from '../../lib/search/synonyms.ts';

/** As they are written, a group to a line. */
export const SYNONYMS: Readonly<Record<Lang, readonly string[]>> = {
  en: [...dunhuangEn, ...dragonMarketEn],
  nl: [...dunhuangNl, ...dragonMarketNl],
};

export const synonymsIn = (lang: Lang): string[] => toSynonyms(lang, SYNONYMS[lang]);
