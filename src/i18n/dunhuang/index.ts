/** Everything the pages of Dunhuang say: their own words, those of learning it, the table's, the score page's, and those of the house. */
import { speakingWith } from '../dictionary.ts';
import learnEn from '../learn/en.json';
import learnNl from '../learn/nl.json';
import scoreEn from '../score/en.json';
import scoreNl from '../score/nl.json';
import siteEn from '../site/en.json';
import siteNl from '../site/nl.json';
import tableEn from '../table/en.json';
import tableNl from '../table/nl.json';
import en from './en.json';
import nl from './nl.json';

export const { words, pick } = speakingWith({
  en: { ...siteEn, ...tableEn, ...scoreEn, ...learnEn, ...en },
  nl: { ...siteNl, ...tableNl, ...scoreNl, ...learnNl, ...nl },
});
