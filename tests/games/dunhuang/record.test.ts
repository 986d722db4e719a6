import { describe, expect, it } from 'vitest';
import {
  decodeGame,
  encodeGame,
  type GameOptions,
  type GameRecord,
  InvalidOptions,
  InvalidRecord,
  LONGEST_RECORD,
  type Move,
  RULING_NAMES,
  RULING_VALUES,
} from '../../../src/games/dunhuang/index.ts';
import { randomGame } from './support/random-game.ts';
import { circleWith } from './support/table.ts';

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

describe('a game in a link', () => {
  it.each([2, 3, 4] as const)('%d players: every move comes back', (players) => {
    for (let i = 0; i < 10; i++) {
      const { record } = randomGame({ players, seed: `record ${i}` });
      expect(decodeGame(encodeGame(record))).toEqual(record);
    }
  });

  it('a whole four-player game takes far less than 400 characters', () => {
    const lengths = Array.from(
      { length: 60 },
      (_, i) => encodeGame(randomGame({ players: 4, seed: `length ${i}` }).record).length,
    );
    expect(Math.max(...lengths)).toBeLessThanOrEqual(200);
  });

  it.each([
    [{}],
    [{ firstPlayer: 0 }],
    [{ firstPlayer: 2 }],
    [{ circle: circleWith(['farmer']) }],
    [{ circle: [...circleWith(['maid']).slice(3), ...circleWith(['maid']).slice(0, 3)] }],
    [{ rulings: {} }],
    [{ rulings: { supply: 'box', manichean: 'always' } }],
    [{ rulings: Object.fromEntries(RULING_NAMES.map((name) => [name, RULING_VALUES[name][1]])) }],
    [{ seed: '' }],
    [{ seed: 'dunhuang 敦煌 商 🐫' }],
    [{ seed: '\ud800 alone' }],
    [{ seed: 'a'.repeat(200) }],
  ] as Partial<GameOptions>[][])('options %j come back exactly', (more) => {
    const options: GameOptions = { players: 3, seed: 'options', ...more };
    const record = { options, moves: randomGame(options).record.moves.slice(0, 9) };
    expect(decodeGame(encodeGame(record))).toEqual(record);
  });

  it('is fit for a link', () => {
    expect(encodeGame(randomGame({ players: 4, seed: 'url ~?&#' }).record)).toMatch(/^[\w-]+$/);
  });

  it('an empty game is a game', () => {
    const record: GameRecord = { options: { players: 2, seed: 's' }, moves: [] };
    expect(decodeGame(encodeGame(record))).toEqual(record);
  });
});

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
      // The last letter carries bits that no byte uses: only these may change unseen.
      if (typeof result !== 'string') expect([at, result]).toEqual([text.length - 1, record]);
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
      expect(error).toMatchObject({ code: 'illegal-move', detail: { move: 6 } });
    }
  });

  it('an illegal move is refused on the way out, with its place', () => {
    // Three dealt cards need two bits: the fourth value is no move. Such a text has a right check.
    const illegal = illegalRecord();
    expect(() => decodeGame(illegal)).toThrow(InvalidRecord);
    expect(attempt(illegal)).toBe('illegal-move');
  });

  it('a seed that no link can hold is refused', () => {
    const options: GameOptions = { players: 2, seed: '商'.repeat(3000) };
    expect(() => encodeGame({ options, moves: [] })).toThrow(/^too-long/);
  });

  it('wrong options are refused with their own code', () => {
    expect(() => encodeGame({ options: { players: 5 as 4, seed: '' }, moves: [] })).toThrow(InvalidOptions);
  });
});

/** A record whose first move is number 3 of three: written by hand, since the encoder would not. */
function illegalRecord(): string {
  const bits: number[] = [];
  const write = (value: number, width: number): void => {
    for (let i = width - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  write(4, 3); // players
  write(7, 3); // no first player
  write(0, 1); // no circle
  write(0, 1); // no rulings
  write(1, 8); // one letter of seed
  write(0, 1); // plain
  write('b'.charCodeAt(0), 7);
  write(1, 8); // one move
  write(3, 2);
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
