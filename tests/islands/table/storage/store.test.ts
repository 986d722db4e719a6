import type { TableGame } from '../../../../src/islands/table/game/types.ts';
import { createStore } from '../support/dunhuang.ts';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createGame, legalMoves, play } from '../../../../src/games/dunhuang/index.ts';
import { openGames } from '../../../../src/islands/table/storage/database.ts';
import { openBox, openMemory } from '../../../../src/islands/table/storage/shelves.ts';
import type { GameStore } from '../../../../src/islands/table/storage/store.ts';
import { laySaves, openByOtherHands } from '../../../support/database.ts';
import { memoryStorage } from '../../../support/storage.ts';
import { anyMove, bot, newGame, person } from '../support/table.ts';

function playedGame(id: string, count: number, changed = '2026-01-01T00:00:00.000Z'): TableGame {
  const game = newGame([person(0), bot(1)], { id, changed });
  const pick = anyMove();
  let state = createGame(game.options);
  const moves = Array.from({ length: count }, () => {
    const move = pick(legalMoves(state));
    state = play(state, move);
    return move;
  });
  return { ...game, moves, revision: 1 };
}

/** A record as some other program, or a failing disk, might have left it. */
const leave = (id: string, value: unknown): Promise<void> => laySaves(new Map([[id, value]]));

/** A store on another device. */
function elsewhere(): GameStore {
  const shelf = openMemory('refused');
  return createStore(async () => shelf);
}

let kept: Record<string, string>;
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  kept = {};
  vi.stubGlobal('localStorage', memoryStorage(kept));
});

describe('kept games', () => {
  it('come back as they were, the last played first', async () => {
    const store = createStore();
    const [old, young] = [playedGame('old', 30), playedGame('young', 5, '2026-02-01T00:00:00.000Z')];
    expect(await store.add(old)).toEqual({ result: 'done', game: old });
    expect(await store.add(young)).toEqual({ result: 'done', game: young });
    expect(await createStore().list()).toEqual([young, old]);
    expect(await createStore().get('old')).toEqual(old);
    expect(await createStore().get('none')).toBeUndefined();
  });

  it('can be removed, and put back', async () => {
    const store = createStore();
    const game = playedGame('a', 3);
    await store.add(game);
    const { save } = await store.remove('a');
    expect(await store.list()).toEqual([]);
    await store.restore('a', save);
    expect(await store.list()).toEqual([game]);
  });

  it('lose what was taken back where that cannot be played, and nothing else', async () => {
    const store = createStore();
    await store.add({ ...playedGame('a', 4), undone: [{ type: 'end-turn' }] });
    expect(await store.get('a')).toEqual(playedGame('a', 4));
  });
});

describe('a save that cannot be read', () => {
  const good = playedGame('good', 12);
  const spoilt = {
    'not an object': 'x',
    'no version': { ...good, id: 'b', name: 'Friday' },
    'an illegal move': { version: 1, ...good, id: 'b', name: 'Friday', moves: [{ type: 'end-turn' }] },
    'no moves': { version: 1, ...good, id: 'b', moves: null },
    'two of one colour': { version: 1, ...good, id: 'b', players: [person(0), person(0)] },
    'too many players': { version: 1, ...good, id: 'b', players: [person(0), person(1), person(2)] },
    'options that are none': { version: 1, ...good, id: 'b', options: { players: 2, seed: 3 } },
    'an unknown bot': {
      version: 1,
      ...good,
      id: 'b',
      players: [person(0), { ...bot(1), bot: { level: 'x' } }],
    },
    'no date': { version: 1, ...good, id: 'b', begun: 'yesterday' },
  };

  it.each(Object.entries(spoilt))('(%s) is kept, named and exported, and the rest work', async (_, value) => {
    const store = createStore();
    await store.add(good);
    await leave('b', value);
    expect(await store.list()).toEqual([good]);
    const name = (value as { name?: string }).name ?? '';
    expect(await store.unreadable()).toEqual([{ id: 'b', name, newer: false }]);
    expect(await store.get('b')).toBeUndefined();
    expect(JSON.parse(await store.exportFile(['b'])).games).toEqual([value]);
    await store.remove('b');
    expect(await store.unreadable()).toEqual([]);
  });

  it('of a newer Shang is told apart', async () => {
    const store = createStore();
    await store.add(good);
    await leave('b', { version: 2, what: 'ever' });
    expect(await store.unreadable()).toEqual([{ id: 'b', name: '', newer: true }]);
  });
});

describe('a device', () => {
  it('without a database keeps games in the small storage', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const store = createStore();
    expect(await store.add(playedGame('a', 9))).toMatchObject({ result: 'done' });
    expect(await store.trouble()).toBeUndefined();
    expect(Object.keys(kept)).toEqual(['shang.dunhuang.games']);
    expect(await createStore().list()).toEqual([playedGame('a', 9)]);
    await store.remove('a');
    expect(await createStore().list()).toEqual([]);
  });

  it('that has a database after all gets those games into it', async () => {
    await openBox('dunhuang.games').update(['a'], () => ({ put: { version: 1, ...playedGame('a', 9) } }));
    expect(await createStore().list()).toEqual([playedGame('a', 9)]);
    expect(kept).toEqual({});
    expect(await createStore().list()).toHaveLength(1);
  });

  it('that keeps nothing lets one play, and says so', async () => {
    vi.stubGlobal('indexedDB', undefined);
    vi.stubGlobal('localStorage', undefined);
    const store = createStore();
    expect(await store.add(playedGame('a', 2))).toMatchObject({ result: 'done', trouble: 'refused' });
    expect(await store.get('a')).toEqual(playedGame('a', 2));
    expect(await store.trouble()).toBe('refused');
  });

  it('with a small storage that cannot be written keeps nothing', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const full = memoryStorage();
    full.setItem = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', full);
    expect(await createStore().trouble()).toBe('refused');
  });

  it('that is full says so', async () => {
    const shelf = openMemory('refused');
    const store = createStore(async () => ({
      ...shelf,
      update: () => Promise.reject(new DOMException('no room', 'QuotaExceededError')),
    }));
    expect(await store.add(playedGame('a', 2))).toEqual({ result: 'failed', trouble: 'full' });
  });

  it('with the database of a newer Shang leaves it alone', async () => {
    (await openByOtherHands('shang', 9, (db) => void db.createObjectStore('games'))).close();
    const store = createStore();
    expect(await store.trouble()).toBe('newer');
    expect(await store.add(playedGame('a', 2))).toMatchObject({ trouble: 'newer' });
  });

  it('that closes the database behind our back is asked again', async () => {
    const shelf = await openGames('shang');
    await shelf.update(['a'], () => ({ put: 1 }));
    const close = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('closing', 'InvalidStateError');
    });
    expect(await shelf.read(['a'])).toEqual(new Map([['a', 1]]));
    close.mockRestore();
  });

  it('lets a newer Shang in another tab rebuild the database', async () => {
    const shelf = await openGames('shang');
    (await openByOtherHands('shang', 2)).close();
    await expect(shelf.read(['a'])).rejects.toThrow();
  });
});

describe('a file', () => {
  it('brings the games of another device', async () => {
    const there = elsewhere();
    await there.add(playedGame('a', 20));
    await there.add(playedGame('b', 7));
    const here = createStore();
    const found = await here.readImport(await there.exportFile());
    expect(found).toEqual({
      fresh: [playedGame('a', 20), playedGame('b', 7)],
      further: [],
      same: 0,
      unreadable: 0,
    });
    if (!('problem' in found)) await here.merge([...found.fresh, ...found.further]);
    expect(await here.list()).toHaveLength(2);
    expect(await here.readImport(await there.exportFile())).toMatchObject({ fresh: [], same: 2 });
  });

  it('of a game that went on there takes it further here; one that fell behind changes nothing', async () => {
    const [there, here] = [elsewhere(), createStore()];
    await there.add(playedGame('a', 20));
    await here.add(playedGame('a', 8));
    const longer = playedGame('a', 20);
    expect(await here.readImport(await there.exportFile())).toMatchObject({ further: [longer], same: 0 });
    await there.remove('a');
    await there.add(playedGame('a', 3));
    expect(await here.readImport(await there.exportFile())).toMatchObject({ further: [], same: 1 });
  });

  it('with another game under the same id brings it beside ours', async () => {
    const [there, here] = [elsewhere(), createStore()];
    const other = {
      ...newGame([person(0), bot(1)]),
      id: 'a',
      options: { players: 2, seed: 'other' },
    } as const;
    await there.add(other);
    await here.add(playedGame('a', 8));
    const found = await here.readImport(await there.exportFile());
    expect(found).toMatchObject({ fresh: [{ options: other.options }], further: [] });
    if (!('problem' in found)) await here.merge(found.fresh);
    expect(await here.list()).toHaveLength(2);
    expect(await here.get('a')).toEqual(playedGame('a', 8));
  });

  it.each([
    ['', 'not-ours'],
    ['{"a":1}', 'not-ours'],
    ['[]', 'not-ours'],
    ['null', 'not-ours'],
    ['{"format":"shang-games","version":1}', 'not-ours'],
    ['{"format":"shang-games","version":2,"games":[]}', 'newer'],
    ['{"format":"shang-games","version":1,"games":[]}', 'no-games'],
    ['{"format":"shang-games","version":1,"games":[7]}', 'no-games'],
  ])('%s: %s', async (text, problem) => {
    expect(await createStore().readImport(text)).toEqual({ problem });
  });

  it('with some unreadable games brings the others', async () => {
    const store = createStore();
    await store.add(playedGame('a', 2));
    await leave('b', 'x');
    const other = elsewhere();
    expect(await other.readImport(await store.exportFile())).toMatchObject({
      fresh: [{ id: 'a' }],
      unreadable: 1,
    });
  });
});
