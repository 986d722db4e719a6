// Hostile input to every decoder. FUZZ_INPUTS says how many in all; npm run fuzz makes it many.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from '../../src/islands/dunhuang/score/transfer.ts';
import { CODED, DECODERS, entriesNumbered } from './decoders.ts';
import { hostileText } from './hostile.ts';

const all = Object.entries(DECODERS);
const inputs = Math.ceil(Number(process.env['FUZZ_INPUTS'] ?? 10_000) / all.length);
const seed = Number(process.env['FUZZ_SEED'] ?? 9);

const MOST_CPU_MS = 100; // of the processor, so that a busy machine is no failure
const MOST_GROWTH = 40; // letters of value for one of input

const isCoded = (error: unknown): boolean => CODED.some((kind) => error instanceof kind);

/** The value, or undefined for a coded error; anything else that is thrown goes through. */
function run(decode: (text: string) => unknown, text: string): unknown {
  try {
    return decode(text);
  } catch (error) {
    if (isCoded(error)) return undefined;
    throw error;
  }
}

describe.each(all)('%s', (_, { valid, decode }) => {
  it('is understood', () => {
    for (const text of valid) expect(() => decode(text)).not.toThrow();
  });

  it('ends in a value or a coded error, soon, and without a trace', () => {
    fc.assert(
      fc.property(hostileText(valid), (text) => {
        const before = process.threadCpuUsage();
        const value = run(decode, text);
        const { user, system } = process.threadCpuUsage(before);
        expect((user + system) / 1000).toBeLessThan(MOST_CPU_MS);
        expect((JSON.stringify(value) ?? '').length).toBeLessThan(50_000 + MOST_GROWTH * text.length);
        expect(Object.keys(Object.prototype)).toEqual([]);
        expect('polluted' in {}).toBe(false);
      }),
      { numRuns: inputs, seed },
    );
  });
});

it('a long spreadsheet takes longer in proportion, not in its square', () => {
  const { decode } = DECODERS['a spreadsheet of scores']!;
  const long = toCsv(entriesNumbered(5000));
  const before = process.cpuUsage();
  expect(decode(long)).toMatchObject({ entries: { length: 5000 }, unreadable: 0 });
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1500);
});
