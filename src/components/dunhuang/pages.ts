/** The pages of the rules and the characters in one language, in reading order. */
import { type CollectionEntry, getCollection } from 'astro:content';
import { CHARACTERS, type CharacterId } from '../../games/dunhuang/index.ts';
import type { Lang } from '../../lib/languages.ts';
import { byOrder, pathIn, slugOf } from '../rules/pages.ts';

export async function rulesPages(lang: Lang): Promise<CollectionEntry<'rules'>[]> {
  return (await getCollection('rules', ({ id }) => id.startsWith(`${lang}/`))).sort(byOrder);
}

export const rulesPath = (entry: { id: string }) => pathIn('dunhuang', entry);

export type CharacterPage = CollectionEntry<'characters'> & { character: CharacterId };

export async function characterPages(lang: Lang): Promise<CharacterPage[]> {
  const entries = await getCollection('characters', ({ id }) => id.startsWith(`${lang}/`));
  const named = entries.map((entry) => ({ ...entry, character: slugOf(entry) as CharacterId }));
  return named.filter(({ character }) => CHARACTERS.includes(character)).sort(byOrder);
}

/** What each character does, in a sentence, as words for an island. */
export async function effectsIn(lang: Lang) {
  const pages = await characterPages(lang);
  const effects = pages.map(({ character, data }) => [`effect.${character}`, data.effect]);
  return Object.fromEntries(effects) as Readonly<Record<`effect.${CharacterId}`, string>>;
}

export const characterPath = (id: CharacterId) => `/dunhuang/characters/${id}/`;
