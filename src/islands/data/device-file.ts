/** All that a device keeps as one file, and back. */
import { isAside, keysOf } from '../../lib/aside.ts';
import { memoryStorage } from '../../lib/memory-storage.ts';
import { isObject } from '../../lib/plain.ts';
import type { Trouble } from '../../lib/storage.ts';
import { FIRST_GAME } from '../table/game/first-game.ts';
import type { Device, RowId } from './device.ts';
import { KINDS, type Kind } from './kinds.ts';
import { forgetAside, joinAside, listPutAside } from './put-aside.ts';
import { exportGames, type GameTexts, planGames, removeOthers, takeGames } from './tables.ts';

/** What a file holds, ready to be read like the device itself. */
export interface DeviceFile {
  readonly storage: Storage;
  readonly games: GameTexts;
}

export type FileTrouble = 'not-ours' | 'newer' | 'empty';
export type Mode = 'merge' | 'replace';

export interface Row {
  readonly id: RowId;
  readonly here: number;
  readonly file: number;
  readonly merged: number;
}

const FORMAT = 'shang-device';
const VERSION = 1;

/** Everything just as it lies there, also what cannot be read. Those of the first table stand where they stood when it was the only one. */
export async function writeDeviceFile({ storage, tables }: Device, now: Date): Promise<string> {
  const known = KINDS.flatMap((kind) => kind.texts(storage));
  const unknown = keysOf(storage).filter((key) => !KINDS.some((kind) => kind.owns(key)));
  const { [FIRST_GAME]: games, ...otherGames } = await exportGames(tables);
  const file = {
    format: FORMAT,
    version: VERSION,
    saved: now.toISOString(),
    boxes: Object.fromEntries([...known, ...unknown.map((key) => [key, storage.getItem(key)])]),
    games,
    ...(Object.keys(otherGames).length > 0 && { otherGames }),
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}

/** A file may say anything; what no box here is called is nobody's. */
const isOurs = (key: string): boolean => KINDS.some((kind) => kind.owns(key)) || isAside(key);

/** Of each game the text of its own file, where there is a game in it. */
const textsOf = (first: unknown, others: unknown): GameTexts =>
  Object.fromEntries(
    [[FIRST_GAME, first] as const, ...Object.entries(isObject(others) ? others : {})]
      .filter(([, file]) => isObject(file) && Array.isArray(file['games']) && file['games'].length > 0)
      .map(([game, file]) => [game, JSON.stringify(file)]),
  );

export function readDeviceFile(text: string): DeviceFile | FileTrouble {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return 'not-ours';
  }
  if (!isObject(data) || data['format'] !== FORMAT || !isObject(data['boxes'])) return 'not-ours';
  if (data['version'] !== VERSION) return 'newer';
  const boxes = Object.entries(data['boxes']).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && isOurs(entry[0]),
  );
  const storage = memoryStorage(Object.fromEntries(boxes));
  const games = textsOf(data['games'], data['otherGames']);
  const nothing = (kind: Kind) => kind.count(storage) === 0 && !kind.isNewer(storage);
  const noGames = Object.keys(games).length === 0;
  const empty = noGames && KINDS.every(nothing) && listPutAside(storage).length === 0;
  return empty ? 'empty' : { storage, games };
}

/** What either way of taking up a file would come to. Nothing is changed. */
export async function planFor({ storage, tables }: Device, file: DeviceFile): Promise<Row[]> {
  return [
    ...(await planGames(tables, file.games)),
    ...KINDS.map((kind) => ({
      id: kind.id,
      here: kind.count(storage),
      file: kind.count(file.storage),
      merged: kind.countMerged(storage, file.storage),
    })),
  ];
}

/** Puts all back as it was where one of the boxes could not be written. */
function allOrNothing(storage: Storage, act: () => Trouble | undefined): Trouble | undefined {
  const before = new Map(keysOf(storage).map((key) => [key, storage.getItem(key)!]));
  const failed = act();
  if (failed) {
    for (const key of keysOf(storage)) if (!before.has(key)) storage.removeItem(key);
    for (const [key, text] of before) storage.setItem(key, text);
  }
  return failed;
}

const firstTrouble = (found: readonly (Trouble | undefined)[]): Trouble | undefined =>
  found.find((trouble) => trouble !== undefined);

function takeBoxes(here: Storage, file: Storage, mode: Mode): Trouble | undefined {
  const failed = firstTrouble(KINDS.map((kind) => kind[mode](here, file)));
  if (failed) return failed;
  try {
    if (mode === 'replace') forgetAside(here);
    joinAside(here, file);
    return undefined;
  } catch {
    return 'full';
  }
}

/** Games first: they are the most, and where there is no room for them nothing else is touched. */
export async function takeUp(
  { storage, tables }: Device,
  file: DeviceFile,
  mode: Mode,
): Promise<Trouble | undefined> {
  const failed =
    (await takeGames(tables, file.games, mode)) ??
    allOrNothing(storage, () => takeBoxes(storage, file.storage, mode));
  return failed || mode === 'merge' ? failed : removeOthers(tables, file.games);
}
