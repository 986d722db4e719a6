import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv, writeCsv } from '../../src/lib/csv.ts';

/** The cells that a spreadsheet would show which parts them by this sign, and knows of no quotes at worst. */
function cellsSeen(text: string, sign: string, quotes: boolean): string[] {
  const cells = [''];
  let quoted = false;
  for (const letter of text) {
    if (quotes && letter === '"') quoted = !quoted;
    else if (!quoted && (letter === sign || letter === '\n' || letter === '\r')) cells.push('');
    else cells[cells.length - 1] += letter;
  }
  return cells;
}
const isFormula = (cell: string) => /^\s*[=+\-@]/.test(cell) && !/^-?\d+(?:[.,]\d+)?$/.test(cell.trim());

const FOUL = [
  ';=1+1;',
  ',=1+1',
  '\t=1+1',
  'a;=cmd|x',
  '"=1+1',
  ' =1+1',
  '=1',
  '+1',
  '-a',
  '@x',
  '\r=1',
  '\n=1',
  ';;@x',
  "'=1",
  "''",
  "';=1",
];

describe('a spreadsheet', () => {
  it.each(FOUL)('shows %j as what it is, whichever sign parts its cells', (name) => {
    const text = writeCsv([
      ['player', 'points'],
      [name, '7'],
      ['Mei', name],
    ]);
    for (const sign of [',', ';', '\t']) {
      for (const quotes of [true, false]) {
        expect(cellsSeen(text, sign, quotes).filter(isFormula), `${sign} ${quotes} ${text}`).toEqual([]);
      }
    }
    expect(readCsv(text)[1]).toEqual([name, '7']);
  });

  it('comes back as it went, whatever is in it', () => {
    const cell = fc.oneof(
      fc.string({ unit: fc.constantFrom(...`=+-@;,\t\r\n"' a7`) }),
      fc.string({ unit: 'grapheme' }),
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
        // A row of nothing at all is no row.
        const some = rows.filter((row) => row.some((one) => one !== ''));
        expect(readCsv(writeCsv([['a', 'b'], ...rows])).slice(1)).toEqual(some);
      }),
      { numRuns: 2000 },
    );
  });

  it('is read with semicolons or tabs between its cells too', () => {
    expect(readCsv('a;b\r\n"c;d";e\r\n')).toEqual([
      ['a', 'b'],
      ['c;d', 'e'],
    ]);
    expect(readCsv('\uFEFFa\tb\n1\t2,5\n')).toEqual([
      ['a', 'b'],
      ['1', '2,5'],
    ]);
  });

  it('of an earlier version is read as before', () => {
    expect(readCsv('a,b\r\n\'=Bo,"Lin ""the, quiet"""\r\n')).toEqual([
      ['a', 'b'],
      ['=Bo', 'Lin "the, quiet"'],
    ]);
  });
});
