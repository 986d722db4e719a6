import { describe, expect, it } from 'vitest';
import {
  decodeGame,
  encodeGame,
  type GameOptions,
  type GameRecord,
  RULING_NAMES,
  RULING_VALUES,
} from '../../../src/games/dunhuang/index.ts';
import { randomGame } from './support/random-game.ts';
import { circleWith } from './support/table.ts';

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

  it('seeds of every length up to two hundred come back, plain letters in less room than others', () => {
    for (let length = 0; length < 200; length++) {
      const record = { options: { players: 2 as const, seed: '~'.repeat(length) }, moves: [] };
      expect(decodeGame(encodeGame(record))).toStrictEqual(record);
    }
    const size = (seed: string): number => encodeGame({ options: { players: 2, seed }, moves: [] }).length;
    expect(size('~'.repeat(100))).toBeLessThan(130);
    expect(size('\u0080'.repeat(100))).toBeGreaterThan(250);
  });

  it('takes a seed as long as a game may have, and refuses a longer one by its code', () => {
    const of = (seed: string): GameRecord => ({ options: { players: 2, seed }, moves: [] });
    for (const letter of ['a', '商', '\ud800']) {
      for (const length of [200, 201, 255, 256]) {
        const record = of(letter.repeat(length));
        expect(decodeGame(encodeGame(record))).toStrictEqual(record);
      }
      for (const length of [257, 5000, 1e6])
        expect(() => encodeGame(of(letter.repeat(length)))).toThrow(/^seed-too-long/);
    }
  });

  it('is fit for a link', () => {
    expect(encodeGame(randomGame({ players: 4, seed: 'url ~?&#' }).record)).toMatch(/^[\w-]+$/);
  });

  it('an empty game is a game', () => {
    const record: GameRecord = { options: { players: 2, seed: 's' }, moves: [] };
    expect(decodeGame(encodeGame(record))).toEqual(record);
  });
});
