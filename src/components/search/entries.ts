/** All that the search finds in a language: the pages of the navigation, and what each game brings. */
import { words } from '../../i18n/every-game.ts';
import type { Lang } from '../../lib/languages.ts';
import { type Entry, type Findable, toEntry } from '../../lib/search/entry.ts';
import { gameOf } from '../../site/games.ts';
import { NAV_PAGES, type NavPage, type NavPageId } from '../../site/navigation.ts';
import {
  askedAbout as askedOfDragonMarket,
  findableIn as findableInDragonMarket,
} from '../dragon-market/findable.ts';
import { askedAbout, type CharacterSource, findableIn } from '../dunhuang/findable.ts';
import type { RulesSource } from '../rules/findable.ts';
import { askedAbout as askedOfYinzi, findableIn as findableInYinzi } from '../yinzi/findable.ts';

/** What a page is for, in a line. The rules are found by their own pages. */
const PAGES = {
  home: 'home.description',
  dunhuang: 'game.description',
  characters: 'characters.description',
  setup: 'setup.description',
  score: 'page.score.text',
  majority: 'page.majority.text',
  table: 'page.table.text',
  learn: 'page.learn.text',
  puzzles: 'page.puzzles.text',
  'dragon-market': 'dragon.description',
  'dragon-table': 'page.dragon-table.text',
  'dragon-cards': 'page.dragon-cards.text',
  yinzi: 'yinzi.description',
  'yinzi-setup': 'page.yinzi-setup.text',
  'yinzi-round': 'page.yinzi-round.text',
  'yinzi-sums': 'page.yinzi-sums.text',
  'yinzi-score': 'page.yinzi-score.text',
  'yinzi-box': 'page.yinzi-box.text',
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
    questions: [...askedAbout(lang, path), ...askedOfDragonMarket(lang, path), ...askedOfYinzi(lang, path)],
  });
  return [
    ...OPEN.flatMap(({ id, path }) =>
      id in PAGES ? [found(path, t(`nav.${id}`), t(PAGES[id as keyof typeof PAGES]))] : [],
    ),
    found('/data/', t('data.title'), t('data.description')),
  ];
}

/** The pages of each game. */
export interface Sources {
  readonly dunhuang: {
    readonly rules: readonly RulesSource[];
    readonly characters: readonly CharacterSource[];
  };
  readonly 'dragon-market': { readonly rules: readonly RulesSource[] };
  readonly yinzi: { readonly rules: readonly RulesSource[] };
}

export const searchEntries = (lang: Lang, sources: Sources): Entry[] =>
  [
    ...findableIn(lang, sources.dunhuang.rules, sources.dunhuang.characters),
    ...findableInDragonMarket(lang, sources['dragon-market'].rules),
    ...findableInYinzi(lang, sources.yinzi.rules),
    ...pagesIn(lang),
  ].map(toEntry);
