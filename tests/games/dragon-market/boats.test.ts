import { describe, expect, it } from 'vitest';
import {
  check,
  fromPosition,
  squaresOf,
  sweptSquares,
  toPosition,
} from '../../../src/games/dragon-market/index.ts';
import { boatOf, farOf, heirOf, played, slide, turn, waysOf } from './support/ask.ts';
import { A, B, bay, position } from './support/bay.ts';

describe('boat.slide: along its own line until something stops it', () => {
  const state = bay(`
    # . . . . .  . . . #
    . . . 0 0a 0b . . . .
    . . . . . .  . . . .
    . 5b 5 5a . . 1 1a 1b .
  `);

  it('boat.slide: forward and back as far as the edge', () => {
    expect(farOf(state, 'slide', 0)).toEqual([-3, -2, -1, 1, 2, 3, 4]);
  });

  it('boat.slide: another boat stops it', () => {
    expect(farOf(state, 'slide', 5)).toEqual([-1, 1, 2]);
    expect(farOf(state, 'slide', 1)).toEqual([-2, -1, 1]);
    expect(check(state, slide(5, 3))).toEqual({ code: 'boat-in-the-way', rule: 'boat.slide', at: 36 });
  });

  it('boat.slide: a pontoon stops it, one that nobody uses as well (setup.pontoons)', () => {
    const row = bay('A . 0 0a 0b . . . . #');
    expect(farOf(row, 'slide', 0)).toEqual([-1, 1, 2, 3, 4]);
    expect(check(row, slide(0, -2))).toEqual({ code: 'pontoon-in-the-way', rule: 'boat.slide', at: 0 });
    expect(check(row, slide(0, 5))).toEqual({ code: 'pontoon-in-the-way', rule: 'boat.slide', at: 9 });
  });

  it('boat.slide: costs a point, however far', () => {
    const next = played(state, slide(0, 4));
    expect(boatOf(next, 0)).toBe('17 e');
    expect(toPosition(next).points).toBe(5);
    expect(boatOf(played(next, slide(0, -7)), 0)).toBe('10 e');
  });

  it('boat.slide: back against its heading', () => {
    const upright = bay(`
      # . .  .
      . . 0b .
      . . 0a .
      . . 0  .
    `);
    expect(boatOf(played(upright, slide(0, 1)), 0)).toBe('22 n');
    expect(boatOf(played(upright, slide(0, -1)), 0)).toBe('42 n');
  });

  it('boat.slide: not nowhere, and not off the board', () => {
    expect(check(state, slide(0, 0))).toEqual({ code: 'must-move', rule: 'boat.slide' });
    expect(check(state, slide(0, 5))).toEqual({ code: 'off-board', rule: 'boat.slide' });
    expect(check(state, slide(0, -99))).toEqual({ code: 'off-board', rule: 'boat.slide' });
  });
});

describe('boat.turn: 90° about the sailor, over free squares', () => {
  it('boat.turn: sailor at an end, to both sides', () => {
    const state = bay(`
      # . . .  .  .
      . . . .  .  .
      . . . 0  0a 0b
      . . . .  .  .
      . . . .  .  .
    `);
    expect(waysOf(state, 'turn', 0)).toEqual(['left', 'right']);
    expect(boatOf(played(state, turn(0, 'left')), 0)).toBe('23 n');
    expect(boatOf(played(state, turn(0, 'right')), 0)).toBe('23 s');
    expect(toPosition(played(state, turn(0, 'right'))).points).toBe(5);
    expect(sweptSquares(0, 23, 'e', 'left').sort()).toEqual([13, 14, 15, 3, 4, 5].sort());
    expect(sweptSquares(0, 23, 'e', 'right').sort()).toEqual([33, 34, 35, 43, 44, 45].sort());
  });

  it.each([3, 4, 5, 13, 14, 15])('boat.turn: something on square %d is in the way to the left', (square) => {
    const at = position(`
      # . . .  .  .
      . . . .  .  .
      . . . 0  0a 0b
    `);
    const boats = at.boats.map((boat, i) => (i === 1 ? { ...boat, at: square } : boat)); // heading east
    const state = fromPosition({ ...at, boats }, 'x');
    expect(waysOf(state, 'turn', 0)).toEqual(['right']);
    const error = check(state, turn(0, 'left'));
    expect(error).toMatchObject({ code: 'boat-in-the-way', rule: 'boat.turn' });
    expect(sweptSquares(0, 23, 'e', 'left')).toContain(error!.at);
  });

  it('boat.turn: sailor in the centre, lying west-east and turning right, sweeps north, south, north-west, south-east', () => {
    expect(sweptSquares(5, 44, 'e', 'right').sort()).toEqual([34, 54, 33, 55].sort());
    expect(sweptSquares(5, 44, 'e', 'left').sort()).toEqual([34, 54, 35, 53].sort());
    const state = bay(`
      # . .  . .  . .
      . . .  . .  . .
      . . 5b 5 5a . .
      . . .  . 1b 1a 1
    `);
    expect(waysOf(state, 'turn', 5)).toEqual(['left']);
    expect(check(state, turn(5, 'right'))).toEqual({ code: 'boat-in-the-way', rule: 'boat.turn', at: 34 });
    expect(boatOf(played(state, turn(5, 'left')), 5)).toBe('23 n');
  });

  it('boat.turn: what is swept, of a boat that lies north-south', () => {
    expect(sweptSquares(0, 55, 'n', 'right').sort()).toEqual([36, 37, 46, 47, 56, 57]);
    expect(sweptSquares(0, 55, 's', 'right').sort()).toEqual([53, 54, 63, 64, 73, 74]);
    expect(sweptSquares(5, 55, 'n', 'left').sort()).toEqual([44, 54, 56, 66]);
    expect(sweptSquares(0, 5, 'e', 'left')).toEqual([]); // all of it outside the bay
  });

  it('boat.turn: not over the edge, and not over a pontoon', () => {
    const state = bay(`
      A . .  .
      . . .  .
      0 0a 0b .
    `);
    expect(waysOf(state, 'turn', 0)).toEqual(['right']);
    expect(check(state, turn(0, 'left'))).toEqual({ code: 'pontoon-in-the-way', rule: 'boat.turn', at: 0 });
    const edge = bay('A . 0 0a 0b .');
    expect(check(edge, turn(0, 'left'))).toEqual({ code: 'off-board', rule: 'boat.turn' });
  });
});

describe('boat.carry (our reading): what stands on a boat goes with it', () => {
  const state = bay(
    `
      # . . .  .  .
      . . . .  .  .
      . . . 0  0aA 0bB
      . . . .  .  .
      . . . .  .  .
    `,
  );

  it('boat.carry: heirs, each on their pile', () => {
    const turned = played(state, turn(0, 'right'));
    expect([heirOf(turned, A), heirOf(turned, B)]).toEqual([33, 43]);
    const slid = played(turned, slide(0, -1));
    expect([heirOf(slid, A), heirOf(slid, B)]).toEqual([23, 33]);
  });

  it('boat.carry: and goods', () => {
    expect(toPosition(played(state, turn(0, 'left'))).boats[0]!.piles).toEqual(
      toPosition(state).boats[0]!.piles,
    );
    expect(squaresOf(0, 23, 'n')).toEqual([23, 13, 3]);
    expect(squaresOf(5, 23, 'n')).toEqual([23, 13, 33]);
  });
});

describe('boat.centre: a sailor in the centre never stands on the outermost ring', () => {
  it('boat.centre: so such a boat turns at the edge without leaving the bay', () => {
    const state = bay(`
      # . .  . .
      . . 5b 5 5a
      . . .  . .
    `);
    expect(waysOf(state, 'turn', 5)).toEqual(['left', 'right']);
    expect(boatOf(played(state, turn(5, 'right')), 5)).toBe('13 s');
  });

  it('boat.centre: and slides no further than its own end reaches', () => {
    expect(farOf(bay('# . . .\n. . 5b 5 5a'), 'slide', 5)).toEqual([-2, -1, 1, 2, 3, 4, 5]);
  });
});
