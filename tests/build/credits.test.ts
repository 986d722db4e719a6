import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { creditFor, FONTS, RELAY_SOFTWARE, SOFTWARE } from '../../src/build/credits.ts';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

it('every package that is served is credited, with its licence in full', () => {
  const software = [...SOFTWARE, ...RELAY_SOFTWARE];
  const credited = software.map((named) => named.package);
  expect(Object.keys(dependencies).filter((name) => !credited.includes(name))).toEqual([]);
  for (const credit of [...software, ...FONTS].map(creditFor)) {
    expect(credit.version).toMatch(/^\d/);
    expect(credit.licence).toMatch(/^(MIT|ISC|OFL-1\.1|Apache-2\.0|Unlicense|\(MIT OR Apache-2\.0\))$/);
    expect(credit.text.length).toBeGreaterThan(500);
  }
});

it('a package that is not there stops the build', () => {
  expect(() => creditFor({ name: 'None', by: 'nobody', package: 'no-such-package' })).toThrow();
});
