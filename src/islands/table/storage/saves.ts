/** The form in which a game is kept. */
import { isObject } from '../../../lib/plain.ts';
import { FIRST_GAME } from '../game/first-game.ts';
import type { TableGame } from '../game/types.ts';
import { parseGame, type ReadAs } from './parse-game.ts';

/** A later form stays readable to nobody but its own Shang. */
export const GAME_VERSION = 1;

/** A save that is no game, or one of a newer Shang. */
export interface Unreadable {
  readonly id: string;
  readonly name: string; // empty where it does not even tell that
  readonly newer: boolean;
}

/** How the saves of one game are written and read. */
export interface Saves {
  readonly game: ReadAs;
  write(game: TableGame): object;
  /** What lies on the device has a revision: the first, where an older Shang did not count. */
  read(value: unknown): TableGame | undefined;
}

export const savesOf = (game: ReadAs): Saves => ({
  game,
  write: (save) => ({ version: GAME_VERSION, game: game.rules.id, ...save }),
  read(value) {
    if (!isObject(value) || value['version'] !== GAME_VERSION) return undefined;
    if ((value['game'] ?? FIRST_GAME) !== game.rules.id) return undefined;
    const read = parseGame(game, value);
    return read && { revision: 0, ...read };
  },
});

/** Made by a newer Shang: nobody here knows what it means, so nobody here changes it. */
export function isNewer(value: unknown): boolean {
  const { version } = isObject(value) ? value : {};
  return typeof version === 'number' && version > GAME_VERSION;
}

export function describe(id: string, value: unknown): Unreadable {
  const { name } = isObject(value) ? value : {};
  return { id, name: typeof name === 'string' ? name : '', newer: isNewer(value) };
}
