import { describe, expect, it } from 'vitest';
import {
  CHARACTERS,
  type CharacterId,
  CIRCLES,
  decodeSetup,
  encodeSetup,
  InvalidSetupCode,
  TILES,
} from '../../../src/games/dunhuang/index.ts';
import { circleWith } from './support/table.ts';

const codeOf = (number: number): string => number.toString(36).toUpperCase().padStart(4, '0');
const turn = <T>(circle: readonly T[], by: number): T[] => [...circle.slice(by), ...circle.slice(0, by)];

describe('setup.characters: the code of a circle', () => {
  it('there are 2^8 × 7! = 1,290,240 circles', () => {
    expect(CIRCLES).toBe(1_290_240);
    expect(CIRCLES).toBe(2 ** 8 * 7 * 6 * 5 * 4 * 3 * 2);
  });

  it('every one of the codes gives a circle that gives the code', () => {
    // A sample that meets all sides and all places; `npm run soak` walks through every one.
    for (let number = 0; number < CIRCLES; number += 101) {
      const code = codeOf(number);
      if (encodeSetup(decodeSetup(code)) !== code) expect.fail(code);
    }
    expect(encodeSetup(decodeSetup(codeOf(CIRCLES - 1)))).toBe(codeOf(CIRCLES - 1));
  });

  it('different codes give different circles, each with one side of every tile', () => {
    const seen = new Set<string>();
    for (let number = 0; number < CIRCLES; number += 997) {
      const circle = decodeSetup(codeOf(number));
      const tiles = new Set(circle.map((id) => CHARACTERS.indexOf(id) >> 1));
      if (tiles.size === 8) seen.add(circle.join());
    }
    expect(seen.size).toBe(Math.ceil(CIRCLES / 997));
  });

  it('turning the circle does not change the code', () => {
    const circle = circleWith(['farmer', 'dancer']);
    for (let by = 0; by < 8; by++) expect(encodeSetup(turn(circle, by))).toBe(encodeSetup(circle));
  });

  it('flipping a tile or swapping two does', () => {
    const circle = circleWith([]);
    const codes = new Set([encodeSetup(circle)]);
    for (const tile of TILES) codes.add(encodeSetup(circleWith([tile[1]])));
    for (let i = 0; i < 7; i++) {
      const swapped = [...circle];
      [swapped[i], swapped[i + 1]] = [swapped[i + 1]!, swapped[i]!];
      codes.add(encodeSetup(swapped));
    }
    expect(codes.size).toBe(1 + 8 + 7);
  });

  it('is read in small letters too', () => {
    expect(decodeSetup('0abc')).toEqual(decodeSetup('0ABC'));
  });

  it.each([
    ['', 'length'],
    ['ABC', 'length'],
    ['ABCDE', 'length'],
    [1234 as unknown as string, 'length'],
    [['0', 'A', 'B', 'C'] as unknown as string, 'length'],
    ['AB-C', 'character'],
    ['AB C', 'character'],
    ['商商商商', 'character'],
    ['ZZZZ', 'range'],
    [codeOf(CIRCLES), 'range'],
  ])('refuses %j with the code %s', (code, error) => {
    expect(() => decodeSetup(code)).toThrow(InvalidSetupCode);
    expect(() => decodeSetup(code)).toThrow(expect.objectContaining({ name: 'InvalidSetupCode' }));
    expect(() => decodeSetup(code)).toThrow(new RegExp(`^${error}`));
  });

  it('says what is wrong with a letter', () => {
    try {
      decodeSetup('AB-C');
      expect.unreachable();
    } catch (error) {
      expect((error as InvalidSetupCode).detail).toEqual({ letter: '-' });
    }
  });

  it('says which number is the last', () => {
    try {
      decodeSetup('ZZZZ');
      expect.unreachable();
    } catch (error) {
      expect((error as InvalidSetupCode).detail).toEqual({ last: CIRCLES - 1 });
    }
  });

  it('refuses to name what is no circle', () => {
    expect(() => encodeSetup([...circleWith([]), 'painter'])).toThrow(/^not-a-circle/); // nine, of eight tiles
    expect(() => encodeSetup('painters' as unknown as CharacterId[])).toThrow(/^not-a-circle/);
    expect(() => encodeSetup(['painter'])).toThrow(/^not-a-circle/);
    expect(() => encodeSetup([...circleWith([]).slice(1), 'dancer'] as CharacterId[])).toThrow(
      InvalidSetupCode,
    );
  });
});
