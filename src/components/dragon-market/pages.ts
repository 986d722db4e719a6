/** The pages of Dragon Market's rules in one language, in reading order. */
import { type CollectionEntry, getCollection } from 'astro:content';
import type { Lang } from '../../lib/languages.ts';
import { byOrder, pathIn } from '../rules/pages.ts';

export async function rulesPages(lang: Lang): Promise<CollectionEntry<'dragon-market'>[]> {
  return (await getCollection('dragon-market', ({ id }) => id.startsWith(`${lang}/`))).sort(byOrder);
}

export const rulesPath = (entry: { id: string }) => pathIn('dragon-market', entry);
