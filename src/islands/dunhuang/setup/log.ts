/** The history as the room shows it: star, rename, delete and take back. */
import { signal } from '@preact/signals';
import type { Box, Trouble } from '../../../lib/storage.ts';
import { type Entry, LONGEST_TITLE, record } from './history.ts';

export function createLog(box: Box<readonly Entry[]>, report: (trouble: Trouble | undefined) => void) {
  const entries = signal<readonly Entry[]>([]);

  /** Another window may have added to it: it is read again before anything is written. */
  function alter(change: (known: readonly Entry[]) => readonly Entry[]): void {
    const found = box.read();
    entries.value = change(found.value ?? entries.value);
    report(box.write(entries.value) ?? found.trouble);
  }

  const changeOne = (id: string, changed: Partial<Entry>) =>
    alter((known) => known.map((entry) => (entry.id === id ? { ...entry, ...changed } : entry)));

  return {
    entries,
    load(): void {
      const { value, trouble } = box.read();
      entries.value = value ?? [];
      report(trouble);
    },
    add: (entry: Entry): void => alter((known) => record(known, entry)),
    star: (id: string, starred: boolean): void => changeOne(id, { starred }),
    rename: (id: string, title: string): void =>
      changeOne(id, { title: title.trim().slice(0, LONGEST_TITLE) }),
    /** Gives back the way to undo it. */
    remove(id: string): () => void {
      const at = entries.value.findIndex((entry) => entry.id === id);
      const gone = entries.value[at]!;
      alter((known) => known.filter((entry) => entry.id !== id));
      return () => alter((known) => known.toSpliced(at, 0, gone));
    },
  };
}
