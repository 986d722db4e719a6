/**
 * What lets this device come back to a seat by one scan: the certificate and the names of its first connection, which the host knows
 * from the answer that it read then. The certificate's key never leaves the browser, so it lies in its database.
 */
import { answerOf, doneWith, openDatabase } from '../../../../lib/database.ts';
import type { Seat } from '../../../../lib/seats.ts';

export interface Pass {
  readonly certificate: RTCCertificate;
  readonly ufrag: string;
  readonly password: string;
}

const NAME = 'shang.seats';
const PASSES = 'passes';
const SOON = 60 * 60 * 1000; // ms: a certificate that ends so soon is none to come back with

const keyOf = (table: string, seat: Seat): string => `${table}/${seat}`;

const open = (): Promise<IDBDatabase> =>
  openDatabase({ name: NAME, version: 1, upgrade: (fresh) => void fresh.createObjectStore(PASSES) });

const isGood = (pass: Pass | undefined): pass is Pass =>
  pass?.certificate instanceof RTCCertificate && pass.certificate.expires > Date.now() + SOON;

/** Undefined where there is none, or the browser keeps none: then it takes a scan more. */
export async function readPass(table: string, seat: Seat): Promise<Pass | undefined> {
  try {
    const database = await open();
    const pass = await answerOf<Pass | undefined>(
      database.transaction(PASSES).objectStore(PASSES).get(keyOf(table, seat)),
    );
    database.close();
    return isGood(pass) ? pass : undefined;
  } catch {
    return undefined;
  }
}

/** Those that are over are thrown away. */
export async function keepPass(table: string, seat: Seat, pass: Pass): Promise<void> {
  try {
    const database = await open();
    const transaction = database.transaction(PASSES, 'readwrite');
    const store = transaction.objectStore(PASSES);
    store.openCursor().onsuccess = ({ target }) => {
      const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
      if (!cursor) return void store.put(pass, keyOf(table, seat));
      if (!isGood(cursor.value as Pass)) cursor.delete();
      cursor.continue();
    };
    await doneWith(transaction);
    database.close();
  } catch {
    // Nothing can be kept here.
  }
}

export const forgetPasses = (): void => {
  if (typeof indexedDB === 'object') indexedDB.deleteDatabase(NAME);
};
