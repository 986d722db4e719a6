/** One thing that is kept, as a page shows it. Every change is made to what is kept now: another tab may have gone on with it. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Box, Trouble } from '../lib/storage.ts';

export interface KeptOne<T> {
  readonly value: ReadonlySignal<T>;
  readonly trouble: ReadonlySignal<Trouble | undefined>;
  /** Reads what is kept, at first and when another tab has changed it. */
  load(): void;
  /** Shown at once. A change must be one that can be made twice (`Box.update`). */
  alter(change: (now: T) => T): Promise<void>;
}

export function keptOne<T>(box: Box<T>, start: T): KeptOne<T> {
  const value = signal(start);
  const trouble = signal<Trouble | undefined>();
  let changes = 0;
  return {
    value: computed(() => value.value),
    trouble: computed(() => trouble.value),
    load() {
      const found = box.read();
      if (found.value !== undefined) value.value = found.value;
      trouble.value = found.trouble;
    },
    async alter(change) {
      const before = value.value;
      value.value = change(before);
      const turn = ++changes;
      const kept = await box.update((now) => change(now ?? before));
      if (turn === changes) value.value = kept.value;
      trouble.value = kept.trouble;
    },
  };
}
