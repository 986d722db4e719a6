// Everything that people kept or shared with version 1.0 opens.

import { describe, expect, it } from 'vitest';
import { lookAround } from '../../src/islands/data/device.ts';
import { planFor, readDeviceFile } from '../../src/islands/data/device-file.ts';
import { readHandover } from '../../src/islands/dunhuang/handover.ts';
import { readFragment as readScore } from '../../src/islands/dunhuang/score/link.ts';
import { readFile as readScores } from '../../src/islands/dunhuang/score/transfer.ts';
import { readCode } from '../../src/islands/dunhuang/setup/code.ts';
import { readFragment } from '../../src/islands/table/address/fragment.ts';
import { openBox, openMemory } from '../../src/islands/table/storage/shelves.ts';
import { memoryStorage } from '../../src/lib/memory-storage.ts';
import {
  DEVICE_FILE,
  fragmentOf,
  GAMES_FILE,
  LINKS,
  SAVES,
  SCORES_CSV,
  SCORES_JSON,
  SMALL_STORAGE,
} from '../support/version-1.0.ts';
import { deviceWith } from './data/support.ts';
import { createStore, readLink } from './table/support/dunhuang.ts';

const emptyStore = () => createStore(async () => ({ ...openMemory('refused'), trouble: undefined }));

describe('games of the table', () => {
  it('are in the database: won, running, with bots and with a move taken back', async () => {
    const shelf = { ...openMemory('refused'), trouble: undefined };
    await shelf.update(Object.keys(SAVES), (id) => ({ put: SAVES[id] }));
    const store = createStore(async () => shelf);
    expect(await store.unreadable()).toEqual([]);
    const found = await store.list();
    expect(found).toHaveLength(4);
    for (const game of found) expect({ version: 1, ...game }).toMatchObject(SAVES[game.id]!);
    expect(found.some(({ undone }) => undone.length > 0)).toBe(true);
    expect(found.some(({ players }) => players.some(({ bot }) => bot !== null))).toBe(true);
    expect(found.some(({ options }) => 'rulings' in options && 'circle' in options)).toBe(true);
  });

  it('are in the small storage', async () => {
    const storage = memoryStorage({ 'shang.dunhuang.games': SMALL_STORAGE });
    const store = createStore(async () => openBox('dunhuang.games', { storage: () => storage }));
    expect(await store.unreadable()).toEqual([]);
    expect((await store.list())[0]!.moves).toHaveLength(25);
  });

  it('come from a file', async () => {
    const found = await emptyStore().readImport(GAMES_FILE);
    expect(found).toMatchObject({ further: [], same: 0, unreadable: 0 });
    expect('fresh' in found && found.fresh.map(({ id }) => id).sort()).toEqual(Object.keys(SAVES).sort());
  });

  it('come from links', () => {
    const [open, seat, bystander] = Object.keys(LINKS)
      .filter((name) => LINKS[name]!.includes('#g='))
      .map((name) => readLink(fragmentOf(name)));
    const players = [
      { name: 'Mei', colour: 3, bot: null },
      { name: '', colour: 1, bot: null },
    ];
    expect(open).toMatchObject({ at: 52, viewpoint: 'open', players });
    expect(seat).toMatchObject({ at: 43, viewpoint: 0, players });
    expect(bystander).toMatchObject({ at: 43, viewpoint: null, players });
    const kept = readFragment(fragmentOf('a kept game'));
    expect(kept && 'kept' in kept && kept.kept in SAVES).toBe(true);
  });
});

describe('the other pages', () => {
  it('set-ups come from links', () => {
    expect(readCode(LINKS['a set-up']!)).toMatchObject({ code: '8K2F' });
    const handed = { setup: '8K2F', players: ['', '', '', ''] };
    expect(readHandover(fragmentOf('a set-up handed to table'))).toEqual(handed);
    expect(readScore(fragmentOf('a set-up handed to score'))).toEqual(handed);
    expect(readHandover(fragmentOf('a set-up handed to characters'))).toEqual({ ...handed, players: [] });
  });

  it('scores come from links and files', () => {
    const { sheet } = readScore(fragmentOf('a score sheet'));
    expect(sheet?.players[0]).toMatchObject({ name: 'Łukasz', prestige: 6, coins: 6, hand: [5] });
    expect(readScores(SCORES_JSON).entries).toHaveLength(2);
    expect(readScores(SCORES_CSV).entries).toHaveLength(2);
  });

  it('all of a device comes from its file', async () => {
    const file = readDeviceFile(DEVICE_FILE);
    if (typeof file === 'string') throw new Error(file);
    const device = deviceWith({});
    const plan = await planFor(device, file);
    expect(Object.fromEntries(plan.map(({ id, merged }) => [id, merged]))).toEqual({
      games: 4,
      scores: 2,
      setups: 1,
      score: 1,
      setup: 1,
      majority: 1,
      'in-game': 1,
      'new-game': 1,
      table: 0,
      scored: 1,
      learn: 0, // there was none yet
      puzzles: 0,
      seats: 0,
      'yinzi-sums': 0,
      'yinzi-box': 0,
      'yinzi-setup': 0,
      'yinzi-round': 0,
      'dragon-cards': 0,
      'dragon-new-game': 0,
      'dragon-table': 0,
      'yinzi-score': 0,
      'yinzi-scores': 0,
    });
    expect((await lookAround(device)).unreadable).toBe(0);
  });
});
