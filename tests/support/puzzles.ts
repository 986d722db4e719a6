/** The lines of the puzzles that ship. */
import { readFileSync } from 'node:fs';

export const PUZZLES: readonly string[] = readFileSync(
  new URL('../../src/islands/dunhuang/puzzles/puzzles.txt', import.meta.url),
  'utf8',
)
  .trimEnd()
  .split('\n');
