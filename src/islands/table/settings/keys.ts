/** The keys of the table, and what each does; `board/keys.ts` listens to them. */
export const KEYS = [
  [['Tab'], 'tab'],
  [['←', '↑', '→', '↓'], 'arrows'],
  [['Enter', '␣'], 'enter'],
  [['Esc'], 'escape'],
  [['1', '…', '9'], 'digits'],
  [['U'], 'undo'],
  [['R'], 'redo'],
  [['E'], 'end'],
  [['H'], 'hint'],
  [['L'], 'log'],
  [['M'], 'menu'],
  [['?'], 'explain'],
  [['K'], 'keys'],
] as const;
