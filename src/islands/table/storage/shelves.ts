/**
 * Where games can lie on a device: in its database (database.ts), in the browser's small storage where there is no database,
 * and in memory where the browser keeps nothing at all. A shelf knows nothing of games.
 */

import { isObject } from '../../../lib/plain.ts';
import { type BoxOptions, createBox, type Trouble } from '../../../lib/storage.ts';

/** What becomes of a thing that was looked at; undefined leaves it as it is. */
export type Edit = { readonly put: unknown } | 'remove' | undefined;

/** What lies aside is told of under this id, which no game has. */
export const ASIDE = 'newer games';

export interface Shelf {
  /** Why things here will not be there tomorrow. */
  readonly trouble: Trouble | undefined;
  /** There is a database too, which does not open now: what lies there is not here. */
  readonly closed?: boolean;
  /** What a newer Shang has left in the small storage: nobody's here, and left alone. */
  readonly aside?: unknown;
  keys(): Promise<readonly string[]>;
  /** What lies under those keys, without those where nothing does. */
  read(keys: readonly string[]): Promise<ReadonlyMap<string, unknown>>;
  /**
   * Looks at what lies under each key now, undefined for nothing, and changes it as told, with nobody in between: all of it or
   * nothing. Rejects where there is no room, or no permission.
   */
  update(keys: readonly string[], edit: (key: string, now: unknown) => Edit): Promise<void>;
}

export const readAll = async (shelf: Shelf): Promise<ReadonlyMap<string, unknown>> =>
  shelf.read(await shelf.keys());

/** What an edit makes of everything that lies there. */
function edited(
  values: ReadonlyMap<string, unknown>,
  keys: readonly string[],
  edit: (key: string, now: unknown) => Edit,
): Map<string, unknown> {
  const next = new Map(values);
  for (const key of keys) {
    const change = edit(key, next.get(key));
    if (change === 'remove') next.delete(key);
    else if (change !== undefined) next.set(key, change.put);
  }
  return next;
}

const only = (values: ReadonlyMap<string, unknown>, keys: readonly string[]): Map<string, unknown> =>
  new Map(keys.flatMap((key) => (values.has(key) ? [[key, values.get(key)]] : [])));

/** Everything in one box: small, but better than nothing. */
export function openBox(name: string, where: Pick<BoxOptions<unknown>, 'storage'> = {}): Shelf {
  const box = createBox<Record<string, unknown>>({
    name,
    version: 1,
    parse: (data) => (isObject(data) ? data : undefined),
    ...where,
  });
  const { trouble } = box.read();
  const values = () => new Map(Object.entries(box.read().value ?? {}));
  return {
    trouble,
    ...(trouble === 'newer' && { aside: JSON.parse((where.storage?.() ?? localStorage).getItem(box.key)!) }),
    keys: async () => [...values().keys()],
    read: async (keys) => only(values(), keys),
    async update(keys, edit) {
      const next = edited(values(), keys, edit);
      const failed = box.write(Object.fromEntries(next));
      if (!failed && next.size === 0) box.forget();
      if (failed)
        throw new DOMException('not kept', failed === 'full' ? 'QuotaExceededError' : 'SecurityError');
    },
  };
}

export function openMemory(trouble: Trouble): Shelf {
  let values = new Map<string, unknown>();
  return {
    trouble,
    keys: async () => [...values.keys()],
    read: async (keys) => only(values, keys),
    update: async (keys, edit) => {
      values = edited(values, keys, edit);
    },
  };
}
