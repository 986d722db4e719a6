/** Comma-separated values, as spreadsheets write and read them. */

/** A cell that a spreadsheet would take for a formula is written with an apostrophe before it. */
const FORMULA = /^[=+\-@\t\r]/;

const cell = (text: string): string => {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** Rows of cells; a file whose first line has more semicolons than commas is separated by those. */
export function readCsv(text: string): string[][] {
  const [head = ''] = text.split('\n', 1);
  const comma = head.split(';').length > head.split(',').length ? ';' : ',';
  const rows: string[][] = [];
  let row: string[] = [];
  let value = '';
  let quoted = false;
  const endCell = () => {
    row.push(value.startsWith("'") && FORMULA.test(value.slice(1)) ? value.slice(1) : value);
    value = '';
  };
  const endRow = () => {
    endCell();
    if (row.some((one) => one !== '')) rows.push(row);
    row = [];
  };
  const letters = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  for (let i = 0; i < letters.length; i++) {
    const letter = letters[i]!;
    if (quoted && letter === '"' && letters[i + 1] === '"') {
      value += '"';
      i++;
    } else if (letter === '"') quoted = !quoted;
    else if (quoted) value += letter;
    else if (letter === comma) endCell();
    else if (letter === '\n') endRow();
    else value += letter;
  }
  endRow();
  return rows;
}
