import { describe, expect, it } from 'vitest';
import { type Device, deleteEverything } from '../../../src/islands/data/device.ts';
import { planFor, takeUp, writeDeviceFile } from '../../../src/islands/data/device-file.ts';
import type { TableGames } from '../../../src/islands/data/tables.ts';
import { counts, dragons, empty, NOW, read, used } from './support.ts';

describe('the games of another table', () => {
  const ids = async (device: Device) =>
    (await (await device.tables[1]!.open()).store.list()).map(({ id }) => id).sort();

  it('are told, go to another device in the same file, and are deleted with the rest', async () => {
    const device = used(dragons('bay', 'cove'));
    expect((await counts(device))['dragon-games']).toBe(2);
    const file = read(await writeDeviceFile(device, NOW));
    const merged = empty(dragons('port'));
    const plan = await planFor(merged, file);
    expect(plan.find(({ id }) => id === 'dragon-games')).toEqual({
      id: 'dragon-games',
      here: 1,
      file: 2,
      merged: 3,
    });
    expect(await takeUp(merged, file, 'merge')).toBeUndefined();
    expect(await ids(merged)).toEqual(['bay', 'cove', 'port']);
    const replaced = empty(dragons('port'));
    expect(await takeUp(replaced, file, 'replace')).toBeUndefined();
    expect(await ids(replaced)).toEqual(['bay', 'cove']);
    await deleteEverything(replaced);
    expect(await ids(replaced)).toEqual([]);
  });

  it('of an older file there are none, and those that are here stay', async () => {
    const older = read(await writeDeviceFile(used(), NOW));
    expect(Object.keys(older.games)).toEqual(['dunhuang']);
    const device = empty(dragons('bay'));
    await takeUp(device, older, 'merge');
    expect(await ids(device)).toEqual(['bay']);
  });

  it('are not fetched where nobody has played at it', async () => {
    const never: TableGames = {
      id: 'dragon-games',
      game: 'dragon-market',
      wasUsed: async () => false,
      open: () => Promise.reject(new Error('fetched')),
    };
    const device = empty(never);
    expect((await counts(device))['dragon-games']).toBe(0);
    const file = read(await writeDeviceFile(used(), NOW));
    expect(await planFor(device, file)).toContainEqual({ id: 'dragon-games', here: 0, file: 0, merged: 0 });
    expect(await takeUp(device, file, 'replace')).toBeUndefined();
    expect(await deleteEverything(device)).toBeUndefined();
  });
});
