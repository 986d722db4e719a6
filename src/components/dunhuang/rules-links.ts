import { words } from '../../i18n/dunhuang/index.ts';
import type { Lang } from '../../lib/languages.ts';
import { navPage } from '../../site/navigation.ts';
import { type RulesLink, sectionsToList } from '../rules/outline.ts';
import { rulesPages, rulesPath } from './pages.ts';

/** What the navigation of the rules lists on a page: all of them, then the characters. */
export async function rulesLinks(lang: Lang, path: string): Promise<RulesLink[]> {
  const pages = (await rulesPages(lang)).map((entry) => {
    const to = rulesPath(entry);
    return { to, name: entry.data.nav, sections: to === path ? sectionsToList(entry.body ?? '') : [] };
  });
  const characters = {
    to: navPage('characters').path,
    name: words(lang).t('characters.title'),
    sections: [],
  };
  return [...pages, characters];
}
