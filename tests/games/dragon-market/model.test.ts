import { expect, test } from 'vitest';
import { MOVE_TYPES } from '../../../src/games/dragon-market/fast.ts';
import { playModelGame } from './model/games.ts';
import type { Tally } from './model/play-along.ts';

/** MODEL_MOVES=200000 npm run unit -- tests/games/dragon-market/model.test.ts for many more. */
const USUAL_MOVES = 5000;
const wanted = Number(process.env['MODEL_MOVES'] ?? USUAL_MOVES);
const from = Number(process.env['MODEL_FROM'] ?? 0);
const MOVES_IN_A_GAME = 50;
const IN_THE_SET_UP = ['place-boat'];

test('the engine and an independent reading of the rules agree on every move', { timeout: 0 }, () => {
  const tally: Tally = { moves: 0, moveTypes: new Map(), endings: 0 };
  for (let number = from; tally.moves < wanted; number++) {
    try {
      playModelGame(number, MOVES_IN_A_GAME, tally);
    } catch (cause) {
      throw new Error(`MODEL_FROM=${number} MODEL_MOVES=1: ${(cause as Error).message}`, { cause });
    }
  }
  expect(tally.moves).toBeGreaterThanOrEqual(wanted);
  if (wanted < USUAL_MOVES) return;
  expect([...tally.moveTypes.keys()].sort()).toEqual(
    MOVE_TYPES.filter((type) => !IN_THE_SET_UP.includes(type)).sort(),
  );
  expect(tally.endings).toBeGreaterThan(0);
});
