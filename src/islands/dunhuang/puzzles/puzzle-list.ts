/** Enough of a puzzle's line to choose it by; the table itself is read with the board (puzzle-text.ts). */
import type { Listed, PuzzleKind } from './puzzle.ts';

const KINDS: Readonly<Record<string, PuzzleKind>> = { w: 'win', b: 'best' };

/** A short name that stays the same for as long as the table does, for links and for what is kept. */
function idOf(table: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < table.length; i++) hash = Math.imul(hash ^ table.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, '0');
}

/** Undefined for a line that makes no sense. */
export function listPuzzle(line: string): Listed | undefined {
  const [head = '', table = ''] = line.split('|');
  const kind = KINDS[head[0] ?? ''];
  if (kind === undefined || !/^.[1-9]\d{2,3}$/.test(head)) return undefined;
  return { id: idOf(table), kind, rating: Number(head.slice(1)), line };
}
