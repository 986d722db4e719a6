/**
 * The pages that navigation leads to, in the order it shows them. A page that does not work yet keeps its address but is
 * not linked, listed or indexed: open it by setting `open` to true.
 */
import { FRONT_GAME, type GameId, gameOf } from './games.ts';

export interface NavPage {
  readonly id: string;
  /** The address after the language. */
  readonly path: `/${string}`;
  /** Absent where it belongs to the house. */
  readonly game?: GameId;
  readonly open: boolean;
  /** How near at hand: in a phone's bar, under its "More" and in the header of a wide screen, or at the foot of every page only. */
  readonly place: 'bar' | 'header' | 'footer';
}

export const NAV_PAGES = [
  { id: 'home', path: '/', open: true, place: 'header' },
  { id: 'dunhuang', path: '/dunhuang/', game: 'dunhuang', open: true, place: 'footer' },
  { id: 'rules', path: '/dunhuang/rules/', game: 'dunhuang', open: true, place: 'bar' },
  { id: 'characters', path: '/dunhuang/characters/', game: 'dunhuang', open: true, place: 'bar' },
  { id: 'setup', path: '/dunhuang/setup/', game: 'dunhuang', open: true, place: 'header' },
  { id: 'score', path: '/dunhuang/score/', game: 'dunhuang', open: true, place: 'bar' },
  { id: 'majority', path: '/dunhuang/majority/', game: 'dunhuang', open: true, place: 'header' },
  { id: 'learn', path: '/dunhuang/learn/', game: 'dunhuang', open: true, place: 'footer' },
  { id: 'puzzles', path: '/dunhuang/puzzles/', game: 'dunhuang', open: true, place: 'footer' },
  { id: 'table', path: '/dunhuang/table/', game: 'dunhuang', open: true, place: 'bar' },
  { id: 'dragon-market', path: '/dragon-market/', game: 'dragon-market', open: true, place: 'bar' },
  { id: 'dragon-rules', path: '/dragon-market/rules/', game: 'dragon-market', open: true, place: 'bar' },
  {
    id: 'dragon-boats',
    path: '/dragon-market/rules/boats/',
    game: 'dragon-market',
    open: true,
    place: 'header',
  },
  {
    id: 'dragon-powers',
    path: '/dragon-market/rules/advanced/',
    game: 'dragon-market',
    open: true,
    place: 'bar',
  },
  {
    id: 'dragon-table',
    path: '/dragon-market/table/',
    game: 'dragon-market',
    open: true,
    place: 'bar',
  },
  { id: 'dragon-aid', path: '/dragon-market/rules/aid/', game: 'dragon-market', open: true, place: 'header' },
  { id: 'dragon-cards', path: '/dragon-market/cards/', game: 'dragon-market', open: true, place: 'footer' },
  { id: 'yinzi', path: '/yinzi/', game: 'yinzi', open: true, place: 'header' },
  { id: 'yinzi-rules', path: '/yinzi/rules/', game: 'yinzi', open: true, place: 'bar' },
  { id: 'yinzi-setup', path: '/yinzi/setup/', game: 'yinzi', open: true, place: 'header' },
  { id: 'yinzi-round', path: '/yinzi/round/', game: 'yinzi', open: true, place: 'bar' },
  {
    id: 'yinzi-advancements',
    path: '/yinzi/rules/advancements/',
    game: 'yinzi',
    open: true,
    place: 'footer',
  },
  { id: 'yinzi-sums', path: '/yinzi/sums/', game: 'yinzi', open: true, place: 'bar' },
  { id: 'yinzi-score', path: '/yinzi/score/', game: 'yinzi', open: true, place: 'bar' },
  { id: 'yinzi-box', path: '/yinzi/box/', game: 'yinzi', open: true, place: 'footer' },
  { id: 'yinzi-aid', path: '/yinzi/rules/aid/', game: 'yinzi', open: true, place: 'footer' },
  { id: 'about', path: '/about/', open: true, place: 'header' },
] as const satisfies readonly NavPage[];

type Listed = (typeof NAV_PAGES)[number];
export type NavPageId = Listed['id'];
/** The pages with a picture of their own. */
export type HeaderPageId = Exclude<Listed, { place: 'footer' }>['id'];
type Named<Id extends NavPageId> = NavPage & { readonly id: Id };

export const navPage = (id: NavPageId): Named<NavPageId> => NAV_PAGES.find((page) => page.id === id)!;

/** The open pages that somebody on a page may want: those of the house and those of the game it is about. */
export function openPages(path = '/'): readonly Named<NavPageId>[] {
  const game = gameOf(path) ?? FRONT_GAME;
  const pages: readonly Named<NavPageId>[] = NAV_PAGES;
  return pages.filter((page) => page.open && (page.game === undefined || page.game === game));
}

/** Those in the header of a wide screen. */
export const headerPages = (path?: string): readonly Named<HeaderPageId>[] =>
  openPages(path).filter((page): page is Named<HeaderPageId> => page.place !== 'footer');

/** Those in a phone's bottom bar: four and "More", for it is as wide as five labels. */
export const barPages = (path?: string): readonly Named<HeaderPageId>[] =>
  headerPages(path).filter(({ place }) => place === 'bar');

/** Those under "More". */
export const morePages = (path?: string): readonly Named<HeaderPageId>[] =>
  headerPages(path).filter(({ place }) => place !== 'bar');

/** The page of the navigation that a page belongs to: the one whose address is the longest beginning of its own. */
export const navPageOf = (path: string): Named<NavPageId> =>
  NAV_PAGES.filter((page) => path.startsWith(page.path)).reduce((best, page) =>
    page.path.length > best.path.length ? page : best,
  );

/** The style guide is for those who build the house: it works, but no guest is sent there. */
const WORKSHOP = '/style/';

/** Is a page, by its address after the language, one that works and that guests should find? */
export const isOpen = (path: string): boolean => !path.startsWith(WORKSHOP) && navPageOf(path).open;
