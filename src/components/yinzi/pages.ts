/** The pages of Yinzi's rules in one language, in reading order. */
import { type CollectionEntry, getCollection } from 'astro:content';
import type { Lang } from '../../lib/languages.ts';
import { byOrder, pathIn } from '../rules/pages.ts';

export async function rulesPages(lang: Lang): Promise<CollectionEntry<'yinzi'>[]> {
  return (await getCollection('yinzi', ({ id }) => id.startsWith(`${lang}/`))).sort(byOrder);
}

export const rulesPath = (entry: { id: string }) => pathIn('yinzi', entry);
