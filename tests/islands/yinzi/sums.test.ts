import { describe, expect, it } from 'vitest';
import { translator } from '../../../src/i18n/translate.ts';
import { sumsBox } from '../../../src/islands/yinzi/sums/boxes.ts';
import { createSumsModel } from '../../../src/islands/yinzi/sums/model.ts';
import { type SumId, startOf } from '../../../src/islands/yinzi/sums/sum.ts';
import { SUMS } from '../../../src/islands/yinzi/sums/sums.ts';
import { LANGUAGES } from '../../../src/lib/languages.ts';
import { memoryStorage } from '../../../src/lib/memory-storage.ts';
import { en, nl } from '../../support/words.ts';

const WORDS = { en, nl };
const sumOf = (id: SumId) => SUMS.find((sum) => sum.id === id)!;
const told = (id: SumId, values: Record<string, number>, lang: 'en' | 'nl' = 'en') =>
  sumOf(id)
    .reckon({ ...startOf(sumOf(id)), ...values }, translator(lang, WORDS[lang]))
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
    expect(told('taxes', { 'card-1': 3, 'card-2': 3, 'card-3': 3, silver: 1, copper: 5, rate: 10 })).toEqual([
      '3 + 3 + 3 + 0 discs = 9: 2 silver.',
      'Pay 1 silver and all 5 copper; 1 misfortune.',
    ]);
  });

  it('round.war: six symbols against 3, 3 and 2', () => {
    expect(told('war', { symbols: 6, 'troop-1': 3, 'troop-2': 3, 'troop-3': 2 })).toEqual([
      '8 warriors against 6: won.',
      'Slot 1, 3 warriors: 4 points.',
      'Slot 2, 3 warriors: 2 points.',
      'Slot 3, 2 warriors: 0 points.',
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
      '1 too much: you have 4.',
    ]);
    expect(told('transport', { ...loads, capacity: 4, extra: 1 }).at(-1)).toBe('It fits: you have 5.');
  });

  it('fortune.sell, fortune.factory, work.produce, round.admin', () => {
    expect(told('sale', { urban: 2, coins: 1 }).at(-1)).toBe('You get 7 copper.');
    expect(told('factories', { build: 1, 'to-2': 1, 'to-3': 1 })).toEqual(['1 stone and 8 copper.']);
    expect(told('produce', { other: 1, level: 2 })).toEqual([
      'Workers: 2, raw material: 1, 3 copper to the owner. It makes 1.',
    ]);
    expect(told('produce', { other: 1 })).toEqual(['Nobody else may use a factory of level I.']);
    expect(told('rate', { space: 2, roll: 5, copper: 14, rate: 5 })).toEqual([
      'The die goes from 2 to 3.',
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
        const lines = sum.reckon(values, translator(lang, WORDS[lang]));
        expect(lines.length).toBeGreaterThan(0);
        for (const { text } of lines) expect(text).not.toMatch(/[{}]|undefined|NaN/);
      }
    }
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
    expect(two.values.value).toMatchObject({ 'card-1': 3, rate: 1 });
    two.clear();
    expect(two.values.value).toEqual(startOf(sumOf('taxes')));
  });
});
