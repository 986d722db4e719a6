// Why a move is not legal, where several reasons come near: the first thing in the way is named, and the rule it is by.
import { describe, expect, it } from 'vitest';
import { check, createGame, type Move, play } from '../../../src/games/dragon-market/index.ts';
import { END, slide, step, take } from './support/ask.ts';
import { bay, withPower } from './support/bay.ts';

const leap = (boat: number, by: number): Move => ({ type: 'leap', boat, by });
const place = (boat: number, at: number, heading: 'n' | 'e' = 'e'): Move => ({
  type: 'place-boat',
  boat,
  at,
  heading,
});

describe('boats', () => {
  it('boat.slide: the first thing in its way, ahead or behind', () => {
    const state = bay('# . .\n1 1a 1b . 0 0a 0b . . .');
    expect(check(state, slide(0, 4))).toEqual({ code: 'off-board', rule: 'boat.slide' });
    expect(check(state, slide(0, -2))).toEqual({ code: 'boat-in-the-way', rule: 'boat.slide', at: 12 });
    expect(check(state, slide(0, 0))).toEqual({ code: 'must-move', rule: 'boat.slide' });
  });

  it('power.leap: back over a boat to the edge, and back to a pontoon', () => {
    const back = withPower('# . .\n. 1 1a 1b 0 0a 0b', 'leap');
    expect(check(back, leap(0, -6))).toEqual({ code: 'off-board', rule: 'power.leap' });
    expect(check(back, leap(0, -4))).toMatchObject({ code: 'boat-in-the-way', rule: 'power.leap' });
    const pontoon = withPower('# 1 1a 1b 0 0a 0b', 'leap');
    expect(check(pontoon, leap(0, -4))).toEqual({ code: 'pontoon-in-the-way', rule: 'power.leap', at: 0 });
  });

  it('power.leap: its own squares are not in its way, whatever its number', () => {
    for (const boat of [0, 3, 4]) {
      const row = withPower(`# . .\n. . ${boat} ${boat}a ${boat}b .`, 'leap');
      expect(check(row, leap(boat, 1))).toEqual({ code: 'plain-slide', rule: 'power.leap' });
      expect(check(row, leap(boat, -1))).toEqual({ code: 'plain-slide', rule: 'power.leap' });
    }
  });

  it('power.restack and the rest: a power that is missing is named before what is in the way', () => {
    const state = bay('# . .', { rulings: { objectives: 'red' }, B: { powers: ['restack'] } });
    expect(check(state, { type: 'restack', boat: 0 })).toEqual({ code: 'no-power', rule: 'advanced.power' });
    const empty = withPower('# . .', 'restack', { left: { '0a': 0, '0b': 0 } });
    expect(check(empty, { type: 'restack', boat: 0 })).toEqual({
      code: 'piles-empty',
      rule: 'power.restack',
    });
  });

  it('setup.boats, boat.centre: where a boat cannot be placed, and which comes first', () => {
    const start = createGame({ players: 2, seed: 'p', firstPlayer: 0, rulings: { layout: 'placed' } });
    const next = play(start, place(0, 22));
    expect(check(next, place(0, 55))).toEqual({ code: 'already-placed', rule: 'setup.boats' });
    expect(check(next, place(2, 55))).toEqual({ code: 'lower-number-first', rule: 'setup.boats' });
    expect(check(next, place(1, 22))).toEqual({ code: 'boat-in-the-way', rule: 'setup.boats', at: 22 });
    expect(check(next, place(1, 8))).toEqual({ code: 'pontoon-in-the-way', rule: 'setup.boats', at: 9 });
    expect(check(next, place(1, 18))).toEqual({ code: 'off-board', rule: 'setup.boats' });
    expect(check(next, place(5, 5))).toEqual({ code: 'sailor-at-the-edge', rule: 'boat.centre' });
    expect(check(next, place(5, 25))).toEqual({ code: 'boat-in-the-way', rule: 'setup.boats', at: 24 });
  });
});

describe('in a turn', () => {
  it('heir.pass: on another’s square only a step, a good or a coin', () => {
    const passing = play(bay('A 0bB 0a 0', { A: { coins: 1 } }), step(1));
    const must = { code: 'passing', rule: 'heir.pass' };
    expect(check(passing, END)).toEqual(must);
    expect(check(passing, slide(3, 1))).toEqual(must);
    expect(check(passing, step(11))).toEqual({ code: 'open-sea', rule: 'heir.step' });
    expect(check(passing, take(19))).toMatchObject({ rule: 'goods.take' });
    expect(check(passing, { type: 'pay' })).toBeUndefined();
  });

  it('turn.leftover: a coin from a seat that is not there', () => {
    const asked = play(bay('# . .', { points: 1, A: { coins: 2 }, B: { coins: 5 }, C: { coins: 5 } }), END);
    const from = (seat: number) => check(asked, { type: 'take-coin', from: seat as 0 });
    expect(from(3)).toEqual({ code: 'no-such-seat', rule: 'turn.leftover' });
    expect(from(0)).toEqual({ code: 'yourself', rule: 'turn.leftover' });
    expect(from(1)).toBeUndefined();
  });
});
