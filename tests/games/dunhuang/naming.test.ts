// What a move needs, costs and leads to, asked before it is made, and held to random games.
import { describe, expect, it } from 'vitest';
import {
  bonusCoins,
  CHARACTERS,
  characterMove,
  check,
  type Move,
  needsOf,
  play,
  priceOf,
  SEATS,
  type Seat,
  SPACES,
  type State,
  spaceAfter,
  stepsTo,
  toMove,
  toPosition,
  view,
} from '../../../src/games/dunhuang/index.ts';
import { stepsOfGames } from './support/random-game.ts';
import { COINS, steps, table } from './support/table.ts';

const STEPS = stepsOfGames('naming');

describe('turn.camel: the way of the camel', () => {
  it('spaceAfter and stepsTo are each other the wrong way round', () => {
    for (const camel of SPACES) {
      for (let n = 1; n <= 8; n++) expect(stepsTo(camel, spaceAfter(camel, n))).toBe(n);
      expect(spaceAfter(camel, 17)).toBe(spaceAfter(camel, 1));
    }
    expect(spaceAfter(6, 3)).toBe(1);
    expect(stepsTo(3, 3)).toBe(8);
  });

  it('is where the camel goes', () => {
    for (const { before, move, state } of STEPS) {
      if (move.type !== 'move-camel') continue;
      expect(toPosition(state).camel).toBe(spaceAfter(toPosition(before).camel, move.steps));
    }
  });
});

describe('prices', () => {
  const coinsOf = (state: State, seat: Seat): number => view(state, undefined).seats[seat]!.coins;

  it('turn.camel, token.shang: priceOf is what a move costs who makes it', () => {
    const priced = new Set<Move['type']>();
    for (const { before, move, state } of STEPS) {
      if (move.type === 'take-coins') continue;
      const seat = toMove(before)!;
      expect([move.type, coinsOf(before, seat) - coinsOf(state, seat)]).toEqual([move.type, priceOf(move)]);
      if (priceOf(move) > 0) priced.add(move.type);
    }
    expect(priced).toContain('move-camel');
    expect(priceOf({ type: 'pay' })).toBe(2);
    expect(priceOf(steps(1))).toBe(0);
  });

  it.each([
    ['turn.bonus: three', 0, 3],
    ['turn.bonus: three of three', 41, 3],
    ['ruling.short: what is left', 43, 1],
    ['ruling.no-effect: none', 44, 0],
  ])('%s', (_, taken, expected) => {
    const state = table({ A: { coins: 0 }, B: { coins: taken } });
    expect(bonusCoins(view(state, 0))).toBe(expected);
    if (expected > 0) expect(coinsOf(play(state, COINS), 0)).toBe(expected);
  });

  it('supply: unlimited coins never run short', () => {
    const state = table({ A: {}, B: { coins: 44 }, rulings: { supply: 'unlimited' } });
    expect(bonusCoins(view(state, 0))).toBe(3);
  });
});

describe('needsOf and characterMove', () => {
  const named = { cards: [4, 6], space: 2, seat: 1, to: 'shop' } as const;

  it.each([
    ['painter', ['hand'], { discard: 4 }],
    ['musician', ['shop'], { discard: 4 }],
    ['dancer', [], {}],
    ['soldier', ['shop', 'space'], { give: 4, space: 2 }],
    ['general', ['hand', 'space'], { give: 4, space: 2 }],
    ['trader', ['seat'], { from: 1 }],
    ['maid', ['shop', 'hand'], { shop: 4, hand: 6 }],
    ['domestic', ['own', 'zone'], { good: 4, to: 'shop' }],
    ['farmer', ['space'], { space: 2 }],
    ['buddhist', ['token'], { token: 4 }],
  ] as const)('character.%s needs %j', (id, needs, fields) => {
    expect(needsOf(id)).toEqual(needs);
    expect(characterMove(id, named)).toEqual({ type: id, ...fields });
  });

  it('every character can be named: a move is never refused for its shape', () => {
    const state = table({ A: {} });
    for (const id of CHARACTERS) {
      expect(check(state, characterMove(id, named))?.code).not.toBe('not-a-move');
    }
  });

  it('what a move names lies where the need says', () => {
    for (const { before, move } of STEPS) {
      const id = CHARACTERS.find((one) => one === move.type);
      if (id === undefined) continue;
      const { seats, market, toMove: seat } = toPosition(before);
      const { hand, shop, tokens } = seats[seat]!;
      const values = Object.values(move).slice(1) as never[];
      needsOf(id).forEach((need, i) => {
        const value = values[i]!;
        const there = {
          hand: () => hand.includes(value),
          shop: () => shop.includes(value),
          own: () => [...hand, ...shop].includes(value),
          token: () => tokens.some(({ good }) => good === value),
          space: () => market[value] !== null,
          seat: () => value !== seat && SEATS.includes(value),
          zone: () => ['hand', 'shop'].includes(value),
        };
        expect([id, need, there[need]()]).toEqual([id, need, true]);
      });
    }
  });
});
