import { describe, expect, it } from 'vitest';
import { LONGEST_RECORD } from '../../../src/games/dragon-market/fast.ts';
import {
  BLUE,
  createGame,
  decodeGame,
  encodeGame,
  type GameOptions,
  InvalidRecord,
  legalMoves,
  type Move,
  outcome,
  play,
  RED,
} from '../../../src/games/dragon-market/index.ts';
import { decodeOptions, writeOptions } from '../../../src/games/dragon-market/record-options.ts';
import { BitReader, BitWriter } from '../../../src/lib/bits.ts';
import { unwrapRecord, wrapRecord } from '../../../src/lib/record-text.ts';
import { optionsNumber, randomGame } from './support/random-game.ts';

const codeOf = (act: () => unknown): string => {
  try {
    act();
    return 'fine';
  } catch (error) {
    if (error instanceof InvalidRecord) return error.code;
    throw error;
  }
};

describe('a whole game as a text', () => {
  it.each(Array.from({ length: 6 }, (_, n) => n))('game %d comes back, move by move', (n) => {
    const { record } = randomGame(optionsNumber(n * 7, 'record'), undefined, 150);
    const text = encodeGame(record);
    expect(text).toMatch(/^B[\w-]+$/);
    expect(decodeGame(text)).toEqual(record);
  });

  it('a text of version A still opens, and is written anew in less room', () => {
    const first =
      'ATl4QCGPfy4debJnHAIC4zfcYvLYvMLAO8xVDxsMYDkfNizEVe8lz_lktUm9kMQ5fqSzMC_bIxgn_ggkyPVRJEo00q4_p5KEiUjONJcjqu8oixg';
    const record = decodeGame(first);
    expect(record.moves).toHaveLength(142);
    expect(outcome(record.moves.reduce(play, createGame(record.options)))?.winners).toEqual([0]);
    const anew = encodeGame(record);
    expect(anew.length).toBeLessThan(0.9 * first.length);
    expect(decodeGame(anew)).toEqual(record);
    expect(codeOf(() => decodeGame(`B${first.slice(1)}`))).toBe('altered');
  });

  it('a game of a hundred turns fits a link of 600 characters', () => {
    for (const n of [2, 4]) {
      let turns = 0;
      let length = 0;
      const { record } = randomGame(
        optionsNumber(n, 'link'),
        ({ move }) => {
          if (move.type === 'roll') turns++;
          if (turns <= 100) length++;
        },
        900,
        0,
      );
      expect(encodeGame({ ...record, moves: record.moves.slice(0, length) }).length).toBeLessThanOrEqual(600);
    }
  });

  it('own cards come along', () => {
    const deck = { blue: BLUE.map((goods) => [...goods].reverse()), red: RED.slice(0, 8) };
    for (const options of [
      { players: 2, seed: 'own', deck },
      { players: 3, seed: '', deck: {}, firstPlayer: 2, rulings: {} },
    ] as GameOptions[]) {
      expect(decodeGame(encodeGame({ options, moves: [] }))).toEqual({ options, moves: [] });
    }
  });

  it('is refused where a move is not legal, or there is no game', () => {
    const options: GameOptions = { players: 2, seed: 'x' };
    const roll: Move = { type: 'roll' };
    expect(codeOf(() => encodeGame({ options, moves: [roll, roll] }))).toBe('illegal-move');
    expect(() => encodeGame({ options, moves: [roll, roll] })).toThrow('{"move":1}');
    expect(codeOf(() => decodeGame(5 as never))).toBe('not-a-record');
    expect(codeOf(() => encodeGame(null as never))).toBe('not-a-record');
    expect(codeOf(() => encodeGame({ options, moves: 'roll' } as never))).toBe('not-a-record');
    expect(codeOf(() => decodeGame(''))).toBe('cut');
    expect(codeOf(() => decodeGame('A'))).toBe('cut');
    expect(codeOf(() => decodeGame('C'))).toBe('later-version');
    expect(codeOf(() => decodeGame('?'))).toBe('not-a-record');
    const text = encodeGame({ options, moves: [roll] });
    expect(codeOf(() => decodeGame(text.slice(0, -4)))).toBe('cut');
    expect(codeOf(() => decodeGame(`${text}AAAA`))).toBe('too-long');
    expect(
      codeOf(() => decodeGame(`${text.slice(0, 6)}${text[6] === 'B' ? 'C' : 'B'}${text.slice(7)}`)),
    ).toBe('altered');
  });

  it('a game without end is told to be too long', () => {
    let state = createGame({ players: 2, seed: 'long' });
    const moves: Move[] = [];
    while (moves.length < 7000) {
      const legal = legalMoves(state);
      moves.push(legal.find((move) => move.type === 'slide') ?? legal.at(-1)!);
      state = play(state, moves.at(-1)!);
    }
    expect(codeOf(() => encodeGame({ options: { players: 2, seed: 'long' }, moves }))).toBe('too-long');
    expect(() => encodeGame({ options: { players: 2, seed: 'long' }, moves })).toThrow('{"most":4096}');
    expect(LONGEST_RECORD).toBe(4096);
  });
});

describe('a text that somebody made up', () => {
  /** A record whose check is right, whatever it says. */
  const madeUp = (players: number, moves: number, choices: readonly number[] = []): string => {
    const body = new BitWriter();
    writeOptions(body, { players: players as 2, seed: 'x', firstPlayer: 0 });
    body.writeCount(moves);
    return wrapRecord('B', [...body.bytes, ...choices]);
  };

  it('is no game of seven, nor one of thousands of moves in a few bytes', () => {
    expect(codeOf(() => decodeGame(madeUp(7, 0)))).toBe('altered');
    expect(codeOf(() => decodeGame(madeUp(2, 7999)))).toBe('altered');
    expect(codeOf(() => decodeGame(madeUp(2, 0)))).toBe('fine');
    expect(codeOf(() => decodeGame(madeUp(2, 1)))).toBe('fine'); // the roll goes by itself
  });

  it('does not go on after the end of its game', () => {
    const { record } = randomGame({ players: 2, seed: 'x', firstPlayer: 0 }, undefined, 4000, 0);
    expect(outcome(record.moves.reduce(play, createGame(record.options)))).toBeDefined();
    const bytes = unwrapRecord('B', encodeGame(record));
    const read = new BitReader(bytes);
    decodeOptions(read);
    expect(read.readCount()).toBe(record.moves.length);
    const choices = bytes.slice(read.bytesRead);
    expect(decodeGame(madeUp(2, record.moves.length, choices)).moves).toEqual(record.moves);
    const longer = () => decodeGame(madeUp(2, record.moves.length + 1, choices));
    expect(codeOf(longer)).toBe('illegal-move');
    expect(longer).toThrow(`{"move":${record.moves.length}}`);
  });
});
