import { words } from '../../i18n/dunhuang/index.ts';
import type { Lang } from '../../lib/languages.ts';
import { navPage } from '../../site/navigation.ts';
import { linksAround } from '../rules/pages.ts';
import { rulesPages, rulesPath } from './pages.ts';

/** What a page of the rules or of a character leads to: all pages of the rules, then the characters. */
export async function rulesLinks(lang: Lang, path: string) {
  const around = linksAround(await rulesPages(lang), path, rulesPath);
  const name = words(lang).t('characters.title');
  return { ...around, links: [...around.links, { to: navPage('characters').path, name, sections: [] }] };
}
