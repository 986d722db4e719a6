/** What is filled in, kept on the device. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Box, Trouble } from '../../../lib/storage.ts';
import { type Filled, MOST, type Values } from './boxes.ts';
import { type Field, type Sum, type SumId, startOf } from './sum.ts';
import { SUMS } from './sums.ts';

export interface SumsModel {
  readonly open: ReadonlySignal<Sum>;
  readonly values: ReadonlySignal<Values>; // of the open one
  readonly trouble: ReadonlySignal<Trouble | undefined>;
  load(): void;
  show(sum: SumId): void;
  set(field: Field, value: number): void;
  clear(): void;
}

const kept = ({ kind, least = 0 }: Field, value: number): number =>
  Math.min(kind === 'switch' ? 1 : MOST, Math.max(least, Math.trunc(value) || 0));

export function createSumsModel(box: Box<Filled>): SumsModel {
  const filled = signal<Filled>({ open: SUMS[0]!.id, values: {} });
  const trouble = signal<Trouble | undefined>();
  const open = computed(() => SUMS.find(({ id }) => id === filled.value.open) ?? SUMS[0]!);
  const values = computed(() => {
    const start = startOf(open.value);
    const there = filled.value.values[open.value.id] ?? {};
    const fields = open.value.fields.map((field) => {
      const value = there[field.name] ?? start[field.name]!;
      return [field.name, kept(field, value)];
    });
    return Object.fromEntries(fields) as Values;
  });
  // What another tab filled in elsewhere stays: only this sum is changed.
  const change = async (make: (now: Filled) => Filled): Promise<void> => {
    filled.value = make(filled.value);
    const { value, trouble: why } = await box.update((now) => make(now ?? filled.value));
    filled.value = { ...value, open: filled.value.open };
    trouble.value = why;
  };
  const fill = (made: Values): void => {
    const { id } = open.value;
    void change((now) => ({ open: id, values: { ...now.values, [id]: made } }));
  };
  return {
    open,
    values,
    trouble: computed(() => trouble.value),
    load() {
      const found = box.read();
      if (found.value !== undefined) filled.value = found.value;
      trouble.value = found.trouble;
    },
    show: (sum) => void change((now) => ({ ...now, open: sum })),
    set: (field, value) => fill({ ...values.value, [field.name]: kept(field, value) }),
    clear: () => fill(startOf(open.value)),
  };
}
