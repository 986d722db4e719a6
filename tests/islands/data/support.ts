import { type Device, lookAround } from '../../../src/islands/data/device.ts';
import { type DeviceFile, readDeviceFile } from '../../../src/islands/data/device-file.ts';
import type { TableGames } from '../../../src/islands/data/tables.ts';
import { openKeptStore as openDragonMarket } from '../../../src/islands/dragon-market/table/kept-store.ts';
import { openKeptStore } from '../../../src/islands/dunhuang/table/kept-store.ts';
import type { TableGame } from '../../../src/islands/table/game/types.ts';
import { openMemory } from '../../../src/islands/table/storage/shelves.ts';
import { memoryStorage } from '../../../src/lib/memory-storage.ts';
import { KEPT, keptInVersion } from '../../fuzz/kept.ts';
import { optionsNumber, randomGame } from '../../games/dragon-market/support/random-game.ts';
import { newGame, person } from '../table/support/table.ts';

export const NOW = new Date('2026-11-16T12:00:00Z');

const begun = (id: string) => newGame([person(0), person(1)], { id });
const { options, moves } = randomGame(optionsNumber(3, 'data'), undefined, 30).record;

function tableWith(
  id: TableGames['id'],
  game: string,
  open: typeof openKeptStore,
  games: readonly TableGame[],
): TableGames {
  const shelf = { ...openMemory('refused'), trouble: undefined };
  const kept = open({ shelf: async () => shelf });
  for (const one of games) kept.store.add(one);
  return { id, game, wasUsed: async () => true, open: async () => kept };
}

/** Games of Dunhuang's table, of Dragon Market's. */
export const games = (...ids: string[]): TableGames =>
  tableWith('games', 'dunhuang', openKeptStore, ids.map(begun));
export const dragons = (...ids: string[]): TableGames =>
  tableWith(
    'dragon-games',
    'dragon-market',
    openDragonMarket,
    ids.map((id) => ({ ...begun(id), options, moves })),
  );

export const deviceWith = (kept: Record<string, string>, ...tables: TableGames[]): Device => ({
  storage: memoryStorage(kept),
  tables: tables.length > 0 ? tables : [games()],
});

/** A device of somebody who has used every page, in the oldest version there is. */
export const used = (...tables: TableGames[]): Device =>
  deviceWith(
    Object.fromEntries(KEPT.map(({ name, version }) => [`shang.${name}`, keptInVersion(name, version)[0]!])),
    games('one'),
    ...tables,
  );
export const empty = (...tables: TableGames[]): Device =>
  deviceWith({ 'other.site': 'x' }, games(), ...tables);

export const counts = async (device: Device) =>
  Object.fromEntries((await lookAround(device)).rows.map(({ id, n }) => [id, n]));
export const read = (text: string) => readDeviceFile(text) as DeviceFile;
