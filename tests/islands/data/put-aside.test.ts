import { describe, expect, it } from 'vitest';
import { type Device, lookAround } from '../../../src/islands/data/device.ts';
import {
  type DeviceFile,
  readDeviceFile,
  takeUp,
  writeDeviceFile,
} from '../../../src/islands/data/device-file.ts';
import { bringBack, listPutAside, tryAgain } from '../../../src/islands/data/put-aside.ts';
import { draftBox, historyBox } from '../../../src/islands/dunhuang/score/boxes.ts';
import { freshSheet, type Sheet } from '../../../src/islands/dunhuang/score/sheet.ts';
import { moveAside } from '../../../src/lib/aside.ts';
import { deviceWith, NOW } from './support.ts';

const SCORES = 'shang.dunhuang.scores';
const SCORE = 'shang.dunhuang.score';

const entry = (id: string) => ({ id, date: '2026-11-01T12:00:00.000Z', sheet: freshSheet() });
const scores = (...entries: unknown[]) => JSON.stringify({ version: 1, data: entries });
const draft = (prestige: number): string => {
  const sheet: Sheet = {
    ...freshSheet(),
    players: freshSheet().players.map((one) => ({ ...one, prestige })),
  };
  return JSON.stringify({ version: 1, data: { sheet, entry: null, counted: true, game: null } });
};
const readScores = ({ storage }: Device) =>
  historyBox({ storage: () => storage })
    .read()
    .value?.map(({ id }) => id);
const prestige = ({ storage }: Device) =>
  draftBox({ storage: () => storage })
    .read()
    .value?.sheet.players.at(0)?.prestige;

describe('what could not be read', () => {
  it('is shown, with its number and whose it is', async () => {
    const device = deviceWith({
      [SCORES]: scores(entry('a'), { id: 'b' }),
      [`${SCORES}.damaged`]: 'left by an earlier version',
      [SCORE]: 'no JSON',
    });
    const { aside, rows } = await lookAround(device);
    expect(rows.find(({ id }) => id === 'scores')?.n).toBe(1);
    expect(aside.map(({ id, n, state, why }) => [id, n, state, why])).toEqual([
      ['score', 1, 'damaged', 'damaged'],
      ['scores', 1, 'damaged', 'damaged'],
      ['scores', 2, 'damaged', 'damaged'],
    ]);
  });

  it('comes back by itself when it can be read, and nothing of the rest is lost', () => {
    const good = scores(entry('a'), entry('b'), { id: 'c' });
    const device = deviceWith({ [SCORES]: scores(entry('d')), [`${SCORES}.damaged.3`]: good });
    expect(tryAgain(device.storage)).toBe(0); // reading did it already
    expect(readScores(device)?.sort()).toEqual(['a', 'b', 'd']);
    expect(listPutAside(device.storage).map(({ text }) => text)).toEqual([scores({ id: 'c' })]);
  });

  it('goes along to another device in the file, whichever way, and back', async () => {
    const device = deviceWith({ [SCORES]: scores(entry('a'), { id: 'b' }), [SCORE]: 'no JSON' });
    await lookAround(device);
    const file = readDeviceFile(await writeDeviceFile(device, NOW)) as DeviceFile;
    for (const mode of ['merge', 'replace'] as const) {
      const other = deviceWith({ [`${SCORE}.damaged.1`]: 'mine' });
      expect(await takeUp(other, file, mode)).toBeUndefined();
      const texts = listPutAside(other.storage).map(({ text }) => text);
      expect(texts).toEqual([...(mode === 'merge' ? ['mine'] : []), 'no JSON', scores({ id: 'b' })]);
      expect(await takeUp(other, file, mode)).toBeUndefined();
      expect(listPutAside(other.storage)).toHaveLength(texts.length); // nothing twice
    }
  });

  it('is worth a file of its own', () => {
    const file = { format: 'shang-device', version: 1, boxes: { [SCORE]: 'no JSON' }, games: {} };
    expect(readDeviceFile(JSON.stringify(file))).toHaveProperty('storage');
  });
});

describe('what somebody put aside', () => {
  it('waits to be asked for, and changes places with what is there', async () => {
    const device = deviceWith({ [SCORE]: draft(5) });
    moveAside(device.storage, SCORE);
    expect(prestige(device)).toBeUndefined();
    device.storage.setItem(SCORE, draft(7));
    const [one] = (await lookAround(device)).aside;
    expect(one).toMatchObject({ id: 'score', n: 1, state: 'readable', why: 'aside' });
    expect(bringBack(device.storage, one!)).toBeUndefined();
    expect(prestige(device)).toBe(5);
    expect(listPutAside(device.storage).map(({ text }) => text)).toEqual([draft(7)]);
  });

  it('joins what is there, where there can be many', () => {
    const device = deviceWith({ [SCORES]: scores(entry('a')), [`${SCORES}.aside.1`]: scores(entry('b')) });
    expect(bringBack(device.storage, listPutAside(device.storage)[0]!)).toBeUndefined();
    expect(readScores(device)?.sort()).toEqual(['a', 'b']);
    expect(listPutAside(device.storage)).toEqual([]);
  });
});

describe('what a newer Shang keeps', () => {
  const newer = '{"version":2,"data":{"written":"later"}}';

  it('is left alone, and said', async () => {
    const device = deviceWith({ [SCORES]: newer });
    const { newer: said } = await lookAround(device);
    expect(said).toEqual(['scores']);
    const file = readDeviceFile(await writeDeviceFile(deviceWith({ [SCORE]: draft(1) }), NOW)) as DeviceFile;
    expect(await takeUp(device, file, 'merge')).toBeUndefined();
    expect(await takeUp(device, file, 'replace')).toBe('newer');
    expect(device.storage.getItem(SCORES)).toBe(newer);
    expect(prestige(device)).toBe(1);
  });

  it('comes from a file as it is, and takes nothing away', async () => {
    const file = readDeviceFile(await writeDeviceFile(deviceWith({ [SCORES]: newer }), NOW)) as DeviceFile;
    const merged = deviceWith({ [SCORES]: scores(entry('a')) });
    expect(await takeUp(merged, file, 'merge')).toBeUndefined();
    expect(readScores(merged)).toEqual(['a']);
    expect(listPutAside(merged.storage)).toMatchObject([{ text: newer, state: 'newer' }]);
    const replaced = deviceWith({ [SCORES]: scores(entry('a')) });
    expect(await takeUp(replaced, file, 'replace')).toBeUndefined();
    expect(replaced.storage.getItem(SCORES)).toBe(newer);
  });
});
