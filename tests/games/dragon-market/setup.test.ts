import { describe, expect, it } from 'vitest';
import {
  BLUE,
  check,
  createGame,
  InvalidOptions,
  legalMoves,
  type Move,
  play,
  playWithEvents,
  pontoons,
  RED,
  type State,
  squaresOf,
  toMove,
  toPosition,
  view,
} from '../../../src/games/dragon-market/index.ts';

const seeds = Array.from({ length: 30 }, (_, n) => `set-up ${n}`);

describe('the drawn set-up', () => {
  it('setup.pontoons: corners clockwise from the north-west; two players have opposite ones', () => {
    expect(pontoons(4)).toEqual([0, 9, 99, 90]);
    expect(pontoons(3)).toEqual([0, 9, 99]);
    expect(pontoons(2)).toEqual([0, 99]);
  });

  it.each([2, 3, 4] as const)('setup.heirs: %d heirs on their pontoons', (players) => {
    expect(toPosition(createGame({ players, seed: 'x' })).heirs).toEqual(pontoons(players));
  });

  it('layout: drawn boats lie on three squares each, not on each other, not on pontoons (setup.boats, boat.centre)', () => {
    for (const seed of seeds) {
      const { boats } = toPosition(createGame({ players: 2, seed }));
      const squares = boats.flatMap(({ at, heading }, boat) => squaresOf(boat, at, heading));
      expect(new Set(squares).size).toBe(30);
      for (const corner of [0, 9, 90, 99]) expect(squares).not.toContain(corner);
      for (const { at } of boats.slice(5)) {
        expect(at % 10 > 0 && at % 10 < 9 && at > 9 && at < 90).toBe(true);
      }
    }
  });

  it('setup.goods: two tokens on each pile, every kind once, at random (box: forty in all)', () => {
    const piles = seeds.map((seed) =>
      toPosition(createGame({ players: 2, seed })).boats.flatMap((boat) => boat.piles),
    );
    for (const twenty of piles) {
      expect(twenty.every(({ left }) => left === 2)).toBe(true);
      expect(new Set(twenty.map(({ kind }) => kind)).size).toBe(20);
    }
    expect(new Set(piles.map((twenty) => twenty[0]!.kind)).size).toBeGreaterThan(8);
  });

  it('setup.objective: a blue card each, open for all', () => {
    const state = createGame({ players: 3, seed: 'cards', firstPlayer: 1 });
    const { sides, pile } = toPosition(state);
    expect(new Set([...sides.map((side) => side.objective), ...pile]).size).toBe(BLUE.length);
    for (const { objective, need, goods } of sides) {
      expect(need).toEqual(BLUE[objective!]);
      expect(goods).toEqual([]);
    }
    expect(view(state, 0).sides.map((side) => side.objective)).toEqual(sides.map((side) => side.objective));
  });

  it('setup.coins: 0, 1, 2, 3 in turn order, the rest is the stock (box: twelve)', () => {
    const state = createGame({ players: 4, seed: 'coins', firstPlayer: 2 });
    expect(toPosition(state).sides.map((side) => side.coins)).toEqual([2, 3, 0, 1]);
    expect(view(state, undefined).stock).toBe(6);
    expect(view(createGame({ players: 2, seed: 'coins' }), undefined).stock).toBe(11);
  });

  it('setup.first: drawn, unless somebody is named', () => {
    const firsts = seeds.map((seed) => toMove(createGame({ players: 3, seed })));
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
    expect(toMove(createGame({ players: 3, seed: 'x', firstPlayer: 1 }))).toBe(1);
  });

  it('the same seed gives the same game, another another', () => {
    expect(createGame({ players: 2, seed: 'a' })).toEqual(createGame({ players: 2, seed: 'a' }));
    expect(createGame({ players: 2, seed: 'b' })).not.toEqual(createGame({ players: 2, seed: 'a' }));
  });
});

describe('layout: placed, in turn', () => {
  const start = createGame({ players: 3, seed: 'place', firstPlayer: 2, rulings: { layout: 'placed' } });
  const place = (boat: number, at: number, heading: 'n' | 'e' | 's' | 'w'): Move => ({
    type: 'place-boat',
    boat,
    at,
    heading,
  });

  it('setup.boats: the lowest number of either sort, wherever it fits', () => {
    const boats = new Set(legalMoves(start).map((move) => (move as { boat: number }).boat));
    expect([...boats]).toEqual([0, 5]);
    expect(legalMoves(start)).toHaveLength(4 * 76 + 4 * 64); // less what lies on a pontoon; a centre sailor off the ring
    expect(check(start, place(1, 44, 'n'))).toEqual({ code: 'lower-number-first', rule: 'setup.boats' });
    const next = play(start, place(0, 44, 'n'));
    expect(check(next, place(0, 55, 'n'))).toEqual({ code: 'already-placed', rule: 'setup.boats' });
    expect(check(next, place(1, 55, 's'))).toBeUndefined();
  });

  it('setup.boats: not on another, not on a pontoon, not off the board', () => {
    const next = play(start, place(0, 44, 'n')); // 44, 34, 24
    expect(check(next, place(1, 33, 'e'))).toEqual({ code: 'boat-in-the-way', rule: 'setup.boats', at: 34 });
    expect(check(next, place(1, 2, 'w'))).toEqual({ code: 'pontoon-in-the-way', rule: 'setup.boats', at: 0 });
    expect(check(next, place(1, 8, 'e'))).toEqual({ code: 'pontoon-in-the-way', rule: 'setup.boats', at: 9 });
    expect(check(next, place(1, 18, 'e'))).toEqual({ code: 'off-board', rule: 'setup.boats' });
    expect(check(next, place(5, 5, 'e'))).toEqual({ code: 'sailor-at-the-edge', rule: 'boat.centre' });
    expect(check(next, { type: 'roll' })).toEqual({ code: 'wrong-step', rule: 'setup.boats' });
  });

  it('setup.boats: each places one in turn from the first player on; then goods and objectives come, and the first turn', () => {
    let state: State = start;
    const order: (number | undefined)[] = [];
    const events = [];
    while (view(state, undefined).phase === 'place-boat') {
      order.push(toMove(state));
      const legal = legalMoves(state);
      const next = playWithEvents(state, legal[(order.length * 37) % legal.length]!);
      events.push(...next.events);
      state = next.state;
    }
    expect(order).toEqual([2, 0, 1, 2, 0, 1, 2, 0, 1, 2]);
    expect(events.slice(-4).map((event) => event.type)).toEqual([
      'goods-laid',
      'objective-taken',
      'objective-taken',
      'objective-taken',
    ]);
    expect(toPosition(state)).toMatchObject({ phase: 'roll', toMove: 2 });
  });

  it('a view of the set-up shows no goods, and there is no position yet', () => {
    expect(view(start, 0).boats).toEqual(Array(10).fill(null));
    expect(() => toPosition(start)).toThrow('set-up');
  });
});

describe('options that make no game', () => {
  const attempt = (options: unknown): string => {
    try {
      createGame(options as never);
      return 'a game';
    } catch (error) {
      if (error instanceof InvalidOptions) return error.code;
      throw error;
    }
  };
  const blue = BLUE.map((goods) => [...goods]);

  it.each([
    ['nothing', null, 'not-options'],
    ['five players', { players: 5, seed: '' }, 'players'],
    ['no seed', { players: 2 }, 'seed'],
    ['a seed like a book', { players: 2, seed: 'x'.repeat(257) }, 'seed-too-long'],
    ['a first player who is not there', { players: 2, seed: '', firstPlayer: 2 }, 'first-player'],
    ['another ruling', { players: 2, seed: '', rulings: { wind: true } }, 'rulings'],
    ['another answer', { players: 2, seed: '', rulings: { dice: 'sixes' } }, 'rulings'],
    ['teams of three (teams)', { players: 3, seed: '', rulings: { teams: true } }, 'teams'],
    ['too few cards', { players: 3, seed: '', deck: { blue: blue.slice(0, 2) } }, 'deck'],
    ['too many cards', { players: 2, seed: '', deck: { blue: [...blue, ...blue] } }, 'deck'],
    ['a card of three', { players: 2, seed: '', deck: { blue: [[1, 2, 3], ...blue] } }, 'deck'],
    ['a kind twice on a card', { players: 2, seed: '', deck: { blue: [[1, 1, 2, 3], ...blue] } }, 'deck'],
    ['a kind that is none', { players: 2, seed: '', deck: { blue: [[1, 2, 3, 20], ...blue] } }, 'deck'],
    [
      'a power that is none',
      { players: 2, seed: '', deck: { red: RED.map((card) => ({ ...card, power: 'fly' })) } },
      'deck',
    ],
    ['no deck at all', { players: 2, seed: '', deck: 'mine' }, 'deck'],
  ])('%s', (_, options, code) => {
    expect(attempt(options)).toBe(code);
  });
});
