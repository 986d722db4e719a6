import { describe, expect, it } from 'vitest';
import { check, type Move, toPosition } from '../../../src/games/dragon-market/index.ts';
import { boatOf, farOf, heirOf, played, waysOf } from './support/ask.ts';
import { A, withPower } from './support/bay.ts';

describe('power.leap: a slide over boats in its line', () => {
  const state = withPower(
    `
    # .  . . .  .  . . . #
    0 0a 0b . 1 1a 1b . . .
    . .  . . .  .  . . . .
  `,
    'leap',
  );
  const leap = (boat: number, by: number): Move => ({ type: 'leap', boat, by });

  it('power.leap: to three free squares behind them', () => {
    expect(farOf(state, 'leap', 0)).toEqual([7]);
    const next = played(state, leap(0, 7));
    expect(boatOf(next, 0)).toBe('17 e');
    expect(toPosition(next).points).toBe(5);
  });

  it('power.leap: back as well', () => {
    expect(farOf(state, 'leap', 1)).toEqual([]);
    const other = withPower('# . .\n. . . 0 0a 0b 1 1a 1b .', 'leap');
    expect(farOf(other, 'leap', 1)).toEqual([-6]);
  });

  it('power.leap: not onto a boat, not where a plain slide would do, not off the board', () => {
    expect(check(state, leap(0, 5))).toMatchObject({ code: 'boat-in-the-way', rule: 'power.leap' });
    expect(check(state, leap(0, 1))).toEqual({ code: 'plain-slide', rule: 'power.leap' });
    expect(check(state, leap(0, 8))).toEqual({ code: 'off-board', rule: 'power.leap' });
    expect(check(state, leap(0, 0))).toEqual({ code: 'must-move', rule: 'power.leap' });
  });

  it('power.leap: not over a pontoon', () => {
    const row = withPower('# . . . . 0 0a 0b . #', 'leap');
    expect(check(row, leap(0, 2))).toEqual({ code: 'pontoon-in-the-way', rule: 'power.leap', at: 9 });
  });

  it('power.leap: the last place of the boat itself is free', () => {
    // Boat 0 moves back by 6 over boat 1; by 4 it would end on boat 1.
    const row = withPower('# . .\n. . . 1 1a 1b 0 0a 0b .', 'leap');
    expect(farOf(row, 'leap', 0)).toEqual([-6]);
  });
});

describe('power.swing: 180° about the sailor, whatever is in the way', () => {
  const swing = (boat: number): Move => ({ type: 'swing', boat });

  it('power.swing: it lands on free squares', () => {
    const state = withPower(
      `
      # . . 1  1a 1b
      . . . 0  0aA 0b
    `,
      'swing',
    );
    const next = played(state, swing(0));
    expect(boatOf(next, 0)).toBe('13 w');
    expect(heirOf(next, A)).toBe(12);
  });

  it('power.swing: not on a boat, not off the board', () => {
    const state = withPower('# . .\n. 1 1a 1b 0 0a 0b\n. 2 2a 2b', 'swing');
    expect(check(state, swing(0))).toEqual({ code: 'boat-in-the-way', rule: 'power.swing', at: 13 });
    expect(check(state, swing(2))).toEqual({ code: 'off-board', rule: 'power.swing' });
  });

  it('power.swing: with the sailor in the centre it changes the piles’ places, anywhere', () => {
    const state = withPower('# . .\n. 5b 5 5aA .\n. 1 1a 1b', 'swing');
    const next = played(state, swing(5));
    expect([boatOf(next, 5), heirOf(next, A)]).toEqual(['12 w', 11]);
  });
});

describe('power.drift: sideways, as far as free', () => {
  const state = withPower(
    `
    # . .  .  .
    . . .  .  .
    . . 0  0a 0b
    . . .  .  .
    . . .  1  1a 1b
  `,
    'drift',
  );

  it('power.drift: to the right of the heading and to the left', () => {
    expect(farOf(state, 'drift', 0)).toEqual([-2, -1, 1]);
    expect(boatOf(played(state, { type: 'drift', boat: 0, by: 1 }), 0)).toBe('32 e');
    expect(boatOf(played(state, { type: 'drift', boat: 0, by: -2 }), 0)).toBe('2 e');
  });

  it('power.drift: every square on the way must be free', () => {
    expect(check(state, { type: 'drift', boat: 0, by: 3 })).toEqual({
      code: 'boat-in-the-way',
      rule: 'power.drift',
      at: 43,
    });
    expect(check(state, { type: 'drift', boat: 0, by: -3 })).toEqual({
      code: 'off-board',
      rule: 'power.drift',
    });
    expect(check(state, { type: 'drift', boat: 0, by: 0 })).toEqual({
      code: 'must-move',
      rule: 'power.drift',
    });
  });

  it('power.drift: boat.centre holds where it ends', () => {
    const centre = withPower('# . .\n. . . .\n. 5b 5 5a', 'drift');
    expect(farOf(centre, 'drift', 5)[0]).toBe(-1);
    expect(check(centre, { type: 'drift', boat: 5, by: -2 })).toEqual({
      code: 'sailor-at-the-edge',
      rule: 'boat.centre',
    });
  });
});

describe('power.pivot: an end-sailor boat about its other end', () => {
  const picture = `
    # . .  .  .  . .
    . . .  .  .  . .
    . . 0  0aA 0b . .
    . . .  .  .  . .
    . . .  .  .  . .
  `;
  const pivot = (boat: number, to: 'left' | 'right'): Move => ({ type: 'pivot', boat, to });

  it('power.pivot: the other end stays, the sailor comes round', () => {
    const state = withPower(picture, 'pivot');
    expect(waysOf(state, 'pivot', 0)).toEqual(['left', 'right']);
    const left = played(state, pivot(0, 'left'));
    expect([boatOf(left, 0), heirOf(left, A)]).toEqual(['44 n', 34]);
    expect(boatOf(played(state, pivot(0, 'right')), 0)).toBe('4 s');
  });

  it('power.pivot: over free squares, as any turn', () => {
    const state = withPower(
      `
      # . .  .   .  .
      . . .  .   .  .
      . . 0  0aA 0b .
      . . .  .   .  .
      . . 1  1a  1b .
    `,
      'pivot',
    );
    expect(waysOf(state, 'pivot', 0)).toEqual(['right']);
    expect(check(state, pivot(0, 'left'))).toMatchObject({ code: 'boat-in-the-way', rule: 'power.pivot' });
  });

  it('power.pivot: not with the sailor in the centre', () => {
    const state = withPower(picture, 'pivot');
    expect(check(state, pivot(5, 'left'))).toEqual({ code: 'not-end-sailor', rule: 'power.pivot' });
  });
});
