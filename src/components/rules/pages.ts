/** What the pages of any game's rules have in common. */
import { LANGUAGES, type Lang } from '../../lib/languages.ts';
import { type RulesLink, sectionsToList } from './outline.ts';

export const byOrder = (a: { data: { order: number } }, b: { data: { order: number } }) =>
  a.data.order - b.data.order;

/** The last part of an entry's id, which is its address: 'turn', 'painter'. */
export const slugOf = (entry: { id: string }) => entry.id.split('/').at(-1)!;

/** The overview is the front page of the rules. */
export const pathIn = (game: string, entry: { id: string }) =>
  slugOf(entry) === 'overview' ? `/${game}/rules/` : `/${game}/rules/${slugOf(entry)}/`;

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

/** The addresses of a game's rules, for `getStaticPaths`. */
export const rulesAddress = (page: { id: string }) => ({
  page: slugOf(page) === 'overview' ? undefined : slugOf(page),
});

interface Entry {
  readonly body?: string | undefined;
  readonly data: { readonly nav: string };
}

/** What the page at an address leads to: every page of the game's rules, and those before and after it. */
export function linksAround<Of extends Entry>(
  all: readonly Of[],
  path: string,
  pathOf: (entry: Of) => string,
) {
  const here = all.findIndex((entry) => pathOf(entry) === path);
  const link = (entry: Of | undefined) => entry && { path: pathOf(entry), name: entry.data.nav };
  const links = all.map((entry, n): RulesLink => {
    const sections = n === here ? sectionsToList(entry.body ?? '') : [];
    return { to: pathOf(entry), name: entry.data.nav, sections };
  });
  return { links, previous: link(all[here - 1]), next: link(all[here + 1]) };
}
