/**
 * What the device remembers, in named boxes. Every box is a versioned envelope in the browser's own storage, and whoever
 * opens it says what it should hold. Storage may be refused, full, damaged or written by a newer Shang: then the box says
 * so and nothing that was in it is lost.
 */
export type Trouble =
  | 'refused' // the browser lets nothing be kept
  | 'full' // no room left
  | 'damaged' // unreadable; put aside under `<key>.damaged`
  | 'newer'; // from a newer version of this site: left alone

export interface Box<T> {
  readonly key: string;
  /** What was kept; undefined where there is nothing to be had, and then perhaps why. */
  read(): { readonly value?: T; readonly trouble?: Trouble };
  /** Why it could not be kept; undefined when it was. */
  write(value: T): Trouble | undefined;
  forget(): Trouble | undefined;
}

export interface BoxOptions<T> {
  readonly name: string;
  readonly version: number;
  /** Checks what was read, of this version or an older one; undefined for what makes no sense. */
  readonly parse: (data: unknown, version: number) => T | undefined;
  readonly storage?: () => Storage;
}

interface Envelope {
  readonly version: number;
  readonly data: unknown;
}

function openEnvelope(text: string): Envelope | undefined {
  try {
    const { version, data } = JSON.parse(text) as Partial<Envelope>;
    return Number.isInteger(version) ? { version: version!, data } : undefined;
  } catch {
    return undefined;
  }
}

/** A full disk has an error of its own; every other refusal is one. */
const nameTrouble = (error: unknown): Trouble =>
  error instanceof Error && /quota/i.test(error.name) ? 'full' : 'refused';

export function createBox<T>({ name, version, parse, storage = () => localStorage }: BoxOptions<T>): Box<T> {
  const key = `shang.${name}`;

  /** Runs what touches storage; even asking for it may throw. */
  function attempt<R>(act: (store: Storage) => R): R | { trouble: Trouble } {
    try {
      return act(storage());
    } catch (error) {
      return { trouble: nameTrouble(error) };
    }
  }

  function open(store: Storage): { value?: T; trouble?: Trouble } {
    const text = store.getItem(key);
    if (text === null) return {};
    const envelope = openEnvelope(text);
    if (envelope !== undefined && envelope.version > version) return { trouble: 'newer' };
    const value = envelope && parse(envelope.data, envelope.version);
    if (value !== undefined) return { value };
    store.setItem(`${key}.damaged`, text);
    return { trouble: 'damaged' };
  }

  return {
    key,
    read: () => attempt(open),
    write: (value) =>
      attempt((store) => {
        // Looked at again: another window may have brought a newer version since.
        const found = openEnvelope(store.getItem(key) ?? '');
        if (found !== undefined && found.version > version) return { trouble: 'newer' as const };
        store.setItem(key, JSON.stringify({ version, data: value } satisfies Envelope));
        return { trouble: undefined };
      }).trouble,
    forget: () =>
      attempt((store) => {
        store.removeItem(key);
        return { trouble: undefined };
      }).trouble,
  };
}
