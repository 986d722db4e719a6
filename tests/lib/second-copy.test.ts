import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withCopies } from '../../src/lib/second-copy.ts';
import { openByOtherHands } from '../support/database.ts';
import { memoryStorage } from '../support/storage.ts';

const told: string[] = [];

beforeEach(() => {
  told.length = 0;
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  vi.stubGlobal(
    'StorageEvent',
    class {
      readonly key: string;
      constructor(_: string, { key }: { key: string }) {
        this.key = key;
      }
    },
  );
  vi.stubGlobal('dispatchEvent', ({ key }: StorageEvent) => told.push(key!));
});
afterEach(() => vi.unstubAllGlobals());

/** What the database has, by key. */
async function copies(): Promise<Record<string, string | null>> {
  const hands = await openByOtherHands('shang-copies');
  const all = await hands.in<{ key: string; text: string | null }[]>('texts', (store) => store.getAll());
  hands.close();
  return Object.fromEntries(all!.map(({ key, text }) => [key, text]));
}

describe('a second copy', () => {
  it('has every text soon, the last of each', async () => {
    const { storage } = withCopies(memoryStorage());
    for (const n of [1, 2, 3]) storage.setItem('shang.score', `count ${n}`);
    storage.setItem('shang.scores', 'games');
    storage.removeItem('shang.scores');
    await vi.waitFor(async () =>
      expect(await copies()).toEqual({ 'shang.score': 'count 3', 'shang.scores': null }),
    );
    expect(storage.getItem('shang.score')).toBe('count 3');
  });

  it('forgets what was deleted where it was not there to see it', async () => {
    const kept: Record<string, string> = {};
    const { storage } = withCopies(memoryStorage(kept));
    storage.setItem('shang.score', 'Mei 12');
    storage.setItem('shang.scores', 'games');
    storage.removeItem('shang.scores');
    await vi.waitFor(async () => expect(await copies()).toHaveProperty('shang.score', 'Mei 12'));
    delete kept['shang.score'];
    await withCopies(memoryStorage(kept)).broughtBack;
    expect(await copies()).toEqual({ 'shang.scores': null });
    expect(told).toEqual([]);
  });

  it('brings back what the storage has forgotten, and tells who shows it', async () => {
    const kept: Record<string, string> = { 'shang.gone': 'older' };
    const { storage } = withCopies(memoryStorage(kept));
    storage.setItem('shang.score', 'older');
    const before = { ...kept }; // which is what is left where the browser is killed
    storage.removeItem('shang.gone');
    storage.setItem('shang.score', 'newer');
    await vi.waitFor(async () =>
      expect(await copies()).toEqual({ 'shang.score': 'newer', 'shang.gone': null }),
    );
    const again = withCopies(memoryStorage(before));
    await again.broughtBack;
    expect(told.toSorted()).toEqual(['shang.gone', 'shang.score']);
    expect(again.storage.getItem('shang.score')).toBe('newer');
    expect(again.storage.getItem('shang.gone')).toBeNull();
    // Once only: from now on the storage is the newer one.
    before['shang.score'] = 'by other hands';
    await withCopies(memoryStorage(before)).broughtBack;
    expect(before['shang.score']).toBe('by other hands');
  });

  it('takes nothing from a tab that has just written, and of which this one has not heard yet', async () => {
    const kept: Record<string, string> = {};
    const here = withCopies(memoryStorage(kept)).storage;
    here.setItem('shang.score', 'count 1');
    await vi.waitFor(async () => expect(await copies()).toEqual({ 'shang.score': 'count 1' }));
    kept['shang.score'] = 'count 2';
    const late = memoryStorage(kept);
    let looks = 0;
    late.getItem = (key) => (key === 'shang-changed' && looks++ === 0 ? null : kept[key]!);
    await withCopies(late).broughtBack;
    expect(looks).toBeGreaterThan(1);
    expect(kept['shang.score']).toBe('count 2');
    expect(told).toEqual([]);
  });

  it('is done without where there is no database', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const { storage, broughtBack } = withCopies(memoryStorage());
    storage.setItem('shang.score', 'count');
    await broughtBack;
    expect(storage.getItem('shang.score')).toBe('count');
  });

  it('is made of nothing that the storage did not take, nor without a note of when', async () => {
    for (const refused of ['shang.score', 'shang-changed']) {
      const full = memoryStorage();
      const { setItem } = full;
      full.setItem = (key, text) => {
        if (key === refused) throw new DOMException('full', 'QuotaExceededError');
        setItem(key, text);
      };
      const { storage, broughtBack } = withCopies(full);
      const write = () => storage.setItem('shang.score', 'count');
      if (refused === 'shang.score') expect(write).toThrow('full');
      else write();
      await broughtBack;
      expect(await copies()).toEqual({});
    }
  });
});
