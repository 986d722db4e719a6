/** All puzzles, and which of them comes next. */
import { dailyOf } from './daily.ts';
import type { PuzzlesKept } from './kept.ts';
import type { Listed } from './puzzle.ts';
import { listPuzzle } from './puzzle-list.ts';

export interface Collection {
  readonly size: number;
  find(id: string): Listed | undefined;
  daily(day: number): Listed;
  /** One that was not tried yet and is about as hard as somebody is good; any of them where all were. */
  next(kept: PuzzlesKept): Listed;
}

export function readCollection(text: string): Collection {
  const listed = text
    .split('\n')
    .map(listPuzzle)
    .filter((one) => one !== undefined);
  return {
    size: listed.length,
    find: (id) => listed.find((one) => one.id === id),
    daily: (day) => dailyOf(listed, day),
    next({ rating, results }) {
      const tried = new Set(results.map(({ id }) => id));
      const fresh = listed.filter(({ id }) => !tried.has(id));
      const far = (one: Listed): number => Math.abs(one.rating - rating.value);
      const pool = fresh.length > 0 ? fresh : listed;
      return pool.reduce((best, one) => (far(one) < far(best) ? one : best));
    },
  };
}
