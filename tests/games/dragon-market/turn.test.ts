import { describe, expect, it } from 'vitest';
import {
  check,
  createGame,
  fromPosition,
  legalMoves,
  play,
  playWithEvents,
  type State,
  toMove,
  toPosition,
} from '../../../src/games/dragon-market/index.ts';
import { coinsOf, END, offered, PAY, played, ROLL, slide } from './support/ask.ts';
import { bay, position } from './support/bay.ts';

const EMPTY = '# . .';

/** A turn in which nothing is done; coins come from the first that can give. */
function ended(state: State): State {
  let next = played(state, ROLL, END);
  while (toPosition(next).phase === 'take-coin') next = play(next, legalMoves(next)[0]!);
  return next;
}

/** The sums of many rolls, by how often they came. */
function rolls(dice: 'threes' | 'even' | 'seven'): Map<number, number> {
  const sums = new Map<number, number>();
  const before = position(EMPTY, { phase: 'roll', rulings: { dice } });
  for (let n = 0; n < 600; n++) {
    const { dice: faces, points } = toPosition(play(fromPosition(before, `roll ${n}`), ROLL));
    expect(faces![0] + faces![1]).toBe(points);
    sums.set(points!, (sums.get(points!) ?? 0) + 1);
  }
  return sums;
}

describe('turn.roll: both dice, their sum is points', () => {
  it('turn.roll: nothing else begins a turn', () => {
    const state = bay(EMPTY, { phase: 'roll' });
    expect(legalMoves(state)).toEqual([ROLL]);
    for (const move of [END, PAY, slide(0, 1)]) {
      expect(check(state, move)).toEqual({ code: 'wrong-step', rule: 'turn.roll' });
    }
    const rolled = play(state, ROLL);
    expect(check(rolled, ROLL)).toEqual({ code: 'wrong-step', rule: 'turn.roll' });
  });

  it('dice: five 3s and one 4 on each (box, our reading)', () => {
    const sums = rolls('threes');
    expect([...sums.keys()].sort()).toEqual([6, 7, 8]);
    expect(sums.get(6)!).toBeGreaterThan(360); // 417 expected of 600
    expect(sums.get(6)!).toBeLessThan(470);
    expect(sums.get(8)!).toBeLessThan(40); // 17
  });

  it('dice: as many 4s as 3s', () => {
    const sums = rolls('even');
    expect(sums.get(6)!).toBeGreaterThan(110); // 150 expected
    expect(sums.get(7)!).toBeGreaterThan(250); // 300
    expect(sums.get(8)!).toBeGreaterThan(110);
  });

  it('dice: always seven points', () => {
    expect([...rolls('seven')]).toEqual([[7, 600]]);
  });
});

describe('turn.coins: one or two coins for as many points', () => {
  it('turn.coins: a coin goes to the stock, a point is there', () => {
    const { state, events } = playWithEvents(bay(EMPTY, { A: { coins: 3 } }), PAY);
    expect(toPosition(state)).toMatchObject({ points: 7, paid: 1 });
    expect(coinsOf(state)).toEqual([2, 0]);
    expect(events).toEqual([{ type: 'paid', rule: 'turn.coins', seat: 0, points: 7 }]);
  });

  it('turn.coins: no third', () => {
    const state = played(bay(EMPTY, { A: { coins: 3 } }), PAY, PAY);
    expect(offered(state, 'pay')).toEqual([]);
    expect(check(state, PAY)).toEqual({ code: 'paid-twice', rule: 'turn.coins' });
    expect(check(bay(EMPTY), PAY)).toEqual({ code: 'no-coins', rule: 'turn.coins' });
  });

  it('turn.coins: the next turn begins anew', () => {
    const state = played(bay(EMPTY, { A: { coins: 2 }, B: { coins: 1 } }), PAY, PAY, END, ROLL);
    expect(toPosition(state)).toMatchObject({ toMove: 1, paid: 0 });
    expect(offered(state, 'pay')).toEqual([{}]);
  });
});

describe('turn.leftover: points that are left become coins', () => {
  it('turn.leftover: from the stock, and the next seat clockwise has the turn', () => {
    const { state, events } = playWithEvents(bay(EMPTY, { points: 4, players: 3 }), END);
    expect(coinsOf(state)).toEqual([4, 0, 0]);
    expect(toPosition(state)).toMatchObject({ toMove: 1, phase: 'roll' });
    expect(events).toEqual([
      { type: 'coins-taken', rule: 'turn.leftover', seat: 0, count: 4, from: null },
      { type: 'turn-ended', rule: 'turn.leftover', seat: 0, next: 1 },
    ]);
    expect(toMove(ended(ended(state)))).toBe(0);
  });

  it('turn.leftover: none left, none taken', () => {
    const { state, events } = playWithEvents(bay(EMPTY, { points: 0 }), END);
    expect(coinsOf(state)).toEqual([0, 0]);
    expect(events.map((event) => event.type)).toEqual(['turn-ended']);
  });

  it('turn.leftover: the stock runs out, the rest comes from who has the most, again after every coin', () => {
    // One coin in the stock; B has 6, C has 4: B, B, then B and C are level.
    const state = bay(EMPTY, { points: 3, A: { coins: 1 }, B: { coins: 6 }, C: { coins: 4 } });
    const next = played(state, END);
    expect(coinsOf(next)).toEqual([4, 4, 4]);
    expect(toPosition(next).toMove).toBe(1);
  });

  it('turn.leftover: tied, the taker chooses whom, after every coin', () => {
    const state = bay(EMPTY, {
      points: 3,
      A: { coins: 2 },
      B: { coins: 4 },
      C: { coins: 2 },
      D: { coins: 4 },
    });
    const asked = played(state, END);
    expect(toPosition(asked)).toMatchObject({
      phase: 'take-coin',
      owed: 3,
      because: 'end-turn',
      toMove: 0,
      points: 0,
    });
    expect(legalMoves(asked)).toEqual([
      { type: 'take-coin', from: 1 },
      { type: 'take-coin', from: 3 },
    ]);
    expect(check(asked, { type: 'take-coin', from: 2 })).toEqual({
      code: 'not-the-most',
      rule: 'turn.leftover',
    });
    expect(check(asked, { type: 'take-coin', from: 0 })).toEqual({ code: 'yourself', rule: 'turn.leftover' });
    expect(check(asked, END)).toEqual({ code: 'wrong-step', rule: 'turn.leftover' });
    // From B: then D has the most alone; after that B and D are level, three each.
    const again = played(asked, { type: 'take-coin', from: 1 });
    expect(coinsOf(again)).toEqual([4, 3, 2, 3]);
    expect(toPosition(again)).toMatchObject({ phase: 'take-coin', owed: 1 });
    const done = played(again, { type: 'take-coin', from: 3 });
    expect(coinsOf(done)).toEqual([5, 3, 2, 2]);
    expect(toPosition(done)).toMatchObject({ phase: 'roll', toMove: 1 });
  });

  it('turn.leftover: the first seat gives like any other, alone or level with another', () => {
    const purse = { A: { coins: 5 }, B: { coins: 3 }, C: { coins: 4 } };
    const alone = played(bay(EMPTY, { ...purse, points: 1, players: 3, turn: 'B' }), END);
    expect(coinsOf(alone)).toEqual([4, 4, 4]);
    expect(toPosition(alone)).toMatchObject({ phase: 'roll', toMove: 2 });
    const level = played(bay(EMPTY, { ...purse, points: 2, players: 3, turn: 'B' }), END);
    expect(legalMoves(level)).toEqual([
      { type: 'take-coin', from: 0 },
      { type: 'take-coin', from: 2 },
    ]);
  });

  it('turn.leftover: nobody has any more', () => {
    const { state, events } = playWithEvents(
      bay(EMPTY, { points: 5, A: { coins: 10 }, B: { coins: 1 } }),
      END,
    );
    expect(coinsOf(state)).toEqual([12, 0]);
    expect(events.map((event) => event.type)).toEqual([
      'coins-taken',
      'coins-taken',
      'coins-short',
      'turn-ended',
    ]);
    expect(events[2]).toMatchObject({ count: 3 });
  });
});

it('a game goes round the table', () => {
  let state = createGame({ players: 3, seed: 'round', firstPlayer: 2 });
  const turns: (number | undefined)[] = [];
  for (let n = 0; n < 5; n++) {
    turns.push(toMove(state));
    state = ended(state);
  }
  expect(turns).toEqual([2, 0, 1, 2, 0]);
});
