import { describe, expect, it } from 'vitest';
import { sayNew } from '../../../../src/islands/table/board/standing.ts';

const one = (key: string) => ({ key, told: { rule: 'rule', parts: [] } });

describe('what holds is said once', () => {
  it('when it begins to hold, and again only after it did not', () => {
    const first = sayNew([], [one('near')], 7);
    expect(first.map(({ key, at }) => [key, at])).toEqual([['near', 7]]);
    const second = sayNew(first, [one('near'), one('pile')], 9);
    expect(second.map(({ key, at }) => [key, at])).toEqual([
      ['near', 7],
      ['pile', 9],
    ]);
    const gone = sayNew(second, [one('pile')], 11);
    expect(sayNew(gone, [one('near'), one('pile')], 13).map(({ at }) => at)).toEqual([13, 9]);
  });

  it('is the very same while nothing of it changes, so that nothing is drawn anew', () => {
    const first = sayNew([], [one('near')], 7);
    expect(sayNew(first, [one('near')], 9)).toBe(first);
    expect(sayNew(first, [{ ...one('near'), near: 1 }], 9)).not.toBe(first);
    const none = sayNew(first, [], 11);
    expect(sayNew(none, [], 12)).toBe(none);
  });
});
