import { describe, expect, it } from 'vitest';
import { check, type Good, toPosition } from '../../../../src/games/dunhuang/index.ts';
import { A, END, offered, played, seatAt, shang, table, tokenOf } from '../support/table.ts';

describe('character.shepherd', () => {
  it('character.shepherd: the card of the next or the previous space, into the hand', () => {
    const state = table({ at: 'shepherd', A: {}, B: {}, market: [3, 5, 6, 7, 8, 4, null, 2] });
    expect(offered(state, 'shepherd')).toEqual([
      { type: 'shepherd', space: 7 },
      { type: 'shepherd', space: 5 },
    ]);
    const done = played(state, { type: 'shepherd', space: 5 });
    expect(seatAt(done, A).hand).toEqual([4]);
    expect(toPosition(done).market).toEqual([3, 5, 6, 7, 8, null, null, 2]);
  });

  it('character.shepherd: the circle closes', () => {
    const circle = table({ at: 'shepherd', A: {}, B: {}, market: [3, 5, 6, 7, 8, 4, null, null] });
    expect(offered(circle, 'shepherd')).toEqual([{ type: 'shepherd', space: 5 }]);
  });

  it('ruling.neighbours: an empty space is not skipped', () => {
    const state = table({ at: 'shepherd', A: {}, B: {}, market: [3, 5, 6, 7, 8, null, null, 2] });
    expect(offered(state, 'shepherd')).toEqual([{ type: 'shepherd', space: 7 }]);
    expect(check(state, { type: 'shepherd', space: 5 })).toEqual({
      code: 'space-empty',
      rule: 'ruling.neighbours',
    });
    expect(check(state, { type: 'shepherd', space: 4 })).toEqual({
      code: 'not-a-neighbour',
      rule: 'character.shepherd',
    });
  });
});

describe('character.farmer', () => {
  const market: (Good | null)[] = [3, 5, 6, 7, 8, 4, null, 2]; // the Farmer is on space 6
  const reach = (steps: number, here = market) =>
    offered(table({ at: 'farmer', steps, A: {}, B: {}, market: here }), 'farmer').map((move) => move.space);

  it('character.farmer: one card from the next n spaces, n being the steps', () => {
    expect(reach(1)).toEqual([7]);
    expect(reach(3)).toEqual([7, 0, 1]);
    const done = played(table({ at: 'farmer', steps: 3, A: {}, B: {}, market }), {
      type: 'farmer',
      space: 1,
    });
    expect(seatAt(done, A).hand).toEqual([5]);
    expect(toPosition(done).market).toEqual([3, null, 6, 7, 8, 4, null, 2]);
  });

  it('ruling.farmer-far: with 7 or more steps all seven other spaces', () => {
    const all = [7, 0, 1, 2, 3, 4, 5];
    expect([reach(6), reach(7), reach(8), reach(20)]).toEqual([all.slice(0, 6), all, all, all]);
  });

  it('ruling.neighbours: it looks at spaces, not at cards', () => {
    expect(reach(2, [3, 5, 6, 7, 8, 4, null, null])).toEqual([0]);
    const state = table({ at: 'farmer', steps: 1, A: {}, B: {}, market: [3, 5, 6, 7, 8, 4, null, null] });
    expect(check(state, { type: 'farmer', space: 7 })).toEqual({
      code: 'space-empty',
      rule: 'ruling.neighbours',
    });
    expect(check(state, { type: 'farmer', space: 0 })).toEqual({
      code: 'out-of-reach',
      rule: 'character.farmer',
    });
    expect(check(state, { type: 'farmer', space: 6 })).toEqual({
      code: 'out-of-reach',
      rule: 'character.farmer',
    });
  });

  it('turn.refill: both emptied spaces are filled, the camel first', () => {
    const state = table({ at: 'farmer', steps: 1, A: {}, B: {}, market, pile: [8, 5, 6] });
    const done = played(state, { type: 'farmer', space: 7 }, END);
    expect(toPosition(done).market).toEqual([3, 5, 6, 7, 8, 4, 8, 5]);
  });
});

describe.each(['manichean', 'buddhist'] as const)('character.%s', (id) => {
  it(`character.${id}, ruling.flip: turns one of your number-side tokens, one just taken included`, () => {
    const state = table({ at: id, A: { tokens: [5, shang(6), 7] }, B: { tokens: [8] } });
    expect(offered(state, id).map((move) => (move as { token: Good }).token)).toEqual([5, 7]);
    const done = played(state, { type: id, token: 7 });
    expect(tokenOf(done, 7)).toBe('A商');
    expect(tokenOf(done, 5)).toBe('A');
    expect(seatAt(done, A).tokens).toHaveLength(3);
    const fresh = table({ at: id, phase: 'good', A: {}, B: {}, market: [5, 6, 7, 8, 5, 6, 7, 4] });
    const taken = played(fresh, { type: 'take-good', to: 'shop' });
    expect(tokenOf(played(taken, { type: id, token: 4 }), 4)).toBe('A商');
  });

  it(`character.${id}: nothing to turn`, () => {
    const state = table({ at: id, A: { tokens: [shang(6)] }, B: { tokens: [8] } });
    expect(offered(state, id)).toEqual([]);
    expect(check(state, { type: id, token: 6 })).toEqual({ code: 'already-shang', rule: 'ruling.flip' });
    expect(check(state, { type: id, token: 8 })).toEqual({ code: 'not-your-token', rule: 'ruling.flip' });
    expect(check(state, { type: id, token: 5 })).toEqual({ code: 'not-your-token', rule: 'ruling.flip' });
  });
});
