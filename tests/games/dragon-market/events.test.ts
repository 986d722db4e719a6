// What is told of a move, word for word: the log, the animation and other devices know of it by this alone.
import { describe, expect, it } from 'vitest';
import {
  fromPosition,
  type Move,
  playWithEvents,
  toPosition,
} from '../../../src/games/dragon-market/index.ts';
import { END, PAY, played, ROLL, slide, step, take, turn } from './support/ask.ts';
import { bay, position, withPower } from './support/bay.ts';

const EMPTY = '# . .';
const told = (...[state, move]: Parameters<typeof playWithEvents>) => playWithEvents(state, move).events;

describe('dice', () => {
  it('turn.roll: both faces, and the points they make', () => {
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      const before = fromPosition(position(EMPTY, { phase: 'roll', rulings: { dice: 'even' } }), seed);
      const { state, events } = playWithEvents(before, ROLL);
      const { dice, points } = toPosition(state);
      expect(points).toBe(dice![0] + dice![1]);
      expect(events).toEqual([{ type: 'rolled', rule: 'turn.roll', seat: 0, dice, points }]);
    }
  });

  it.each([0, 1] as const)('power.reroll: die %d, the face it shows now, and the points', (die) => {
    const faces = new Set<number>();
    for (let seed = 0; seed < 12; seed++) {
      const words = { rulings: { objectives: 'red', dice: 'even' }, A: { powers: ['reroll'] }, dice: [3, 4] };
      const before = fromPosition(position(EMPTY, { ...words } as never), String(seed));
      const { state, events } = playWithEvents(before, { type: 'reroll', die });
      const { dice, points } = toPosition(state);
      const face = dice![die]!;
      faces.add(face);
      expect(dice![1 - die]).toBe(die === 0 ? 4 : 3);
      expect(points).toBe(dice![0] + dice![1]);
      expect(events).toEqual([{ type: 'rerolled', rule: 'power.reroll', seat: 0, die, face, points }]);
    }
    expect([...faces].sort()).toEqual([3, 4]);
  });
});

describe('boats: as they lay, as they lie, and who went with them', () => {
  const moved = { type: 'boat-moved', seat: 0 };
  const lying = (at: number, heading: string) => ({ at, heading });

  it('boat.slide and boat.turn', () => {
    const state = bay('# . . .\n. . . .\n. 0 0aA 0bB\n. . . .\n. . . .');
    expect(told(state, slide(0, 2))).toEqual([
      {
        ...moved,
        rule: 'boat.slide',
        how: 'slide',
        boat: 0,
        from: lying(21, 'e'),
        to: lying(23, 'e'),
        carried: [0, 1],
      },
    ]);
    expect(told(state, turn(0, 'right'))).toEqual([
      {
        ...moved,
        rule: 'boat.turn',
        how: 'turn',
        boat: 0,
        from: lying(21, 'e'),
        to: lying(21, 's'),
        carried: [0, 1],
      },
    ]);
  });

  it.each([
    ['leap', '# . .\n0 0a 0b 1 1a 1b .  .  .', { boat: 0, by: 6 }, lying(10, 'e'), lying(16, 'e'), []],
    ['swing', '# . .\n. . . 0 0aA 0b', { boat: 0 }, lying(13, 'e'), lying(13, 'w'), [0]],
    ['drift', '# . . .\n. . . .\n. 0 0a 0bB', { boat: 0, by: -1 }, lying(21, 'e'), lying(11, 'e'), [1]],
    [
      'pivot',
      '# . . . .\n. . . . .\n. . 0 0aA 0b .\n. . . . .\n. . . . .',
      { boat: 0, to: 'left' },
      lying(22, 'e'),
      lying(44, 'n'),
      [0],
    ],
  ] as const)('power.%s', (power, picture, what, from, to, carried) => {
    const move = { type: power, ...what } as Move;
    expect(told(withPower(picture, power), move)).toEqual([
      { ...moved, rule: `power.${power}`, how: power, boat: 0, from, to, carried },
    ]);
  });

  it('power.restack', () => {
    expect(told(withPower(EMPTY, 'restack'), { type: 'restack', boat: 3 })).toEqual([
      { type: 'restacked', rule: 'power.restack', seat: 0, boat: 3 },
    ]);
  });
});

describe('heirs: from where to where, and whether somebody stands there', () => {
  const moved = { type: 'heir-moved', seat: 0 };

  it('heir.step, and heir.pass onto an occupied square', () => {
    const state = bay('A 0b 0a 0\n. 1bB 1a 1');
    expect(told(state, step(1))).toEqual([
      { ...moved, rule: 'heir.step', how: 'step', from: 0, to: 1, passing: false },
    ]);
    expect(told(played(state, step(1)), step(11))).toEqual([
      { ...moved, rule: 'heir.pass', how: 'step', from: 1, to: 11, passing: true },
    ]);
  });

  it.each([
    ['sailor', 'cross', '# . .\n. 5a 5 5bA', { over: 12, to: 11 }, 13, 11],
    ['diagonal', 'diagonal', '# . .\n. 0 0aA 0b\n. 6a .\n. 6 .\n. 6b .', { to: 21 }, 12, 21],
    ['jump', 'jump', '# . 0bA 0a 0\n. . .\n1 1a 1b', { to: 22 }, 2, 22],
  ] as const)('power.%s', (power, how, picture, what, from, to) => {
    expect(told(withPower(picture, power), { type: how, ...what } as Move)).toEqual([
      { ...moved, rule: `power.${power}`, how, from, to, passing: false },
    ]);
  });

  it('power.swap', () => {
    expect(told(withPower('# . .\n. 0 0aA 0bB', 'swap'), { type: 'swap', with: 1 })).toEqual([
      { type: 'swapped', rule: 'power.swap', seat: 0, with: 1, from: 12, to: 13 },
    ]);
  });

  it('goods.take: what, where, and how many are left', () => {
    const state = bay('# 0bA 0a 0', { A: { objective: 0 }, goods: { '0b': 0 }, left: { '0b': 2 } });
    expect(told(state, take(0))).toEqual([
      { type: 'took', rule: 'goods.take', seat: 0, kind: 0, at: 1, left: 1 },
    ]);
  });
});

describe('coins: how many, from whom, and why', () => {
  it('turn.coins', () => {
    expect(told(bay(EMPTY, { A: { coins: 1 } }), PAY)).toEqual([
      { type: 'paid', rule: 'turn.coins', seat: 0, points: 7 },
    ]);
  });

  it('turn.leftover: the stock, then another, then nobody', () => {
    const state = bay(EMPTY, { points: 5, A: { coins: 10 }, B: { coins: 1 } });
    const because = { rule: 'turn.leftover', seat: 0 };
    expect(told(state, END)).toEqual([
      { type: 'coins-taken', ...because, count: 1, from: null },
      { type: 'coins-taken', ...because, count: 1, from: 1 },
      { type: 'coins-short', ...because, count: 3 },
      { type: 'turn-ended', ...because, next: 1 },
    ]);
  });

  it('turn.leftover: the one who was chosen', () => {
    const purses = { A: { coins: 2 }, B: { coins: 5 }, C: { coins: 5 } };
    const asked = played(bay(EMPTY, { ...purses, points: 1 }), END);
    expect(told(asked, { type: 'take-coin', from: 2 })).toEqual([
      { type: 'coins-taken', rule: 'turn.leftover', seat: 0, count: 1, from: 2 },
      { type: 'turn-ended', rule: 'turn.leftover', seat: 0, next: 1 },
    ]);
  });

  it('power.coins: chosen for the power, and the turn goes on with the next objective', () => {
    const state = bay(EMPTY, {
      rulings: { objectives: 'red' },
      phase: 'take-coin',
      owed: 1,
      because: 'power',
      A: { coins: 2, powers: ['coins'], objective: null },
      B: { coins: 5 },
      C: { coins: 5 },
    });
    const events = told(state, { type: 'take-coin', from: 1 });
    expect(events[0]).toEqual({ type: 'coins-taken', rule: 'power.coins', seat: 0, count: 1, from: 1 });
    expect(events[1]).toMatchObject({ type: 'drew', rule: 'advanced.choose', seat: 0, count: 2 });
  });
});
