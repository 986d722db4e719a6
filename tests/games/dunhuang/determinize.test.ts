import { describe, expect, it } from 'vitest';
import {
  cardsOf,
  createGame,
  determinize,
  GOODS,
  type Good,
  legalMoves,
  outcome,
  type Seat,
  type State,
  toMove,
  toPosition,
  view,
} from '../../../src/games/dunhuang/index.ts';
import { dice } from '../../support/dice.ts';
import { randomGame, rulingsNumber } from './support/random-game.ts';
import { A, B, C, END, played, shang, table } from './support/table.ts';

const GAMES = Number(process.env['PROPERTY_RUNS'] ?? 4);

const SEATS: (Seat | undefined)[] = [A, B, C, undefined];

describe('determinize fits the view', () => {
  it.each([2, 3, 4] as const)(
    '%d players: the view of what was guessed is the view, at every move',
    (players) => {
      const random = dice(`determinize ${players}`);
      for (let n = 0; n < GAMES; n++) {
        randomGame({ players, seed: `fit ${n}`, rulings: rulingsNumber(n * 13) }, ({ before }) => {
          for (let seat = 0; seat <= players; seat++) {
            const viewer = seat === players ? undefined : (seat as Seat);
            const seen = view(before, viewer);
            const guess = determinize(seen, random);
            expect(view(guess, viewer)).toEqual(seen);
            expect(toMove(guess)).toBe(toMove(before));
            if (viewer === toMove(before)) expect(legalMoves(guess)).toEqual(legalMoves(before));
          }
        });
      }
    },
  );

  it('uses every card of the box at most once', () => {
    const random = dice('cards');
    randomGame({ players: 3, seed: 'cards' }, ({ state }) => {
      if (view(state, A).firstPlayer === null || view(state, A).camel === null) return;
      const { market, deck, seats, pending } = toPosition(determinize(view(state, B), random));
      const cards = [...market, ...deck, ...seats.flatMap((seat) => [...seat.hand, ...seat.shop])];
      if (pending?.type === 'keep') cards.push(...pending.drawn);
      for (const good of GOODS) {
        expect(cards.filter((card) => card === good).length).toBeLessThanOrEqual(cardsOf(good, 3));
      }
    });
  });

  it('keeps what is pending', () => {
    const states: State[] = [
      table({
        phase: 'end',
        A: { shop: [7, 7] },
        B: { shop: [7, 7], tokens: [shang(7)] },
        C: {},
        pending: { type: 'protect', good: 7, holder: B, taker: A },
      }),
      table({
        at: 'merchant',
        phase: 'end',
        A: {},
        B: { hand: [5, 6] },
        C: {},
        pending: { type: 'give', from: B, to: A, count: 2 },
      }),
      table({ at: 'diplomat', phase: 'end', A: {}, B: {}, C: {}, pending: { type: 'keep', drawn: [3, 5] } }),
    ];
    for (const state of states) {
      for (const seat of SEATS) {
        const guess = toPosition(determinize(view(state, seat), dice('pending')));
        const { pending } = toPosition(state);
        if (pending?.type !== 'keep' || seat === A) expect(guess.pending).toEqual(pending);
        else expect(guess.pending).toMatchObject({ type: 'keep', drawn: { length: 2 } });
      }
    }
  });

  it('a question in the middle of a turn, and a game that is over, are as they were seen', () => {
    const asked = (phase: 'bonus' | 'end') =>
      table({
        phase,
        with: ['buddhist'],
        A: { shop: [7, 7] },
        B: { shop: [7, 7], tokens: [shang(7)] },
        C: {},
        pending: { type: 'pay', good: 7, holder: B, taker: A },
      });
    const won = table({ phase: 'end', A: { hand: [2, 3, 4, 5], tokens: [4, 5, 6, 7] }, B: {}, C: {} });
    const scored = table({ phase: 'end', turn: 'C', pile: [], A: { coins: 5 }, B: {}, C: {} });
    for (const state of [asked('bonus'), asked('end'), played(won, END), played(scored, END)]) {
      for (const seat of SEATS) {
        const guess = determinize(view(state, seat), dice('seen'));
        expect(view(guess, seat)).toEqual(view(state, seat));
        expect(outcome(guess)?.reason).toBe(outcome(state)?.reason);
        expect(guess.words.slice(38, 44)).toEqual(state.words.slice(38, 44)); // all that is open
      }
    }
  });

  it('cards that are known under the pile are nowhere else', () => {
    const start = table({ A: {}, B: { hand: [5, 6] }, pile: [8, 2, 3, 2, 4] });
    const memory = start.memory.map((m, i) => (i === A ? { ...m, bottom: [[4], 1, [2, 3]] as const } : m));
    const seen = view({ ...start, memory } as State, A);
    const random = dice('under');
    for (let i = 0; i < 100; i++) {
      const { deck, seats, market } = toPosition(determinize(seen, random));
      expect(deck).toHaveLength(5);
      expect(deck[4]).toBe(4);
      expect([deck[1], deck[2]].sort()).toEqual([2, 3]);
      const cards = [...deck, ...seats[B]!.hand, ...market];
      for (const good of GOODS)
        expect(cards.filter((card) => card === good).length).toBeLessThanOrEqual(cardsOf(good, 2));
    }
  });

  it('a seat that has not kept yet holds three others may not know', () => {
    const state = createGame({ players: 3, seed: 'dealt' });
    const guess = determinize(view(state, B), dice('dealt'));
    expect(view(guess, B).dealt).toEqual(view(state, B).dealt);
    expect(view(guess, A).dealt).toHaveLength(3);
    expect(view(guess, C).dealt).toHaveLength(3);
    const later = determinize(view(played(state, legalMoves(state)[0]!), B), dice('later'));
    expect(view(later, A).dealt).toEqual([]);
  });
});

describe('determinize before anybody has kept a card', () => {
  it('deals three ascending cards to each, none of them twice', () => {
    const start = createGame({ players: 3, seed: 'whole', firstPlayer: 0 });
    const random = dice('whole');
    for (let i = 0; i < 60; i++) {
      const guess = determinize(view(start, B), random);
      const dealt = [A, B, C].map((seat) => view(guess, seat).dealt);
      for (const three of dealt) expect(three).toEqual([...three].sort((a, b) => a - b));
      let state = guess;
      for (let n = 0; n < 4; n++) state = played(state, legalMoves(state)[0]!);
      const { deck, market } = toPosition(state);
      const cards = [...deck, ...market, ...dealt.flat()].sort((a, b) => a! - b!);
      expect(cards).toEqual(GOODS.flatMap((good) => new Array<Good>(cardsOf(good, 3)).fill(good)));
    }
  });

  it('chance goes on differently in every world', () => {
    const seen = view(createGame({ players: 2, seed: 'same' }), A);
    const random = dice('worlds');
    const chances = Array.from({ length: 9 }, () => determinize(seen, random).words.slice(45, 49).join());
    expect(new Set(chances).size).toBe(9);
  });
});

/** How often each value comes up. */
