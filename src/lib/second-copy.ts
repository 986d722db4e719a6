/**
 * A second copy of what lies in the local storage, in a database: a transaction there outlives the whole browser's being
 * killed, while the local storage then is as it was some seconds or a minute before. Which of the two is newer is told by the
 * moment of the last change, which lies beside the texts: what the storage has forgotten, it has not noted either.
 */
import { answerOf, doneWith, openDatabase } from './database.ts';

const DATABASE = 'shang-copies';
const TEXTS = 'texts';
const CHANGED = 'shang-changed'; // the moment of the last change

/** By then a tab sees what another has written: what is newer in the database after that is lost in the storage. */
const SETTLED = 300; // ms

interface Copy {
  readonly key: string;
  readonly at: number;
  readonly text: string | null; // null: it was taken out
}

function opener(): () => Promise<IDBDatabase> {
  let opened: Promise<IDBDatabase> | undefined;
  const forget = () => {
    opened = undefined;
  };
  return () => {
    opened ??= openDatabase({
      name: DATABASE,
      version: 1,
      upgrade: (fresh) => void fresh.createObjectStore(TEXTS, { keyPath: 'key' }).createIndex('at', 'at'),
      onClosed: forget,
    });
    opened.catch(forget);
    return opened;
  };
}

export interface Copied {
  readonly storage: Storage;
  /** When what was lost is back, if anything was. */
  readonly broughtBack: Promise<void>;
}

export function withCopies(storage: Storage): Copied {
  const open = opener();
  const waiting = new Map<string, Copy>();
  let copying = false;

  const changed = (): number => Number(storage.getItem(CHANGED)) || 0;

  async function put(copies: Iterable<Copy>): Promise<void> {
    // Relaxed: the system has it, so that it outlives the browser.
    const transaction = (await open()).transaction(TEXTS, 'readwrite', { durability: 'relaxed' });
    for (const copy of copies) transaction.objectStore(TEXTS).put(copy);
    transaction.commit();
    await doneWith(transaction);
  }

  /** One at a time; of what changes meanwhile the last is copied next. */
  async function copyAll(): Promise<void> {
    if (copying) return;
    copying = true;
    try {
      while (waiting.size > 0) {
        const some = [...waiting.values()];
        waiting.clear();
        await put(some);
      }
    } catch {
      // No database, or no room in it: the storage alone has to do.
    }
    copying = false;
  }

  function note(key: string, text: string | null): void {
    const at = Math.max(changed() + 1, Date.now()); // also where somebody has put the clock back
    try {
      storage.setItem(CHANGED, String(at));
    } catch {
      return; // no room left even for that: the copy would look newer for ever
    }
    waiting.set(key, { key, at, text });
    void copyAll();
  }

  async function newer(): Promise<readonly Copy[]> {
    const store = (await open()).transaction(TEXTS).objectStore(TEXTS);
    return answerOf<Copy[]>(store.index('at').getAll(IDBKeyRange.lowerBound(changed(), true)));
  }

  /** After the browser was killed: what it had forgotten comes back, and who shows it is told. */
  async function bringBack(): Promise<void> {
    const found = await newer();
    if (found.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, SETTLED));
    const lost = found.filter(({ at }) => at > changed());
    for (const { key, text } of lost) {
      if (text === null) storage.removeItem(key);
      else storage.setItem(key, text);
    }
    storage.setItem(CHANGED, String(Math.max(changed(), ...lost.map(({ at }) => at))));
    for (const { key } of lost) dispatchEvent(new StorageEvent('storage', { key }));
  }

  /** What was deleted while this was not there yet, to take it out here too: nobody's text outlives that. */
  async function sweep(): Promise<void> {
    const store = (await open()).transaction(TEXTS, 'readwrite').objectStore(TEXTS);
    for (const key of await answerOf(store.getAllKeys() as IDBRequest<string[]>))
      if (storage.getItem(key) === null && (await answerOf<Copy>(store.get(key))).text) store.delete(key);
  }

  const copied: Storage = {
    get length() {
      return storage.length;
    },
    key: (n) => storage.key(n),
    getItem: (key) => storage.getItem(key),
    setItem(key, text) {
      storage.setItem(key, text);
      note(key, text);
    },
    removeItem(key) {
      storage.removeItem(key);
      note(key, null);
    },
    clear: () => storage.clear(),
  };
  // Where it fails, what is there is what there is.
  return {
    storage: copied,
    broughtBack: bringBack()
      .then(sweep)
      .catch(() => {}),
  };
}
