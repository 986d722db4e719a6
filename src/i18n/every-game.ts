/** The words of every game, for what speaks of all of them: the search. */
import { speakingWith } from './dictionary.ts';
import dragonMarketEn from './dragon-market/en.json';
import dragonMarketNl from './dragon-market/nl.json';
import dunhuangEn from './dunhuang/en.json';
import dunhuangNl from './dunhuang/nl.json';
import siteEn from './site/en.json';
import siteNl from './site/nl.json';
import yinziEn from './yinzi/en.json';
import yinziNl from './yinzi/nl.json';

export const { words } = speakingWith({
  en: { ...siteEn, ...dunhuangEn, ...dragonMarketEn, ...yinziEn },
  nl: { ...siteNl, ...dunhuangNl, ...dragonMarketNl, ...yinziNl },
});
