/** The pages of the rules and the characters in one language, in reading order. */
import { type CollectionEntry, getCollection } from 'astro:content';
import { CHARACTERS, type CharacterId } from '../../games/dunhuang/index.ts';
import { LANGUAGES, type Lang } from '../../lib/languages.ts';

const byOrder = (a: { data: { order: number } }, b: { data: { order: number } }) =>
  a.data.order - b.data.order;

/** The last part of an entry's id, which is its address: 'turn', 'painter'. */
export const slugOf = (entry: { id: string }) => entry.id.split('/').at(-1)!;

export async function rulesPages(lang: Lang): Promise<CollectionEntry<'rules'>[]> {
  return (await getCollection('rules', ({ id }) => id.startsWith(`${lang}/`))).sort(byOrder);
}

/** The overview is the front page of the rules. */
export const rulesPath = (entry: { id: string }) =>
  slugOf(entry) === 'overview' ? '/dunhuang/rules/' : `/dunhuang/rules/${slugOf(entry)}/`;

export type CharacterPage = CollectionEntry<'characters'> & { character: CharacterId };

export async function characterPages(lang: Lang): Promise<CharacterPage[]> {
  const entries = await getCollection('characters', ({ id }) => id.startsWith(`${lang}/`));
  const named = entries.map((entry) => ({ ...entry, character: slugOf(entry) as CharacterId }));
  return named.filter(({ character }) => CHARACTERS.includes(character)).sort(byOrder);
}

export const characterPath = (id: CharacterId) => `/dunhuang/characters/${id}/`;

/** One path per page and language, for `getStaticPaths`. */
export async function inEveryLanguage<Page, Params>(
  pages: (lang: Lang) => Promise<readonly Page[]>,
  params: (page: Page) => Params,
) {
  const all = await Promise.all(
    LANGUAGES.map(async (lang) =>
      (await pages(lang)).map((page) => ({ params: { lang, ...params(page) }, props: { page } })),
    ),
  );
  return all.flat();
}
