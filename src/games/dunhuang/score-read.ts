/** What people counted at the end of a game, copied into plain values before anything is reckoned. */

import { InvalidInput } from './errors.ts';
import { isCount, isGood, isObject, isSeat, listOf, listOfAll, reading } from './plain.ts';
import { type ScoreSheet, type ScoreTable, scoreSheets } from './score.ts';
import type { CountedTable } from './score-warnings.ts';
import type { Good } from './types.ts';

const MOST_PLAYERS = 4;
const MOST_CARDS = 255; // tired people may count more than there are
const MOST = 9999; // tokens, prestige or coins, likewise

function fail(): never {
  throw new InvalidInput('score');
}

const amount = (value: unknown): number => (isCount(value, MOST) ? value : fail());
const goods = (value: unknown): Good[] => listOfAll<Good>(value, MOST_CARDS, isGood) ?? fail();

function players(table: unknown): unknown[] {
  return (isObject(table) && listOf(table['players'], MOST_PLAYERS)) || fail();
}

function readPlayer(value: unknown): ScoreTable['players'][number] {
  if (!isObject(value)) return fail();
  const { tokens, prestige, coins, hand } = value;
  return { tokens: amount(tokens), prestige: amount(prestige), coins: amount(coins), hand: goods(hand) };
}

function readCounted(value: unknown): CountedTable['players'][number] {
  if (!isObject(value)) return fail();
  const { tokens, prestige, coins, hand } = value;
  return { tokens: goods(tokens), prestige: amount(prestige), coins: amount(coins), hand: goods(hand) };
}

/** Throws InvalidInput. */
const readScoreTable = (table: unknown): ScoreTable =>
  reading(
    () => ({ players: players(table).map(readPlayer) }),
    () => new InvalidInput('score'),
  );

/** The score sheets of a table that people counted, in the order of its players. Throws InvalidInput. */
export const finalScores = (table: ScoreTable): ScoreSheet[] => scoreSheets(readScoreTable(table));

/** Throws InvalidInput. */
export const readCountedTable = (table: unknown): CountedTable =>
  reading(
    () => {
      const counted = players(table).map(readCounted);
      const { supply, instant } = table as Readonly<Record<string, unknown>>;
      if (supply !== 'box' && supply !== 'unlimited') return fail();
      if (instant !== null && !isSeat(instant, MOST_PLAYERS)) return fail();
      return { players: counted, supply, instant };
    },
    () => new InvalidInput('score'),
  );
