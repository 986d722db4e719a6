/** The history as a file, and back: JSON as it is kept, or CSV with a line for every player of every game. */
import { readCsv, writeCsv } from '../../lib/csv.ts';
import { isObject } from '../../lib/plain.ts';
import { SEATS, type Seat } from '../../lib/seats.ts';
import { type Entry, entryParser } from './history.ts';
import type { FileRead } from './notice.ts';
import type { ScoreRules } from './rules.ts';
import { type AnySheet, seatsOf } from './sheet.ts';

/** What every game writes of a player. */
export type CommonColumn = 'game' | 'date' | 'seat' | 'player' | 'colour' | 'points' | 'rank' | 'winner';

/** How a game writes its sheets, and reads them again. */
export interface FileFormat<S extends AnySheet, Column extends string> {
  readonly format: string; // in JSON
  readonly columns: readonly (CommonColumn | Column)[]; // in CSV, in their order
  readonly addedLater?: readonly Column[]; // files of earlier versions lack these, which are then empty
  readonly rules: Pick<ScoreRules<S>, 'parse' | 'summaryOf'>;
  cellsOf(sheet: S, seat: Seat): Record<Column, string>;
  /** From the lines of one game, in the order of the seats; whatever it gives is checked. */
  sheetOf(rows: readonly Readonly<Record<CommonColumn | Column, string>>[]): unknown;
}

export interface Files<S extends AnySheet> {
  toJson(entries: readonly Entry<S>[]): string;
  toCsv(entries: readonly Entry<S>[]): string;
  /** The games in a file that this page wrote; none for any other. */
  readFile(text: string): FileRead<S>;
}

export const yes = (value: boolean): string => (value ? '1' : '0');

export function filesOf<S extends AnySheet, Column extends string>({
  format,
  columns,
  addedLater = [],
  rules,
  cellsOf,
  sheetOf,
}: FileFormat<S, Column>): Files<S> {
  type Cells = Record<CommonColumn | Column, string>;
  const parseEntry = entryParser(rules.parse);

  function rowsOf({ id, date, sheet }: Entry<S>): string[][] {
    const { sheets, verdict } = rules.summaryOf(sheet);
    return seatsOf(sheet).map((seat) => {
      const { name, colour } = sheet.players[seat]!;
      const common: Record<CommonColumn, string> = {
        game: id,
        date,
        seat: String(seat + 1),
        player: name,
        colour: String(colour + 1),
        points: String(sheets[seat]!.total),
        rank: String(sheets[seat]!.rank),
        winner: yes(verdict.winners.includes(seat)),
      };
      const row: Cells = { ...cellsOf(sheet, seat), ...common };
      return columns.map((column) => row[column]);
    });
  }

  function readEntries(data: readonly unknown[]): FileRead<S> {
    const entries = data.map(parseEntry).filter((entry) => entry !== undefined);
    return { entries, unreadable: data.length - entries.length };
  }

  /** Only the columns that are known: a row may have as many others as it likes. */
  function fromCsv(text: string): FileRead<S> {
    const [head = [], ...lines] = readCsv(text);
    const places = columns.map((column) => [column, head.indexOf(column)] as const);
    const mayLack: readonly string[] = addedLater;
    if (places.some(([column, at]) => at < 0 && !mayLack.includes(column)))
      return { entries: [], unreadable: 0 };
    const games = new Map<string, Cells[]>();
    for (const line of lines) {
      const row = Object.fromEntries(places.map(([column, at]) => [column, line[at] ?? ''])) as Cells;
      const rows = games.get(row.game);
      if (rows === undefined) games.set(row.game, [row]);
      else if (rows.length <= SEATS.length) rows.push(row); // one too many is no game
    }
    return readEntries(
      [...games].map(([id, players]) => {
        players.sort((a, b) => Number(a.seat) - Number(b.seat));
        return { id, date: players[0]!.date, sheet: sheetOf(players) };
      }),
    );
  }

  return {
    toJson: (entries) => `${JSON.stringify({ format, version: 1, entries }, null, 2)}\n`,
    toCsv: (entries) => writeCsv([[...columns], ...entries.flatMap(rowsOf)]),
    readFile(text) {
      if (!text.trimStart().startsWith('{')) return fromCsv(text);
      try {
        const data: unknown = JSON.parse(text);
        if (isObject(data) && data['format'] === format && Array.isArray(data['entries']))
          return readEntries(data['entries']);
      } catch {
        // No JSON, no games.
      }
      return { entries: [], unreadable: 0 };
    },
  };
}
