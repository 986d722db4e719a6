import { describe, expect, it } from 'vitest';
import { pick, words } from '../../src/i18n/dunhuang/index.ts';
import { translator } from '../../src/i18n/translate.ts';

const dutch = {
  'coins.one': '{n} munt',
  'coins.other': '{n} munten',
  'greeting.text': 'Dag {name}',
};

describe('a translator', () => {
  const { t, plural, number } = translator('nl', dutch);

  it('fills placeholders', () => {
    expect(t('greeting.text', { name: 'Wu' })).toBe('Dag Wu');
  });

  it('writes numbers as the language does', () => {
    expect(number(1290240)).toBe('1.290.240');
    expect(translator('en', dutch).number(1290240)).toBe('1,290,240');
    expect(plural('coins', 1290240)).toBe('1.290.240 munten');
  });

  it('chooses the plural form', () => {
    expect(plural('coins', 1)).toBe('1 munt');
    expect(plural('coins', 0)).toBe('0 munten');
  });

  it('throws on a value that is missing rather than show a brace', () => {
    expect(() => t('greeting.text')).toThrow('"greeting.text" needs a value for {name}.');
  });

  it('throws on words that were not handed over', () => {
    const few: Record<string, string> = { 'coins.one': '{n} munt' };
    expect(() => translator('nl', few).t('coins.other')).toThrow('No words for "coins.other" in "nl".');
  });
});

describe('pick', () => {
  it('hands an island its own words and no others', () => {
    const few = pick('nl', 'good.', 'theme.');
    expect(few['good.7']).toBe('Thee');
    expect(few['theme.dark']).toBe(words('nl').t('theme.dark'));
    expect(Object.keys(few).every((key) => key.startsWith('good.') || key.startsWith('theme.'))).toBe(true);
  });
});
