/** The games of every table. What reads them, with the rules of the game, is fetched when there is something to look after. */
import type { Trouble } from '../../lib/storage.ts';
import { FIRST_GAME } from '../table/game/first-game.ts';
import type { KeptStore } from '../table/storage/kept-store.ts';
import { placesOf } from '../table/storage/places.ts';

export interface TableGames {
  readonly id: 'games' | 'dragon-games'; // of its row
  readonly game: string; // as files name it
  /** Whether somebody may have played at it here. */
  wasUsed(): Promise<boolean>;
  open(): Promise<KeptStore>;
}

/** What a file holds of them, by game: the text of a file of that game alone. */
export type GameTexts = Readonly<Record<string, string>>;

/** A browser that does not say which databases there are may have one. */
async function mayBeKept(game: string): Promise<boolean> {
  const { database, box } = placesOf(game);
  try {
    if (localStorage.getItem(`shang.${box}`) !== null) return true;
    return (await indexedDB.databases()).some(({ name }) => name === database);
  } catch {
    return true;
  }
}

function tableOf(
  id: TableGames['id'],
  game: string,
  fetch: () => Promise<{ openKeptStore(): KeptStore }>,
): TableGames {
  let opened: Promise<KeptStore> | undefined;
  return {
    id,
    game,
    wasUsed: async () => opened !== undefined || mayBeKept(game),
    open() {
      opened ??= fetch().then(({ openKeptStore }) => openKeptStore());
      return opened;
    },
  };
}

export const TABLES: readonly TableGames[] = [
  tableOf('games', FIRST_GAME, () => import('../dunhuang/table/kept-store.ts')),
  tableOf('dragon-games', 'dragon-market', () => import('../dragon-market/table/kept-store.ts')),
];

export interface Counted {
  readonly id: TableGames['id'];
  readonly n: number;
  readonly unreadable: number;
  readonly bytes: number;
}

async function count({ id, wasUsed, open }: TableGames): Promise<Counted> {
  if (!(await wasUsed())) return { id, n: 0, unreadable: 0, bytes: 0 };
  const { store } = await open();
  const { all, unreadable } = await store.listing.count();
  const bytes = all > 0 ? (await store.exportFile()).length : 0;
  return { id, n: all - unreadable, unreadable, bytes };
}

export const countGames = (tables: readonly TableGames[]): Promise<Counted[]> =>
  Promise.all(tables.map(count));

/** Of each game the contents of its own file. */
export async function exportGames(tables: readonly TableGames[]): Promise<Record<string, unknown>> {
  const files = tables.map(async ({ game, open }) => [
    game,
    JSON.parse(await (await open()).store.exportFile()),
  ]);
  return Object.fromEntries(await Promise.all(files));
}

/** How many there are here and in the file, and how many there would be with both. */
export const planGames = (tables: readonly TableGames[], texts: GameTexts) =>
  Promise.all(
    tables.map(async (table) => {
      const text = texts[table.game];
      const { id, n: here } = await count(table);
      if (text === undefined) return { id, here, file: 0, merged: here };
      const { store, read } = await table.open();
      const coming = await store.readImport(text);
      const fresh = 'fresh' in coming ? coming.fresh.length : 0;
      return { id, here, file: read(text).length, merged: here + fresh };
    }),
  );

/** Lays them beside what is here, or in its place; what is here and not in the file stays for now. */
export async function takeGames(
  tables: readonly TableGames[],
  texts: GameTexts,
  mode: 'merge' | 'replace',
): Promise<Trouble | undefined> {
  for (const { game, open } of tables) {
    const text = texts[game];
    if (text === undefined) continue;
    const { store, read } = await open();
    const coming = await store.readImport(text);
    const added =
      mode === 'replace' ? read(text) : 'fresh' in coming ? [...coming.fresh, ...coming.further] : [];
    if (added.length === 0) continue;
    const { trouble } = await store[mode === 'replace' ? 'overwrite' : 'merge'](added);
    if (trouble) return trouble;
  }
  return undefined;
}

/** Leaves those that are in the file, and nothing else. */
export async function removeOthers(
  tables: readonly TableGames[],
  texts: GameTexts = {},
): Promise<Trouble | undefined> {
  for (const { game, wasUsed, open } of tables) {
    if (!(await wasUsed())) continue;
    const { store, read } = await open();
    const { trouble } = await store.removeAllBut(new Set(read(texts[game] ?? '').map(({ id }) => id)));
    if (trouble) return trouble;
  }
  return undefined;
}

/** Everything, also what a newer Shang left. */
export async function clearGames(tables: readonly TableGames[]): Promise<Trouble | undefined> {
  const found: (Trouble | undefined)[] = [];
  for (const { wasUsed, open } of tables) {
    if (await wasUsed()) found.push((await (await open()).store.clear()).trouble);
  }
  return found.find((trouble) => trouble !== undefined);
}
