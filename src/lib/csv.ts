/** Comma-separated values, as spreadsheets write and read them. */

/** A cell that begins so is taken for a formula. */
const SIGNS = '=+-@';
/** What may part cells or lines, whichever a spreadsheet goes by: in the Netherlands it is the semicolon. */
const PARTS = ',;\t\r\n"';
const BLANK = /[\s']/;

/** Whether a cell could begin here, if what stands before is blank. */
function couldBegin(text: string, at: number): boolean {
  let before = at - 1;
  while (before >= 0 && !PARTS.includes(text[before]!) && BLANK.test(text[before]!)) before--;
  return before < 0 || PARTS.includes(text[before]!);
}

/** An apostrophe before every sign that somebody's spreadsheet could take for the beginning of a formula. */
function defuse(text: string): string {
  if (!/[=+\-@]/.test(text)) return text;
  let safe = '';
  for (let i = 0; i < text.length; i++) {
    if (SIGNS.includes(text[i]!) && couldBegin(text, i)) safe += "'";
    safe += text[i];
  }
  return safe;
}

/** The same text without them. */
function restore(text: string): string {
  if (!text.includes("'")) return text;
  let plain = '';
  for (let i = 0; i < text.length; i++) {
    const added = text[i] === "'" && i + 1 < text.length && SIGNS.includes(text[i + 1]!);
    if (!added || !couldBegin(text, i)) plain += text[i];
  }
  return plain;
}

const cell = (text: string): string => {
  const safe = defuse(text);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** What parts the cells of the first line the most. */
function partOf(text: string): string {
  const [head = ''] = text.split('\n', 1);
  const count = (sign: string) => head.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** Rows of cells, with commas, semicolons or tabs between them. */
export function readCsv(file: string): string[][] {
  const text = file.replace(/^\uFEFF/, '');
  const part = partOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let value = '';
  let quoted = false;
  const endCell = () => {
    row.push(restore(value));
    value = '';
  };
  const endRow = () => {
    endCell();
    if (row.some((one) => one !== '')) rows.push(row);
    row = [];
  };
  for (let i = 0; i < text.length; i++) {
    const letter = text[i]!;
    if (quoted && letter === '"' && text[i + 1] === '"') {
      value += '"';
      i++;
    } else if (letter === '"') quoted = !quoted;
    else if (quoted) value += letter;
    else if (letter === part) endCell();
    else if (letter === '\n') endRow();
    else if (letter !== '\r' || text[i + 1] !== '\n') value += letter;
  }
  endRow();
  return rows;
}
