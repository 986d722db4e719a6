import { expect, test } from 'vitest';
import type { MoveType } from '../../../src/games/dunhuang/fast.ts';
import { CHARACTERS, fromPosition, type PlayerCount } from '../../../src/games/dunhuang/index.ts';
import { seeded } from '../../support/model/random.ts';
import { PLACE_NAMES } from './model/places.ts';
import { playAlong, type Tally } from './model/play-along.ts';
import { randomCircle, randomTable, rulingsNumber } from './model/random-table.ts';
import { playSetUp } from './model/set-up.ts';

// MODEL_GAMES=20000 compares more games; MODEL_FROM=1234 MODEL_GAMES=1 plays one of them again.
const USUAL_GAMES = 64 * 3 * 4;
const games = Number(process.env['MODEL_GAMES'] ?? USUAL_GAMES);
const from = Number(process.env['MODEL_FROM'] ?? 0);

const MOVES_IN_A_TURN: readonly MoveType[] = [
  ...CHARACTERS,
  'move-camel',
  'take-good',
  'take-coins',
  'skip-bonus',
  'keep',
  'give',
  'protect',
  'yield',
  'pay',
  'decline',
  'end-turn',
];

/** All 64 rulings with all player counts: once from the deal, three times from a random table. */
function playGame(number: number, tally: Tally): void {
  const random = seeded(number);
  const players = (2 + (number % 3)) as PlayerCount;
  const rulings = rulingsNumber(number % 64);
  const seed = `game ${number}`;
  const dealt = Math.floor(number / 64) % 4 === 0;
  const state = dealt
    ? playSetUp({ players, seed, rulings, circle: randomCircle(random) }, random)
    : fromPosition(randomTable(players, rulings, random), seed);
  playAlong(state, random, tally);
}

test('the engine and an independent reading of the rules agree on every move', { timeout: 0 }, () => {
  const tally: Tally = { moves: 0, moveTypes: new Set(), places: new Map() };
  for (let number = from; number < from + games; number += 1) {
    try {
      playGame(number, tally);
    } catch (cause) {
      throw new Error(`MODEL_FROM=${number} MODEL_GAMES=1: ${(cause as Error).message}`, { cause });
    }
  }
  if (games !== USUAL_GAMES) console.info(`${games} games, ${tally.moves} moves`, tally.places);
  expect(tally.moves).toBeGreaterThan(0);
  if (games < USUAL_GAMES) return;
  expect([...tally.moveTypes].sort()).toEqual([...MOVES_IN_A_TURN].sort());
  expect(PLACE_NAMES.filter((name) => !tally.places.has(name))).toEqual([]);
});
