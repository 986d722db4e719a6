/** The kept games as a list: read a page at a time, and made again only where a game has changed. */
import type { Catalogue } from './catalogue.ts';
import { type Entry, entryOf, stampOf } from './entries.ts';
import { placeOf } from './list-place.ts';
import type { Saves } from './saves.ts';
import { ASIDE, type Shelf } from './shelves.ts';

export interface Order {
  readonly ids: readonly string[]; // those that go on first, and of each kind the last played
  readonly unlisted: number; // that were never listed: they come at the end, until they have been looked at
}

export interface Listing {
  order(): Promise<Order>;
  /** The first in that order as they were last listed, and how many there are: for who has not seen any yet. */
  first(most: number): Promise<{ readonly entries: readonly Entry[]; readonly all: number }>;
  /** The last that are over, and how many have each of those results, as they were last listed. */
  over(most: number): Promise<readonly Entry[]>;
  results(names: readonly string[]): Promise<readonly number[]>;
  /** Those entries as they were last listed; those that were not are left out. */
  peek(ids: readonly string[]): Promise<readonly Entry[]>;
  /** Those entries, as the games are now. */
  read(ids: readonly string[]): Promise<readonly Entry[]>;
  /** Looks at all games, some at a time; says how many are left to be listed, and whether something has changed. */
  survey(): AsyncGenerator<{ readonly left: number; readonly changed: boolean }>;
  /** How many there are, and how many of them cannot be read. */
  count(): Promise<{ readonly all: number; readonly unreadable: number }>;
  /** A game was changed: it goes to its new place, and what is said of it is made again when somebody looks. */
  touch(id: string, changed: string): void;
  forget(id: string): void;
  clear(): Promise<void>;
}

const FEW = 40; // that are listed at once
const PROMPT = 100; // listed games that are looked at again at once
const SOME = 8; // that are looked at between two frames

const LEISURE = 150; // ms between two looks at games that are listed: hardly ever has one changed unheard

/** Lets the page answer whoever taps meanwhile. */
const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve());
    else setTimeout(resolve, 0);
  });

export function createListing(saves: Saves, shelf: () => Promise<Shelf>, catalogue: Catalogue): Listing {
  const touched = new Set<string>(); // since somebody last looked
  let surveyed = false;

  async function lying(ids: readonly string[]): Promise<ReadonlyMap<string, unknown>> {
    const where = await shelf();
    const found = await where.read(ids);
    return where.aside === undefined ? found : new Map([...found, [ASIDE, where.aside]]);
  }

  /** Entries for those ids, and those of them that were out of date and are made again. */
  async function freshen(ids: readonly string[]): Promise<{ entries: Entry[]; fresh: Entry[] }> {
    const [known, there] = await Promise.all([catalogue.read(ids), lying(ids)]);
    const fresh: Entry[] = [];
    const entries = ids.flatMap((id) => {
      const [entry, save] = [known.get(id), there.get(id)];
      if (save === undefined) return [];
      if (entry !== undefined && entry.stamp !== '' && entry.stamp === stampOf(save)) return [entry];
      const made = entryOf(saves, id, save);
      if (!made.unreadable || !entry?.unreadable) fresh.push(made);
      return [made];
    });
    if (fresh.length > 0) await catalogue.put(fresh);
    return { entries, fresh };
  }

  async function keysOf(opening: Promise<Shelf>): Promise<readonly string[]> {
    const where = await opening;
    const keys = await where.keys();
    return where.aside === undefined ? keys : [...keys, ASIDE];
  }

  async function find(): Promise<{ listed: readonly string[]; unlisted: readonly string[] }> {
    const [all, keys] = await Promise.all([catalogue.order(), keysOf(shelf())]);
    const there = new Set(keys);
    const known = new Set(all);
    const gone = all.filter((id) => !there.has(id));
    if (gone.length > 0) await catalogue.remove(gone);
    return {
      listed: gone.length > 0 ? all.filter((id) => there.has(id)) : all,
      unlisted: keys.filter((id) => !known.has(id)),
    };
  }

  return {
    async order() {
      touched.clear();
      let { listed, unlisted } = await find();
      if (unlisted.length > 0 && unlisted.length <= FEW) {
        await freshen(unlisted);
        ({ listed, unlisted } = await find());
      }
      return { ids: [...listed, ...unlisted], unlisted: unlisted.length };
    },
    first: (most) => catalogue.first(most),
    over: (most) => catalogue.over(most),
    results: (names) => catalogue.count(names),
    async peek(ids) {
      const known = await catalogue.read(ids);
      return ids.flatMap((id) => (known.get(id)?.stamp ? [known.get(id)!] : []));
    },
    read: async (ids) => (await freshen(ids)).entries,
    async *survey() {
      const { listed, unlisted } = await find();
      const all = surveyed ? unlisted : [...unlisted, ...listed];
      surveyed = true;
      for (let at = 0; at < all.length; at += SOME) {
        if (at >= unlisted.length + PROMPT) await new Promise((resolve) => setTimeout(resolve, LEISURE));
        await breathe();
        const { fresh } = await freshen(all.slice(at, at + SOME));
        yield { left: Math.max(0, unlisted.length - at - SOME), changed: fresh.length > 0 };
      }
    },
    async count() {
      const { listed, unlisted } = await find();
      let unreadable = 0;
      for (let at = 0; at < unlisted.length; at += SOME) {
        await breathe();
        await freshen(unlisted.slice(at, at + SOME));
      }
      const entries = await catalogue.read([...listed, ...unlisted]);
      for (const entry of entries.values()) if (entry.unreadable) unreadable++;
      return { all: listed.length + unlisted.length, unreadable };
    },
    touch(id, changed) {
      if (touched.has(id)) return;
      touched.add(id);
      void catalogue.put([{ id, ...placeOf(changed, false), stamp: '' }]);
    },
    forget: (id) => void catalogue.remove([id]),
    clear: async () => catalogue.remove(await catalogue.order()),
  };
}
