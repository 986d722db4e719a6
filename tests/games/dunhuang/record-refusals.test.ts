import { describe, expect, it } from 'vitest';
import { LONGEST_RECORD } from '../../../src/games/dunhuang/fast.ts';
import {
  createGame,
  decodeGame,
  encodeGame,
  type GameOptions,
  type GameRecord,
  InvalidOptions,
  InvalidRecord,
  type Move,
} from '../../../src/games/dunhuang/index.ts';
import { LONGEST_SEED } from '../../../src/lib/record-limits.ts';
import { randomGame } from './support/random-game.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** What decoding ends in: a game, or the code of the error. */
function attempt(text: string): GameRecord | string {
  try {
    return decodeGame(text);
  } catch (error) {
    if (error instanceof InvalidRecord) return error.code;
    throw error;
  }
}

describe('bad records', () => {
  const { record } = randomGame({ players: 4, seed: 'bad' });
  const text = encodeGame(record);

  it('cut anywhere: cut', () => {
    for (let length = 0; length < text.length; length++) expect(attempt(text.slice(0, length))).toBe('cut');
  });

  it('one letter altered anywhere: a code, never another game', () => {
    for (let at = 0; at < text.length; at++) {
      const letter = ALPHABET[(ALPHABET.indexOf(text[at]!) + 1 + (at % 60)) % 64]!;
      const result = attempt(text.slice(0, at) + letter + text.slice(at + 1));
      if (at > 3 && at < text.length - 1) expect(result).toBe('altered'); // before it stands the length
      expect(typeof result).toBe('string');
    }
  });

  it('names what is wrong', () => {
    expect(attempt('')).toBe('cut');
    expect(attempt(`${text}AAAA`)).toBe('too-long');
    expect(attempt('A'.repeat(LONGEST_RECORD + 1))).toBe('too-long');
    expect(attempt(`B${text.slice(1)}`)).toBe('later-version');
    expect(attempt(`Z${text.slice(1)}`)).toBe('later-version');
    expect(attempt(`1${text.slice(1)}`)).toBe('not-a-record');
    expect(attempt('<script>')).toBe('not-a-record');
    expect(attempt(`A!${text.slice(2)}`)).toBe('altered');
    expect(attempt(`A${'_'.repeat(14)}`)).toBe('cut'); // says that it is longer than any text
    expect(attempt(7 as unknown as string)).toBe('not-a-record');
    expect(attempt(null as unknown as string)).toBe('not-a-record');
  });

  it('an illegal move is refused on the way in, with its place', () => {
    const moves: Move[] = [...record.moves.slice(0, 6), { type: 'decline' }];
    try {
      encodeGame({ ...record, moves });
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(InvalidRecord);
      expect((error as InvalidRecord).name).toBe('InvalidRecord');
      expect(error).toMatchObject({ code: 'illegal-move', detail: { move: 6 } });
    }
  });

  it('an illegal move is refused on the way out, with its place', () => {
    // Three dealt cards need two bits: the fourth value is no move. Such a text has a right check.
    const illegal = handmade((write) => writeGame(write, { move: 3 }));
    expect(() => decodeGame(illegal)).toThrow(InvalidRecord);
    expect(() => decodeGame(illegal)).toThrow(/^illegal-move {"move":0}$/);
  });

  it('a game written by hand is read like any other', () => {
    const options: GameOptions = { players: 4, seed: 'b' };
    const read = (what: Parameters<typeof writeGame>[1]) =>
      attempt(handmade((write) => writeGame(write, what)));
    expect(read({})).toStrictEqual({ options, moves: [] });
    expect(read({ ruling: 2 })).toStrictEqual({
      options: { ...options, rulings: { emptyCollection: 'keep' } },
      moves: [],
    });
    expect(read({ circle: 5040 * 256 - 1 })).toMatchObject({ options: { circle: { length: 8 } } });
  });

  it('options that cannot be, under a right check, are altered', () => {
    expect(attempt(handmade((write) => writeGame(write, { ruling: 3 })))).toBe('altered');
    expect(attempt(handmade((write) => writeGame(write, { circle: 5040 * 256 })))).toBe('altered');
    const endless = handmade((write) => {
      write(4, 3);
      write(7, 3);
      write(0, 2);
      for (let i = 0; i < 3; i++) write(255, 8); // a seed of two million letters
      write(127, 8);
    });
    expect(attempt(endless)).toBe('altered');
  });

  it('says how long a text may be', () => {
    expect(() => decodeGame('A'.repeat(LONGEST_RECORD + 1))).toThrow(/"most":4096/);
    expect(attempt(`A${'_'.repeat(LONGEST_RECORD - 1)}`)).toBe('cut');
  });

  it('the longest seed there can be fits a link, a longer one is refused', () => {
    const game = (length: number): GameRecord => ({
      ...randomGame({ players: 2, seed: '商'.repeat(length) }).record,
    });
    const longest = game(LONGEST_SEED);
    expect(attempt(encodeGame(longest))).toEqual(longest);
    const longer = { options: { players: 2, seed: 'x'.repeat(LONGEST_SEED + 1) }, moves: [] } as const;
    expect(() => encodeGame(longer)).toThrow(/^seed-too-long {"most":256}$/);
    expect(() => createGame({ players: 2, seed: 'x'.repeat(1_000_000) })).toThrow(InvalidOptions);
  });

  it('a move after the end is refused: what decodes can be played', () => {
    expect(attempt('AGFwBeFYBIgFAAAQmggBBRAQzEAIMAAAAAMTZPw')).toBe('illegal-move');
    expect(() => encodeGame({ ...record, moves: [...record.moves, { type: 'end-turn' }] })).toThrow(
      `illegal-move {"move":${record.moves.length}}`,
    );
  });

  it('one game, one text: room to spare, an odd count or spelling is altered', () => {
    expect(attempt(handmade((write) => writeGame(write, {})))).toBeTypeOf('object');
    const padded = handmade((write) => {
      writeGame(write, {});
      write(0, 8);
    });
    expect(attempt(padded)).toBe('altered');
    const wideSeed = handmade((write) => {
      for (const [value, width] of [
        [4, 3],
        [7, 3],
        [0, 1],
        [0, 1],
        [1, 8],
        [1, 1],
        [98, 16],
        [0, 8],
      ] as const) {
        write(value, width);
      }
    });
    expect(attempt(wideSeed)).toBe('altered');
  });

  it('wrong options are refused with their own code', () => {
    expect(() => encodeGame({ options: { players: 5 as 4, seed: '' }, moves: [] })).toThrow(InvalidOptions);
  });
});

type Write = (value: number, width: number) => void;

/** A record with a right check, whatever is in it: written by hand, since the encoder would not. */
function handmade(fill: (write: Write) => void): string {
  const bits: number[] = [];
  fill((value, width) => {
    for (let i = width - 1; i >= 0; i--) bits.push((value >> i) & 1);
  });
  const body: number[] = [];
  for (let i = 0; i < bits.length; i += 8) {
    body.push(Array.from({ length: 8 }, (_, j) => bits[i + j] ?? 0).reduce((byte, bit) => byte * 2 + bit, 0));
  }
  let hash = 0x811c9dc5;
  for (const byte of body) hash = Math.imul(hash ^ byte, 0x01000193);
  const sum = ((hash >>> 24) ^ hash) & 0xffffff;
  const bytes = [body.length, ...body, sum >> 16, (sum >> 8) & 255, sum & 255];
  return `A${btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')}`;
}

/** Four players, nobody named first; then what the options say, a seed of one letter, and the moves. */
function writeGame(write: Write, { circle = -1, ruling = -1, move = -1 }): void {
  write(4, 3);
  write(7, 3);
  write(circle < 0 ? 0 : 1, 1);
  if (circle >= 0) {
    write(0, 3); // not turned
    write(circle, 21);
  }
  write(ruling < 0 ? 0 : 1, 1);
  if (ruling >= 0) for (let i = 0; i < 6; i++) write(i === 2 ? ruling : 0, 2);
  write(1, 8);
  write(0, 1); // plain letters
  write('b'.charCodeAt(0), 7);
  write(move < 0 ? 0 : 1, 8);
  if (move >= 0) write(move, 2);
}
