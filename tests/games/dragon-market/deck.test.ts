import { describe, expect, it } from 'vitest';
import { BLUE, createGame, POWERS, RED, toPosition, view } from '../../../src/games/dragon-market/index.ts';

const shared = (a: readonly number[], b: readonly number[]): number =>
  a.filter((kind) => b.includes(kind)).length;
const timesOf = (cards: readonly (readonly number[])[]): number[] =>
  Array.from({ length: 20 }, (_, kind) => cards.flat().filter((one) => one === kind).length);

describe('our cards', () => {
  it('deck.blue: ten of four on a circle; a card shares a kind with those one or two away, and with no other', () => {
    expect(BLUE).toHaveLength(10);
    BLUE.forEach((one, a) => {
      expect(new Set(one).size).toBe(4);
      BLUE.forEach((other, b) => {
        const apart = Math.min((a - b + 10) % 10, (b - a + 10) % 10);
        if (apart > 0) expect(shared(one, other)).toBe(apart <= 2 ? 1 : 0);
      });
    });
    expect(timesOf(BLUE)).toEqual(Array(20).fill(2));
  });

  it('deck.red: thirteen of three and a power each; no kind more than twice, two cards share at most one', () => {
    const goods = RED.map((card) => card.goods);
    expect(RED.map((card) => card.power)).toEqual(POWERS);
    expect(Math.max(...timesOf(goods))).toBe(2);
    goods.forEach((one, a) => {
      expect(new Set(one).size).toBe(3);
      goods.forEach((other, b) => {
        if (a !== b) expect(shared(one, other)).toBeLessThanOrEqual(1);
      });
    });
  });

  it('deck.blue, deck.red: cards of an own box take their place', () => {
    const blue = Array.from({ length: 10 }, (_, n) => [n, n + 1, n + 2, n + 3]);
    const state = createGame({ players: 2, seed: 'own', deck: { blue } });
    const { deck, sides } = toPosition(state);
    expect(deck).toEqual({ blue });
    expect(sides[0]!.need).toEqual(blue[sides[0]!.objective!]);
    expect(view(state, 0).deck).toEqual({ blue });
    expect(view(createGame({ players: 2, seed: 'own' }), 0).deck).toBeNull();
    const red = [...RED].reverse();
    const other = createGame({ players: 2, seed: 'own', rulings: { objectives: 'red' }, deck: { red } });
    expect(view(other, 0).deck).toEqual({ red });
  });
});
