import { expect, it, vi } from 'vitest';
import { drawNumber, newId } from '../../src/lib/entropy.ts';

it('names are all different, and there where a page has no randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 2000 }, newId);
  vi.unstubAllGlobals();
  expect(new Set(ids).size).toBe(2000);
  for (const id of ids) expect(id).toMatch(/^[0-9a-z]{16}$/);
});

it('numbers lie from 0 up to 1, all over', () => {
  const tenths = new Set(Array.from({ length: 1000 }, () => Math.floor(drawNumber() * 10)));
  expect([...tenths].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
