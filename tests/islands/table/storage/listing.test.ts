/** The list of kept games: made once, read a page at a time, and right whatever happened to the games meanwhile. */
import type { TableGame } from '../../../../src/islands/table/game/types.ts';
import { createStore, rules } from '../support/dunhuang.ts';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPages, PER_PAGE } from '../../../../src/islands/table/lobby/pages.ts';
import * as summaries from '../../../../src/islands/table/record/summary.ts';
import { FORM, nameResult } from '../../../../src/islands/table/storage/entries.ts';
import type { GameStore } from '../../../../src/islands/table/storage/store.ts';
import { laySaves, openByOtherHands } from '../../../support/database.ts';
import { memoryStorage } from '../../../support/storage.ts';
import { newGame, person, tabHub, wanderMoves } from '../support/table.ts';

vi.mock(import('../../../../src/islands/table/record/summary.ts'), async (original) => {
  const real = await original();
  return { ...real, summarize: vi.fn(real.summarize) };
});

const MOVES = wanderMoves(2, 'table');
const day = (n: number): string => new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString();
const game = (n: number, moves = 4): TableGame =>
  newGame([person(0), person(1)], { id: `g${n}`, changed: day(n), moves: MOVES.slice(0, moves) });
const games = (count: number): TableGame[] => Array.from({ length: count }, (_, n) => game(n));

/** Saves as an older Shang left them: without revisions, and with no list. */
const leave = (saves: readonly unknown[]): Promise<void> =>
  laySaves(new Map(saves.map((save) => [(save as { id: string }).id, save])));
const asSave = (one: TableGame) => ({ version: 1, ...one });

const openStore = (): GameStore => createStore(undefined, tabHub());
async function openPages(store = openStore()) {
  const pages = createPages(store.listing);
  await pages.refresh();
  return { store, pages, ids: () => pages.entries.value!.map(({ id }) => id) };
}
const summarize = vi.mocked(summaries.summarize);

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('localStorage', memoryStorage());
  summarize.mockClear();
});

describe('a list', () => {
  it('is read a page at a time, the last played first, and nothing in it is played again', async () => {
    await openStore().merge(games(200));
    const { pages } = await openPages();
    await pages.survey(() => true);
    summarize.mockClear();
    const { pages: again, ids } = await openPages();
    expect(again.total.value).toBe(200);
    expect(ids()).toEqual(
      games(200)
        .reverse()
        .slice(0, PER_PAGE)
        .map(({ id }) => id),
    );
    await again.turn(8);
    expect(ids()).toEqual(
      games(200 - 8 * PER_PAGE)
        .reverse()
        .map(({ id }) => id),
    );
    await again.turn(99);
    expect(again.page.value).toBe(8);
    await again.survey(() => true);
    expect(summarize).not.toHaveBeenCalled();
  });

  it('is made of saves that were never listed, while it is shown', async () => {
    await leave(games(100).map(asSave));
    const { pages, ids } = await openPages();
    expect(pages.total.value).toBe(100);
    expect(pages.entries.value).toHaveLength(PER_PAGE);
    expect(pages.unlisted.value).toBeGreaterThan(0);
    await pages.survey(() => true);
    expect(pages.unlisted.value).toBe(0);
    expect(ids()[0]).toBe('g99');
  });

  it('is right at once where there are few', async () => {
    await leave(games(3).map(asSave));
    expect((await openPages()).ids()).toEqual(['g2', 'g1', 'g0']);
  });

  it('knows what was played, renamed, added and deleted, also by an older Shang', async () => {
    const store = openStore();
    await store.merge(games(5));
    const { pages, ids } = await openPages(store);
    const touch = (n: number, change: Partial<TableGame>) =>
      openStore().update(`g${n}`, (now) => now && { ...now, ...change });
    await touch(1, { moves: MOVES.slice(0, 9), changed: day(50) });
    await touch(3, { name: 'Sunday' });
    await openStore().add({ ...game(9), changed: day(60) });
    await openStore().remove('g4');
    await leave([asSave({ ...game(0), changed: day(70) })]);
    await pages.refresh();
    expect(ids()).toEqual(['g0', 'g9', 'g1', 'g3', 'g2']);
    const listed = new Map(pages.entries.value!.map((entry) => [entry.id, entry.listed!]));
    expect(listed.get('g3')!.name).toBe('Sunday');
    expect(listed.get('g1')!.summary).toEqual(summaries.summarize(rules, game(1, 9)));
  });

  it('finds what an older Shang has played far down in it', async () => {
    await openStore().merge(games(60));
    await (await openPages()).pages.survey(() => true);
    await leave([asSave({ ...game(2), changed: day(500) })]);
    const { pages, ids } = await openPages();
    expect(ids()).not.toContain('g2');
    await pages.survey(() => true);
    expect(ids()[0]).toBe('g2');
  });

  it('has those that go on before those that are over, wherever a game ends', async () => {
    const store = openStore();
    await store.merge([game(0), { ...game(1), moves: MOVES }, game(2), { ...game(3), moves: MOVES }]);
    const { pages, ids } = await openPages(store);
    expect(ids()).toEqual(['g2', 'g0', 'g3', 'g1']);
    await openStore().update('g2', (now) => now && { ...now, moves: MOVES, changed: day(9) });
    await pages.refresh();
    expect(ids()).toEqual(['g0', 'g2', 'g3', 'g1']);
  });

  it('shows what was on top before it looks at anything else', async () => {
    await openStore().merge(games(60));
    await (await openPages()).pages.survey(() => true);
    const { listing } = openStore();
    const pages = createPages({ ...listing, order: () => new Promise(() => {}) });
    void pages.refresh();
    await vi.waitFor(() => expect(pages.entries.value).toHaveLength(PER_PAGE));
    expect(pages.entries.value![0]!.id).toBe('g59');
    expect(pages.total.value).toBe(60);
  });

  it('turns to a page that was looked at ahead without waiting', async () => {
    await openStore().merge(games(60));
    await (await openPages()).pages.survey(() => true);
    const { pages, ids } = await openPages();
    await vi.waitFor(() => {
      void pages.turn(1);
      expect(pages.page.value).toBe(1); // within the same task
    });
    expect(ids()[0]).toBe(`g${59 - PER_PAGE}`);
  });

  it('counts how one person did against bots, by the best of them', async () => {
    const bots = (...levels: string[]) => [
      person(0),
      ...levels.map((level, n) => ({
        name: 'Bo',
        colour: (n + 1) as 1 | 2,
        bot: { level, personality: null },
      })),
    ];
    const ended = (id: string, levels: string[]) => {
      const moves = wanderMoves(levels.length + 1 === 2 ? 2 : 3, 'table');
      return newGame(bots(...levels), { id, changed: day(1), moves });
    };
    const { store } = await openPages();
    const [weak, strong] = ['beginner', 'planner'] as const;
    await store.merge([
      ended('a', [weak]),
      ended('b', [weak, strong]),
      { ...ended('c', [weak]), moves: [] },
      game(4),
    ]);
    await store.listing.order();
    const names = [weak, strong].flatMap((level) => [nameResult(level, true), nameResult(level, false)]);
    const counts = await store.listing.results(names);
    expect([counts[0]! + counts[1]!, counts[2]! + counts[3]!]).toEqual([1, 1]);
    expect((await store.listing.over(5)).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('takes over the list of the version before, and plays nothing again for it', async () => {
    const store = openStore();
    await store.merge([game(0), { ...game(1), moves: MOVES }, game(2)]);
    const { pages } = await openPages(store);
    const entries = pages.entries.value!;
    vi.stubGlobal('indexedDB', new IDBFactory());
    const old = await openByOtherHands('shang-lobby', 1, (fresh) => {
      fresh.createObjectStore('entries', { keyPath: 'id' }).createIndex('order', ['changed', 'id']);
    });
    for (const { over, age, result, ...entry } of entries) await old.in('entries', (list) => list.put(entry));
    old.close();
    await leave(
      [game(0), { ...game(1), moves: MOVES }, game(2)].map((one) => ({ ...asSave(one), revision: 0 })),
    );
    summarize.mockClear();
    expect((await openPages()).ids()).toEqual(['g2', 'g0', 'g1']);
    expect(summarize).not.toHaveBeenCalled();
  });

  it('goes on where its own database cannot be had', async () => {
    await openStore().merge(games(5));
    const { open } = indexedDB;
    vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
      if (name !== 'shang') throw new DOMException('no', 'UnknownError');
      return open.call(indexedDB, name, version);
    });
    expect((await openPages()).ids()).toEqual(['g4', 'g3', 'g2', 'g1', 'g0']);
  });

  it('forgets everything with the games', async () => {
    const { store } = await openPages();
    await store.merge(games(5));
    await (await openPages(store)).pages.refresh();
    await store.clear();
    const hands = await openByOtherHands('shang-lobby');
    expect(await hands.in('entries', (list) => list.count())).toBe(0);
    hands.close();
  });
});

it('a summary keeps its form, or FORM goes up', () => {
  const formOf = (value: unknown): unknown => {
    if (Array.isArray(value)) return [...new Set(value.map((one) => JSON.stringify(formOf(one))))].sort();
    if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, formOf(one)]));
  };
  const forms = [0, 30, MOVES.length].map((moves) => formOf(summaries.summarize(rules, game(0, moves))));
  expect({ FORM, forms }).toMatchSnapshot();
});
