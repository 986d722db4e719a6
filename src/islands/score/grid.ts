/** A score sheet as a table, players across: the same for the screen, the picture, the text and CSV. */
export interface Cell {
  readonly text: string;
  readonly faint?: boolean; // it does not count
}

export interface Row {
  readonly label: string;
  readonly cells: readonly Cell[];
  readonly strong?: boolean;
}

export interface Grid<R extends Row = Row> {
  readonly names: readonly string[];
  readonly rows: readonly R[];
}

export const cellsOf = ({ names, rows }: Grid): string[][] => [
  ['', ...names],
  ...rows.map(({ label, cells }) => [label, ...cells.map(({ text }) => text)]),
];
