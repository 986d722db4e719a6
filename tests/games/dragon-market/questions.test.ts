// What a table asks besides the verbs: which events are which, what goes by itself, what a move would bring, squares.
import { describe, expect, it } from 'vitest';
import {
  BLUE,
  createGame,
  endsTurn,
  foresee,
  formality,
  type GameEvent,
  InvalidInput,
  isMoveItself,
  type PlayerCount,
  play,
  pontoons,
  redact,
  revealsHidden,
  type Seat,
  squaresOf,
  sweptSquares,
} from '../../../src/games/dragon-market/index.ts';
import { END, played, ROLL, step } from './support/ask.ts';
import { bay } from './support/bay.ts';

/** Every type of event: whether chance or a secret speaks in it, and whether it is the move itself. */
const EVENTS: readonly [GameEvent['type'], reveals: boolean, itself: boolean][] = [
  ['boat-placed', false, true],
  ['goods-laid', true, false],
  ['objective-taken', true, false],
  ['drew', true, false],
  ['kept', false, true],
  ['waived', false, true],
  ['rolled', true, true],
  ['rerolled', true, true],
  ['paid', false, true],
  ['boat-moved', false, true],
  ['heir-moved', false, true],
  ['swapped', false, true],
  ['restacked', false, true],
  ['took', false, true],
  ['delivered', false, false],
  ['power-won', false, false],
  ['no-objective', false, false],
  ['coins-taken', false, false],
  ['coins-short', false, false],
  ['turn-ended', false, false],
  ['won', true, false],
];

it.each(EVENTS)('%s: what cannot be taken back, and what the move itself says', (type, reveals, itself) => {
  const event = { type } as GameEvent;
  expect(revealsHidden(event)).toBe(reveals);
  expect(isMoveItself(event)).toBe(itself);
  expect(endsTurn(event)).toBe(type === 'turn-ended');
});

const refused = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    return error instanceof InvalidInput ? error.code : error;
  }
};

describe('a formality is the only answer to a question', () => {
  it('but dice are rolled by hand, and a turn is ended by hand unless that is asked for', () => {
    expect(formality(bay('# . .', { phase: 'roll' }))).toBeUndefined();
    expect(formality(bay('# . .', { phase: 'roll' }), true)).toBeUndefined();
    const spent = bay('# . .', { points: 0 });
    expect(formality(spent)).toBeUndefined();
    expect(formality(spent, true)).toEqual(END);
    expect(formality(bay('# . .', { points: 0, A: { coins: 1 } }), true)).toBeUndefined();
  });

  it('a last card is kept by itself, one of two is not', () => {
    const words = {
      rulings: { objectives: 'red' },
      phase: 'keep',
      A: { objective: null, done: [5] },
    } as const;
    const asked = (drawn: number[]) => bay('A . .', { ...words, A: { ...words.A, done: [5] }, drawn });
    expect(formality(asked([3]))).toEqual({ type: 'keep', card: 3 });
    expect(formality(asked([3, 4]))).toBeUndefined();
  });
});

describe('foresee: what a move would bring, without chance', () => {
  it('nothing of what is rolled or drawn, or of a move that is not legal', () => {
    expect(foresee(bay('# . .', { phase: 'roll' }), 0, ROLL)).toEqual([]);
    const reroll = bay('# . .', { A: { powers: ['reroll'] }, rulings: { objectives: 'red' } });
    expect(foresee(reroll, 0, { type: 'reroll', die: 0 })).toEqual([]);
    expect(foresee(bay('# . .'), 0, step(50))).toEqual([]);
    const home = bay('# 0bA 0a 0', { A: { objective: 0, goods: [...BLUE[0]!] } });
    expect(foresee(home, 0, step(0)).map(({ type }) => type)).toEqual(['heir-moved', 'delivered']);
  });

  it('is refused for a seat that is not there', () => {
    expect(refused(() => foresee(bay('# . .'), 2, END))).toBe('seat');
  });
});

describe('redact: an event as a seat saw it', () => {
  const kept = { type: 'kept', rule: 'advanced.choose', seat: 1, side: [1, 3], card: 4, back: [7] } as const;

  it('whole for its side, without the card for others and for bystanders', () => {
    const open = { type: 'kept', rule: 'advanced.choose', seat: 1, side: [1, 3] };
    expect(redact(kept, 3)).toEqual(kept);
    expect(redact(kept, 0)).toEqual(open);
    expect(redact(kept, undefined)).toEqual(open);
  });

  it('what is no event is refused', () => {
    expect(refused(() => redact(null as never, 0))).toBe('event');
  });
});

describe('squares', () => {
  it('of a boat: the sailor’s, then its piles’; only those in the bay', () => {
    expect(squaresOf(0, 21, 'e')).toEqual([21, 22, 23]);
    expect(squaresOf(5, 55, 'n')).toEqual([55, 45, 65]);
    expect(squaresOf(0, 8, 'e')).toEqual([8, 9]);
  });

  it('boat.turn: those that a turn sweeps; only those in the bay', () => {
    expect(sweptSquares(0, 55, 'e', 'left').toSorted((a, b) => a - b)).toEqual([35, 36, 37, 45, 46, 47]);
    expect(sweptSquares(5, 55, 'e', 'right').toSorted((a, b) => a - b)).toEqual([44, 45, 65, 66]);
    expect(sweptSquares(0, 10, 'e', 'left').toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
  });

  it('setup.pontoons: a corner for each seat', () => {
    expect(pontoons(2)).toEqual([0, 99]);
    expect(pontoons(4)).toEqual([0, 9, 99, 90]);
  });

  it.each([
    ['boat', () => squaresOf(10, 0, 'e')],
    ['boat', () => squaresOf(0, 100, 'e')],
    ['boat', () => squaresOf(0, 0, 'x' as 'e')],
    ['boat', () => sweptSquares(-1, 0, 'e', 'left')],
    ['boat', () => sweptSquares(0, 0, 'e', 'round' as 'left')],
    ['seat', () => pontoons(5 as PlayerCount)],
  ])('%s: nonsense is refused', (code, run) => {
    expect(refused(run)).toBe(code);
  });
});

it('a game that is over leaves nothing to do by itself', () => {
  const won = played(bay('# 0bA 0a 0', { A: { objective: 0, goods: [...BLUE[0]!], done: [5, 6] } }), step(0));
  expect(formality(won, true)).toBeUndefined();
  expect(foresee(won, 0 as Seat, END)).toEqual([]);
  expect(() => play(won, END)).toThrow();
  expect(formality(createGame({ players: 2, seed: 'x' }))).toBeUndefined();
});
