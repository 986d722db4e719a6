import { describe, expect, it } from 'vitest';
import { check, type Move, toPosition } from '../../../src/games/dragon-market/index.ts';
import { heirOf, offered, played, squaresFor } from './support/ask.ts';
import { A, B, withPower } from './support/bay.ts';

describe('power.sailor: over a sailor, two points', () => {
  const state = withPower(
    `
    # .  .  .   .
    . 5a 5  5bA .
    . .  1b .   .
    . .  1a .   .
    . .  1  .   .
  `,
    'sailor',
  );
  const cross = (over: number, to: number): Move => ({ type: 'cross', over, to });

  it('power.sailor: onto the next square on any side', () => {
    expect(offered(state, 'cross')).toEqual([
      { over: 12, to: 22 },
      { over: 12, to: 11 },
    ]);
    const next = played(state, cross(12, 11));
    expect(heirOf(next, A)).toBe(11);
    expect(toPosition(next)).toMatchObject({ points: 4, used: ['sailor'] });
  });

  it('power.sailor: not back, not with one point, not where no sailor is', () => {
    expect(check(state, cross(12, 13))).toEqual({ code: 'heir-there', rule: 'power.sailor' });
    expect(check(state, cross(12, 2))).toEqual({ code: 'open-sea', rule: 'power.sailor' });
    expect(check(state, cross(23, 22))).toEqual({ code: 'no-sailor-there', rule: 'power.sailor' });
    expect(check(state, cross(12, 33))).toEqual({ code: 'not-adjacent', rule: 'power.sailor' });
    const poor = withPower('# . .\n. 5a 5 5bA', 'sailor', { points: 1 });
    expect(offered(poor, 'cross')).toEqual([]);
    expect(check(poor, cross(12, 11))).toEqual({ code: 'no-points', rule: 'turn.roll' });
  });
});

describe('power.diagonal: one diagonal step', () => {
  const state = withPower(
    `
    # .  .   .
    . 0  0aA 0b
    . 6a .   1b
    . 6  .   1a
    . 6b .   1
  `,
    'diagonal',
  );

  it('power.diagonal: for a point', () => {
    expect(squaresFor(state, 'diagonal')).toEqual([21, 23]);
    const next = played(state, { type: 'diagonal', to: 21 });
    expect(heirOf(next, A)).toBe(21);
    expect(toPosition(next).points).toBe(5);
  });

  it('power.diagonal: not elsewhere', () => {
    expect(check(state, { type: 'diagonal', to: 13 })).toEqual({
      code: 'not-diagonal',
      rule: 'power.diagonal',
    });
    expect(check(state, { type: 'diagonal', to: 3 })).toEqual({ code: 'open-sea', rule: 'power.diagonal' });
    expect(check(state, { type: 'diagonal', to: 1 })).toEqual({ code: 'open-sea', rule: 'power.diagonal' });
  });

  it('power.diagonal: not onto a square where an heir stands', () => {
    const taken = withPower('# . .\n. 0 0aA 0b\n. 6aB . .\n. 6 . .\n. 6b . .', 'diagonal');
    expect(squaresFor(taken, 'diagonal')).toEqual([]);
    expect(check(taken, { type: 'diagonal', to: 21 })).toEqual({
      code: 'heir-there',
      rule: 'power.diagonal',
    });
  });

  it('power.diagonal: home, too', () => {
    expect(squaresFor(withPower('# . .\n. 0bA 0a 0', 'diagonal'), 'diagonal')).toEqual([0]);
  });
});

describe('power.jump: over one square of open sea', () => {
  const jump = (to: number): Move => ({ type: 'jump', to });
  const state = withPower(
    `
    # . 0bA 0a 0
    . . .   .  .
    1 1a 1b . .
  `,
    'jump',
  );

  it('power.jump: to the boat or the own pontoon behind it, for a point (our reading)', () => {
    expect(squaresFor(state, 'jump')).toEqual([0, 22]);
    const next = played(state, jump(22));
    expect(heirOf(next, A)).toBe(22);
    expect(toPosition(next).points).toBe(5);
  });

  it('power.jump: not over a boat, not further, not into the sea', () => {
    expect(check(state, jump(4))).toEqual({ code: 'not-open-sea', rule: 'power.jump' });
    expect(check(state, jump(32))).toEqual({ code: 'not-a-jump', rule: 'power.jump' });
    const sea = withPower('# . 0bA 0a 0', 'jump');
    expect(check(sea, jump(22))).toEqual({ code: 'open-sea', rule: 'power.jump' });
  });
});

describe('power.swap: with another heir on the same boat', () => {
  it('power.swap: free', () => {
    const state = withPower('# . .\n. 0 0aA 0bB', 'swap', { points: 0 });
    const next = played(state, { type: 'swap', with: 1 });
    expect([heirOf(next, A), heirOf(next, B)]).toEqual([13, 12]);
    expect(toPosition(next).used).toEqual(['swap']);
  });

  it('power.swap: not with somebody elsewhere, or with oneself', () => {
    const state = withPower('# . .\n. 0 0aA 0b\n. 1 1a 1bB', 'swap');
    expect(offered(state, 'swap')).toEqual([]);
    expect(check(state, { type: 'swap', with: 1 })).toEqual({ code: 'other-boat', rule: 'power.swap' });
    expect(check(state, { type: 'swap', with: 0 })).toEqual({ code: 'yourself', rule: 'power.swap' });
    expect(check(state, { type: 'swap', with: 3 })).toEqual({ code: 'no-such-seat', rule: 'power.swap' });
  });

  it('power.swap: not from a pontoon', () => {
    expect(offered(withPower('A 0b 0a 0', 'swap'), 'swap')).toEqual([]);
  });
});
