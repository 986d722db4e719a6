/**
 * Where games can lie on a device: in its database, in the browser's small storage where there is no database, and in memory
 * where the browser keeps nothing at all. A shelf knows nothing of games.
 */
import { type IDBPDatabase, openDB } from 'idb';
import { type BoxOptions, createBox, type Trouble } from '../../../lib/storage.ts';
import { isObject } from '../../dunhuang/people.ts';

export interface Shelf {
  /** Why things here will not be there tomorrow. */
  readonly trouble: Trouble | undefined;
  all(): Promise<ReadonlyMap<string, unknown>>;
  get(key: string): Promise<unknown>;
  /** Rejects where there is no room, or no permission. */
  put(key: string, value: unknown): Promise<void>;
  remove(key: string): Promise<void>;
}

const DATABASE = 'shang';
const VERSION = 1;
const GAMES = 'games';

/** Some browsers never answer; nobody waits longer than this. */
const PATIENCE = 4000;

export const inTime = <T>(promise: Promise<T>, ms = PATIENCE): Promise<T> => {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('no answer', 'TimeoutError')), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
};

/** Rejects where there is no database to be had. */
export async function openDatabase(): Promise<Shelf> {
  const open = (): Promise<IDBPDatabase> => {
    const opening: Promise<IDBPDatabase> = inTime(
      openDB(DATABASE, VERSION, {
        upgrade(fresh) {
          fresh.createObjectStore(GAMES);
        },
        // A newer Shang in another tab wants to rebuild it: let go, and open again when it is needed.
        blocking: (_current, _wanted, event) => {
          (event.target as IDBDatabase).close();
          database = undefined;
        },
        terminated: () => {
          database = undefined;
        },
      }),
    );
    return opening;
  };
  let database: Promise<IDBPDatabase> | undefined = open();
  await database;

  /** The browser may have closed the database behind our back: once more, then. */
  async function use<T>(act: (db: IDBPDatabase) => Promise<T>): Promise<T> {
    database ??= open();
    try {
      return await inTime(act(await database));
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
      database = open();
      return inTime(act(await database));
    }
  }

  /** Relaxed: the system has it, so that it outlives the browser's crash; to wait for the disk as well takes far longer. */
  const write = (act: (store: IDBObjectStore) => void): Promise<void> =>
    use(async (db) => {
      const transaction = db.transaction(GAMES, 'readwrite', { durability: 'relaxed' });
      act(transaction.store as unknown as IDBObjectStore);
      transaction.commit(); // nothing more comes: one way to the database and back less
      await transaction.done;
    });

  return {
    trouble: undefined,
    all: () =>
      use(async (db) => {
        const { store } = db.transaction(GAMES);
        const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
        return new Map(keys.map((key, n) => [String(key), values[n]]));
      }),
    get: (key) => use((db) => db.get(GAMES, key)),
    put: (key, value) => write((store) => void store.put(value, key)),
    remove: (key) => write((store) => void store.delete(key)),
  };
}

/** Everything in one box: small, but better than nothing. */
export function openBox(where: Pick<BoxOptions<unknown>, 'storage'> = {}): Shelf & { empty(): void } {
  const box = createBox<Record<string, unknown>>({
    name: 'dunhuang.games',
    version: 1,
    parse: (data) => (isObject(data) ? data : undefined),
    ...where,
  });
  const read = (): Record<string, unknown> => box.read().value ?? {};
  const write = (values: Record<string, unknown>): void => {
    const failed = box.write(values);
    if (failed)
      throw new DOMException('not kept', failed === 'full' ? 'QuotaExceededError' : 'SecurityError');
  };
  return {
    trouble: box.read().trouble,
    all: async () => new Map(Object.entries(read())),
    get: async (key) => read()[key],
    put: async (key, value) => write({ ...read(), [key]: value }),
    remove: async (key) => {
      const { [key]: _gone, ...rest } = read();
      write(rest);
    },
    empty: () => void box.forget(),
  };
}

export function openMemory(trouble: Trouble): Shelf {
  const values = new Map<string, unknown>();
  return {
    trouble,
    all: async () => new Map(values),
    get: async (key) => values.get(key),
    put: async (key, value) => void values.set(key, value),
    remove: async (key) => void values.delete(key),
  };
}

/** The best shelf there is. What an earlier visit had to leave in the box moves into the database. */
export async function openShelf(): Promise<Shelf> {
  const box = openBox();
  try {
    const database = await openDatabase();
    for (const [key, value] of await box.all()) await database.put(key, value);
    box.empty();
    return database;
  } catch (error) {
    const newer = error instanceof DOMException && error.name === 'VersionError';
    if (newer) return openMemory('newer');
    return box.trouble === undefined && (await holds(box)) ? box : openMemory('refused');
  }
}

/** A box that reads well may still refuse to be written. */
const holds = (shelf: Shelf): Promise<boolean> =>
  shelf.remove('').then(
    () => true,
    () => false,
  );
