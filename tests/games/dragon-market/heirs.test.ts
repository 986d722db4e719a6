import { describe, expect, it } from 'vitest';
import { check, legalMoves, toPosition } from '../../../src/games/dragon-market/index.ts';
import { END, heirOf, PAY, played, slide, squaresFor, step, take } from './support/ask.ts';
import { A, bay } from './support/bay.ts';

const typesOf = (state: Parameters<typeof legalMoves>[0]): string[] => [
  ...new Set(legalMoves(state).map((move) => move.type)),
];

describe('heir.step: to the next square of any boat, or of the own pontoon', () => {
  const state = bay(`
    # .  .   .   .
    . 5a 0b  0aA 0
    . 5  2   1b  .
    . 5b 2a  1a  .
    . .  2b  1   .
  `);

  it('heir.step: on the same boat and over to another, in the four directions', () => {
    expect(squaresFor(state, 'step')).toEqual([12, 23]);
    const next = played(state, step(12));
    expect(heirOf(next, A)).toBe(12);
    expect(toPosition(next).points).toBe(5);
    expect(squaresFor(next, 'step')).toEqual([11, 13]);
  });

  it('heir.step: not into the sea, not further than one square, not diagonally', () => {
    expect(check(state, step(3))).toEqual({ code: 'open-sea', rule: 'heir.step' });
    expect(check(state, step(11))).toEqual({ code: 'not-adjacent', rule: 'heir.step' });
    expect(check(state, step(22))).toEqual({ code: 'not-adjacent', rule: 'heir.step' });
    expect(check(state, step(13))).toEqual({ code: 'not-adjacent', rule: 'heir.step' });
  });

  it('heir.sailor: never onto a sailor', () => {
    const next = played(state, step(12));
    expect(check(next, step(22))).toEqual({ code: 'sailor-there', rule: 'heir.sailor' });
  });

  it('heir.step: home to the own pontoon, but to no other', () => {
    const home = bay('# 0bA 0a 0', { points: 2 });
    expect(squaresFor(home, 'step')).toEqual([0, 2]);
    expect(heirOf(played(home, step(0)), A)).toBe(0);
    const away = bay('# . . . . . 0 0a 0bA #', { players: 3 });
    expect(squaresFor(away, 'step')).toEqual([7]);
    expect(check(away, step(9))).toEqual({ code: 'other-pontoon', rule: 'heir.step' });
  });

  it('heir.step: not without a point', () => {
    const spent = bay('# 0bA 0a 0', { points: 0 });
    expect(squaresFor(spent, 'step')).toEqual([]);
    expect(check(spent, step(0))).toEqual({ code: 'no-points', rule: 'turn.roll' });
    expect(check(spent, slide(0, 1))).toEqual({ code: 'no-points', rule: 'turn.roll' });
  });
});

describe('heir.pass: over other heirs, without stopping there', () => {
  const row = (words: Parameters<typeof bay>[1]) =>
    bay(
      `
      # .
      . 0
      . 0aA
      . 0bB
    `,
      words,
    );

  it('heir.pass: onto the square, and on', () => {
    const state = row({ points: 2 });
    expect(squaresFor(state, 'step')).toEqual([31]);
    const passing = played(state, step(31));
    expect(typesOf(passing)).toEqual(['step']);
    expect(check(passing, END)).toEqual({ code: 'passing', rule: 'heir.pass' });
    expect(check(passing, slide(3, 1))).toEqual({ code: 'passing', rule: 'heir.pass' });
    expect(heirOf(played(passing, step(21)), A)).toBe(21);
  });

  it('heir.pass: not with the last point (our reading: a step that cannot be continued may not begin)', () => {
    const state = row({ points: 1 });
    expect(squaresFor(state, 'step')).toEqual([]);
    expect(check(state, step(31))).toEqual({ code: 'cannot-go-on', rule: 'heir.pass' });
  });

  it('heir.pass: a coin that may still be paid counts as a point', () => {
    const state = row({ points: 1, A: { coins: 1 } });
    expect(squaresFor(state, 'step')).toEqual([31]);
    const passing = played(state, step(31));
    expect(typesOf(passing)).toEqual(['pay']);
    expect(squaresFor(played(passing, PAY), 'step')).toEqual([21]);
    expect(squaresFor(row({ points: 1, paid: 2, A: { coins: 1 } }), 'step')).toEqual([]);
  });

  it('heir.pass: goods may be taken on the way', () => {
    const state = row({ points: 3, goods: { '0b': 9 }, A: { objective: 0 } });
    const passing = played(state, step(31));
    expect(typesOf(passing)).toEqual(['take', 'step']);
    expect(typesOf(played(passing, take(9)))).toEqual(['step']);
  });

  it('heir.pass: several in a row take as many points', () => {
    const queue = (points: number) =>
      bay(
        `
        # .
        . 0
        . 0aA
        . 0bB
        . 6aC 6 6b
      `,
        { points },
      );
    // On C's square with one point left nobody gets back to a free one: that is two steps away.
    expect(squaresFor(played(queue(3), step(31)), 'step')).toEqual([21]);
    const second = played(queue(4), step(31));
    expect(squaresFor(second, 'step')).toEqual([21, 41]);
    const third = played(second, step(41));
    expect(squaresFor(third, 'step')).toEqual([31]);
    expect(squaresFor(played(third, step(31)), 'step')).toEqual([21]);
  });
});
