/** What somebody has tried, kept on the device: the first try at each puzzle counts, and moves the rating. */
import { CHARACTERS, type CharacterId } from '../../../games/dunhuang/index.ts';
import { isObject } from '../../../lib/plain.ts';
import { type Box, type BoxOptions, createBox } from '../../../lib/storage.ts';
import { afterPuzzle, NEWCOMER, type Rating } from './glicko.ts';
import { PUZZLE_KINDS, type PuzzleKind } from './puzzle.ts';

export interface Result {
  readonly id: string;
  readonly day: number; // days since 1970
  readonly solved: boolean;
  readonly kind: PuzzleKind;
  readonly character: CharacterId | null; // that the solution uses
}

export interface PuzzlesKept {
  readonly rating: Rating;
  readonly results: readonly Result[]; // in the order in which they were tried
  readonly days: readonly number[]; // whose own puzzle was solved on them, at the first try of that visit
}

export const NOTHING_TRIED: PuzzlesKept = { rating: NEWCOMER, results: [], days: [] };

const MOST = 5000;

const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

const isDay = (value: unknown): value is number => isCount(value, 100_000);

function parseResult(data: unknown): Result | undefined {
  if (!isObject(data)) return undefined;
  const { id, day, solved, kind, character } = data as Partial<Result>;
  if (typeof id !== 'string' || !/^[0-9a-z]{1,12}$/.test(id) || !isDay(day)) return undefined;
  if (typeof solved !== 'boolean' || !PUZZLE_KINDS.includes(kind!)) return undefined;
  const known = CHARACTERS.find((one) => one === character) ?? null;
  return { id, day, solved, kind: kind!, character: known };
}

function parseKept(data: unknown): PuzzlesKept | undefined {
  if (!isObject(data) || !isObject(data['rating']) || !Array.isArray(data['results'])) return undefined;
  const { value, deviation } = data['rating'];
  if (!isCount(value, 5000) || !isCount(deviation, 500) || data['results'].length > MOST) return undefined;
  const results = data['results'].map(parseResult);
  if (!results.every((result) => result !== undefined)) return undefined;
  const days = data['days'];
  if (!Array.isArray(days) || days.length > MOST || !days.every(isDay)) return undefined;
  return { rating: { value, deviation }, results, days };
}

export const puzzlesBox = (where: Pick<BoxOptions<unknown>, 'storage'> = {}): Box<PuzzlesKept> =>
  createBox<PuzzlesKept>({ name: 'dunhuang.puzzles', version: 1, parse: parseKept, ...where });

/** A second try changes nothing. */
export const withResult =
  (result: Result, puzzle: number) =>
  (now: PuzzlesKept): PuzzlesKept =>
    now.results.length >= MOST || now.results.some(({ id }) => id === result.id)
      ? now
      : {
          rating: afterPuzzle(now.rating, puzzle, result.solved),
          results: [...now.results, result],
          days: now.days,
        };

/** The puzzle of that day is solved. */
export const withDay =
  (day: number) =>
  (now: PuzzlesKept): PuzzlesKept =>
    now.days.includes(day) ? now : { ...now, days: [...now.days, day].slice(-MOST) };

/** From two devices: of a puzzle that was tried on both, the one here; and the rating that more tries stand behind. */
export function joinKept(mine: PuzzlesKept, theirs: PuzzlesKept): PuzzlesKept {
  const here = new Set(mine.results.map(({ id }) => id));
  const all = [...mine.results, ...theirs.results.filter(({ id }) => !here.has(id))];
  return {
    rating: mine.results.length >= theirs.results.length ? mine.rating : theirs.rating,
    results: all.sort((a, b) => a.day - b.day).slice(0, MOST),
    days: [...new Set([...mine.days, ...theirs.days])].sort((a, b) => a - b).slice(-MOST),
  };
}
