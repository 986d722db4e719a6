/** Somebody in between who hands on what is said under a name, and may lose it, repeat it or tell others. */
import type { ReadonlySignal } from '@preact/signals';
import type { Bytes } from './sealing.ts';

export interface Broker {
  /** Whether it can be reached now. */
  readonly up: ReadonlySignal<boolean>;
  publish(subject: string, bytes: Bytes): void;
  subscribe(subject: string, heard: (bytes: Bytes) => void): () => void;
  close(): void;
}

/** Both directions of a seat. */
export const toHost = (subject: string): string => `shang.${subject}.h`;
export const toGuest = (subject: string): string => `shang.${subject}.g`;
