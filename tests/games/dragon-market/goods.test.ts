import { describe, expect, it } from 'vitest';
import {
  BLUE,
  check,
  legalMoves,
  outcome,
  playWithEvents,
  toMove,
  toPosition,
} from '../../../src/games/dragon-market/index.ts';
import { END, offered, played, ROLL, sideOf, step, take } from './support/ask.ts';
import { A, bay } from './support/bay.ts';

// Card 0 of our blue deck asks for 0, 9, 10 and 18.
const WISHES = BLUE[0]!;

describe('goods.take: one token of a kind that the objective needs', () => {
  const state = bay('# 0bA 0a 0', { goods: { '0b': 9, '0a': 3 }, A: { objective: 0 } });

  it('goods.take: free, from the pile under the heir', () => {
    expect(WISHES).toEqual([0, 9, 10, 18]);
    expect(offered(state, 'take')).toEqual([{ kind: 9 }]);
    const next = played(state, take(9));
    expect(sideOf(next, A)).toMatchObject({ goods: [9], need: [0, 10, 18] });
    expect(toPosition(next)).toMatchObject({ points: 6 });
    expect(toPosition(next).boats[0]!.piles[1]).toEqual({ kind: 9, left: 1 });
  });

  it('goods.take: only what is needed, and only once', () => {
    expect(check(state, take(3))).toEqual({ code: 'other-kind', rule: 'goods.take' });
    expect(check(played(state, step(2)), take(3))).toEqual({ code: 'not-needed', rule: 'goods.take' });
    expect(check(played(state, take(9)), take(9))).toEqual({ code: 'already-taken', rule: 'goods.take' });
  });

  it('goods.take: not from an empty pile, and not on a pontoon', () => {
    const empty = bay('# 0bA 0a 0', { goods: { '0b': 9 }, left: { '0b': 0 }, A: { objective: 0 } });
    expect(offered(empty, 'take')).toEqual([]);
    expect(check(empty, take(9))).toEqual({ code: 'pile-empty', rule: 'goods.take' });
    expect(check(bay('A 0b 0a 0'), take(0))).toEqual({ code: 'no-pile-here', rule: 'goods.take' });
  });
});

describe('goods.deliver: all goods on the own pontoon', () => {
  const ready = (words: Parameters<typeof bay>[1] = {}) =>
    bay('# 0bA 0a 0', { A: { objective: 0, goods: [...WISHES] }, pile: [7, 8, 9], players: 3, ...words });

  it('goods.deliver: done at once, the tokens go to the box, and the turn goes on with a new objective', () => {
    const { state, events } = playWithEvents(ready(), step(0));
    expect(sideOf(state, A)).toEqual({ coins: 0, goods: [], objective: 7, done: [0], need: BLUE[7] });
    expect(toPosition(state)).toMatchObject({ pile: [8, 9], points: 5, phase: 'move', toMove: 0 });
    expect(events.map((event) => event.type)).toEqual(['heir-moved', 'delivered', 'objective-taken']);
    expect(events[1]).toMatchObject({ rule: 'goods.deliver', card: 0, goods: WISHES, done: 1 });
  });

  it('goods.deliver: not with a good missing', () => {
    const state = played(bay('# 0bA 0a 0', { A: { objective: 0, goods: [0, 9, 10] } }), step(0));
    expect(sideOf(state, A)).toMatchObject({ objective: 0, done: [] });
  });

  it('goods.deliver: an empty pile gives no objective (our reading)', () => {
    const { state, events } = playWithEvents(ready({ pile: [] }), step(0));
    expect(sideOf(state, A)).toMatchObject({ objective: null, done: [0], need: [] });
    expect(events.at(-1)).toMatchObject({ type: 'no-objective', rule: 'goods.deliver' });
    expect(toMove(played(state, END, ROLL))).toBe(1);
  });
});

describe('end.win: the first to complete enough objectives', () => {
  const almost = (players: 2 | 3 | 4, done: number[]) =>
    bay('# 0bA 0a 0', { players, A: { objective: 0, goods: [...WISHES], done } });

  it.each([
    [2, [5, 6]],
    [3, [5, 6]],
    [4, [5]],
  ] as const)('end.win: %d players, at once', (players, done) => {
    const { state, events } = playWithEvents(almost(players, [...done]), step(0));
    expect(outcome(state)).toEqual({ reason: 'objectives', winners: [0] });
    expect(toMove(state)).toBeUndefined();
    expect(legalMoves(state)).toEqual([]);
    expect(events.at(-1)).toEqual({ type: 'won', rule: 'end.win', seat: 0, winners: [0] });
    expect(check(state, END)).toEqual({ code: 'game-over', rule: 'end.win' });
    expect(sideOf(state, A).objective).toBeNull();
  });

  it('end.win: not before', () => {
    expect(outcome(played(almost(3, [5]), step(0)))).toBeUndefined();
    expect(outcome(played(almost(4, []), step(0)))).toBeUndefined();
  });
});
