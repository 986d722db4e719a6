/** A list that is kept, as a page shows it. Every change is made to what is kept now: another tab may have added to it. */
import { signal } from '@preact/signals';
import type { Box, Trouble } from '../lib/storage.ts';

export function keptList<T>(box: Box<readonly T[]>, report: (trouble: Trouble | undefined) => void) {
  const entries = signal<readonly T[]>([]);
  let changes = 0;
  return {
    entries,
    load(): void {
      const { value, trouble } = box.read();
      entries.value = value ?? [];
      report(trouble);
    },
    /** Shown at once; why it could not be kept, if so. */
    async alter(change: (known: readonly T[]) => readonly T[]): Promise<Trouble | undefined> {
      const before = entries.value;
      entries.value = change(before);
      const turn = ++changes;
      const { value, trouble } = await box.update((now) => change(now ?? before));
      if (turn === changes) entries.value = value;
      report(trouble);
      return trouble;
    },
  };
}
