/** What a decoder is to the fuzzer, and what any of them may be asked: what was read is written again, and nothing changes by that. */
import type { Box, BoxOptions } from '../../src/lib/storage.ts';
import { memoryStorage } from '../support/storage.ts';
import { keptInVersion } from './kept.ts';

export interface Decoder {
  readonly valid: readonly string[]; // what it understands; fuzzing starts from these
  /** A value, or one of the coded errors; whatever it makes of a text plays on, and is written as that text again. */
  decode(text: string): unknown;
  readonly box?: string; // of which box on the device, if it is one
}

export type Decoders = Readonly<Record<string, Decoder>>;

export const json = (data: unknown): string => JSON.stringify(data);

/** What a text holds as JSON; undefined where it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function same(written: string, text: string): void {
  if (written !== text) throw new Error(`read as ${text.slice(0, 200)}, written as ${written.slice(0, 200)}`);
}

/** What was read is written, read again and written again: nothing is changed by it. */
export function stable<T>(value: T, write: (value: T) => string, read: (text: string) => T): T {
  const written = write(value);
  const again = read(written);
  same(json(again), json(value));
  same(write(again), written);
  return value;
}

/** What is in a box is read; what was read is written and read again, and is the same. */
export function box(
  name: string,
  open: (where: Pick<BoxOptions<unknown>, 'storage'>) => Omit<Box<unknown>, 'update'>,
): Decoder {
  return {
    box: name,
    valid: keptInVersion(name, 1),
    decode(text) {
      const kept: Record<string, string> = { [`shang.${name}`]: text };
      const it = open({ storage: () => memoryStorage(kept) });
      const { value, trouble } = it.read();
      if (trouble !== undefined) return trouble;
      const trouble2 = it.write(value);
      const again = it.read();
      if (trouble2 !== undefined || JSON.stringify(again.value) !== JSON.stringify(value)) {
        throw new Error(`${name} is not read back as it was written`);
      }
      return value;
    },
  };
}
