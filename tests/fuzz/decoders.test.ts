// Hostile input to every decoder. FUZZ_INPUTS says how many in all; npm run fuzz makes it many.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from '../../src/islands/dunhuang/score/transfer.ts';
import { CODED, DECODERS } from './decoders.ts';
import { entriesNumbered } from './dunhuang-decoders.ts';
import { hostileText } from './hostile.ts';
import { KEPT } from './kept.ts';
import { soon, timed } from './soon.ts';

const all = Object.entries(DECODERS);
const inputs = Math.ceil(Number(process.env['FUZZ_INPUTS'] ?? 10_000) / all.length);
const seed = Number(process.env['FUZZ_SEED'] ?? 9);

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

it('every box that a device keeps is among them', () => {
  const boxes = all.map(([, { box }]) => box);
  expect(KEPT.map(({ name }) => name).filter((name) => !boxes.includes(name))).toEqual([]);
});

describe.each(all)('%s', (_, { valid, decode }) => {
  it('is understood', () => {
    for (const text of valid) expect(() => decode(text)).not.toThrow();
  });

  it('ends in a value or a coded error, soon, and without a trace', () => {
    fc.assert(
      fc.property(hostileText(valid), (text) => {
        const value = soon(() => run(decode, text));
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
  const least = (n: number): number => {
    const text = toCsv(entriesNumbered(n));
    const tries = [1, 2, 3].map(() => timed(() => decode(text)));
    expect(tries[0]!.value).toMatchObject({ entries: { length: n }, unreadable: 0 });
    return Math.min(...tries.map(({ ms }) => ms));
  };
  // Eight times as many; in the square it would be 64 times as long.
  expect(least(1600) / least(200)).toBeLessThan(24);
});
