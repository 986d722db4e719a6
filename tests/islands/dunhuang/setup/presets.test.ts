import { describe, expect, it } from 'vitest';
import { circleTraits, decodeSetup } from '../../../../src/games/dunhuang/index.ts';
import { otherSide } from '../../../../src/islands/dunhuang/setup/circle.ts';
import { countCircles, NO_WISHES, refusalOf } from '../../../../src/islands/dunhuang/setup/draw.ts';
import { PRESETS } from '../../../../src/islands/dunhuang/setup/presets/index.ts';

describe('presets', () => {
  const last = decodeSetup('8K2F');

  it.each(PRESETS)('leave thousands of circles to draw: $id', ({ wants }) => {
    const wishes = { ...NO_WISHES, in: wants(last)! };
    expect(refusalOf(wishes)).toBeUndefined();
    expect(countCircles(wishes)).toBeGreaterThanOrEqual(5040);
  });

  it('give as much prestige as can be where they promise it', () => {
    const wants: readonly string[] = PRESETS.find(({ id }) => id === 'much-prestige')!.wants(undefined)!;
    const circle = last.map((id) => (wants.includes(otherSide(id)) ? otherSide(id) : id));
    expect(circleTraits(circle).find(({ trait }) => trait === 'prestige')!.measure).toBe('many');
  });

  it('turn every tile for the opposite of last night, and need a last night', () => {
    const { wants } = PRESETS.find(({ id }) => id === 'opposite')!;
    expect(wants(last)).toEqual(last.map(otherSide));
    expect(wants(undefined)).toBeUndefined();
  });
});
