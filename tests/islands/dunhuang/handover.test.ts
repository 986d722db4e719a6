import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readHandover, writeHandover } from '../../../src/islands/dunhuang/handover.ts';

it('hands over a circle and its players', () => {
  expect(writeHandover({ setup: '8K2F', players: [] })).toBe('#s=8K2F');
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 4 }), (players) => {
      expect(readHandover(writeHandover({ setup: '8K2F', players }))).toEqual({ setup: '8K2F', players });
    }),
  );
});

it('finds nothing where nothing is', () => {
  expect(readHandover('')).toBeUndefined();
  expect(readHandover('#main')).toBeUndefined();
});
