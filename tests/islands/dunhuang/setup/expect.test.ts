import { describe, expect, it } from 'vitest';
import { CIRCLES, TRAITS } from '../../../../src/games/dunhuang/index.ts';
import { expectationsOf, rangeOf } from '../../../../src/islands/dunhuang/setup/expect.ts';
import { circleNumber, everySides } from './support/sides.ts';

describe('what to expect of a circle', () => {
  it('counts the characters that do a thing', () => {
    const circle = [
      'painter',
      'princess',
      'diplomat',
      'soldier',
      'merchant',
      'maid',
      'farmer',
      'buddhist',
    ] as const;
    const found = Object.fromEntries(expectationsOf(circle).map((one) => [one.trait, one]));
    expect(found['prestige']).toEqual({
      trait: 'prestige',
      characters: ['painter', 'princess', 'merchant'],
      measure: 'many',
    });
    expect(found['steps']).toMatchObject({ characters: ['farmer'], measure: 'some' });
    expect(found['gather']).toMatchObject({ characters: ['diplomat', 'farmer'], measure: 'few' });
    expect(found['protect']).toMatchObject({ characters: ['buddhist'], measure: 'always' });
  });

  it('knows the fewest and the most of all circles', () => {
    const all = everySides().map(expectationsOf);
    for (const [at, trait] of TRAITS.entries()) {
      const counts = all.map((expectations) => expectations[at]!.characters.length);
      expect(rangeOf(trait)).toEqual({ fewest: Math.min(...counts), most: Math.max(...counts) });
    }
    // The order changes no count.
    const counts = (number: number) =>
      expectationsOf(circleNumber(number)).map((one) => one.characters.length);
    expect(counts(CIRCLES - 1)).toEqual(counts(255));
  });
});
