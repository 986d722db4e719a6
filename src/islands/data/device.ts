/** All that is kept on this device: told, and deleted. `device-file.ts` writes it to one file and reads it back from one. */
import { keysOf } from '../../lib/aside.ts';
import { keptTwice } from '../../lib/kept-twice.ts';
import { memoryStorage } from '../../lib/memory-storage.ts';
import type { Trouble } from '../../lib/storage.ts';
import { forgetPasses } from '../table/devices/room/return-pass.ts';
import { KINDS, type KindId } from './kinds.ts';
import { listPutAside, type PutAside } from './put-aside.ts';
import { clearGames, countGames, TABLES, type TableGames } from './tables.ts';

export interface Device {
  readonly storage: Storage;
  readonly tables: readonly TableGames[];
}

export type RowId = TableGames['id'] | KindId;

export interface Kept {
  readonly rows: readonly { readonly id: RowId; readonly n: number }[];
  readonly unreadable: number; // games that this version does not understand
  readonly newer: readonly KindId[]; // kept by a newer version: left as they are
  readonly aside: readonly PutAside[];
  readonly bytes: number; // of what was entered, about
}

/** This device. Asking for its storage may throw: then there is nothing, and nothing is kept. */
export function thisDevice(): Device & { readonly trouble?: Trouble } {
  try {
    keptTwice();
    return {
      // Asked for every time: what is deleted here goes from the second copy too, once that is there.
      get storage() {
        return keptTwice();
      },
      tables: TABLES,
    };
  } catch {
    return { storage: memoryStorage(), tables: TABLES, trouble: 'refused' };
  }
}

export async function lookAround({ storage, tables }: Device): Promise<Kept> {
  const kinds = KINDS.map((kind) => ({ id: kind.id, n: kind.count(storage) }));
  const games = await countGames(tables);
  const texts = keysOf(storage).map((key) => key + storage.getItem(key));
  return {
    rows: [...games.map(({ id, n }) => ({ id, n })), ...kinds],
    unreadable: games.reduce((sum, { unreadable }) => sum + unreadable, 0),
    newer: KINDS.filter((kind) => kind.isNewer(storage)).map(({ id }) => id),
    aside: listPutAside(storage),
    bytes: games.reduce((sum, { bytes }) => sum + bytes, texts.join('').length),
  };
}

export async function deleteEverything({ storage, tables }: Device): Promise<Trouble | undefined> {
  forgetPasses(); // to seats at tables on other devices
  const failed = await clearGames(tables);
  for (const key of keysOf(storage)) storage.removeItem(key);
  return failed;
}
