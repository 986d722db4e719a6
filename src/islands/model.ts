/** A model as views have it: signals that can only be read, and verbs that change them. */
import type { ReadonlySignal } from '@preact/signals';

export type Model<Made> = {
  readonly [Name in keyof Made]: Made[Name] extends ReadonlySignal<infer Value>
    ? ReadonlySignal<Value>
    : Made[Name];
};
