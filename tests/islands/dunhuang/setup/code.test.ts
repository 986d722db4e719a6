import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeSetup, encodeSetup } from '../../../../src/games/dunhuang/index.ts';
import { nearestCode, readCode } from '../../../../src/islands/dunhuang/setup/code.ts';

describe('a code as people type it', () => {
  it.each(['8K2F', '8k2f', ' 8k 2f ', '8K-2F', 'https://shang.example/en/dunhuang/setup/#s=8k2f&p=Mei'])(
    'opens: %s',
    (text) => {
      expect(readCode(text)).toEqual({ code: '8K2F', circle: decodeSetup('8K2F') });
    },
  );

  it.each([
    ['', 'empty', undefined],
    ['8K2', 'length', '08K2'],
    ['8K2F9', 'length', '8K2F'],
    ['8K2É', 'character', '8K2E'],
    ['!K2F', 'character', '1K2F'],
    ['8K?F', 'character', '08KF'],
    ['ZK2F', 'range', '2K2F'],
    ['YK2F', 'range', 'RK2F'],
    ['RZZZ', 'range', 'QZZZ'],
  ])('says what is wrong with "%s": %s, and that %s is near', (text, problem, nearest) => {
    expect(readCode(text)).toMatchObject({ problem, ...(nearest ? { nearest } : {}) });
  });

  it('always finds a valid code near', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 8 }), (text) => {
        const code = nearestCode(text.toUpperCase());
        expect(encodeSetup(decodeSetup(code))).toBe(code);
      }),
    );
  });
});
