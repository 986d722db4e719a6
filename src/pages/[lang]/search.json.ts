/** The small index of a language, fetched when somebody searches. */
import type { APIRoute } from 'astro';
import { searchEntries } from '../../components/search/entries.ts';
import { everyLanguage, type Lang } from '../../lib/languages.ts';

export const getStaticPaths = everyLanguage;

export const GET: APIRoute = async ({ params }) => Response.json(await searchEntries(params['lang'] as Lang));
