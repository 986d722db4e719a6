import { describe, expect, it } from 'vitest';
import {
  createGame,
  determinize,
  foresee,
  legalMoves,
  openView,
  play,
  playWithEvents,
  RED,
  redact,
  type Seat,
  toPosition,
  view,
} from '../../../src/games/dragon-market/index.ts';
import { dice } from '../../support/dice.ts';
import { played, step } from './support/ask.ts';
import { bay } from './support/bay.ts';
import { randomGame } from './support/random-game.ts';

const RULINGS = { objectives: 'red' } as const;

describe('what a seat may know', () => {
  const state = bay('# . .', { rulings: RULINGS, players: 3 });

  it('objectives: red ones are secret, with what they still need (advanced.choose)', () => {
    const seen = view(state, 1);
    expect(seen.sides.map((side) => side.objective)).toEqual([null, 1, null]);
    expect(seen.sides.map((side) => side.need)).toEqual([[], RED[1]!.goods, []]);
    expect(seen.sides.map((side) => side.hidden)).toEqual([true, false, true]);
    expect(view(state, undefined).sides.every((side) => side.hidden)).toBe(true);
    expect(openView(state, 1).sides.map((side) => side.objective)).toEqual([0, 1, 2]);
  });

  it('the pile is a number, and chance is nowhere', () => {
    expect(view(state, 0).pile).toBe(10);
    expect(JSON.stringify(view(state, 0))).not.toContain('words');
  });

  it('goods are open, and powers', () => {
    const rich = bay('# . .', { A: { powers: ['leap'], objective: 1, goods: [3] } });
    expect(view(rich, 1).sides[0]).toMatchObject({
      goods: [3],
      powers: ['leap'],
      done: [0],
      objective: null,
    });
  });

  it('nobody has the turn while boats are placed and first objectives kept', () => {
    const start = createGame({ players: 2, seed: 'turn', firstPlayer: 1, rulings: { layout: 'placed' } });
    expect(view(play(start, legalMoves(start)[0]!), 0)).toMatchObject({ turn: null, toMove: 0 });
    let state = createGame({ players: 2, seed: 'turn', firstPlayer: 1, rulings: RULINGS });
    expect(view(state, 1)).toMatchObject({ turn: null, toMove: 1, phase: 'keep-first' });
    for (let n = 0; n < 2; n++) state = play(state, legalMoves(state)[0]!);
    expect(view(state, 1)).toMatchObject({ turn: 1, toMove: 1, phase: 'roll' });
  });

  it('what is drawn is for who draws', () => {
    const start = createGame({ players: 2, seed: 'drawn', firstPlayer: 0, rulings: RULINGS });
    expect(view(start, 0).drawn.cards).toHaveLength(2);
    expect(view(start, 1).drawn).toEqual({ count: 2, cards: [] });
    expect(view(start, undefined).drawn.cards).toEqual([]);
  });
});

describe('what a side remembers', () => {
  const start = createGame({ players: 3, seed: 'memory', firstPlayer: 0, rulings: RULINGS });
  const next = play(start, legalMoves(start)[0]!);

  it('who draws knows that nobody has those as objective', () => {
    const drawn = view(next, 1).drawn.cards;
    expect([...view(next, 1).sides[0]!.ruledOut].sort()).toEqual([...drawn].sort());
    expect(view(next, 1).sides[2]!.ruledOut).toEqual([]);
    expect(view(next, 0).sides[1]!.ruledOut).toEqual([]);
  });

  it('until the other draws anew', () => {
    const state = bay('# 0bA 0a 0', { rulings: RULINGS, A: { objective: 0, goods: [0, 1, 2] } });
    expect(view(played(state, step(0)), 0).sides[1]!.ruledOut).toHaveLength(2);
    expect(view(played(state, step(0)), 1).sides[0]!.ruledOut).toEqual([]);
  });

  it.each([
    { players: 2, teams: false },
    { players: 3, teams: false },
    { players: 4, teams: false },
    { players: 4, teams: true },
  ] as const)('all through a game, what it has drawn since the other drew: %j', ({ players, teams }) => {
    const sides = teams ? 2 : players;
    const memory = Array.from({ length: sides }, () =>
      Array.from({ length: sides }, () => new Set<number>()),
    );
    let draws = 0;
    const options = { players, seed: 'memory', rulings: { ...RULINGS, teams } };
    randomGame(
      options,
      ({ before, state, events }) => {
        for (const event of events) {
          if (event.type !== 'drew') continue;
          draws++;
          const drawer = event.seat % sides;
          for (let other = 0; other < sides; other++) {
            memory[other]![drawer]!.clear();
            const has = other !== drawer && view(before, undefined).sides[other]!.hasObjective;
            // Who keeps one now has it before the next side draws.
            const keeps = events[0]!.type === 'kept' && events[0]!.seat % sides === other;
            if (has || keeps) for (const card of event.cards!) memory[drawer]![other]!.add(card);
          }
        }
        for (let viewer = 0; viewer < sides; viewer++) {
          const seen = view(state, viewer as Seat).sides.map(({ ruledOut }) => [...ruledOut]);
          expect(seen).toEqual(memory[viewer]!.map((cards) => [...cards].sort((a, b) => a - b)));
        }
      },
      900,
      0,
    );
    expect(draws).toBeGreaterThanOrEqual(sides); // the first side had drawn before
  });
});

describe('events as others saw them', () => {
  const start = createGame({ players: 2, seed: 'events', firstPlayer: 0, rulings: RULINGS });
  const { events } = playWithEvents(start, legalMoves(start)[0]!);

  it('a card that is kept, those that go back, those that are drawn', () => {
    expect(events.map((event) => event.type)).toEqual(['kept', 'drew']);
    expect(events.map((event) => redact(event, 0))).toEqual([
      events[0],
      { type: 'drew', rule: 'advanced.choose', seat: 1, side: [1], count: 2 },
    ]);
    expect(redact(events[0]!, 1)).toEqual({ type: 'kept', rule: 'advanced.choose', seat: 0, side: [0] });
    expect(redact(events[1]!, 1)).toBe(events[1]);
    expect(redact(events[0]!, undefined)).toEqual({
      type: 'kept',
      rule: 'advanced.choose',
      seat: 0,
      side: [0],
    });
  });

  it('what a move would bring, without chance', () => {
    const state = bay('# 0bA 0a 0', { rulings: RULINGS, A: { objective: 0, goods: [0, 1, 2] } });
    const told = foresee(state, 0, step(0));
    expect(told.map((event) => event.type)).toEqual(['heir-moved', 'delivered', 'power-won', 'drew']);
    expect(told.at(-1)).not.toHaveProperty('cards');
    expect(foresee(bay('# . .', { phase: 'roll' }), 0, { type: 'roll' })).toEqual([]);
    expect(foresee(state, 0, step(50))).toEqual([]);
  });
});

describe('worlds that fit a view', () => {
  it('nobody holds what their objective does not ask for, and what is ruled out stays out', () => {
    const state = bay('# 0bA 0a 0', {
      rulings: RULINGS,
      A: { objective: 0, goods: [0, 1, 2] },
      B: { goods: [9], objective: 3 },
    });
    const drawn = played(state, step(0));
    const seen = view(drawn, 0);
    const random = dice('worlds');
    const found = new Set<number>();
    for (let n = 0; n < 60; n++) {
      const world = determinize(seen, random);
      expect(view(world, 0)).toEqual(seen);
      found.add(toPosition(world).sides[1]!.objective!);
    }
    const possible = RED.flatMap(({ goods }, card) =>
      goods.includes(9) && !seen.sides[1]!.ruledOut.includes(card) ? [card] : [],
    );
    expect([...found].sort()).toEqual(possible.sort());
  });

  it('a side that won power.fewer may have waived any of the rest', () => {
    const state = bay('# . .', { B: { powers: ['fewer'], objective: 1, need: [3, 5] }, rulings: RULINGS });
    const random = dice('fewer');
    const needs = Array.from({ length: 40 }, () => toPosition(determinize(view(state, 0), random)).sides[1]!);
    for (const { objective, need } of needs) {
      expect(need).toHaveLength(2);
      expect(need.every((kind) => RED[objective!]!.goods.includes(kind))).toBe(true);
    }
    expect(new Set(needs.map(({ objective }) => objective)).size).toBeGreaterThan(5);
  });

  it.each([0, 1, undefined] as (Seat | undefined)[])(
    'seat %s sees the same in a world made from what it sees',
    (seat) => {
      let state = createGame({ players: 2, seed: 'fit', rulings: RULINGS });
      const random = dice('fit');
      for (let n = 0; n < 60; n++) {
        const seen = view(state, seat);
        expect(view(determinize(seen, random), seat)).toEqual(seen);
        const legal = legalMoves(state);
        state = play(state, legal[Math.floor(random() * legal.length)]!);
      }
    },
  );
});
