/** What is filled in, kept on the device. */
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Box, Trouble } from '../../../lib/storage.ts';
import { keptOne } from '../../kept-one.ts';
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

const within = ({ kind, least = 0 }: Field, value: number): number =>
  Math.min(kind === 'switch' ? 1 : MOST, Math.max(least, Math.trunc(value) || 0));

export function createSumsModel(box: Box<Filled>): SumsModel {
  const kept = keptOne<Filled>(box, { open: SUMS[0]!.id, values: {} });
  const filled = kept.value;
  const open = computed(() => SUMS.find(({ id }) => id === filled.value.open) ?? SUMS[0]!);
  const values = computed(() => {
    const start = startOf(open.value);
    const there = filled.value.values[open.value.id] ?? {};
    const fields = open.value.fields.map((field) => {
      const value = there[field.name] ?? start[field.name]!;
      return [field.name, within(field, value)];
    });
    return Object.fromEntries(fields) as Values;
  });
  // What another tab filled in elsewhere stays: only this sum is changed.
  const fill = (made: Values): void => {
    const { id } = open.value;
    void kept.alter((now) => ({ open: id, values: { ...now.values, [id]: made } }));
  };
  return {
    open,
    values,
    trouble: kept.trouble,
    load: kept.load,
    show: (sum) => void kept.alter((now) => ({ ...now, open: sum })),
    set: (field, value) => fill({ ...values.value, [field.name]: within(field, value) }),
    clear: () => fill(startOf(open.value)),
  };
}
