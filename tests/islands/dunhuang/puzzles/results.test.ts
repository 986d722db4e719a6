import { describe, expect, it } from 'vitest';
import { readCollection } from '../../../../src/islands/dunhuang/puzzles/collection.ts';
import { dailyOf, dayOf, streakOf } from '../../../../src/islands/dunhuang/puzzles/daily.ts';
import { afterPuzzle, expected, NEWCOMER } from '../../../../src/islands/dunhuang/puzzles/glicko.ts';
import {
  joinKept,
  NOTHING_TRIED,
  type Result,
  withResult,
} from '../../../../src/islands/dunhuang/puzzles/kept.ts';
import { characterIn, readPuzzle } from '../../../../src/islands/dunhuang/puzzles/puzzle-text.ts';
import { statisticsOf } from '../../../../src/islands/dunhuang/puzzles/statistics.ts';
import { PUZZLES } from '../../../support/puzzles.ts';

const result = (id: string, some: Partial<Result> = {}): Result => ({
  id,
  day: 100,
  solved: true,
  kind: 'win',
  character: 'maid',
  ...some,
});

describe('a rating', () => {
  it('is the example of Glickman’s own paper, one game at a time', () => {
    // A player of 1500 (200) beats one of 1400: expected 0.639 against a deviation of 30; a puzzle’s is 80.
    expect(expected({ value: 1500, deviation: 200 }, 1400)).toBeCloseTo(0.635, 2);
  });

  it('rises with what is solved, falls with what is not, and moves less and less', () => {
    const up = afterPuzzle(NEWCOMER, 1200, true);
    const down = afterPuzzle(NEWCOMER, 1200, false);
    expect(up.value - 1200).toBe(1200 - down.value);
    expect(up.value).toBeGreaterThan(1300);
    let rating = NEWCOMER;
    for (let n = 0; n < 200; n++) rating = afterPuzzle(rating, 1500, n % 2 === 0);
    expect(Math.abs(rating.value - 1500)).toBeLessThan(50);
    expect(rating.deviation).toBe(50);
  });

  it('hardly moves for what was to be expected', () => {
    expect(afterPuzzle({ value: 2000, deviation: 60 }, 900, true).value).toBe(2000);
  });
});

describe('the puzzle of the day', () => {
  it('is another one every day until all have come', () => {
    const ids = PUZZLES.map((_, i) => i);
    const days = ids.map((day) => dailyOf(ids, 20_775 + day));
    expect(new Set(days).size).toBe(ids.length);
  });

  it('goes by the clock on the wall', () => {
    expect(dayOf(new Date(2026, 10, 18, 0, 1))).toBe(dayOf(new Date(2026, 10, 18, 23, 59)));
    expect(dayOf(new Date(2026, 10, 19, 0, 1))).toBe(dayOf(new Date(2026, 10, 18, 23, 59)) + 1);
  });

  it('makes a streak, which today may still go on with', () => {
    expect(streakOf([], 10)).toBe(0);
    expect(streakOf([8, 9], 10)).toBe(2);
    expect(streakOf([8, 9, 10], 10)).toBe(3);
    expect(streakOf([7, 8], 10)).toBe(0);
    expect(streakOf([6, 8, 9], 10)).toBe(2);
  });
});

describe('results', () => {
  it('count the first try alone', () => {
    const once = withResult(result('a', { solved: false }), 1200)(NOTHING_TRIED);
    expect(once.rating.value).toBeLessThan(NEWCOMER.value);
    expect(withResult(result('a'), 1200)(once)).toBe(once);
  });

  it('come together from two devices', () => {
    const mine = withResult(result('a', { day: 3 }), 1200)(NOTHING_TRIED);
    const theirs = withResult(
      result('b', { day: 1 }),
      1500,
    )(withResult(result('a', { day: 2 }), 1200)(NOTHING_TRIED));
    const both = joinKept(mine, theirs);
    expect(both.results.map(({ id, day }) => [id, day])).toEqual([
      ['b', 1],
      ['a', 3],
    ]);
    expect(both.rating).toEqual(theirs.rating);
  });

  it('are told by kind and by character', () => {
    const results = [
      result('a'),
      result('b', { solved: false }),
      result('c', { kind: 'best', character: null }),
    ];
    expect(statisticsOf(results)).toEqual({
      all: { solved: 2, tried: 3 },
      kinds: [
        { kind: 'win', solved: 1, tried: 2 },
        { kind: 'best', solved: 1, tried: 1 },
      ],
      characters: [{ character: 'maid', solved: 1, tried: 2 }],
    });
  });
});

describe('the next puzzle', () => {
  const collection = readCollection(PUZZLES.join('\n'));

  it('is about as hard as one is good, and was not tried', () => {
    const first = collection.next(NOTHING_TRIED);
    expect(Math.abs(first.rating - NEWCOMER.value)).toBeLessThan(30);
    const tried = withResult(result(first.id), first.rating)(NOTHING_TRIED);
    expect(collection.next(tried).id).not.toBe(first.id);
    expect(collection.find(first.id)!.id).toBe(first.id);
    expect(collection.find('nothing')).toBeUndefined();
  });

  it('knows which character it takes', () => {
    const characters = PUZZLES.slice(0, 30).map((line) => characterIn(readPuzzle(line)!));
    expect(characters.some((character) => character !== null)).toBe(true);
  });
});
