/**
 * The list of the kept games, so that a lobby need not read and play all of them again: what each looks like, in the order in
 * which they are shown. It lies in a database of its own, apart from the games, and can be made again at any time.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { byPlace, type Entry, placeOf, standing } from './entries.ts';

export interface Catalogue {
  /** Every id: those that go on before those that are over, and of each the last played first. */
  order(): Promise<readonly string[]>;
  /** The first in that order, and how many there are. */
  first(most: number): Promise<{ readonly entries: readonly Entry[]; readonly all: number }>;
  /** The last that are over. */
  over(most: number): Promise<readonly Entry[]>;
  read(ids: readonly string[]): Promise<ReadonlyMap<string, Entry>>;
  put(entries: readonly Entry[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  /** How many of them have that result. */
  count(results: readonly string[]): Promise<readonly number[]>;
}

const VERSION = 2;

interface Schema extends DBSchema {
  entries: { key: string; value: Entry; indexes: { place: [number, number]; result: string } };
}

async function openKept(name: string, levels: readonly string[] | undefined): Promise<Catalogue> {
  const database: IDBPDatabase<Schema> = await openDB<Schema>(name, VERSION, {
    async upgrade(fresh, from, _to, transaction) {
      const store =
        from === 0
          ? fresh.createObjectStore('entries', { keyPath: 'id' })
          : transaction.objectStore('entries');
      store.createIndex('place', ['over', 'age']);
      store.createIndex('result', 'result');
      if (from === 0) return;
      // The first to be kept did not say whether a game is over.
      const there = await store.getAll();
      for (const entry of there) {
        const where = entry.listed
          ? standing(entry.listed, levels)
          : placeOf(entry.changed, entry.changed === '');
        store.put({ ...entry, ...where });
      }
    },
    // What a newer Shang makes of it is its own affair.
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  });
  const begin = () => database.transaction('entries', 'readwrite', { durability: 'relaxed' });
  return {
    order: () => database.getAllKeysFromIndex('entries', 'place'),
    async first(most) {
      const { store } = database.transaction('entries');
      const [entries, all] = await Promise.all([store.index('place').getAll(null, most), store.count()]);
      return { entries, all };
    },
    over: (most) => database.getAllFromIndex('entries', 'place', IDBKeyRange.lowerBound([1]), most),
    async read(ids) {
      const { store } = database.transaction('entries');
      const found = await Promise.all(ids.map((id) => store.get(id)));
      return new Map(found.flatMap((entry) => (entry ? [[entry.id, entry]] : [])));
    },
    async put(entries) {
      const { store, done } = begin();
      await Promise.all([...entries.map((entry) => store.put(entry)), done]);
    },
    async remove(ids) {
      const { store, done } = begin();
      await Promise.all([...ids.map((id) => store.delete(id)), done]);
    },
    async count(results) {
      const index = database.transaction('entries').store.index('result');
      return Promise.all(results.map((result) => index.count(result)));
    },
  };
}

function openInMemory(): Catalogue {
  const all = new Map<string, Entry>();
  const sorted = (): Entry[] => [...all.values()].sort(byPlace);
  return {
    order: async () => sorted().map(({ id }) => id),
    first: async (most) => ({ entries: sorted().slice(0, most), all: all.size }),
    over: async (most) =>
      sorted()
        .filter(({ over }) => over === 1)
        .slice(0, most),
    read: async (ids) => new Map(ids.flatMap((id) => (all.has(id) ? [[id, all.get(id)!]] : []))),
    put: async (entries) => {
      for (const entry of entries) all.set(entry.id, entry);
    },
    remove: async (ids) => {
      for (const id of ids) all.delete(id);
    },
    count: async (results) =>
      results.map((result) => sorted().filter((entry) => entry.result === result).length),
  };
}

/** Where the device does not keep it, it is made once for every page. */
export function openCatalogue(name: string, levels?: readonly string[]): Catalogue {
  let kept: Promise<Catalogue> | undefined;
  let memory: Catalogue | undefined;
  async function use<T>(act: (catalogue: Catalogue) => Promise<T>): Promise<T> {
    if (memory === undefined) {
      try {
        kept ??= openKept(name, levels);
        return await act(await kept);
      } catch {
        memory = openInMemory();
      }
    }
    return act(memory);
  }
  return {
    order: () => use((catalogue) => catalogue.order()),
    first: (most) => use((catalogue) => catalogue.first(most)),
    over: (most) => use((catalogue) => catalogue.over(most)),
    read: (ids) => use((catalogue) => catalogue.read(ids)),
    put: (entries) => use((catalogue) => catalogue.put(entries)),
    remove: (ids) => use((catalogue) => catalogue.remove(ids)),
    count: (results) => use((catalogue) => catalogue.count(results)),
  };
}
