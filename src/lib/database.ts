/** The browser's database, in promises. */

interface Opening {
  readonly name: string;
  readonly version: number;
  /** Makes what a version lacks; `from` is 0 where there was nothing. */
  upgrade(fresh: IDBDatabase, from: number, transaction: IDBTransaction): void;
  /** It is closed: a newer version in another tab wanted to rebuild it, or the browser took it away. */
  onClosed?(): void;
}

/** What a request comes to. */
export const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** When all of a transaction is there; rejects where none of it is, with `why` where that is known better. */
export const doneWith = (transaction: IDBTransaction, why?: () => unknown): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(why?.() ?? transaction.error);
  });

/** Rejects where there is no database to be had. */
export async function openDatabase({ name, version, upgrade, onClosed }: Opening): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = ({ oldVersion }) => upgrade(request.result, oldVersion, request.transaction!);
  const database = await answerOf(request);
  database.onclose = () => onClosed?.();
  database.onversionchange = () => {
    database.close();
    onClosed?.();
  };
  return database;
}
