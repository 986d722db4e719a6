// States, moves and records that come from outside: what is none is refused, and nothing that was refused leaves a trace.
import { describe, expect, it } from 'vitest';
import {
  check,
  countPlayable,
  createGame,
  IllegalMove,
  InvalidInput,
  InvalidOptions,
  legalMoves,
  type Move,
  play,
  playWithEvents,
  type Seat,
  type State,
  toMove,
  toPosition,
  view,
} from '../../../src/games/dragon-market/index.ts';
import { END, played, ROLL, step } from './support/ask.ts';
import { bay } from './support/bay.ts';
import { randomGame } from './support/random-game.ts';

const caught = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    return error;
  }
};

const start = createGame({ players: 3, seed: 'state', firstPlayer: 0 });
const { words } = start;
const withWord = (at: number, word: unknown): State =>
  ({ words: words.map((old, i) => (i === at ? word : old)) }) as State;

describe('what is no state', () => {
  const NONE: [string, unknown][] = [
    ['nothing', null],
    ['no words', {}],
    ['words that are no list', { words: Object.assign({}, words, { length: words.length }) }],
    ['too few words', { words: words.slice(1) }],
    ['too many words', { words: [...words, 0] }],
    ['a text among them', withWord(5, '1')],
    ['a fraction', withWord(5, 0.5)],
    ['a number too large', withWord(5, 2 ** 32)],
    ['a table that no play leads to', withWord(words.length - 30, 0x7f7f7f7f)],
  ];

  it.each(NONE)('%s is refused by every verb', (_, none) => {
    for (const ask of [
      () => toMove(none as State),
      () => legalMoves(none as State),
      () => check(none as State, ROLL),
      () => play(none as State, ROLL),
      () => view(none as State, 0),
      () => toPosition(none as State),
    ]) {
      const error = caught(ask);
      expect(error).toBeInstanceOf(InvalidInput);
      expect((error as InvalidInput).code).toBe('state');
    }
    expect(toMove(start)).toBe(0); // and what is one still is
  });

  it('the same state again and again, in any order, gives the same', () => {
    const later = play(start, ROLL);
    const first = legalMoves(start);
    const second = legalMoves(later);
    for (let n = 0; n < 3; n++) {
      expect(legalMoves(start)).toEqual(first);
      expect(legalMoves(structuredClone(later))).toEqual(second);
      expect(toPosition(start).phase).toBe('roll');
    }
    expect(start.words).toEqual(words);
  });
});

describe('a move that is not legal', () => {
  it('is refused with what check says, and changes nothing', () => {
    const before = JSON.stringify(start);
    const error = caught(() => playWithEvents(start, END));
    expect(error).toBeInstanceOf(IllegalMove);
    expect((error as IllegalMove).error).toEqual({ code: 'wrong-step', rule: 'turn.roll' });
    expect(JSON.stringify(start)).toBe(before);
    expect(play(start, ROLL)).toEqual(play(createGame({ players: 3, seed: 'state', firstPlayer: 0 }), ROLL));
  });

  it.each([null, 7, {}, { type: 'fly' }, { type: 'step' }, { type: 'slide', boat: 0, by: 0.5 }])(
    '%j is no move',
    (nonsense) => {
      expect(check(start, nonsense as Move)).toEqual({ code: 'not-a-move', rule: 'turn.roll' });
      const rolled = play(start, ROLL);
      expect(check(rolled, nonsense as Move)).toEqual({ code: 'not-a-move', rule: 'turn.roll' });
      const keeping = createGame({ players: 2, seed: 'k', rulings: { objectives: 'red' } });
      expect(check(keeping, nonsense as Move)).toEqual({ code: 'not-a-move', rule: 'advanced.choose' });
    },
  );
});

describe('a seat', () => {
  it('that is not there sees nothing', () => {
    const error = caught(() => view(start, 3));
    expect(error).toBeInstanceOf(InvalidInput);
    expect((error as InvalidInput).code).toBe('seat');
  });

  it('sees the dice when they are rolled, whom a coin is asked of and why, and at the end nobody to move', () => {
    expect(view(start, 0)).toMatchObject({ dice: null, because: null });
    const rolled = play(start, ROLL);
    expect(view(rolled, 0).dice).toEqual(toPosition(rolled).dice);
    const purses = { A: { coins: 2 }, B: { coins: 5 }, C: { coins: 5 } };
    const asked = played(bay('# . .', { ...purses, points: 1 }), END);
    expect(view(asked, 0)).toMatchObject({ phase: 'take-coin', because: 'end-turn', owed: 1, toMove: 0 });
    const forPower = bay('# . .', {
      rulings: { objectives: 'red' },
      phase: 'take-coin',
      owed: 2,
      because: 'power',
      ...purses,
      A: { coins: 2, powers: ['coins'], objective: null },
    });
    expect(view(forPower, 1)).toMatchObject({ because: 'power', owed: 2 });
    const ended = randomGame(
      { players: 2, seed: 'over', rulings: { objectives: 'red' } },
      undefined,
      4000,
      0,
    );
    expect(view(ended.state, 0 as Seat)).toMatchObject({ phase: 'over', toMove: null });
  });

  it('sees the powers of every card that is done', () => {
    const rich = bay('# . .', { A: { powers: ['leap', 'jump', 'coins'] }, rulings: { objectives: 'red' } });
    expect(view(rich, 1).sides[0]!.powers).toEqual(['leap', 'jump', 'coins']);
  });
});

describe('how many of some moves can be played', () => {
  const options = { players: 2, seed: 'count', firstPlayer: 1 } as const;
  const moves = randomGame(options, undefined, 60).record.moves;

  it('all of a game, and up to the first that cannot', () => {
    expect(countPlayable(options, moves)).toBe(60);
    expect(countPlayable(options, [])).toBe(0);
    expect(countPlayable(options, [ROLL, ROLL, ...moves])).toBe(1);
    expect(countPlayable(options, [...moves.slice(0, 20), step(55.5), ...moves.slice(20)])).toBe(20);
    expect(countPlayable(options, [...moves.slice(0, 9), null])).toBe(9);
    expect(countPlayable({ ...options, firstPlayer: 0 }, moves)).toBeLessThan(60);
  });

  it('none without a game', () => {
    expect(caught(() => countPlayable({ players: 7, seed: '' } as never, []))).toBeInstanceOf(InvalidOptions);
  });
});
