/** Everything the pages of Dragon Market say: their own words, the table's, and those of the house. */
import { speakingWith } from '../dictionary.ts';
import siteEn from '../site/en.json';
import siteNl from '../site/nl.json';
import tableEn from '../table/en.json';
import tableNl from '../table/nl.json';
import en from './en.json';
import nl from './nl.json';

export const { words, pick } = speakingWith({
  en: { ...siteEn, ...tableEn, ...en },
  nl: { ...siteNl, ...tableNl, ...nl },
});
