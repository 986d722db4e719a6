/** Everything the pages of Yinzi say: their own words, and those of the house. */
import { speakingWith } from '../dictionary.ts';
import siteEn from '../site/en.json';
import siteNl from '../site/nl.json';
import en from './en.json';
import nl from './nl.json';

export const { words, pick } = speakingWith({ en: { ...siteEn, ...en }, nl: { ...siteNl, ...nl } });
