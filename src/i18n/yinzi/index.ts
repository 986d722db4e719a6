/** Everything the pages of Yinzi say: their own words, the score page's, and those of the house. */
import { speakingWith } from '../dictionary.ts';
import scoreEn from '../score/en.json';
import scoreNl from '../score/nl.json';
import siteEn from '../site/en.json';
import siteNl from '../site/nl.json';
import en from './en.json';
import nl from './nl.json';

export const { words, pick } = speakingWith({
  en: { ...siteEn, ...scoreEn, ...en },
  nl: { ...siteNl, ...scoreNl, ...nl },
});
