import { describe, expect, it } from 'vitest';
import {
  fromPosition,
  type GameEvent,
  type Move,
  playWithEvents,
  type State,
} from '../../../src/games/dunhuang/index.ts';
import { A, B, position, table } from './support/table.ts';

const told = (state: State, move: Move): GameEvent[] => playWithEvents(state, move).events;

describe('what is told of cards that change places, in order', () => {
  it('exchanged, moved, taken from the market, turned', () => {
    const market = [5, 6, 7, null, 8, 5, 6, 7] as (5 | 6 | 7 | 8 | null)[];
    expect(
      told(table({ at: 'soldier', A: { shop: [4] }, B: {}, market }), {
        type: 'soldier',
        give: 4,
        space: 4,
      })[1],
    ).toEqual({
      type: 'market-exchanged',
      rule: 'character.soldier',
      seat: A,
      space: 4,
      gave: 4,
      took: 8,
      zone: 'shop',
    });
    expect(
      told(table({ at: 'general', A: { hand: [4] }, B: {}, market }), {
        type: 'general',
        give: 4,
        space: 4,
      })[1],
    ).toMatchObject({
      type: 'market-exchanged',
      rule: 'character.general',
      gave: 4,
      took: 8,
      zone: 'hand',
    });
    expect(
      told(table({ at: 'maid', A: { shop: [4], hand: [3] }, B: {} }), {
        type: 'maid',
        shop: 4,
        hand: 3,
      }).slice(1),
    ).toMatchObject([
      { type: 'moved', rule: 'character.maid', good: 4, to: 'hand' },
      { type: 'moved', rule: 'character.maid', good: 3, to: 'shop' },
      { type: 'token-taken', good: 3 },
    ]);
    expect(
      told(table({ at: 'domestic', A: { hand: [3] }, B: {} }), { type: 'domestic', good: 3, to: 'shop' })[1],
    ).toEqual({
      type: 'moved',
      rule: 'character.domestic',
      seat: A,
      good: 3,
      to: 'shop',
    });
    expect(
      told(table({ at: 'domestic', A: { shop: [3] }, B: {} }), { type: 'domestic', good: 3, to: 'hand' })[1],
    ).toMatchObject({ to: 'hand' });
    expect(
      told(table({ at: 'shepherd', A: {}, B: {}, market: [5, 6, 7, 4, 8, 5, null, 7] }), {
        type: 'shepherd',
        space: 5,
      })[1],
    ).toEqual({
      type: 'market-taken',
      rule: 'character.shepherd',
      seat: A,
      space: 5,
      good: 5,
    });
    expect(
      told(table({ at: 'farmer', A: {}, B: {}, market: [5, 6, 7, 4, 8, 5, null, 7] }), {
        type: 'farmer',
        space: 7,
      })[1],
    ).toMatchObject({
      type: 'market-taken',
      rule: 'character.farmer',
    });
    for (const id of ['manichean', 'buddhist'] as const) {
      expect(told(table({ at: id, A: { tokens: [5] }, B: {} }), { type: id, token: 5 })[1]).toEqual({
        type: 'token-turned',
        rule: `character.${id}`,
        seat: A,
        good: 5,
      });
    }
  });

  it('cards between hands', () => {
    const trade = playWithEvents(table({ at: 'trader', A: {}, B: { hand: [6, 5] }, C: {} }), {
      type: 'trader',
      from: B,
    });
    expect(trade.events[1]).toEqual({
      type: 'cards-taken',
      rule: 'character.trader',
      seat: A,
      from: B,
      count: 2,
      goods: [5, 6],
    });
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const state = fromPosition(position({ at: 'trader', A: {}, B: { hand: [6, 5] }, C: {} }), seed);
      expect(told(state, { type: 'trader', from: B })[1]).toMatchObject({ goods: [5, 6] }); // in order, however drawn
    }
    expect(told(trade.state, { type: 'give', goods: [5, 6] })).toEqual([
      { type: 'cards-given', rule: 'character.trader', seat: A, to: B, count: 2, goods: [5, 6] },
    ]);
    const merchant = playWithEvents(table({ at: 'merchant', A: {}, B: { hand: [6] } }), {
      type: 'merchant',
      from: B,
    });
    const given = playWithEvents(merchant.state, { type: 'give', goods: [6] });
    expect(given.events).toEqual([
      { type: 'cards-given', rule: 'character.merchant', seat: B, to: A, count: 1, goods: [6] },
    ]);
    expect(told(given.state, { type: 'give', goods: [6] })[1]).toEqual({
      type: 'prestige-taken',
      rule: 'character.merchant',
      seat: A,
      count: 1,
    });
    expect(told(table({ at: 'merchant', A: {}, B: {} }), { type: 'merchant', from: B })).toEqual([
      { type: 'character-used', rule: 'character.merchant', seat: A, character: 'merchant' },
      { type: 'prestige-taken', rule: 'character.merchant', seat: A, count: 1 },
    ]);
  });
});
