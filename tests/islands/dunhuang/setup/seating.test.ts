import { describe, expect, it } from 'vitest';
import { drawFirst, drawSeats, isOrder } from '../../../../src/islands/dunhuang/setup/seating.ts';
import { dice } from '../../../support/dice.ts';
import { chiSquare, likely } from './support/chi-square.ts';

const N = 6000;

/** How often each order came. */
function tally(draw: typeof drawFirst): Map<string, number> {
  const random = dice('seats');
  const counts = new Map<string, number>();
  for (let i = 0; i < N; i++) {
    const order = draw(3, random).join();
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  return counts;
}

describe('drawing who begins', () => {
  it('leaves everybody where they sit', () => {
    const counts = tally(drawFirst);
    expect([...counts.keys()].sort()).toEqual(['0,1,2', '1,2,0', '2,0,1']);
    expect(chiSquare([...counts.values()])).toBeLessThan(likely(2));
  });

  it('can draw the seats as well', () => {
    const counts = tally(drawSeats);
    expect(counts.size).toBe(6);
    expect(chiSquare([...counts.values()])).toBeLessThan(likely(5));
  });

  it('knows an order from anything else', () => {
    expect(isOrder([2, 0, 1], 3)).toBe(true);
    for (const bad of [[0, 0, 1], [0, 1], [0, 1, 3], 'order', null]) expect(isOrder(bad, 3)).toBe(false);
  });
});
