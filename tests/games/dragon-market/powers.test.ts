import { describe, expect, it } from 'vitest';
import {
  check,
  type Move,
  type PowerId,
  playWithEvents,
  RED,
  toPosition,
} from '../../../src/games/dragon-market/index.ts';
import { END, offered, PAY, played, ROLL, step } from './support/ask.ts';
import { type BayWords, bay, withPower } from './support/bay.ts';

describe('advanced.power: a completed card gives its power', () => {
  const picture = '# . .\n. 0 0a 0b .';
  const swing: Move = { type: 'swing', boat: 5 };

  it('advanced.power: to who has it, and to nobody else', () => {
    expect(check(bay(picture, { rulings: { objectives: 'red' } }), swing)).toEqual({
      code: 'no-power',
      rule: 'advanced.power',
    });
    expect(check(withPower(picture, 'swing', { turn: 'B' }), swing)?.code).toBe('no-power');
    expect(check(withPower(picture, 'swing'), swing)).toBeUndefined();
  });

  it('advanced.once: once a turn', () => {
    const used = played(withPower(picture, 'swing'), swing);
    expect(toPosition(used)).toMatchObject({ used: ['swing'], points: 5 });
    expect(check(used, swing)).toEqual({ code: 'power-used', rule: 'advanced.once' });
    expect(offered(used, 'swing')).toEqual([]);
    const later = played(used, END, ROLL, END, ROLL);
    expect(check(later, swing)).toBeUndefined();
  });

  it('advanced.once: what moves a boat or an heir costs its points, the rest is free (our reading)', () => {
    const spent = { points: 0, dice: [3, 3] as [number, number] };
    expect(check(withPower(picture, 'swing', spent), swing)).toEqual({
      code: 'no-points',
      rule: 'turn.roll',
    });
    expect(check(withPower(picture, 'restack', spent), { type: 'restack', boat: 0 })).toBeUndefined();
  });
});

describe('power.restack: the two piles of one boat change places', () => {
  it('power.restack: kinds and what is left of them', () => {
    const state = withPower('# . .', 'restack', { left: { '3a': 1 } });
    const next = played(state, { type: 'restack', boat: 3 });
    expect(toPosition(next).boats[3]!.piles).toEqual([
      { kind: 7, left: 2 },
      { kind: 6, left: 1 },
    ]);
  });

  it('power.restack: not where both are empty', () => {
    const state = withPower('# . .', 'restack', { left: { '3a': 0, '3b': 0, '4a': 0 } });
    expect(check(state, { type: 'restack', boat: 3 })).toEqual({
      code: 'piles-empty',
      rule: 'power.restack',
    });
    expect(check(state, { type: 'restack', boat: 4 })).toBeUndefined();
  });
});

describe('power.reroll: one die again', () => {
  const reroll = (die: 0 | 1): Move => ({ type: 'reroll', die });

  it('power.reroll: the points follow, and so does what was paid', () => {
    const state = withPower('# . .', 'reroll', {
      dice: [4, 3],
      paid: 1,
      A: { powers: ['reroll'], coins: 0 },
    });
    const { dice, points } = toPosition(played(state, reroll(0)));
    expect(dice![1]).toBe(3);
    expect(points).toBe(dice![0] + 3 + 1);
  });

  it('power.reroll: before any point is spent', () => {
    const state = withPower('A 0b 0a 0', 'reroll', { A: { powers: ['reroll'], coins: 1 } });
    expect(check(played(state, { type: 'step', to: 1 }), reroll(0))).toEqual({
      code: 'points-spent',
      rule: 'power.reroll',
    });
    expect(check(played(state, PAY), reroll(1))).toBeUndefined();
  });

  it('power.reroll: nothing to roll with seven points (dice)', () => {
    const state = withPower('# . .', 'reroll', {
      dice: [3, 4],
      rulings: { objectives: 'red', dice: 'seven' },
    });
    expect(check(state, reroll(0))).toEqual({ code: 'nothing-rolled', rule: 'power.reroll' });
  });
});

describe('advanced.once: at once, when the card is completed', () => {
  /** Heir A is one step from home with everything on the card of that power. */
  const almost = (power: PowerId, words: BayWords = {}) => {
    const card = RED.findIndex((one) => one.power === power);
    return bay('# 0bA 0a 0', {
      rulings: { objectives: 'red' },
      pile: [0, 1, 2, 3].filter((one) => one !== card),
      B: { objective: 5 },
      ...words,
      A: { objective: card, goods: [...RED[card]!.goods], ...words.A },
    });
  };

  it('advanced.choose: two are drawn, one is kept, the other goes back', () => {
    const drawn = played(almost('pivot'), step(0));
    expect(toPosition(drawn)).toMatchObject({ phase: 'keep', drawn: [0, 1], pile: [2, 3], points: 5 });
    expect(check(drawn, { type: 'keep', card: 2 })).toEqual({ code: 'not-drawn', rule: 'advanced.choose' });
    expect(check(drawn, END)).toEqual({ code: 'wrong-step', rule: 'advanced.choose' });
    const kept = played(drawn, { type: 'keep', card: 1 });
    expect(toPosition(kept).sides[0]).toMatchObject({ objective: 1, need: RED[1]!.goods, done: [7] });
    expect([...toPosition(kept).pile].sort()).toEqual([0, 2, 3]);
    expect(check(kept, { type: 'pivot', boat: 1, to: 'left' })?.code).not.toBe('no-power'); // in the same turn
  });

  it('power.three: chosen from three', () => {
    const drawn = played(almost('three'), step(0));
    expect(toPosition(drawn)).toMatchObject({ phase: 'keep', drawn: [0, 1, 2] });
  });

  it('power.fewer: one good of the next objective is not needed', () => {
    const asked = played(almost('fewer'), step(0), { type: 'keep', card: 1 });
    expect(toPosition(asked)).toMatchObject({ phase: 'need-not' });
    expect(offered(asked, 'need-not')).toEqual(RED[1]!.goods.map((kind) => ({ kind })));
    expect(check(asked, { type: 'need-not', kind: 19 })).toEqual({
      code: 'not-on-card',
      rule: 'power.fewer',
    });
    expect(check(asked, END)).toEqual({ code: 'wrong-step', rule: 'power.fewer' });
    const next = played(asked, { type: 'need-not', kind: 4 });
    expect(toPosition(next).sides[0]).toMatchObject({ need: [3, 5], goods: [] });
  });

  it('power.coins: three coins, then the next objective', () => {
    const { state, events } = playWithEvents(almost('coins'), step(0));
    expect(toPosition(state)).toMatchObject({ phase: 'keep' });
    expect(toPosition(state).sides[0]!.coins).toBe(3);
    expect(events.map((event) => event.type)).toEqual([
      'heir-moved',
      'delivered',
      'power-won',
      'coins-taken',
      'drew',
    ]);
  });

  it('power.coins: as in turn.leftover, tied the taker chooses', () => {
    const state = almost('coins', {
      A: { coins: 4 },
      B: { coins: 4, objective: 5 },
      C: { coins: 4, objective: 6 },
    });
    const asked = played(state, step(0));
    expect(toPosition(asked)).toMatchObject({ phase: 'take-coin', owed: 3, because: 'power', points: 5 });
    expect(check(asked, { type: 'take-coin', from: 0 })).toEqual({ code: 'yourself', rule: 'power.coins' });
    // From B, then C alone has the most, then they are level again.
    const again = played(asked, { type: 'take-coin', from: 1 });
    expect(toPosition(again)).toMatchObject({ owed: 1 });
    expect(toPosition(played(again, { type: 'take-coin', from: 2 }))).toMatchObject({
      phase: 'keep',
      points: 5,
    });
  });

  it('end.win: with red objectives the third wins, whatever it gives', () => {
    const state = almost('coins', { A: { powers: ['leap', 'swap'] }, pile: [] });
    const { events } = playWithEvents(state, step(0));
    expect(events.at(-1)).toMatchObject({ type: 'won', winners: [0] });
    expect(events.map((event) => event.type)).not.toContain('drew');
  });

  it('advanced.choose: from the last card, and from none', () => {
    expect(toPosition(played(almost('three', { pile: [2] }), step(0)))).toMatchObject({
      phase: 'keep',
      drawn: [2],
    });
    expect(toPosition(played(almost('fewer', { pile: [] }), step(0)))).toMatchObject({ phase: 'move' });
  });
});
