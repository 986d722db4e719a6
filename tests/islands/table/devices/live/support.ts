/** A broker in the test's own thread, which a test can make lose, repeat, change and hold back what goes through it. */
import { signal } from '@preact/signals';
import type { Broker } from '../../../../../src/islands/table/devices/live/broker.ts';
import type { Bytes } from '../../../../../src/islands/table/devices/live/sealing.ts';

export interface Carried {
  readonly subject: string;
  readonly bytes: Bytes;
}

export function fakeBroker() {
  const ears = new Map<string, Set<(bytes: Bytes) => void>>();
  const carried: Carried[] = [];
  let pass: (one: Carried) => boolean = () => true;
  const deliver = ({ subject, bytes }: Carried): void =>
    queueMicrotask(() => {
      for (const heard of ears.get(subject) ?? []) heard(new Uint8Array(bytes));
    });
  return {
    carried,
    deliver,
    /** Only what this says so of arrives. */
    onlyPass(which: (one: Carried) => boolean) {
      pass = which;
    },
    /** For a device, each its own. */
    open(): Broker {
      const up = signal(true);
      return {
        up,
        publish(subject, bytes) {
          if (!up.value) return;
          const one = { subject, bytes: new Uint8Array(bytes) };
          carried.push(one);
          if (pass(one)) deliver(one);
        },
        subscribe(subject, heard) {
          const all = ears.get(subject) ?? new Set();
          ears.set(subject, all.add(heard));
          return () => void all.delete(heard);
        },
        close() {
          up.value = false;
        },
      };
    },
  };
}

export type FakeBroker = ReturnType<typeof fakeBroker>;
