/** The small index of a language and the words to answer with, fetched when somebody searches. */
import type { APIRoute } from 'astro';
import { searchEntries } from '../../components/search/entries.ts';
import { pick } from '../../i18n/index.ts';
import type { SearchFile } from '../../islands/search/dialog.ts';
import { everyLanguage, type Lang } from '../../lib/languages.ts';

export const getStaticPaths = everyLanguage;

export const GET: APIRoute = async ({ params }) => {
  const lang = params['lang'] as Lang;
  const file: SearchFile = { words: pick(lang, 'search.'), entries: await searchEntries(lang) };
  return Response.json(file);
};
