import { describe, expect, it } from 'vitest';
import { type Device, deleteEverything, lookAround } from '../../../src/islands/data/device.ts';
import { planFor, readDeviceFile, takeUp, writeDeviceFile } from '../../../src/islands/data/device-file.ts';
import { historyBox } from '../../../src/islands/dunhuang/score/boxes.ts';
import { freshSheet } from '../../../src/islands/dunhuang/score/sheet.ts';
import { counts, deviceWith, empty, games, NOW, read, used } from './support.ts';

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
    const device = deviceWith({ 'other.site': 'x' }, games('two'));
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
    const { storage, tables } = second();
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
    expect(await takeUp({ storage: tight, tables }, file, 'replace')).toBe('full');
    expect(storage.getItem('shang.dunhuang.scores')).toBe(before);
    expect(storage.getItem('shang.dunhuang.setups')).toBeNull();
    expect((await (await tables[0]!.open()).store.list()).map(({ id }) => id)).toContain('two');
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
