import { describe, expect, it } from 'vitest';
import { EMPTY_PROFILE, readProfile } from '../../../src/games/yinzi/index.ts';
import { translator } from '../../../src/i18n/translate.ts';
import { sumsBox } from '../../../src/islands/yinzi/sums/boxes.ts';
import { createSumsModel } from '../../../src/islands/yinzi/sums/model.ts';
import { allowedBy, type SumId, startOf } from '../../../src/islands/yinzi/sums/sum.ts';
import { SUMS } from '../../../src/islands/yinzi/sums/sums.ts';
import { LANGUAGES } from '../../../src/lib/languages.ts';
import { memoryStorage } from '../../../src/lib/memory-storage.ts';
import { en, nl } from '../../support/words.ts';

const WORDS = { en, nl };
const sumOf = (id: SumId) => SUMS.find((sum) => sum.id === id)!;
const PROFILE = readProfile({ rates: [4, 10, 5], boats: [2, 4, 4, 5] });
const told = (id: SumId, values: Record<string, number>, profile = PROFILE) =>
  sumOf(id)
    .reckon({ ...startOf(sumOf(id)), ...values }, translator('en', en), profile)
    .map(({ text }) => text);

describe('the sums, in words', () => {
  it('round.feed: eleven workers, 2 rice and 2 fruit', () => {
    expect(told('feed', { workers: 11, 'own-rice': 2, 'own-fruit': 2 })).toEqual([
      '11 workers ÷ 3, rounded up: 4 food.',
      'Give 2 rice and 2 fruit.',
      '1 food missing: 1 misfortune.',
    ]);
  });

  it('round.taxes: short of silver', () => {
    expect(told('taxes', { 'card-1': 3, 'card-2': 3, 'card-3': 3, silver: 1, copper: 5 })).toEqual([
      '3 + 3 + 3 + 0 discs = 9: 2 silver.',
      'Pay 1 silver and all 5 copper; 1 misfortune.',
    ]);
    const short = { 'card-1': 3, 'card-2': 3, 'card-3': 2, discs: 1, silver: 1, copper: 25 };
    expect(told('taxes', short)).toEqual([
      '3 + 3 + 2 + 1 disc = 9: 2 silver.',
      'Change 10 copper into 1 silver, at 10 each.',
      'Pay 2 silver.',
    ]);
    expect(told('taxes', short, EMPTY_PROFILE).at(-1)).toBe(
      'Fill in below how many copper one silver costs.',
    );
    expect(told('taxes', { ...short, silver: 2 }, EMPTY_PROFILE).at(-1)).toBe('Pay 2 silver.');
  });

  it('round.war: six symbols against 3, 3 and 2', () => {
    expect(told('war', { symbols: 6, 'troop-1': 3, 'troop-2': 3, 'troop-3': 2 })).toEqual([
      'Won: 8 warriors against 6.',
      'Slot 1, 3 warriors: 4 points.',
      'Slot 2, 3 warriors: 2 points.',
      'Slot 3, 2 warriors: 0 points.',
    ]);
    expect(told('war', { symbols: 9, weaker: 1, 'troop-1': 1, 'veterans-2': 2, 'recruit-2': 1 })).toEqual([
      'Lost: 4 warriors against 7.',
      '9 symbols − 1 × 2 = 7.',
      'Slot 2, 3 warriors: 2 points.',
      'Slot 1, 1 warrior: 0 points.',
    ]);
  });

  it('fortune.boats: what one action moves', () => {
    const loads = {
      'pieces-1': 1,
      'borders-1': 2,
      'pieces-2': 1,
      'borders-2': 1,
      'pieces-3': 2,
      'borders-3': 1,
    };
    expect(told('transport', { ...loads, capacity: 4 })).toEqual([
      '1 × 2 + 1 × 1 + 2 × 1 = 5 capacity.',
      'It does not fit: you need 5 and have 4.',
      '2 steps on the boat track would do, at most.',
    ]);
    expect(told('transport', { ...loads, capacity: 4, extra: 1 }).at(-1)).toBe('It fits: you have 5.');
  });

  it('fortune.sell, fortune.factory, work.produce, round.admin', () => {
    expect(told('sale', { urban: 2, coins: 1 }).at(-1)).toBe('You get 7 copper.');
    expect(told('factories', { build: 1, 'to-2': 1, 'to-3': 1 })).toEqual([
      'Build 1: 1 stone.',
      '1 × 3 = 3 copper for level II.',
      '1 × 5 = 5 copper for level III.',
      'It costs 1 stone and 8 copper.',
    ]);
    expect(told('produce', { other: 1, level: 2 })).toEqual([
      'Workers: 2, raw material: 1, 3 copper to the owner. It makes 1.',
    ]);
    expect(told('produce', { other: 1 })).toEqual(['Nobody else may use a factory of level I.']);
    expect(told('rate', { space: 2, roll: 5, copper: 14 })).toEqual([
      '5 is higher than 2: the die goes right, to 3.',
      '14 copper ÷ 5, rounded down: 2 silver.',
    ]);
  });

  it.each(LANGUAGES)('answer anything that can be filled in, in %s', (lang) => {
    for (const sum of SUMS) {
      for (const value of [0, 1, 99]) {
        const values = Object.fromEntries(
          sum.fields.map(({ name, kind, least = 0 }) => [
            name,
            kind === 'switch' ? Math.min(value, 1) : Math.max(least, value),
          ]),
        );
        const lines = sum.reckon(
          values,
          translator(lang, WORDS[lang]),
          value === 0 ? EMPTY_PROFILE : PROFILE,
        );
        expect(lines.length).toBeGreaterThan(0);
        for (const { text } of lines) expect(text).not.toMatch(/[{}]|undefined|NaN/);
      }
    }
  });
});

describe('what the box does not hold', () => {
  const marked = (id: SumId, values: Record<string, number>) => {
    const all = { ...startOf(sumOf(id)), ...values };
    return sumOf(id).fields.flatMap((field) => {
      const allowed = allowedBy(field, all);
      return allowed === undefined ? [] : [[field.name, allowed]];
    });
  };

  it('is marked where it is, with what the box allows: 13 workers, a factory of level IV, 17 misfortune tiles', () => {
    expect(marked('feed', { workers: 13 })).toEqual([['workers', 12]]);
    expect(marked('produce', { level: 4 })).toEqual([['level', 3]]);
    expect(told('feed', { workers: 51 })).toContain('The box has 16 misfortune tiles.');
    expect(told('feed', { workers: 48 })).not.toContain('The box has 16 misfortune tiles.');
    expect(marked('feed', { workers: 12, 'own-rice': 10, 'own-fruit': 6 })).toEqual([
      ['own-rice', 9],
      ['own-fruit', 5],
    ]);
    expect(marked('sale', { urban: 8, coins: 8 })).toEqual([
      ['urban', 7],
      ['coins', 7],
    ]);
    expect(marked('war', { 'veterans-1': 3, weaker: 2 })).toEqual([
      ['weaker', 1],
      ['veterans-1', 2],
    ]);
    expect(marked('produce', { level: 2, lying: 3 })).toEqual([['lying', 2]]);
    expect(marked('transport', { 'pieces-1': 16, 'borders-1': 5, capacity: 99 })).toEqual([
      ['pieces-1', 15],
      ['borders-1', 4],
    ]);
    expect(marked('taxes', { 'card-1': 4, discs: 4, silver: 27, copper: 57, space: 7 })).toEqual([
      ['card-1', 3],
      ['discs', 3],
      ['silver', 26],
      ['copper', 56],
      ['space', 6],
    ]);
  });

  it('is reckoned all the same', () => {
    expect(told('factories', { build: 9 }).at(-1)).toBe('It costs 9 stone and 0 copper.');
    expect(told('transport', { 'pieces-1': 20, 'borders-1': 12 })[0]).toBe('20 × 12 = 240 capacity.');
    expect(told('produce', { level: 4 })).toEqual(told('produce', { level: 3 }));
  });
});

describe('what is filled in', () => {
  it('is there again, and a value out of bounds is not', () => {
    const storage = memoryStorage();
    const open = () => createSumsModel(sumsBox({ storage: () => storage }));
    const one = open();
    one.show('taxes');
    one.set(sumOf('taxes').fields[0]!, 3);
    one.set(sumOf('taxes').fields[7]!, -4);
    const two = open();
    two.load();
    expect(two.open.value.id).toBe('taxes');
    expect(two.values.value).toMatchObject({ 'card-1': 3, space: 1 });
    two.clear();
    expect(two.values.value).toEqual(startOf(sumOf('taxes')));
  });
});
