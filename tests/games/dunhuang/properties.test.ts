import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  check,
  createGame,
  type GameOptions,
  legalMoves,
  type Move,
  outcome,
  type PlayerCount,
  play,
  type Seat,
  type State,
  toMove,
  toPosition,
  view,
} from '../../../src/games/dunhuang/index.ts';
import { everyMove } from './support/every-move.ts';
import { breaches } from './support/invariants.ts';
import { NEVER_SO_MANY, rulingsNumber } from './support/random-game.ts';

/** How many random games a property is tried on; the soak tries a hundred thousand, a mutant meets a few. */
const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 25);

const options: fc.Arbitrary<GameOptions> = fc.record({
  players: fc.constantFrom<PlayerCount[]>(2, 3, 4),
  seed: fc.string({ maxLength: 12 }),
  rulings: fc.nat(63).map(rulingsNumber),
});

/** A game and the choices made in it: the nth choice picks among the legal moves. */
const games = fc.record({ options, choices: fc.infiniteStream(fc.nat(1 << 20)) });

function follow(
  game: { options: GameOptions; choices: Iterator<number> },
  each: (state: State, move: Move) => State,
): State {
  let state = createGame(game.options);
  for (let n = 0; toMove(state) !== undefined; n++) {
    if (n === NEVER_SO_MANY) throw new Error('the game does not end');
    const legal = legalMoves(state);
    state = each(state, legal[game.choices.next().value % legal.length]!);
  }
  return state;
}

const property = (test: (game: { options: GameOptions; choices: Iterator<number> }) => void): void =>
  fc.assert(fc.property(games, test), { numRuns: RUNS });

describe('in every game', () => {
  it('cards, tokens, coins and prestige are conserved after every move', () => {
    property((game) => {
      follow(game, (state, move) => {
        const next = play(state, move);
        expect(breaches(state, next)).toEqual([]);
        return next;
      });
    });
  });

  it('a JSON round trip after every move plays on identically', () => {
    property((game) => {
      follow(game, (state, move) => {
        const through = JSON.parse(JSON.stringify(state)) as State;
        expect(through).toEqual(state);
        const next = play(state, move);
        expect(play(through, move)).toEqual(next);
        return next;
      });
    });
  });

  it('legalMoves and check agree exactly, and no move is listed twice', () => {
    property((game) => {
      let turn = 0;
      follow(game, (state, move) => {
        const legal = legalMoves(state).map((m) => JSON.stringify(m));
        expect(new Set(legal).size).toBe(legal.length);
        if (turn++ % 7 === 0) {
          const allowed = new Set(legal);
          for (const candidate of everyMove()) {
            const error = check(state, candidate);
            if ((error === undefined) !== allowed.has(JSON.stringify(candidate)))
              expect.fail(JSON.stringify(candidate));
          }
        }
        return play(state, move);
      });
    });
  });

  it('play never changes its argument', () => {
    property((game) => {
      follow(game, (state, move) => {
        const copy = JSON.stringify(state);
        const next = play(state, move);
        expect(JSON.stringify(state)).toBe(copy);
        return next;
      });
    });
  });

  it('replaying the moves gives the same state', () => {
    property((game) => {
      const moves: Move[] = [];
      const end = follow(game, (state, move) => {
        moves.push(move);
        return play(state, move);
      });
      expect(moves.reduce(play, createGame(game.options))).toEqual(end);
      expect(outcome(end)!.winners.length).toBeGreaterThan(0);
    });
  });

  it('ends, in about as many turns as there are cards', () => {
    property((game) => {
      let turns = 0;
      follow(game, (state, move) => {
        if (move.type === 'end-turn') turns++;
        return play(state, move);
      });
      expect(turns).toBeLessThanOrEqual(55);
    });
  });
});

describe('views leak nothing', () => {
  it('two states that differ only in what a seat cannot know give it equal views', () => {
    let tried = 0;
    fc.assert(
      fc.property(options, fc.nat(3), fc.nat(1 << 20), ({ players, seed, rulings }, n, choice) => {
        const seat = (n % players) as Seat;
        let state = createGame({ players, seed, ...(rulings ? { rulings } : {}) });
        for (let i = 0; i < 4 + (choice % 60) && toMove(state) !== undefined; i++) {
          const legal = legalMoves(state);
          state = play(state, legal[(choice * (i + 7)) % legal.length]!);
        }
        const secret = swapSecrets(state, seat, choice);
        if (secret !== undefined) {
          tried++;
          expect(secret).not.toEqual(state);
          expect(view(secret, seat)).toEqual(view(state, seat));
        }
      }),
      { numRuns: RUNS * 8 },
    );
    expect(tried).toBeGreaterThan(RUNS);
  });
});

/**
 * Swaps an opponent's card that the seat does not know with another from the pile; undefined where
 * there is no such pair.
 */
function swapSecrets(state: State, seat: Seat, choice: number): State | undefined {
  const seen = view(state, seat);
  if (seen.camel === null || seen.toMove === null || seen.pile === 0) return undefined;
  const { seats } = toPosition(state);
  const other = ((seat + 1 + (choice % (seats.length - 1))) % seats.length) as Seat;
  const unknown = [...seats[other]!.hand];
  for (const good of seen.seats[other]!.known) unknown.splice(unknown.indexOf(good), 1);
  if (seen.memory.cards.length + seen.memory.bottom.length > seen.seats[other]!.known.length)
    return undefined;
  const bytes = new Uint8Array(
    new Int32Array([...state.words, ...new Array(66 - state.words.length).fill(0)]).buffer,
  );
  const top = 208 + seen.pile - 1;
  const fromPile = bytes[top]!;
  const fromHand = unknown.find((good) => good !== fromPile);
  if (fromHand === undefined) return undefined;
  bytes[top] = fromHand;
  bytes[other * 10 + fromHand]!--;
  bytes[other * 10 + fromPile]!++;
  const words = [...new Int32Array(bytes.buffer)].slice(0, state.words.length);
  return { ...state, words };
}
