/** Devices that are slow, that fail now and then, and that keep what a newer Shang has written. */
import type { TableGame } from '../../../../src/islands/table/game/types.ts';
import { createLobby, createStore, openShelf } from '../support/dunhuang.ts';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameStore } from '../../../../src/islands/table/storage/store.ts';
import { laySaves, openByOtherHands } from '../../../support/database.ts';
import { memoryStorage } from '../../../support/storage.ts';
import { newGame, openTable, person, settle, tabHub, wanderMoves } from '../support/table.ts';

const MOVES = wanderMoves(2, 'table');
const begun = (moves: number, id = 'game'): TableGame =>
  newGame([person(0), person(1)], { id, moves: MOVES.slice(0, moves) });

const unhandled: unknown[] = [];
const note = (error: unknown): void => void unhandled.push(error);

let kept: Record<string, string>;
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  kept = {};
  vi.stubGlobal('localStorage', memoryStorage(kept));
  unhandled.length = 0;
  process.on('unhandledRejection', note);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await new Promise((resolve) => setTimeout(resolve, 0));
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});

/** Tries again at once, where a person would have to wait. */
const openStore = (): GameStore => createStore(openShelf(0, 0), tabHub());

/** A database that cannot be opened so many times. */
function failToOpen(times: number): void {
  const { open } = indexedDB;
  let left = times;
  vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
    if (left-- > 0) throw new DOMException('not now', 'UnknownError');
    return open.call(indexedDB, name, version);
  });
}

/** A database that opens when it is told to. */
function holdOpening(): () => void {
  const { open } = indexedDB;
  const held = {} as { result?: IDBDatabase; onsuccess?(): void };
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => held as unknown as IDBOpenDBRequest);
  return () => {
    const real = open.call(indexedDB, 'shang', 1);
    real.onupgradeneeded = () => void real.result.createObjectStore('games');
    real.onsuccess = () => {
      held.result = real.result;
      held.onsuccess?.();
    };
  };
}

describe('a database that does not open', () => {
  it('once is tried again at once', async () => {
    await openStore().add(begun(4));
    failToOpen(1);
    const store = openStore();
    expect(await store.list()).toHaveLength(1);
    expect(await store.trouble()).toBeUndefined();
  });

  it('for a while is not taken for an empty one, and what was played meanwhile moves into it', async () => {
    await openStore().add(begun(4, 'old'));
    failToOpen(4);
    const store = openStore();
    expect(await store.trouble()).toBe('closed');
    expect(await store.add(begun(2, 'new'))).toMatchObject({ result: 'done' });
    await vi.waitFor(async () => expect(await store.trouble()).toBeUndefined());
    expect((await store.list()).map(({ id }) => id).sort()).toEqual(['new', 'old']);
    expect(kept).toEqual({});
  });

  it('for a while, with no small storage either, loses nothing that was played in this tab', async () => {
    vi.stubGlobal('localStorage', undefined);
    failToOpen(4);
    const store = openStore();
    expect(await store.add(begun(2))).toMatchObject({ result: 'done', trouble: 'refused' });
    await vi.waitFor(async () => expect(await store.trouble()).toBeUndefined());
    expect(await openStore().get('game')).toMatchObject({ moves: begun(2).moves });
  });

  it('yet makes the lobby wait for its games, and never shows it empty', async () => {
    await openStore().add(begun(4));
    const open = holdOpening();
    const store = openStore();
    const lobby = createLobby({ store, open: () => {}, begin: async () => undefined });
    const looking = lobby.refresh();
    await vi.waitFor(() => expect(indexedDB.open).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve)); // whatever does not wait for it has happened
    expect(lobby.pages.entries.value).toBeUndefined();
    open();
    await looking;
    expect(lobby.pages.entries.value).toHaveLength(1);
  });

  it('yet lets one play: not kept yet, it says, and keeps all of it in the end', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const open = holdOpening();
      const store = openStore();
      const session = openTable(newGame([person(0), person(1)]), { store });
      await vi.advanceTimersByTimeAsync(5000);
      for (let n = 0; n < 3; n++) {
        session.liftCurtain();
        const playing = session.play(session.legal.value[0]!);
        await vi.advanceTimersByTimeAsync(5000);
        await playing;
      }
      expect(session.game.value.moves).toHaveLength(3);
      expect(session.trouble.value).toBe('slow');
      vi.useRealTimers();
      open();
      await vi.waitFor(() => expect(session.trouble.value).toBeUndefined());
      expect(session.overtaken.value).toBe(false);
      expect((await store.get('game'))!.moves).toEqual(session.game.value.moves);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a transaction that is given up', () => {
  it('is told, leaves nothing unheard, and the next one keeps all', async () => {
    const store = openStore();
    await store.add(newGame([person(0), person(1)]));
    const session = openTable((await store.get('game'))!, { store });
    await settle(session);
    const { put } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (
      this: IDBObjectStore,
      ...what
    ) {
      const request = put.apply(this, what);
      this.transaction.abort();
      return request;
    });
    session.liftCurtain();
    await session.play(session.legal.value[0]!);
    expect(session.trouble.value).toBe('refused');
    session.liftCurtain();
    await session.play(session.legal.value[0]!);
    expect(session.trouble.value).toBeUndefined();
    expect((await store.get('game'))!.moves).toHaveLength(2);
  });
});

describe('games of a newer Shang', () => {
  const NEWER = { version: 2, id: 'game', name: 'From tomorrow', moves: 'in another form' };
  const leave = (value: unknown): Promise<void> => laySaves(new Map([['game', value]]));
  const lies = async (): Promise<unknown> => {
    const hands = await openByOtherHands('shang');
    const value: unknown = await hands.in('games', (store) => store.get('game'));
    hands.close();
    return value;
  };

  it.each([
    ['deleted', (store: GameStore) => store.remove('game')],
    ['renamed', (store: GameStore) => store.update('game', (now) => now && { ...now, name: 'x' })],
    ['begun anew', (store: GameStore) => store.add(begun(0))],
    ['brought in a file', (store: GameStore) => store.merge([begun(3)])],
    ['put in its place from a file', (store: GameStore) => store.overwrite([begun(3)])],
    ['brought back', (store: GameStore) => store.restore('game', { version: 1, ...begun(3) })],
    ['left out of a file that replaces all', (store: GameStore) => store.removeAllBut(new Set())],
  ])('stay as they are: %s', async (_, act) => {
    await leave(NEWER);
    await act(openStore());
    expect(await lies()).toEqual(NEWER);
  });

  it('are said to be there, and saved as a file', async () => {
    await leave(NEWER);
    const store = openStore();
    expect(await store.unreadable()).toEqual([{ id: 'game', name: 'From tomorrow', newer: true }]);
    expect(JSON.parse(await store.exportFile(['game'])).games).toEqual([NEWER]);
    expect(await store.remove('game')).toMatchObject({ trouble: 'newer' });
  });

  it('in the small storage stay there, and are said to be there', async () => {
    const text = '{"version":2,"data":{"in":"another form"}}';
    kept['shang.dunhuang.games'] = text;
    const store = openStore();
    await store.add(begun(3, 'mine'));
    expect(await store.list()).toHaveLength(1);
    expect(kept).toEqual({ 'shang.dunhuang.games': text });
    expect(await store.unreadable()).toMatchObject([{ newer: true }]);
    const { id } = (await store.unreadable())[0]!;
    expect(JSON.parse(await store.exportFile([id])).games).toEqual([JSON.parse(text)]);
    await store.remove(id);
    await store.clear();
    expect(kept).toEqual({ 'shang.dunhuang.games': text });
  });

  it('in the small storage stay there where there is no database', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const text = '{"version":2,"data":{"in":"another form"}}';
    kept['shang.dunhuang.games'] = text;
    const store = openStore();
    expect(await store.add(begun(3))).toMatchObject({ trouble: 'newer' });
    expect(kept).toEqual({ 'shang.dunhuang.games': text });
  });

  it('in the small storage do not push out what is in the database under the same id', async () => {
    await openStore().add(begun(9));
    kept['shang.dunhuang.games'] = JSON.stringify({
      version: 1,
      data: { game: { version: 1, ...begun(3) }, other: NEWER },
    });
    const store = openStore();
    expect(await store.list()).toMatchObject([{ moves: begun(9).moves }]);
    expect(await store.unreadable()).toEqual([{ id: 'other', name: 'From tomorrow', newer: true }]);
    expect(kept).toEqual({});
  });
});
