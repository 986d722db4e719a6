/** All that is kept on this device: told, written to one file, read back from one, deleted. */
import { isAside, keysOf } from '../../lib/aside.ts';
import { memoryStorage } from '../../lib/memory-storage.ts';
import { isObject } from '../../lib/plain.ts';
import type { Trouble } from '../../lib/storage.ts';
import { readAs } from '../dunhuang/table/boxes.ts';
import type { TableGame } from '../table/game/types.ts';
import { readFile as readGamesFile } from '../table/storage/import-export.ts';
import { savesOf } from '../table/storage/saves.ts';
import type { GameStore } from '../table/storage/store.ts';
import { KINDS, type Kind, type KindId } from './kinds.ts';
import {
  clearOthers,
  countOthers,
  exportOthers,
  type OtherGames,
  type OtherTexts,
  planOthers,
  takeOthers,
} from './other-games.ts';
import { forgetAside, joinAside, listPutAside, type PutAside } from './put-aside.ts';

export interface Device {
  readonly storage: Storage;
  readonly games: GameStore; // of the first table
  readonly others?: readonly OtherGames[];
}

/** What a file holds, ready to be read like the device itself. */
export interface DeviceFile {
  readonly storage: Storage;
  readonly gamesText: string;
  readonly games: readonly TableGame[];
  readonly others: OtherTexts;
}

export type FileTrouble = 'not-ours' | 'newer' | 'empty';
export type Mode = 'merge' | 'replace';
export type RowId = 'games' | OtherGames['id'] | KindId;

export interface Row {
  readonly id: RowId;
  readonly here: number;
  readonly file: number;
  readonly merged: number;
}

const FORMAT = 'shang-device';
const VERSION = 1;

export interface Kept {
  readonly rows: readonly { readonly id: RowId; readonly n: number }[];
  readonly unreadable: number; // games that this version does not understand
  readonly newer: readonly KindId[]; // kept by a newer version: left as they are
  readonly aside: readonly PutAside[];
  readonly bytes: number; // of what was entered, about
}

export async function lookAround({ storage, games, others = [] }: Device): Promise<Kept> {
  const kinds = KINDS.map((kind) => ({ id: kind.id, n: kind.count(storage) }));
  const [{ all, unreadable }, text, elsewhere, more] = await Promise.all([
    games.listing.count(),
    games.exportFile(),
    countOthers(others),
    exportOthers(others),
  ]);
  const kept = elsewhere.some(({ n }) => n > 0) ? JSON.stringify(more, null, 1) : '';
  const texts = keysOf(storage).map((key) => key + storage.getItem(key));
  return {
    rows: [
      { id: 'games', n: all - unreadable },
      ...elsewhere.map(({ id, n }): Kept['rows'][number] => ({ id, n })),
      ...kinds,
    ],
    unreadable: elsewhere.reduce((sum, one) => sum + one.unreadable, unreadable),
    newer: KINDS.filter((kind) => kind.isNewer(storage)).map(({ id }) => id),
    aside: listPutAside(storage),
    bytes: [...texts, all > 0 ? text : '', kept].join('').length,
  };
}

/** Everything just as it lies there, also what cannot be read. */
export async function writeDeviceFile({ storage, games, others = [] }: Device, now: Date): Promise<string> {
  const known = KINDS.flatMap((kind) => kind.texts(storage));
  const unknown = keysOf(storage).filter((key) => !KINDS.some((kind) => kind.owns(key)));
  const boxes = Object.fromEntries([...known, ...unknown.map((key) => [key, storage.getItem(key)])]);
  const file = {
    format: FORMAT,
    version: VERSION,
    saved: now.toISOString(),
    boxes,
    games: JSON.parse(await games.exportFile()),
    ...(others.length > 0 && { otherGames: await exportOthers(others) }),
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}

/** A file may say anything; what no box here is called is nobody's. */
const isOurs = (key: string): boolean => KINDS.some((kind) => kind.owns(key)) || isAside(key);

/** Of each other game the text of its own file, where there is a game in it. */
const textsOf = (data: unknown): OtherTexts =>
  Object.fromEntries(
    Object.entries(isObject(data) ? data : {})
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
  const gamesText = JSON.stringify(data['games'] ?? {});
  const read = readGamesFile(gamesText, savesOf(readAs).read);
  const games = 'games' in read ? read.games : [];
  const nothing = (kind: Kind) => kind.count(storage) === 0 && !kind.isNewer(storage);
  const others = textsOf(data['otherGames']);
  const noGames = games.length === 0 && Object.keys(others).length === 0;
  const empty = noGames && KINDS.every(nothing) && listPutAside(storage).length === 0;
  return empty ? 'empty' : { storage, gamesText, games, others };
}

/** What either way of taking up a file would come to. Nothing is changed. */
export async function planFor({ storage, games, others = [] }: Device, file: DeviceFile): Promise<Row[]> {
  const { all, unreadable } = await games.listing.count();
  const here = all - unreadable;
  const coming = await games.readImport(file.gamesText);
  const fresh = 'fresh' in coming ? coming.fresh.length : 0;
  return [
    { id: 'games', here, file: file.games.length, merged: here + fresh },
    ...(await planOthers(others, file.others)),
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
  { storage, games, others = [] }: Device,
  file: DeviceFile,
  mode: Mode,
): Promise<Trouble | undefined> {
  const coming = await games.readImport(file.gamesText);
  const added =
    mode === 'replace' ? file.games : 'fresh' in coming ? [...coming.fresh, ...coming.further] : [];
  const lay = mode === 'replace' ? games.overwrite : games.merge;
  const failed =
    (added.length > 0 ? (await lay(added)).trouble : undefined) ??
    (await takeOthers(others, file.others, mode)) ??
    allOrNothing(storage, () => takeBoxes(storage, file.storage, mode));
  if (failed || mode === 'merge') return failed;
  return (await games.removeAllBut(new Set(file.games.map(({ id }) => id)))).trouble;
}

export async function deleteEverything({
  storage,
  games,
  others = [],
}: Device): Promise<Trouble | undefined> {
  const { trouble } = await games.clear();
  const failed = await clearOthers(others);
  for (const key of keysOf(storage)) storage.removeItem(key);
  return trouble ?? failed;
}
