/** How one person did against bots, by level, and against whom to play next. Fetched where a game is over. */
import { nameResult } from '../storage/entries.ts';
import type { GameStore } from '../storage/store.ts';

/** Won and lost against tables whose best bot is of that level. */
export interface LevelResult {
  readonly level: string;
  readonly won: number;
  readonly lost: number;
}

/** The level to play next; with a run of wins or losses, why it is another than before. */
export interface Suggestion {
  readonly level: string;
  readonly run?: { readonly won: boolean; readonly n: number };
}

export interface Results {
  readonly levels: readonly LevelResult[]; // those that were played
  readonly next: Suggestion;
}

/** Wins in a row that lead a level up, and losses that lead one down. The weakest need only be beaten once. */
const UP = 2;
const DOWN = 3;

const RECENT = 24;

/** From the results of the last games, the latest first. */
export function suggest(recent: readonly string[], levels: readonly string[]): Suggestion {
  const [last] = recent;
  const at = levels.findIndex(
    (level) => last === nameResult(level, true) || last === nameResult(level, false),
  );
  if (at < 0) return { level: levels[0]! };
  const end = recent.findIndex((result) => result !== last);
  const run = { won: last === nameResult(levels[at]!, true), n: end < 0 ? recent.length : end };
  const step = run.won ? 1 : -1;
  const next = levels[at + step];
  const enough = run.n >= (run.won ? (at === 0 ? 1 : UP) : DOWN);
  return next !== undefined && enough ? { level: next, run } : { level: levels[at]! };
}

export async function readResults(
  listing: Pick<GameStore['listing'], 'over' | 'results'>,
  levels: readonly string[],
): Promise<Results> {
  const names = levels.flatMap((level) => [nameResult(level, true), nameResult(level, false)]);
  const [counts, over] = await Promise.all([listing.results(names), listing.over(RECENT)]);
  const found = levels.map((level, n) => ({ level, won: counts[2 * n]!, lost: counts[2 * n + 1]! }));
  return {
    levels: found.filter(({ won, lost }) => won + lost > 0),
    next: suggest(
      over.flatMap(({ result }) => result ?? []),
      levels,
    ),
  };
}
