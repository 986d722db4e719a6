/** From what was found to the file that ships: in order of difficulty, each as one line. */
import { unpackMove } from '../../src/games/dunhuang/fast.ts';
import type { Puzzle } from '../../src/islands/dunhuang/puzzles/puzzle.ts';
import { readPuzzle, writePuzzle } from '../../src/islands/dunhuang/puzzles/puzzle-text.ts';
import type { Best } from './best-move.ts';
import type { Note } from './notes.ts';
import type { Rival, Win } from './win-at-once.ts';

/**
 * Guessed, not measured on people: how seldom the errand boy finds it, how many decisions and steps it takes. For a best move
 * how much of a short think went elsewhere, and how near the second is.
 */
function ratingOfWin({ found, decisions, solution }: Win): number {
  const steps = (solution[0]! >> 8) & 255;
  return Math.round(900 + 600 * (1 - found) + 150 * (decisions - 2) + 30 * (steps - 1));
}

const ratingOfBest = ({ guess, gap }: Best): number =>
  Math.round(1300 + 500 * guess + 400 * (1 - Math.min(1, gap / 0.5)));

function puzzleOf({ kind, view, win, best }: Note): Omit<Puzzle, 'id'> {
  const turn = ({ moves, chance }: Rival) => ({
    moves: moves.map(unpackMove).filter(({ type }) => type !== 'end-turn'),
    chance,
  });
  const solutions = win
    ? [{ moves: win.solution, chance: 1 }]
    : best!.solutions.map((moves) => ({ moves, chance: best!.chance }));
  return {
    kind,
    view,
    rating: win ? ratingOfWin(win) : ratingOfBest(best!),
    solutions: solutions.map(turn),
    rivals: (win ?? best!).rivals.map(turn),
  };
}

/** What ships already stays, whoever has looked for more; a table that came twice is left out, and so is what would not be read as it was written. */
export function packPuzzles(shipped: readonly string[], notes: readonly Note[]): string {
  const lines = new Map<string, { line: string; rating: number }>();
  for (const line of [...shipped, ...notes.map((note) => writePuzzle(puzzleOf(note)))]) {
    const read = readPuzzle(line);
    if (read === undefined || writePuzzle(read) !== line) throw new Error(`Cannot be read again: ${line}`);
    if (!lines.has(read.id)) lines.set(read.id, { line, rating: read.rating });
  }
  const sorted = [...lines.values()].sort((a, b) => a.rating - b.rating || (a.line < b.line ? -1 : 1));
  return `${sorted.map(({ line }) => line).join('\n')}\n`;
}
