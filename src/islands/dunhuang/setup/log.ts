/** The history as the room shows it: star, rename, delete and take back. */
import { signal } from '@preact/signals';
import type { Box, Trouble } from '../../../lib/storage.ts';
import { type Entry, LONGEST_TITLE, record } from './history.ts';

export function createLog(box: Box<readonly Entry[]>, report: (trouble: Trouble | undefined) => void) {
  const entries = signal<readonly Entry[]>([]);

  function keep(next: readonly Entry[]): void {
    entries.value = next;
    report(box.write(next));
  }

  const change = (id: string, changed: Partial<Entry>) =>
    keep(entries.value.map((entry) => (entry.id === id ? { ...entry, ...changed } : entry)));

  return {
    entries,
    load(): void {
      const { value, trouble } = box.read();
      entries.value = value ?? [];
      if (trouble) report(trouble);
    },
    add: (entry: Entry): void => keep(record(entries.value, entry)),
    star: (id: string, starred: boolean): void => change(id, { starred }),
    rename: (id: string, title: string): void => change(id, { title: title.trim().slice(0, LONGEST_TITLE) }),
    /** Gives back the way to undo it. */
    remove(id: string): () => void {
      const at = entries.value.findIndex((entry) => entry.id === id);
      const gone = entries.value[at]!;
      keep(entries.value.filter((entry) => entry.id !== id));
      return () => keep(entries.value.toSpliced(at, 0, gone));
    },
  };
}
