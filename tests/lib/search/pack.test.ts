import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pack, unpack } from '../../../src/lib/search/pack.ts';

test('what is packed comes out again, whatever its name and content', () => {
  const files = fc.dictionary(fc.string({ unit: 'grapheme' }), fc.uint8Array({ maxLength: 40 }));
  fc.assert(
    fc.property(files, (some) => {
      const all = new Map(Object.entries(some));
      expect(unpack(pack(all))).toEqual(all);
    }),
  );
});
