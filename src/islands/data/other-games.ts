/** The games of tables other than the first. Their rules are fetched when somebody looks after them. */
import type { Trouble } from '../../lib/storage.ts';
import type { KeptStore } from '../dragon-market/table/kept-store.ts';

export interface OtherGames {
  readonly id: 'dragon-games'; // of its row
  readonly game: string; // as files name it
  open(): Promise<KeptStore>;
}

/** What a file holds of them, by game: the text of a file of that game alone. */
export type OtherTexts = Readonly<Record<string, string>>;

let opened: Promise<KeptStore> | undefined;
const openDragonMarket = (): Promise<KeptStore> => {
  opened ??= import('../dragon-market/table/kept-store.ts').then(({ openKeptStore }) => openKeptStore());
  return opened;
};

export const OTHER_GAMES: readonly OtherGames[] = [
  { id: 'dragon-games', game: 'dragon-market', open: openDragonMarket },
];

export const countOthers = (others: readonly OtherGames[]) =>
  Promise.all(
    others.map(async ({ id, open }) => {
      const { all, unreadable } = await (await open()).store.listing.count();
      return { id, n: all - unreadable, unreadable };
    }),
  );

export async function exportOthers(others: readonly OtherGames[]): Promise<Record<string, unknown>> {
  const files = others.map(async ({ game, open }) => [
    game,
    JSON.parse(await (await open()).store.exportFile()),
  ]);
  return Object.fromEntries(await Promise.all(files));
}

/** How many there are here and in the file, and how many there would be with both. */
export const planOthers = (others: readonly OtherGames[], texts: OtherTexts) =>
  Promise.all(
    others.map(async ({ id, game, open }) => {
      const { store, read } = await open();
      const { all, unreadable } = await store.listing.count();
      const text = texts[game] ?? '';
      const coming = await store.readImport(text);
      const here = all - unreadable;
      return {
        id,
        here,
        file: read(text).length,
        merged: here + ('fresh' in coming ? coming.fresh.length : 0),
      };
    }),
  );

/** Beside what is here, or in its place. */
export async function takeOthers(
  others: readonly OtherGames[],
  texts: OtherTexts,
  mode: 'merge' | 'replace',
): Promise<Trouble | undefined> {
  for (const { game, open } of others) {
    const { store, read } = await open();
    const games = read(texts[game] ?? '');
    const coming = await store.readImport(texts[game] ?? '');
    const added = mode === 'replace' ? games : 'fresh' in coming ? [...coming.fresh, ...coming.further] : [];
    const laid =
      added.length > 0 ? await store[mode === 'replace' ? 'overwrite' : 'merge'](added) : undefined;
    if (laid?.trouble) return laid.trouble;
    if (mode === 'merge') continue;
    const { trouble } = await store.removeAllBut(new Set(games.map(({ id }) => id)));
    if (trouble) return trouble;
  }
  return undefined;
}

export async function clearOthers(others: readonly OtherGames[]): Promise<Trouble | undefined> {
  for (const { open } of others) {
    const { trouble } = await (await open()).store.clear();
    if (trouble) return trouble;
  }
  return undefined;
}
