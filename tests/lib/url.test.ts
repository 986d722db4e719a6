import { describe, expect, it } from 'vitest';
import { joinPath, localePath, url } from '../../src/lib/url.ts';

describe('addresses', () => {
  it('join with single slashes, however a base path is written', () => {
    for (const base of ['shang', '/shang', 'shang/', '/shang/'])
      expect(joinPath('/', base, '/')).toBe('/shang/');
    expect(joinPath('/', '', '/')).toBe('/');
  });

  it('lead to files and to pages in a language', () => {
    expect(url('/icon.svg')).toBe('/icon.svg');
    expect(localePath('nl', '/')).toBe('/nl/');
    expect(localePath('en', '/dunhuang/rules/')).toBe('/en/dunhuang/rules/');
  });
});
