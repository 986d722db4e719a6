import { afterEach, describe, expect, it, vi } from 'vitest';
import { historyBoxOf } from '../../../src/islands/score/boxes.ts';
import type { Entry } from '../../../src/islands/score/history.ts';
import type { AnySheet } from '../../../src/islands/score/sheet.ts';
import { createShownHistory } from '../../../src/islands/score/shown-history.ts';
import { onKeptElsewhere } from '../../../src/lib/kept-elsewhere.ts';
import type { LongList } from '../../../src/lib/long-list.ts';
import { memoryStorage } from '../../support/storage.ts';

type One = Entry<AnySheet>;
const entry = (id: string): One => ({ id, date: '2026-01-01T12:00:00.000Z', sheet: {} as AnySheet });

/** A list that writes when it is told to: until then another tab has the lock. */
function slowList(kept: One[]) {
  const waiting: (() => void)[] = [];
  const later = (change: () => void) =>
    new Promise<undefined>((resolve) => {
      waiting.push(() => {
        change();
        resolve(undefined);
      });
    });
  const list = {
    latest: () => ({ value: [...kept], all: kept.length }),
    find: (id: string) => kept.find((one) => one.id === id),
    add: (more: readonly One[]) => later(() => kept.push(...more)),
    remove: (id: string) =>
      later(() => {
        kept.splice(
          kept.findIndex((one) => one.id === id),
          1,
        );
      }),
  };
  const write = async () => {
    for (const go of waiting.splice(0)) go();
    await new Promise((next) => setTimeout(next));
  };
  return { list: list as unknown as LongList<One>, write };
}

describe('another tab writes while this one waits for its turn', () => {
  it('what was added here is shown when it is kept', async () => {
    const kept = [entry('old')];
    const { list, write } = slowList(kept);
    const shown = createShownHistory(list, () => {});
    shown.load();
    void shown.add([entry('here')]);
    kept.push(entry('there'));
    shown.load(); // the page hears of it
    await write();
    expect(shown.entries.value.map(({ id }) => id).sort()).toEqual(['here', 'old', 'there']);
    expect(shown.total.value).toBe(3);
  });

  it('what was deleted here stays away', async () => {
    const kept = [entry('old'), entry('gone')];
    const { list, write } = slowList(kept);
    const shown = createShownHistory(list, () => {});
    shown.load();
    void shown.remove('gone');
    kept.push(entry('there'));
    shown.load();
    await write();
    expect(shown.entries.value.map(({ id }) => id).sort()).toEqual(['old', 'there']);
  });
});

describe('another tab writes unseen over what this one has just kept', () => {
  const page = new EventTarget();
  const events = ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const;
  afterEach(() => vi.unstubAllGlobals());

  it('is shown when it is kept again', async () => {
    for (const name of events) vi.stubGlobal(name, page[name].bind(page));
    class TellsKey extends Event {
      readonly key: string;
      constructor(type: string, { key }: { key: string }) {
        super(type);
        this.key = key;
      }
    }
    vi.stubGlobal('StorageEvent', TellsKey);
    const kept: Record<string, string> = {};
    const list = historyBoxOf<AnySheet>('scores', { parse: () => ({}) as AnySheet, isBlank: () => false })({
      storage: () => memoryStorage(kept),
    });
    const shown = createShownHistory(list, () => {});
    const stop = onKeptElsewhere([list.key], shown.load);
    await shown.add([entry('here')]);
    // It did not see that: a browser takes its time to tell one tab of another.
    kept[list.key] = JSON.stringify({ version: 1, data: [entry('there')] });
    page.dispatchEvent(new TellsKey('storage', { key: list.key }));
    expect(shown.entries.value.map(({ id }) => id)).toEqual(['there']);
    await vi.waitFor(() => expect(shown.entries.value.map(({ id }) => id)).toEqual(['there', 'here']));
    expect(kept[list.key]).toContain('"here"');
    expect(shown.total.value).toBe(2);
    stop();
  });
});
