/** A database as another program, or another version of Shang, would handle it. */

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

type Act<T> = (store: IDBObjectStore) => IDBRequest<T> | undefined;

export interface OtherHands {
  /** What the last thing that is asked of a store comes to, when all of it is there. */
  in<T>(store: string, act: Act<T>): Promise<T | undefined>;
  close(): void;
}

export async function openByOtherHands(
  name: string,
  version?: number,
  upgrade?: (fresh: IDBDatabase) => void,
): Promise<OtherHands> {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = () => upgrade?.(request.result);
  const database = await answer(request);
  return {
    async in(store, act) {
      const asked = act(database.transaction(store, 'readwrite').objectStore(store));
      return asked && answer(asked);
    },
    close: () => database.close(),
  };
}

/** The saves of a device, each under its id; made where there are none. */
export async function laySaves(saves: ReadonlyMap<string, unknown>): Promise<void> {
  const hands = await openByOtherHands('shang', 1, (fresh) => void fresh.createObjectStore('games'));
  for (const [id, save] of saves) await hands.in('games', (store) => store.put(save, id));
  hands.close();
}
