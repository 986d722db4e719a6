import { describe, expect, it } from 'vitest';
import {
  createGame,
  type GameEvent,
  legalMoves,
  type Move,
  playWithEvents,
  type State,
} from '../../../src/games/dunhuang/index.ts';
import { A, B, COINS, END, SKIP, shang, steps, TO_HAND, TO_SHOP, table } from './support/table.ts';

const told = (state: State, move: Move): GameEvent[] => playWithEvents(state, move).events;

describe('what is told of a move, in order', () => {
  it('the camel moved 3, paid 2', () => {
    const state = table({ phase: 'camel', at: 'painter', A: {}, B: {}, market: [5, 6, 7, null, 8, 5, 6, 7] });
    const moved = { type: 'camel-moved', rule: 'turn.camel', seat: A, from: 0, to: 3, steps: 3, paid: 2 };
    expect(told(state, steps(3))).toEqual([
      moved,
      { type: 'no-good', rule: 'ruling.empty-space', seat: A, space: 3 },
    ]);
    expect(told(state, steps(2))).toHaveLength(1);
  });

  it('took tea to shop; the token from seat B by a tie', () => {
    const state = table({
      phase: 'good',
      at: 'painter',
      A: { shop: [7] },
      B: { shop: [7, 7], tokens: [7] },
      market: [7, 6, 5, 8, 5, 6, 8, 5],
    });
    expect(told(state, TO_SHOP)).toEqual([
      { type: 'good-taken', rule: 'turn.good', seat: A, good: 7, space: 0, to: 'shop' },
      { type: 'token-taken', rule: 'majority.take', seat: A, good: 7, from: B, by: 'tie' },
    ]);
    expect(told(state, TO_HAND)).toEqual([
      { type: 'good-taken', rule: 'turn.good', seat: A, good: 7, space: 0, to: 'hand' },
    ]);
  });

  it('missed, protected, asked, paid, declined', () => {
    const placing = (b: object, more: object = {}) =>
      table({
        phase: 'good',
        at: 'painter',
        A: { shop: [7] },
        B: b,
        market: [7, 6, 5, 8, 5, 6, 8, 5],
        ...more,
      });
    const missed = { type: 'token-missed', seat: A, good: 7, holder: B };
    expect(told(placing({ shop: [7, 7, 7], tokens: [7] }), TO_SHOP)[1]).toEqual({
      ...missed,
      rule: 'majority.take',
      why: 'fewer',
    });
    const middle = { shop: [7, 7, 7] };
    expect(told(placing(middle, { rulings: { middleToken: 'most-or-tie' } }), TO_SHOP)[1]).toEqual({
      ...missed,
      rule: 'middleToken',
      holder: null,
      why: 'fewer',
    });
    expect(told(placing(middle), TO_SHOP)[1]).toMatchObject({ type: 'token-taken', from: null, by: 'free' });
    expect(told(placing({ shop: [7], tokens: [7] }), TO_SHOP)[1]).toMatchObject({ from: B, by: 'more' });
    const turned = { shop: [7, 7], tokens: [shang(7)] };
    const asked = playWithEvents(placing(turned), TO_SHOP);
    expect(asked.events[1]).toEqual({
      type: 'asked',
      rule: 'token.shang',
      seat: B,
      question: 'protect',
      good: 7,
      other: A,
    });
    const guarded = { type: 'token-protected', rule: 'ruling.consumed', seat: B, good: 7, taker: A };
    expect(told(asked.state, { type: 'protect' })).toEqual([guarded]);
    expect(told(asked.state, { type: 'yield' })).toMatchObject([{ type: 'token-taken', by: 'tie', from: B }]);
    expect(told(placing(turned, { rulings: { manichean: 'always' } }), TO_SHOP)[1]).toEqual(guarded);
    const paying = playWithEvents(placing(turned, { with: ['buddhist'] }), TO_SHOP);
    expect(paying.events[1]).toMatchObject({ type: 'asked', seat: A, question: 'pay', other: B });
    expect(told(paying.state, { type: 'decline' })).toEqual([
      { ...missed, rule: 'token.shang', why: 'declined' },
    ]);
    expect(told(paying.state, { type: 'pay' })).toEqual([
      { type: 'paid', rule: 'token.shang', seat: A, to: B, count: 2 },
      { type: 'token-taken', rule: 'majority.take', seat: A, good: 7, from: B, by: 'tie' },
    ]);
    expect(told(placing(turned, { with: ['buddhist'], A: { shop: [7], coins: 1 } }), TO_SHOP)[1]).toEqual({
      ...missed,
      rule: 'ruling.cannot-pay',
      why: 'cannot-pay',
    });
  });

  it('returned, by a majority or because the collection is empty', () => {
    const state = (b: 7[]) => table({ at: 'musician', A: { shop: [7], tokens: [7] }, B: { shop: b } });
    const play = { type: 'musician', discard: 7 } as const;
    expect(told(state([7]), play)).toEqual([
      { type: 'character-used', rule: 'character.musician', seat: A, character: 'musician' },
      { type: 'discarded', rule: 'character.musician', seat: A, good: 7, from: 'shop' },
      { type: 'token-returned', rule: 'majority.lose', seat: A, good: 7 },
      { type: 'prestige-taken', rule: 'character.musician', seat: A, count: 3 },
    ]);
    expect(told(state([]), play)[2]).toMatchObject({ type: 'token-returned', rule: 'emptyCollection' });
  });

  it('the bonus that is no character', () => {
    const state = table({ A: { coins: 1 }, B: { coins: 41 } });
    expect(told(state, COINS)).toEqual([{ type: 'coins-taken', rule: 'turn.bonus', seat: A, count: 2 }]);
    expect(told(state, SKIP)).toEqual([{ type: 'bonus-skipped', rule: 'ruling.pass', seat: A }]);
  });

  it('drawn, kept and buried', () => {
    const state = table({ at: 'interpreter', steps: 3, A: {}, B: {}, pile: [5, 3, 8, 2] });
    const drawn = playWithEvents(state, { type: 'interpreter' });
    const rule = 'character.interpreter';
    expect(drawn.events[1]).toEqual({ type: 'drew', rule, seat: A, count: 3, goods: [5, 3, 8] });
    expect(told(drawn.state, { type: 'keep', good: 5 })).toEqual([
      { type: 'drawn-kept', rule, seat: A, good: 5 },
      { type: 'buried', rule, seat: A, count: 2, goods: [3, 8] },
    ]);
    const last = playWithEvents(table({ at: 'diplomat', A: {}, B: {}, pile: [5] }), { type: 'diplomat' });
    expect(told(last.state, { type: 'keep', good: 5 })).toHaveLength(1);
  });

  it('the end of a turn, of the pile, of a game', () => {
    const refilled = { type: 'refilled', rule: 'turn.refill', seat: A, space: 1, good: 8 };
    const state = table({ phase: 'end', A: {}, B: {}, pile: [8, 3] });
    expect(told(state, END)).toEqual([
      refilled,
      { type: 'turn-ended', rule: 'turn.refill', seat: A, next: B },
    ]);
    expect(told(table({ phase: 'end', A: {}, B: {}, pile: [] }), END)).toEqual([
      { type: 'ran-short', rule: 'end.trigger', seat: A },
      { type: 'turn-ended', rule: 'turn.refill', seat: A, next: B },
    ]);
    const exact = table({ phase: 'end', A: {}, B: {}, pile: [8], rulings: { endTrigger: 'pile-empty' } });
    expect(told(exact, END)[1]).toEqual({ type: 'ran-short', rule: 'endTrigger', seat: A });
    expect(told(table({ phase: 'end', turn: 'B', closing: true, A: {}, B: {}, pile: [] }), END)).toEqual([
      { type: 'game-ended', rule: 'end.trigger', seat: B },
    ]);
    const winner = table({ phase: 'end', A: { hand: [2, 3, 4, 5], tokens: [4, 5, 6, 7, 8] }, B: {} });
    expect(told(winner, END)).toEqual([{ type: 'won', rule: 'turn.win', seat: A }]);
  });

  it('set-up', () => {
    let state = createGame({ players: 2, seed: 'events', firstPlayer: 0 });
    const [first] = legalMoves(state) as [{ type: 'keep'; good: 5 }];
    const kept = playWithEvents(state, first);
    expect(kept.events).toMatchObject([{ type: 'kept', rule: 'setup.hand', seat: A, good: first.good }]);
    expect(kept.events[0]).toHaveProperty('unkept.length', 2);
    const second = playWithEvents(kept.state, legalMoves(kept.state)[0]!);
    expect(second.events[1]).toEqual({ type: 'first-player', rule: 'setup.camel', seat: A });
    state = second.state;
    expect(told(state, { type: 'place-camel', space: 3 })).toEqual([
      { type: 'camel-placed', rule: 'setup.camel', seat: B, space: 3 },
    ]);
  });
});
