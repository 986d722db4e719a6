import { describe, expect, it } from 'vitest';
import {
  type Device,
  type DeviceFile,
  deleteEverything,
  lookAround,
  planFor,
  readDeviceFile,
  takeUp,
  writeDeviceFile,
} from '../../../src/islands/data/device.ts';
import { KINDS } from '../../../src/islands/data/kinds.ts';
import { openKeptStore } from '../../../src/islands/dragon-market/table/kept-store.ts';
import { historyBox } from '../../../src/islands/dunhuang/score/boxes.ts';
import { freshSheet } from '../../../src/islands/dunhuang/score/sheet.ts';
import type { TableGame } from '../../../src/islands/table/game/types.ts';
import { openMemory } from '../../../src/islands/table/storage/shelves.ts';
import { memoryStorage } from '../../../src/lib/memory-storage.ts';
import { KEPT, keptInVersion } from '../../fuzz/kept.ts';
import { optionsNumber, randomGame } from '../../games/dragon-market/support/random-game.ts';
import { createStore } from '../table/support/dunhuang.ts';
import { newGame, person } from '../table/support/table.ts';

const NOW = new Date('2026-11-16T12:00:00Z');

/** A device of somebody who has used every page, in the oldest version there is. */
const used = (): Device => ({
  storage: memoryStorage(
    Object.fromEntries(KEPT.map(({ name, version }) => [`shang.${name}`, keptInVersion(name, version)[0]!])),
  ),
  games: storeWith('one'),
});
const empty = (): Device => ({ storage: memoryStorage({ 'other.site': 'x' }), games: storeWith() });

function storeWith(...ids: string[]) {
  const shelf = { ...openMemory('refused'), trouble: undefined };
  const store = createStore(async () => shelf);
  for (const id of ids) store.add(newGame([person(0), person(1)], { id }));
  return store;
}

const counts = async (device: Device) =>
  Object.fromEntries((await lookAround(device)).rows.map(({ id, n }) => [id, n]));
const read = (text: string) => readDeviceFile(text) as DeviceFile;

const FULL = {
  games: 1,
  scores: 1,
  setups: 2,
  score: 1,
  setup: 1,
  majority: 1,
  'in-game': 1,
  'new-game': 1,
  table: 1,
  scored: 2,
  seats: 1,
  learn: 3,
  puzzles: 2,
  'yinzi-sums': 1,
  'yinzi-box': 1,
  'yinzi-setup': 1,
  'yinzi-round': 1,
  'dragon-cards': 1,
  'dragon-new-game': 1,
  'dragon-table': 1,
  'yinzi-score': 1,
  'yinzi-scores': 1,
};
const NOTHING = Object.fromEntries(Object.keys(FULL).map((id) => [id, 0]));

describe('what every past version kept', () => {
  it.each(KEPT)('$name, version $version, is read', ({ name, version }) => {
    const storage = memoryStorage({ [`shang.${name}`]: keptInVersion(name, version)[0]! });
    const readers = KINDS.filter((kind) => kind.count(storage) > 0);
    expect(readers).toHaveLength(name === 'dunhuang.games' ? 0 : 1);
    expect(storage.getItem(`shang.${name}.damaged`)).toBeNull();
  });

  it('is there for every kind', () => {
    expect(KEPT.map(({ name }) => name).sort()).toEqual(
      [
        'games',
        'in-game',
        'learn',
        'majority',
        'puzzles',
        'score',
        'scores',
        'setup',
        'setups',
        'table',
        'table.new',
        'table.scored',
      ]
        .map((name) => `dunhuang.${name}`)
        .concat('table.seats')
        .concat(['box', 'round', 'score', 'scores', 'setup', 'sums'].map((name) => `yinzi.${name}`))
        .concat('dragon-market.cards', 'dragon-market.table', 'dragon-market.table.new')
        .sort(),
    );
  });
});

describe('all that is kept', () => {
  it('is told', async () => {
    expect(await counts(used())).toEqual(FULL);
    expect(await counts(empty())).toEqual(NOTHING);
    expect((await lookAround(empty())).bytes).toBe(0);
  });

  it('goes to another device in one file, whichever way', async () => {
    const file = read(await writeDeviceFile(used(), NOW));
    for (const mode of ['merge', 'replace'] as const) {
      const other = empty();
      expect(await takeUp(other, file, mode)).toBeUndefined();
      expect(await counts(other)).toEqual(FULL);
      expect(other.storage.getItem('other.site')).toBe('x');
    }
  });

  it('is deleted, and nothing else is', async () => {
    const device = used();
    device.storage.setItem('other.site', 'x');
    device.storage.setItem('shang.theme', 'dark');
    await deleteEverything(device);
    expect(await counts(device)).toEqual(NOTHING);
    expect(device.storage.length).toBe(1);
  });
});

describe('a file', () => {
  const entry = { id: 'new-one', date: '2026-11-01T12:00:00.000Z', sheet: freshSheet() };
  function second(): Device {
    const device = { ...empty(), games: storeWith('two') };
    historyBox({ storage: () => device.storage }).write([entry]);
    return device;
  }

  it('is shown before it changes anything, and then does just that', async () => {
    const file = read(await writeDeviceFile(used(), NOW));
    for (const mode of ['merge', 'replace'] as const) {
      const device = second();
      const plan = await planFor(device, file);
      expect(await counts(device)).toEqual({ ...NOTHING, games: 1, scores: 1 });
      await takeUp(device, file, mode);
      const promised = plan.map((row) => [row.id, mode === 'merge' ? row.merged : row.file]);
      expect(await counts(device)).toEqual(Object.fromEntries(promised));
      expect((await counts(device))['scores']).toBe(mode === 'merge' ? 2 : 1);
    }
  });

  it('brings a history of thousands as one box, which an earlier version can read, and takes it up again', async () => {
    const many = Array.from({ length: 1234 }, (_, n) => ({
      ...entry,
      id: `game-${n}`,
      date: new Date(Date.UTC(2026, 0, 1) - n * 60_000).toISOString(),
    }));
    const from = empty();
    historyBox({ storage: () => from.storage }).write(many);
    expect(from.storage.length).toBeGreaterThan(10);
    const text = await writeDeviceFile(from, NOW);
    const { boxes } = JSON.parse(text) as { boxes: Record<string, string> };
    expect(Object.keys(boxes)).toEqual(['shang.dunhuang.scores']);
    expect(JSON.parse(boxes['shang.dunhuang.scores']!)).toEqual({ version: 1, data: many });
    for (const [mode, n] of [
      ['merge', 1235],
      ['replace', 1234],
    ] as const) {
      const device = second();
      expect(await takeUp(device, read(text), mode)).toBeUndefined();
      expect((await counts(device))['scores']).toBe(n);
    }
    await deleteEverything(from);
    expect(await counts(from)).toEqual(NOTHING);
  });

  it('brings nothing twice', async () => {
    const device = used();
    const file = read(await writeDeviceFile(device, NOW));
    await takeUp(device, file, 'merge');
    await takeUp(device, file, 'merge');
    expect(await counts(device)).toEqual(FULL);
  });

  it('leaves all as it was where there is no room for it', async () => {
    const file = read(await writeDeviceFile(used(), NOW));
    const { storage, games } = second();
    const before = storage.getItem('shang.dunhuang.scores');
    const tight: Storage = {
      ...storage,
      get length() {
        return storage.length;
      },
      setItem(key, text) {
        if (key.includes('majority')) throw new DOMException('full', 'QuotaExceededError');
        storage.setItem(key, text);
      },
    };
    expect(await takeUp({ storage: tight, games }, file, 'replace')).toBe('full');
    expect(storage.getItem('shang.dunhuang.scores')).toBe(before);
    expect(storage.getItem('shang.dunhuang.setups')).toBeNull();
    expect((await games.list()).map(({ id }) => id)).toContain('two');
  });

  it.each([
    ['not-ours', 'no JSON'],
    ['not-ours', '{"format":"shang-scores","version":1,"entries":[]}'],
    ['newer', '{"format":"shang-device","version":2,"boxes":{}}'],
    ['empty', '{"format":"shang-device","version":1,"boxes":{"shang.theme":"dark"},"games":{}}'],
  ])('is %s: %s', (trouble, text) => {
    expect(readDeviceFile(text)).toBe(trouble);
  });
});

describe('the games of another table', () => {
  const { options, moves } = randomGame(optionsNumber(3, 'data'), undefined, 30).record;
  const game = (id: string) => ({ ...newGame([person(0), person(1)], { id }), options, moves }) as TableGame;
  const dragons = (...ids: string[]) => {
    const shelf = { ...openMemory('refused'), trouble: undefined };
    const kept = openKeptStore({ shelf: async () => shelf });
    for (const id of ids) kept.store.add(game(id));
    return { id: 'dragon-games' as const, game: 'dragon-market', open: async () => kept };
  };
  const ids = async (device: Device) =>
    (await (await device.others![0]!.open()).store.list()).map(({ id }) => id).sort();

  it('are told, go to another device in the same file, and are deleted with the rest', async () => {
    const device = { ...used(), others: [dragons('bay', 'cove')] };
    expect((await counts(device))['dragon-games']).toBe(2);
    const file = read(await writeDeviceFile(device, NOW));
    const merged = { ...empty(), others: [dragons('port')] };
    const plan = await planFor(merged, file);
    expect(plan.find(({ id }) => id === 'dragon-games')).toEqual({
      id: 'dragon-games',
      here: 1,
      file: 2,
      merged: 3,
    });
    expect(await takeUp(merged, file, 'merge')).toBeUndefined();
    expect(await ids(merged)).toEqual(['bay', 'cove', 'port']);
    const replaced = { ...empty(), others: [dragons('port')] };
    expect(await takeUp(replaced, file, 'replace')).toBeUndefined();
    expect(await ids(replaced)).toEqual(['bay', 'cove']);
    await deleteEverything(replaced);
    expect(await ids(replaced)).toEqual([]);
  });

  it('of an older file there are none, and those that are here stay', async () => {
    const older = read(await writeDeviceFile(used(), NOW));
    expect(older.others).toEqual({});
    const device = { ...empty(), others: [dragons('bay')] };
    await takeUp(device, older, 'merge');
    expect(await ids(device)).toEqual(['bay']);
  });
});
