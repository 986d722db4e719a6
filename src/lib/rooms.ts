/**
 * The rooms of the house, in the order the navigation shows them. A room that does not work yet keeps
 * its address but is not linked, listed or indexed: open it by setting `open` to true.
 */
export interface Room {
  readonly id: string;
  /** The address after the language. */
  readonly path: `/${string}`;
  readonly open: boolean;
  /** Kept within reach of a phone's thumb when not all fit there; the footer has every room. */
  readonly bar: boolean;
}

export const ROOMS = [
  { id: 'home', path: '/', open: true, bar: true },
  { id: 'rules', path: '/dunhuang/rules/', open: true, bar: true },
  { id: 'characters', path: '/dunhuang/characters/', open: true, bar: false },
  { id: 'setup', path: '/dunhuang/setup/', open: true, bar: true },
  { id: 'score', path: '/dunhuang/score/', open: true, bar: true },
  { id: 'majority', path: '/dunhuang/majority/', open: true, bar: false },
  { id: 'table', path: '/dunhuang/table/', open: true, bar: true },
  { id: 'about', path: '/about/', open: true, bar: false },
] as const satisfies readonly Room[];

export type RoomId = (typeof ROOMS)[number]['id'];
type NamedRoom = Room & { readonly id: RoomId };

export const room = (id: RoomId): NamedRoom => ROOMS.find((candidate) => candidate.id === id)!;

export const openRooms = (): readonly NamedRoom[] => ROOMS.filter((candidate: Room) => candidate.open);

/** A phone is as wide as five labels. */
const BAR_LIMIT = 5;

/** The open rooms that a phone's bottom bar shows. */
export function barRooms(): readonly NamedRoom[] {
  const open = openRooms();
  return open.length <= BAR_LIMIT ? open : open.filter(({ bar }) => bar);
}

/** The room a page belongs to: the one whose address is the longest beginning of the page's own. */
export const roomOf = (path: string): NamedRoom =>
  ROOMS.filter((candidate) => path.startsWith(candidate.path)).reduce((best, candidate) =>
    candidate.path.length > best.path.length ? candidate : best,
  );

/** The style guide is for those who build the house: it works, but no guest is sent there. */
const WORKSHOP = '/style/';

/** Is a page, by its address after the language, in a room that works and that guests should find? */
export const isOpen = (path: string): boolean => !path.startsWith(WORKSHOP) && roomOf(path).open;
