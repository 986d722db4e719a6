/** The form in which a game is kept, and what two versions of one game have in common. */
import { isObject } from '../../dunhuang/people.ts';
import type { TableGame } from '../game/types.ts';
import { sameMove } from '../play/timeline.ts';
import { parseGame } from './parse-game.ts';

/** A later form stays readable to nobody but its own Shang. */
export const GAME_VERSION = 1;

/** A save that is no game, or one of a newer Shang. */
export interface Unreadable {
  readonly id: string;
  readonly name: string; // empty where it does not even tell that
  readonly newer: boolean;
}

export const toKeep = (game: TableGame) => ({ version: GAME_VERSION, ...game });

/** What lies on the device has a revision: the first, where an older Shang did not count. */
export function readKept(value: unknown): TableGame | undefined {
  const game = isObject(value) && value['version'] === GAME_VERSION ? parseGame(value) : undefined;
  return game && { revision: 0, ...game };
}

/** Made by a newer Shang: nobody here knows what it means, so nobody here changes it. */
export function isNewer(value: unknown): boolean {
  const { version } = isObject(value) ? value : {};
  return typeof version === 'number' && version > GAME_VERSION;
}

export function describe(id: string, value: unknown): Unreadable {
  const { name } = isObject(value) ? value : {};
  return { id, name: typeof name === 'string' ? name : '', newer: isNewer(value) };
}

/** Whether the second is the first and then some. */
export const goesOn = (a: Pick<TableGame, 'moves'>, b: Pick<TableGame, 'moves'>): boolean =>
  a.moves.length <= b.moves.length && a.moves.every((move, at) => sameMove(move, b.moves[at]));

export const sameMoves = (a: Pick<TableGame, 'moves'>, b: Pick<TableGame, 'moves'>): boolean =>
  a.moves.length === b.moves.length && goesOn(a, b);

export const sameBeginning = (a: TableGame, b: TableGame): boolean =>
  JSON.stringify(a.options) === JSON.stringify(b.options);

/** How a game that comes in stands to the one that is here under the same id. */
export function compare(here: TableGame, coming: TableGame): 'same' | 'further' | 'other' {
  if (!sameBeginning(here, coming)) return 'other';
  if (goesOn(coming, here)) return 'same';
  return goesOn(here, coming) ? 'further' : 'other';
}
