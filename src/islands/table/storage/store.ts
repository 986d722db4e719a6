/** The games kept on this device. What cannot be read is kept as well, and stands in nobody's way. */
import type { Trouble } from '../../../lib/storage.ts';
import { isObject } from '../../dunhuang/people.ts';
import type { TableGame } from '../game/types.ts';
import { type FileProblem, type Import, planImport, readFile, writeFile } from './import-export.ts';
import { parseGame } from './parse-game.ts';
import { openShelf, type Shelf } from './shelves.ts';

/** The form in which a game is written; a later one stays readable to nobody but its own Shang. */
export const GAME_VERSION = 1;

/** A save that is no game, or one of a newer Shang. */
export interface Unreadable {
  readonly id: string;
  readonly name: string; // empty where it does not even tell that
  readonly newer: boolean;
}

const toKeep = (game: TableGame) => ({ version: GAME_VERSION, ...game });

export function readKept(value: unknown): TableGame | undefined {
  return isObject(value) && value['version'] === GAME_VERSION ? parseGame(value) : undefined;
}

function describe(id: string, value: unknown): Unreadable {
  const { name, version } = isObject(value) ? value : {};
  return {
    id,
    name: typeof name === 'string' ? name : '',
    newer: typeof version === 'number' && version > GAME_VERSION,
  };
}

const isFull = (error: unknown): boolean => error instanceof Error && /quota/i.test(error.name);

const latestFirst = (games: TableGame[]): TableGame[] =>
  games.sort((a, b) => b.changed.localeCompare(a.changed));

export interface GameStore {
  /** Why nothing that is played will be there tomorrow; undefined where it will. */
  trouble(): Promise<Trouble | undefined>;
  list(): Promise<readonly TableGame[]>; // the last played first
  unreadable(): Promise<readonly Unreadable[]>;
  get(id: string): Promise<TableGame | undefined>;
  /** Why it is not kept; undefined when it is. */
  put(game: TableGame): Promise<Trouble | undefined>;
  /** To take it back, `put` the game again. */
  remove(id: string): Promise<Trouble | undefined>;
  /** The text of a file with those saves, or with all; unreadable ones just as they are. */
  exportFile(ids?: readonly string[]): Promise<string>;
  /** What a file would bring. Nothing is changed until it is handed to `merge`. */
  readImport(text: string): Promise<Import | FileProblem>;
  merge(games: readonly TableGame[]): Promise<Trouble | undefined>;
}

export function createStore(open: () => Promise<Shelf> = openShelf): GameStore {
  let opened: Promise<Shelf> | undefined;
  const shelf = (): Promise<Shelf> => (opened ??= open());

  /** Runs what changes the shelf, and names what went wrong. */
  async function change(act: (shelf: Shelf) => Promise<void>): Promise<Trouble | undefined> {
    const where = await shelf();
    try {
      await act(where);
      return where.trouble;
    } catch (error) {
      return isFull(error) ? 'full' : 'refused';
    }
  }

  async function list(): Promise<TableGame[]> {
    const all = await (await shelf()).all();
    return latestFirst([...all.values()].flatMap((value) => readKept(value) ?? []));
  }

  const put = (game: TableGame): Promise<Trouble | undefined> =>
    change((where) => where.put(game.id, toKeep(game)));

  return {
    trouble: async () => (await shelf()).trouble,
    list,
    async unreadable() {
      const all = await (await shelf()).all();
      return [...all].flatMap(([id, value]) => (readKept(value) ? [] : describe(id, value)));
    },
    get: async (id) => readKept(await (await shelf()).get(id)),
    put,
    remove: (id) => change((where) => where.remove(id)),
    async exportFile(ids) {
      const all = await (await shelf()).all();
      return writeFile(
        [...all].flatMap(([id, value]) => (ids === undefined || ids.includes(id) ? [value] : [])),
      );
    },
    async readImport(text) {
      const read = readFile(text, readKept);
      return 'problem' in read ? read : planImport(await list(), read);
    },
    async merge(games) {
      let failed: Trouble | undefined;
      for (const game of games) failed = (await put(game)) ?? failed;
      return failed;
    },
  };
}
