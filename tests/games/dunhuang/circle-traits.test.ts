import { describe, expect, it } from 'vitest';
import { CIRCLES, circleTraits, TRAITS } from '../../../src/games/dunhuang/index.ts';
import { circleNumber, everySides } from '../../islands/dunhuang/setup/support/sides.ts';

describe('what to expect of a circle', () => {
  it('setup.characters: counts the characters that do a thing', () => {
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
    const found = Object.fromEntries(circleTraits(circle).map((one) => [one.trait, one]));
    expect(found['prestige']).toEqual({
      trait: 'prestige',
      characters: ['painter', 'princess', 'merchant'],
      measure: 'many',
    });
    expect(found['steps']).toMatchObject({ characters: ['farmer'], measure: 'some' });
    expect(found['gather']).toMatchObject({ characters: ['diplomat', 'farmer'], measure: 'few' });
    expect(found['protect']).toMatchObject({ characters: ['buddhist'], measure: 'always' });
  });

  it('measures against the fewest and the most of all circles', () => {
    const all = everySides().map((circle) => circleTraits(circle));
    for (const at of TRAITS.keys()) {
      const counts = all.map((traits) => traits[at]!.characters.length);
      const [fewest, most] = [Math.min(...counts), Math.max(...counts)];
      for (const traits of all) {
        const { characters, measure } = traits[at]!;
        const n = characters.length;
        const expected = fewest === most ? 'always' : n === most ? 'many' : n === fewest ? 'few' : 'some';
        expect(measure).toBe(expected);
      }
    }
    // The order changes no count.
    const counts = (number: number) => circleTraits(circleNumber(number)).map((one) => one.characters.length);
    expect(counts(CIRCLES - 1)).toEqual(counts(255));
  });

  it('setup.characters: nothing of what is no circle', () => {
    expect(() => circleTraits(['painter'])).toThrow('not-a-circle');
    expect(() => circleTraits(null as never)).toThrow('not-a-circle');
  });
});
