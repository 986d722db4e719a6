/** All that the search finds in a language: the pages of the navigation, and what each game brings. */
import { words } from '../../i18n/dunhuang/index.ts';
import type { Lang } from '../../lib/languages.ts';
import { type Entry, type Findable, toEntry } from '../../lib/search/entry.ts';
import { gameOf } from '../../site/games.ts';
import { NAV_PAGES, type NavPage, type NavPageId } from '../../site/navigation.ts';
import { askedAbout, type CharacterSource, findableIn, type RulesSource } from '../dunhuang/findable.ts';

/** What a page is for, in a line. The rules are found by their own pages. */
const PAGES = {
  home: 'home.description',
  dunhuang: 'game.description',
  characters: 'characters.description',
  setup: 'setup.description',
  score: 'page.score.text',
  majority: 'page.majority.text',
  table: 'page.table.text',
  about: 'about.description',
} as const satisfies Partial<Record<NavPageId, string>>;

const OPEN = NAV_PAGES.filter(({ open }: NavPage) => open);

function pagesIn(lang: Lang): Findable[] {
  const { t } = words(lang);
  const found = (path: string, title: string, answer: string): Findable => ({
    kind: 'page',
    game: gameOf(path),
    title,
    path,
    answer,
    questions: askedAbout(lang, path),
  });
  return [
    ...OPEN.flatMap(({ id, path }) =>
      id in PAGES ? [found(path, t(`nav.${id}`), t(PAGES[id as keyof typeof PAGES]))] : [],
    ),
    found('/data/', t('data.title'), t('data.description')),
  ];
}

export const searchEntries = (
  lang: Lang,
  pages: readonly RulesSource[],
  characters: readonly CharacterSource[],
): Entry[] => [...findableIn(lang, pages, characters), ...pagesIn(lang)].map(toEntry);
