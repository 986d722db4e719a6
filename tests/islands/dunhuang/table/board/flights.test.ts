import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../../../../src/games/dunhuang/index.ts';
import { flightsOf } from '../../../../../src/islands/dunhuang/table/board/flights.ts';

const seat = 1 as const;
const rule = 'turn.good' as const;

describe('what flies', () => {
  test('a market card goes into one’s own hand, or to another’s place', () => {
    const events: GameEvent[] = [{ type: 'good-taken', rule, seat, good: 7, space: 3, to: 'hand' }];
    expect(flightsOf(events, 1)).toEqual([
      { piece: 'card', good: 7, from: { at: 'space', n: 3 }, to: { at: 'hand' } },
    ]);
    expect(flightsOf(events, 0)[0]!.to).toEqual({ at: 'seat', n: 1 });
    expect(flightsOf(events, null)[0]!.to).toEqual({ at: 'seat', n: 1 });
  });

  test('a card for the shop lands on its good', () => {
    const events: GameEvent[] = [{ type: 'good-taken', rule, seat, good: 7, space: 3, to: 'shop' }];
    expect(flightsOf(events, 1)[0]!.to).toEqual({ at: 'shop', good: 7 });
    expect(flightsOf(events, 0)[0]!.to).toEqual({ at: 'cell', n: 1, good: 7 });
  });

  test('an exchange goes both ways', () => {
    const events: GameEvent[] = [
      { type: 'market-exchanged', rule, seat, space: 2, gave: 4, took: 9, zone: 'hand' },
    ];
    expect(flightsOf(events, 1)).toEqual([
      { piece: 'card', good: 4, from: { at: 'hand' }, to: { at: 'space', n: 2 } },
      { piece: 'card', good: 9, from: { at: 'space', n: 2 }, to: { at: 'hand' } },
    ]);
  });

  test('what nobody may see flies with its back up, and a heap of it is a few', () => {
    expect(flightsOf([{ type: 'drew', rule, seat, count: 9 }], 0)).toHaveLength(3);
    const given = flightsOf([{ type: 'cards-given', rule, seat, to: 2, count: 2 }], 0);
    expect(given.map(({ piece }) => piece)).toEqual(['back', 'back']);
    expect(given.every(({ good }) => good === undefined)).toBe(true);
  });

  test('a token comes from the middle, from another shop, and goes back', () => {
    const taken = (from: 0 | null) =>
      flightsOf([{ type: 'token-taken', rule, seat, good: 6, from, by: 'tie' }], 1)[0]!.from;
    expect(taken(null)).toEqual({ at: 'middle', good: 6 });
    expect(taken(0)).toEqual({ at: 'cell', n: 0, good: 6 });
    expect(flightsOf([{ type: 'token-returned', rule, seat, good: 6 }], 1)[0]!.to).toEqual({
      at: 'middle',
      good: 6,
    });
  });

  test('words alone move nothing', () => {
    expect(flightsOf([{ type: 'bonus-skipped', rule, seat }], 0)).toEqual([]);
  });
});
