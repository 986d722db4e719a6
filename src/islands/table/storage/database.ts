/** The browser's database as a shelf. However long it takes is waited for: who asked says meanwhile that it takes long. */
import { doneWith, openDatabase } from '../../../lib/database.ts';
import type { Edit, Shelf } from './shelves.ts';

const VERSION = 1;
const GAMES = 'games';

/** It may have been given up already, by the browser. */
function giveUp(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // Then it has.
  }
}

/** A transaction in which every thing is looked at and changed. */
function change(
  database: IDBDatabase,
  keys: readonly string[],
  edit: (key: string, now: unknown) => Edit,
): Promise<void> {
  // Relaxed: the system has it, so that it outlives the browser's crash; to wait for the disk as well takes far longer.
  const transaction = database.transaction(GAMES, 'readwrite', { durability: 'relaxed' });
  const store = transaction.objectStore(GAMES);
  let failure: unknown;
  let left = keys.length;
  const apply = (key: string, now: unknown): void => {
    const wanted = edit(key, now);
    if (wanted === 'remove') store.delete(key);
    else if (wanted !== undefined) store.put(wanted.put, key);
    left -= 1;
    if (left === 0) transaction.commit(); // nothing more comes: one way to the database and back less
  };
  for (const key of keys) {
    const asked = store.get(key);
    asked.onsuccess = () => {
      try {
        apply(key, asked.result);
      } catch (error) {
        failure = error;
        giveUp(transaction);
      }
    };
  }
  return doneWith(transaction, () => failure);
}

/** Rejects where there is no database to be had. */
export async function openGames(name: string): Promise<Shelf> {
  let database: Promise<IDBDatabase> | undefined;

  /** Opened when it is needed; what failed, or was closed behind our back, is tried again the next time. */
  function open(): Promise<IDBDatabase> {
    const forget = (): void => {
      if (database === opening) database = undefined;
    };
    const opening: Promise<IDBDatabase> = openDatabase({
      name,
      version: VERSION,
      upgrade: (fresh) => void fresh.createObjectStore(GAMES),
      onClosed: forget,
    });
    opening.catch(forget);
    database = opening;
    return opening;
  }
  await open();

  async function use<T>(act: (db: IDBDatabase) => Promise<T>): Promise<T> {
    const db = await (database ?? open());
    try {
      return act(db); // not awaited: only what cannot even begin is begun again
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
      return act(await open());
    }
  }

  /** Asks everything at once, in one transaction. */
  const ask = <T>(questions: (store: IDBObjectStore) => readonly IDBRequest<T>[]): Promise<T[]> =>
    use((db) => {
      const transaction = db.transaction(GAMES);
      const asked = questions(transaction.objectStore(GAMES));
      return doneWith(transaction).then(() => asked.map(({ result }) => result));
    });

  return {
    trouble: undefined,
    async keys() {
      const [keys] = await ask((store) => [store.getAllKeys()]);
      return keys!.map(String);
    },
    async read(keys) {
      if (keys.length === 0) return new Map();
      const values = await ask<unknown>((store) => keys.map((key) => store.get(key)));
      return new Map(keys.flatMap((key, n) => (values[n] === undefined ? [] : [[key, values[n]]])));
    },
    update: (keys, edit) => (keys.length === 0 ? Promise.resolve() : use((db) => change(db, keys, edit))),
  };
}
