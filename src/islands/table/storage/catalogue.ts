/**
 * The list of the kept games, so that a lobby need not read and play all of them again: what each looks like, in the order in
 * which they were played. It lies in a database of its own, apart from the games, and can be made again at any time.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Entry } from './entries.ts';

export interface Catalogue {
  /** Every id, the last played first. */
  order(): Promise<readonly string[]>;
  read(ids: readonly string[]): Promise<ReadonlyMap<string, Entry>>;
  put(entries: readonly Entry[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
}

const VERSION = 1;

interface Schema extends DBSchema {
  entries: { key: string; value: Entry; indexes: { order: [string, string] } };
}

async function openKept(name: string): Promise<Catalogue> {
  const database: IDBPDatabase<Schema> = await openDB<Schema>(name, VERSION, {
    upgrade(fresh) {
      fresh.createObjectStore('entries', { keyPath: 'id' }).createIndex('order', ['changed', 'id']);
    },
    // What a newer Shang makes of it is its own affair.
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  });
  const begin = () => database.transaction('entries', 'readwrite', { durability: 'relaxed' });
  return {
    order: async () => (await database.getAllKeysFromIndex('entries', 'order')).reverse(),
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
  };
}

function openInMemory(): Catalogue {
  const all = new Map<string, Entry>();
  const later = (a: Entry, b: Entry): number =>
    b.changed.localeCompare(a.changed) || b.id.localeCompare(a.id);
  return {
    order: async () => [...all.values()].sort(later).map(({ id }) => id),
    read: async (ids) => new Map(ids.flatMap((id) => (all.has(id) ? [[id, all.get(id)!]] : []))),
    put: async (entries) => {
      for (const entry of entries) all.set(entry.id, entry);
    },
    remove: async (ids) => {
      for (const id of ids) all.delete(id);
    },
  };
}

/** Where the device does not keep it, it is made once for every page. */
export function openCatalogue(name: string): Catalogue {
  let kept: Promise<Catalogue> | undefined;
  let memory: Catalogue | undefined;
  async function use<T>(act: (catalogue: Catalogue) => Promise<T>): Promise<T> {
    if (memory === undefined) {
      try {
        kept ??= openKept(name);
        return await act(await kept);
      } catch {
        memory = openInMemory();
      }
    }
    return act(memory);
  }
  return {
    order: () => use((catalogue) => catalogue.order()),
    read: (ids) => use((catalogue) => catalogue.read(ids)),
    put: (entries) => use((catalogue) => catalogue.put(entries)),
    remove: (ids) => use((catalogue) => catalogue.remove(ids)),
  };
}
