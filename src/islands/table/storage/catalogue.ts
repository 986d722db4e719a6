/**
 * The list of the kept games, so that a lobby need not read and play all of them again: what each looks like, in the order in
 * which they are shown. It lies in a database of its own, apart from the games, and can be made again at any time.
 */
import { answerOf, doneWith, openDatabase } from '../../../lib/database.ts';
import { type Entry, standing } from './entries.ts';
import { byPlace, placeOf } from './list-place.ts';

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

const ENTRIES = 'entries';

/** The first to be kept did not say whether a game is over. */
function placeAll(store: IDBObjectStore, levels: readonly string[] | undefined): void {
  const there: IDBRequest<Entry[]> = store.getAll();
  there.onsuccess = () => {
    for (const entry of there.result) {
      const where = entry.listed
        ? standing(entry.listed, levels)
        : placeOf(entry.changed, entry.changed === '');
      store.put({ ...entry, ...where });
    }
  };
}

async function openKept(name: string, levels: readonly string[] | undefined): Promise<Catalogue> {
  const database = await openDatabase({
    name,
    version: VERSION,
    upgrade(fresh, from, transaction) {
      const store =
        from === 0 ? fresh.createObjectStore(ENTRIES, { keyPath: 'id' }) : transaction.objectStore(ENTRIES);
      store.createIndex('place', ['over', 'age']);
      store.createIndex('result', 'result');
      if (from > 0) placeAll(store, levels);
    },
  });
  const look = () => database.transaction(ENTRIES).objectStore(ENTRIES);
  const inPlace = () => look().index('place');
  function change(act: (store: IDBObjectStore) => void): Promise<void> {
    const transaction = database.transaction(ENTRIES, 'readwrite', { durability: 'relaxed' });
    act(transaction.objectStore(ENTRIES));
    return doneWith(transaction);
  }
  return {
    order: async () => (await answerOf(inPlace().getAllKeys())).map(String),
    async first(most) {
      const store = look();
      const [entries, all] = await Promise.all([
        answerOf<Entry[]>(store.index('place').getAll(null, most)),
        answerOf(store.count()),
      ]);
      return { entries, all };
    },
    over: (most) => answerOf<Entry[]>(inPlace().getAll(IDBKeyRange.lowerBound([1]), most)),
    async read(ids) {
      const store = look();
      const found = await Promise.all(ids.map((id) => answerOf<Entry | undefined>(store.get(id))));
      return new Map(found.flatMap((entry) => (entry ? [[entry.id, entry]] : [])));
    },
    put: (entries) =>
      change((store) => {
        for (const entry of entries) store.put(entry);
      }),
    remove: (ids) =>
      change((store) => {
        for (const id of ids) store.delete(id);
      }),
    count(results) {
      const index = look().index('result');
      return Promise.all(results.map((result) => answerOf(index.count(result))));
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
