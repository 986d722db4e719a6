import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeSetup } from '../../../src/games/dunhuang/index.ts';
import { readingsOf } from '../../../src/islands/dunhuang/code-readings.ts';

describe('the readings of a code', () => {
  it('are the code alone where no sign has a twin', () => {
    expect(readingsOf('8K2F')).toEqual(['8K2F']);
  });

  it('are every circle it may mean, itself first', () => {
    expect(readingsOf('M9FO')).toEqual(['M9FO', 'M9F0']);
    expect(new Set(readingsOf('1OA0'))).toEqual(
      new Set(['1OA0', '1OAO', '10A0', '10AO', 'IOA0', 'IOAO', 'I0A0', 'I0AO']),
    );
  });

  it('are only codes that a circle has', () => {
    // RNJZ is the last one: RO00 looks like R000, but is no code.
    expect(readingsOf('R000')).not.toContain('RO00');
  });

  it('mean the same, whichever of them was written', () => {
    const sign = fc.constantFrom(...'01OIA9');
    fc.assert(
      fc.property(fc.array(sign, { minLength: 4, maxLength: 4 }), (signs) => {
        const code = signs.join('');
        const all = readingsOf(code);
        for (const reading of all) {
          expect(decodeSetup(reading)).toHaveLength(8);
          expect(new Set(readingsOf(reading))).toEqual(new Set(all));
        }
      }),
    );
  });
});
