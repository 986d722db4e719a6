/**
 * What the device remembers, in named boxes. Every box is a versioned envelope in the browser's own storage, and whoever
 * opens it says what it should hold. Storage may be refused, full, damaged or written by a newer Shang: then the box says
 * so and nothing that was in it is lost.
 */
import { layAside, listAside, moveAside } from './aside.ts';
import { type Contents, envelope, listReader, type Reader, singleReader } from './box-text.ts';
import { inTurn } from './in-turn.ts';

export type Trouble =
  | 'refused' // the browser lets nothing be kept
  | 'full' // no room left
  | 'damaged' // unreadable, whole or in part; put aside (aside.ts)
  | 'newer'; // from a newer version of this site: left alone

export interface Found<T> {
  /** What was kept; undefined where there is nothing to be had, and then perhaps why. */
  readonly value?: T;
  readonly trouble?: Trouble;
}

export type Change<T> = (now: T | undefined) => T;

export interface Box<T> {
  readonly key: string;
  read(): Found<T>;
  /** Why it could not be kept; undefined when it was. */
  write(value: T): Trouble | undefined;
  /**
   * Changes what is there now, whichever tab put it there: at once, and again in case another tab wrote at the same moment
   * without having seen it. So a change must be one that can be made twice. What it comes to is given back even if it is
   * not kept.
   */
  update(change: Change<T>): Promise<Found<T> & { readonly value: T }>;
  forget(): Trouble | undefined;
  /** Tries again to read what was put aside; a value of its own comes back only into an empty box. */
  recover(): Trouble | undefined;
  /** What a text of this box holds, wherever it lies. */
  look(text: string): Contents<T>;
}

interface Common {
  readonly name: string;
  readonly version: number;
  readonly storage?: () => Storage;
  /** Of a longer list: what is damaged lies aside with the rest of it, and comes back there. */
  readonly partOf?: string;
}

export interface BoxOptions<T> extends Common {
  /** Checks what was read, of this version or an older one; undefined for what makes no sense. */
  readonly parse: (data: unknown, version: number) => T | undefined;
}

export interface ListOptions<T> extends Common {
  /** One entry of the list; one that makes no sense does not take the others with it. */
  readonly parseEntry: (data: unknown, version: number) => T | undefined;
  /** The list, with entries that have come back. Of one that is in both, the one that is here stays. */
  readonly join: (here: readonly T[], back: readonly T[]) => readonly T[];
}

/** By then every tab sees what another has written; some browsers take their time. */
const SETTLED = 300; // ms

/** A full disk has an error of its own; every other refusal is one. */
export const nameTrouble = (error: unknown): Trouble =>
  error instanceof Error && /quota/i.test(error.name) ? 'full' : 'refused';

interface Kind<T> {
  readonly look: Reader<T>;
  readonly join: (here: T | undefined, back: T) => T | undefined; // undefined: it stays aside
  readonly long: boolean; // what was written is not looked through again; it is as it was given
}

function openBox<T>(
  { name, version, partOf, storage = () => localStorage }: Common,
  { look, join, long }: Kind<T>,
): Box<T> {
  const key = `shang.${name}`;
  let last: { readonly text: string; readonly contents: Contents<T> } | undefined;
  let tried = partOf !== undefined; // what lies aside, on this visit
  let written: string | undefined; // by this tab, last
  const recent: Change<T>[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Runs what touches storage; even asking for it may throw. */
  function attempt<R>(act: (store: Storage) => R): R | { trouble: Trouble } {
    try {
      return act(storage());
    } catch (error) {
      return { trouble: nameTrouble(error) };
    }
  }

  /** Long lists are looked through once, not at every question. */
  function contentsOf(text: string): Contents<T> {
    if (last?.text !== text) last = { text, contents: look(text) };
    return last.contents;
  }

  function put(store: Storage, value: T): void {
    const text = envelope(version, value);
    store.setItem(key, text);
    written = text;
    last = long ? { text, contents: { value } } : undefined;
  }

  /** What is there; what of it cannot be read is put aside. While it cannot be, for want of room, nothing may be written. */
  function open(store: Storage): Found<T> & { readonly stuck?: true } {
    const text = store.getItem(key);
    if (text === null) return {};
    const { value, bad, newer } = contentsOf(text);
    if (newer) return { trouble: 'newer', stuck: true };
    if (bad === undefined) return { value: value! };
    const readable = value !== undefined && { value };
    try {
      if (value === undefined) moveAside(store, key, 'damaged', partOf);
      else {
        layAside(store, partOf ?? key, bad);
        put(store, value);
      }
      return { ...readable, trouble: 'damaged' };
    } catch (error) {
      return { ...readable, trouble: nameTrouble(error), stuck: true };
    }
  }

  /** What lies aside and can be read after all comes back; what is left of it stays aside. */
  function bringBack(store: Storage): void {
    for (const { at, text, why, n } of listAside(store, key)) {
      if (why !== 'damaged') continue;
      const { value, bad = '', newer } = look(text);
      const found = open(store);
      if (found.stuck) return;
      const joined = value === undefined || newer || bad === text ? undefined : join(found.value, value);
      // An earlier version would write over the one without a number.
      if (joined === undefined && n > 0) continue;
      const left = joined === undefined ? text : bad;
      if (left !== '') layAside(store, key, left);
      if (joined !== undefined) put(store, joined);
      store.removeItem(at);
    }
  }

  function read(store: Storage): Found<T> {
    const { stuck, ...found } = open(store);
    if (tried || stuck || found.trouble !== undefined) return found;
    tried = true;
    bringBack(store);
    const { stuck: _, ...again } = open(store);
    return again;
  }

  function write(store: Storage, value: T): { trouble: Trouble | undefined } {
    // Looked at again: another window may have brought a newer version, or something that is to be put aside.
    const { trouble, stuck } = open(store);
    if (stuck) return { trouble };
    put(store, value);
    return { trouble: undefined };
  }

  function change(by: Change<T>): Found<T> & { value: T } {
    const found = attempt(read);
    const value = by('value' in found ? found.value : undefined);
    const trouble = attempt((store) => write(store, value)).trouble ?? found.trouble;
    return { value, ...(trouble && { trouble }) };
  }

  /** Makes changes again, in turn with the other tabs, if one of them has written since. */
  const settle = (changes: readonly Change<T>[]): Promise<Found<T> | undefined> =>
    inTurn(key, () => {
      const now = attempt((store) => ({ text: store.getItem(key) }));
      if (!('text' in now) || now.text === written) return undefined;
      return change((value) => changes.reduce<T | undefined>((all, by) => by(all), value)!);
    });

  /** What was shown for another tab's sake meanwhile lacks it: this page is told, as it is of another tab's writing. */
  async function settleLate(): Promise<void> {
    const again = await settle(recent.splice(0));
    if (again && typeof StorageEvent === 'function') dispatchEvent(new StorageEvent('storage', { key }));
  }

  return {
    key,
    look,
    read: () => attempt(read),
    write: (value) => attempt((store) => write(store, value)).trouble,
    async update(by) {
      const first = change(by);
      if (first.trouble !== undefined && first.trouble !== 'damaged') return first;
      recent.push(by);
      clearTimeout(timer);
      timer = setTimeout(settleLate, SETTLED);
      return { ...first, ...(await settle([by])) };
    },
    forget: () =>
      attempt((store) => {
        const { trouble, stuck } = open(store);
        if (!stuck) store.removeItem(key);
        return { trouble: stuck && trouble };
      }).trouble,
    recover: () =>
      attempt((store) => {
        bringBack(store);
        return { trouble: undefined };
      }).trouble,
  };
}

export const createBox = <T>({ parse, ...common }: BoxOptions<T>): Box<T> =>
  openBox(common, {
    look: singleReader(common.version, parse),
    join: (here, back) => (here === undefined ? back : undefined),
    long: false,
  });

/** A box of many: each is read by itself. */
export const createListBox = <T>({ parseEntry, join, ...common }: ListOptions<T>): Box<readonly T[]> =>
  openBox(common, {
    look: listReader(common.version, parseEntry),
    join: (here, back) => join(here ?? [], back),
    long: true,
  });
