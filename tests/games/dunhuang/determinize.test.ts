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
  type View,
  view,
} from '../../../src/games/dunhuang/index.ts';
import { dice, randomGame, rulingsNumber } from './support/random-game.ts';
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
function tally(n: number, sample: () => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (let i = 0; i < n; i++) {
    const value = sample();
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

describe('determinize is uniform over what is unknown', () => {
  // All of 2 … 8 but six cards lie open: one in B's hand, two in the pile, three out of the game.
  const hidden: Good[] = [2, 3, 4, 5, 6, 7];
  const open = [2, 3, 4, 5, 6, 7, 8].flatMap((good) =>
    new Array<Good>(good - (good < 8 ? 1 : 0)).fill(good as Good),
  );
  const seen: View = view(
    table({ A: { shop: open.slice(8), hand: [] }, B: { hand: [4] }, market: open.slice(0, 8), pile: [2, 3] }),
    A,
  );

  it('every unseen card is as likely in the hand, and on every place of the pile (chi-square)', () => {
    const random = dice('uniform');
    const n = 3000;
    const guesses = Array.from({ length: n }, () => toPosition(determinize(seen, random)));
    for (const place of [
      (p: (typeof guesses)[0]) => p.seats[B]!.hand[0]!,
      (p: (typeof guesses)[0]) => p.deck[0]!,
      (p: (typeof guesses)[0]) => p.deck[1]!,
    ]) {
      const chi = hidden.reduce((sum, good) => {
        const count = guesses.filter((guess) => place(guess) === good).length;
        return sum + (count - n / 6) ** 2 / (n / 6);
      }, 0);
      expect(chi).toBeLessThan(25.7); // 5 degrees of freedom, one in ten thousand
    }
  });

  it('a layer that is known lies at the bottom, in any order', () => {
    const random = dice('layer');
    const layered: View = { ...seen, memory: { ...seen.memory, bottom: [[2, 3]] } };
    const counts = tally(400, () => toPosition(determinize(layered, random)).deck.join());
    expect([...counts.keys()].sort()).toEqual(['2,3', '3,2']);
    expect(Math.abs(counts.get('2,3')! - 200)).toBeLessThan(60);
  });

  it('an unknown card under a known one keeps it off the bottom', () => {
    const random = dice('off');
    const layered: View = { ...seen, memory: { ...seen.memory, bottom: [1, [3]] } };
    for (let i = 0; i < 50; i++) expect(toPosition(determinize(layered, random)).deck[0]).toBe(3);
  });

  it('a known card lies in its hand; one that may lie in several places lies in each in turn', () => {
    const random = dice('claims');
    const certain: View = { ...seen, memory: { ...seen.memory, claims: [(1 << B) * 16 + 6] } };
    for (let i = 0; i < 50; i++) expect(toPosition(determinize(certain, random)).seats[B]!.hand).toEqual([6]);
    const either: View = { ...seen, memory: { ...seen.memory, claims: [((1 << B) | 32) * 16 + 6] } };
    const counts = tally(600, () => {
      const { seats, deck } = toPosition(determinize(either, random));
      return seats[B]!.hand[0] === 6 ? 'hand' : deck.includes(6) ? 'pile' : 'lost';
    });
    expect([...counts.keys()].sort()).toEqual(['hand', 'pile']);
    expect(Math.abs(counts.get('hand')! - 200)).toBeLessThan(65); // one free place of three
  });

  it('a place in the pile that a known card takes is not free for another', () => {
    const random = dice('taken');
    const claims = [((1 << B) | 32) * 16 + 6];
    const layered: View = { ...seen, memory: { ...seen.memory, bottom: [[3]], claims } };
    const counts = tally(600, () => toPosition(determinize(layered, random)).seats[B]!.hand.join());
    expect(Math.abs(counts.get('6')! - 300)).toBeLessThan(65); // one free place of two
  });

  it('a card known to be in the pile is as likely on top as under another', () => {
    const random = dice('piled');
    const piled: View = { ...seen, memory: { ...seen.memory, claims: [32 * 16 + 6] } };
    const counts = tally(600, () => `${toPosition(determinize(piled, random)).deck.indexOf(6)}`);
    expect([...counts.keys()].sort()).toEqual(['0', '1']);
    expect(Math.abs(counts.get('0')! - 300)).toBeLessThan(65);
  });

  it('claims that stand in each other’s way all find room', () => {
    const random = dice('room');
    const tight: View = {
      ...seen,
      pile: 1,
      memory: { ...seen.memory, claims: [((1 << B) | 32) * 16 + 6, ((1 << B) | 32) * 16 + 7] },
    };
    const counts = tally(200, () => {
      const { seats, deck } = toPosition(determinize(tight, random));
      return `${seats[B]!.hand} ${deck}`;
    });
    expect([...counts.keys()].sort()).toEqual(['6 7', '7 6']);
  });

  it('goes back where a first choice leaves a later claim no room', () => {
    const random = dice('back');
    const start = table({ A: {}, B: { hand: [5] }, C: { hand: [6] }, pile: [] });
    const base = view(start, A);
    const claims = [((1 << B) | (1 << C)) * 16 + 5, ((1 << C) | 32) * 16 + 6];
    for (let i = 0; i < 60; i++) {
      const { seats } = toPosition(determinize({ ...base, memory: { ...base.memory, claims } }, random));
      expect([seats[B]!.hand, seats[C]!.hand]).toEqual([[5], [6]]);
    }
  });

  it('is repeatable', () => {
    expect(determinize(seen, dice('again'))).toEqual(determinize(seen, dice('again')));
  });

  it('its own chance differs from the true one', () => {
    const state = createGame({ players: 2, seed: 'chance' });
    const guess = determinize(view(state, A), dice('own chance'));
    expect(guess.words.slice(45, 49)).not.toEqual(state.words.slice(45, 49));
  });
});
