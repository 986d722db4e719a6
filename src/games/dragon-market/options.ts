/** What a game is made from: read with suspicion, for whoever may have written it. */
import { isObject } from '../../lib/plain.ts';
import { copyOf, isPlayerCount, isSeatOf, reading } from '../../lib/reading.ts';
import { LONGEST_SEED } from '../../lib/record-limits.ts';
import type { Wishes } from './deal.ts';
import { BLUE, type OwnDeck, RED, readDeck } from './deck.ts';
import { InvalidOptions } from './errors.ts';
import { RULING_NAMES, type Rulings, rulingNumber } from './rulings.ts';
import { type PlayerCount, POWERS, type Seat } from './types.ts';

export interface GameOptions {
  readonly players: PlayerCount;
  readonly seed: string; // same options, same seed, same moves: same game, on any machine
  readonly firstPlayer?: Seat; // from the seed when absent
  readonly rulings?: Partial<Readonly<Rulings>>;
  readonly deck?: OwnDeck; // from people's own box; ours when absent
}

/** A plain copy of rulings, those left out left out; undefined where a name or an answer is unknown. */
export function readRulings(value: unknown): Partial<Rulings> | undefined {
  const copy = copyOf(value);
  if (copy === undefined) return undefined;
  for (const name of Object.keys(copy)) {
    const known = RULING_NAMES.find((one) => one === name);
    if (copy[name] === undefined) delete copy[name];
    else if (known === undefined || rulingNumber(known, copy[name]) < 0) return undefined;
  }
  return copy;
}

/** The same as numbers, in the order of RULING_NAMES. */
export const rulingNumbers = (rulings: Readonly<Partial<Rulings>> = {}): number[] =>
  RULING_NAMES.map((name) => Math.max(0, rulingNumber(name, rulings[name])));

/** `team.sides`. */
export const countSides = (players: number, rulings: Readonly<Partial<Rulings>> = {}): number =>
  rulings.teams === true ? 2 : players;

function read(value: unknown): GameOptions {
  if (!isObject(value)) throw new InvalidOptions('not-options');
  const { players, seed, firstPlayer, rulings, deck } = value;
  if (!isPlayerCount(players)) throw new InvalidOptions('players');
  if (typeof seed !== 'string') throw new InvalidOptions('seed');
  if (seed.length > LONGEST_SEED) throw new InvalidOptions('seed-too-long', { most: LONGEST_SEED });
  if (firstPlayer !== undefined && !isSeatOf(firstPlayer, players)) throw new InvalidOptions('first-player');
  const chosen = rulings === undefined ? {} : readRulings(rulings);
  if (chosen === undefined) throw new InvalidOptions('rulings');
  if (chosen.teams === true && players !== 4) throw new InvalidOptions('teams');
  const own = deck === undefined ? {} : readDeck(deck, countSides(players, chosen));
  if (own === undefined) throw new InvalidOptions('deck');
  return {
    players,
    seed,
    ...(firstPlayer !== undefined && { firstPlayer }),
    ...(rulings !== undefined && { rulings: chosen }),
    ...(deck !== undefined && { deck: own }),
  };
}

/** A plain copy of the options. Throws InvalidOptions. */
export const readOptions = (value: unknown): GameOptions =>
  reading(
    () => read(value),
    () => new InvalidOptions('not-options'),
  );

/** The objectives that are played with, four numbers each: kinds, and of a red one the power. */
export function cardsFor(red: boolean, deck: OwnDeck = {}): (readonly number[])[] {
  if (!red) return [...(deck.blue ?? BLUE)];
  return (deck.red ?? RED).map(({ goods, power }) => [...goods, POWERS.indexOf(power)]);
}

export const wishesOf = ({ players, rulings = {}, deck }: Omit<GameOptions, 'seed'>): Wishes => ({
  players,
  rulings: rulingNumbers(rulings),
  cards: cardsFor(rulings.objectives === 'red', deck),
});
