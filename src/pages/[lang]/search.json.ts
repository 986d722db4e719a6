/** The small index of a language and the words to answer with, fetched when somebody searches. */
import type { APIRoute } from 'astro';
import * as dragonMarket from '../../components/dragon-market/pages.ts';
import { characterPages, characterPath, rulesPages, rulesPath } from '../../components/dunhuang/pages.ts';
import { searchEntries } from '../../components/search/entries.ts';
import { synonymsIn } from '../../components/search/synonyms.ts';
import * as yinzi from '../../components/yinzi/pages.ts';
import { pick } from '../../i18n/index.ts';
import type { SearchFile } from '../../islands/search/file.ts';
import { everyLanguage, type Lang } from '../../lib/languages.ts';

export const getStaticPaths = everyLanguage;

export const GET: APIRoute = async ({ params }) => {
  const lang = params['lang'] as Lang;
  const rules = (await rulesPages(lang)).map((page) => ({ ...page, path: rulesPath(page) }));
  const characters = (await characterPages(lang)).map((page) => ({
    ...page,
    path: characterPath(page.character),
  }));
  const ofDragonMarket = (await dragonMarket.rulesPages(lang)).map((page) => ({
    ...page,
    path: dragonMarket.rulesPath(page),
  }));
  const ofYinzi = (await yinzi.rulesPages(lang)).map((page) => ({ ...page, path: yinzi.rulesPath(page) }));
  const file: SearchFile = {
    words: pick(lang, 'search.'),
    entries: searchEntries(lang, {
      dunhuang: { rules, characters },
      'dragon-market': { rules: ofDragonMarket },
      yinzi: { rules: ofYinzi },
    }),
    synonyms: synonymsIn(lang),
  };
  return Response.json(file);
};
