/** Puzzles as lines of a file: kind and rating; the table; the solutions; what else looks good, each with its chance in percent. */
import {
  CHARACTERS,
  type CharacterId,
  check,
  determinize,
  play,
  type State,
} from '../../../games/dunhuang/index.ts';
import type { Puzzle, Turn } from './puzzle.ts';
import { listPuzzle } from './puzzle-list.ts';
import { readMoves, writeMoves } from './turn-text.ts';
import { readView, writeView } from './view-text.ts';

const writeTurns = (turns: readonly Turn[]): string =>
  turns.map(({ moves, chance }) => `${writeMoves(moves)}=${Math.round(chance * 100)}`).join(',') || '-';

function readTurns(text: string): Turn[] | undefined {
  if (text === '-') return [];
  const turns = text.split(',').map((turn) => {
    const [line = '', percent = ''] = turn.split('=');
    const moves = readMoves(line);
    return moves && /^(\d|[1-9]\d|100)$/.test(percent) ? { moves, chance: Number(percent) / 100 } : undefined;
  });
  return turns.every((turn) => turn !== undefined) ? turns : undefined;
}

export function writePuzzle({ kind, rating, view, solutions, rivals }: Omit<Puzzle, 'id'>): string {
  const table = writeView(view);
  return `${kind[0]}${rating}|${table}|${writeTurns(solutions)}|${writeTurns(rivals)}`;
}

const playable = (start: State, { moves }: Turn): boolean => {
  let state = start;
  for (const move of moves) {
    if (check(state, move) !== undefined) return false;
    state = play(state, move);
  }
  return true;
};

/** The character that the solution uses; null where it takes none. */
export const characterIn = ({ solutions }: Puzzle): CharacterId | null =>
  CHARACTERS.find((id) => solutions[0]!.moves.some(({ type }) => type === id)) ?? null;

/** Undefined for a line that makes no sense. */
export function readPuzzle(line: string): Puzzle | undefined {
  const listed = listPuzzle(line);
  const [, table = '', found = '', others = ''] = line.split('|');
  const solutions = readTurns(found);
  const rivals = readTurns(others);
  if (listed === undefined || !solutions?.length || !rivals) return undefined;
  try {
    const view = readView(table);
    const start = determinize(view, () => 0.5);
    if (![...solutions, ...rivals].every((turn) => playable(start, turn))) return undefined;
    const { id, kind, rating } = listed;
    return { id, kind, rating, view, solutions, rivals };
  } catch {
    return undefined; // the table is none
  }
}
