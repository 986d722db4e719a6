/** What a game is made from: read with suspicion, for whoever may have written it. */
import { LONGEST_SEED } from '../../lib/record-limits.ts';
import { circleIndices } from './circle.ts';
import { InvalidOptions } from './errors.ts';
import { copyOf, isObject, isPlayerCount, isSeat, listOf, reading } from './plain.ts';
import { RULING_NAMES, type Rulings, rulingFlag } from './rulings.ts';
import type { CharacterId, PlayerCount, Seat } from './types.ts';

export interface GameOptions {
  readonly players: PlayerCount;
  readonly seed: string; // same options, same seed, same moves: same game, on any machine
  readonly circle?: readonly CharacterId[]; // eight, one side of each tile; from the seed when absent
  readonly firstPlayer?: Seat; // from the seed when absent
  readonly rulings?: Partial<Readonly<Rulings>>; // the defaults are the printed rules
}

/** A plain copy of rulings, those left out left out; undefined where a name or an answer is unknown. */
export function readRulings(value: unknown): Partial<Rulings> | undefined {
  const copy = copyOf(value);
  if (copy === undefined) return undefined;
  for (const name of Object.keys(copy)) {
    const known = RULING_NAMES.find((one) => one === name);
    if (copy[name] === undefined) delete copy[name];
    else if (known === undefined || rulingFlag(known, copy[name]) === undefined) return undefined;
  }
  return copy;
}

/** Six flags in the order of RULING_NAMES. */
export const rulingFlags = (rulings: Readonly<Partial<Rulings>> = {}): number[] =>
  RULING_NAMES.map((name) => rulingFlag(name, rulings[name]) ?? 0);

function read(value: unknown): GameOptions {
  if (!isObject(value)) throw new InvalidOptions('not-options');
  const { players, seed, circle, firstPlayer, rulings } = value;
  if (!isPlayerCount(players)) throw new InvalidOptions('players');
  if (typeof seed !== 'string') throw new InvalidOptions('seed');
  if (seed.length > LONGEST_SEED) throw new InvalidOptions('seed-too-long', { most: LONGEST_SEED });
  if (firstPlayer !== undefined && !isSeat(firstPlayer, players)) throw new InvalidOptions('first-player');
  const chosen = rulings === undefined ? {} : readRulings(rulings);
  if (chosen === undefined) throw new InvalidOptions('rulings');
  const ids = circle === undefined ? undefined : listOf(circle, 8);
  if (circle !== undefined && circleIndices(ids) === undefined) throw new InvalidOptions('circle');
  return {
    players,
    seed,
    ...(ids !== undefined && { circle: ids as CharacterId[] }),
    ...(firstPlayer !== undefined && { firstPlayer }),
    ...(rulings !== undefined && { rulings: chosen }),
  };
}

/** A plain copy of the options. Throws InvalidOptions. */
export const readOptions = (value: unknown): GameOptions =>
  reading(
    () => read(value),
    () => new InvalidOptions('not-options'),
  );
