import { describe, expect, it } from 'vitest';
import { createListBox } from '../../src/lib/storage.ts';
import { memoryStorage } from '../support/storage.ts';

interface Thing {
  readonly id: string;
  readonly n: number;
}

const thing = (data: unknown): Thing | undefined => {
  const { id, n } = (data ?? {}) as Partial<Thing>;
  return typeof id === 'string' && typeof n === 'number' ? { id, n } : undefined;
};

const listOn = (kept: Record<string, string>, version = 1, parseEntry = thing) =>
  createListBox<Thing>({
    name: 'things',
    version,
    parseEntry,
    join: (here, back) => [...here, ...back.filter(({ id }) => !here.some((one) => one.id === id))],
    storage: () => memoryStorage(kept),
  });

describe('a box of many', () => {
  const many = Array.from({ length: 300 }, (_, n) => ({ id: `game-${n}`, n }));
  const whole = JSON.stringify({ version: 1, data: many });

  it('reads each by itself: one that makes no sense hides no other, and is kept', () => {
    const kept: Record<string, string> = {
      'shang.things': JSON.stringify({ version: 1, data: many.with(7, { id: 'x', n: 'seven' } as never) }),
    };
    const { value, trouble } = listOn(kept).read();
    expect(value).toHaveLength(299);
    expect(trouble).toBe('damaged');
    expect(kept['shang.things.damaged.1']).toBe('{"version":1,"data":[{"id":"x","n":"seven"}]}');
    expect(listOn(kept).read()).toEqual({ value });
  });

  it('loses at most two of 300 to one wrong letter, whichever it is, and keeps those', () => {
    // Every letter at the ends, and between them one here and one there.
    for (let at = 0; at < whole.length; at += at < 60 || at > whole.length - 60 ? 1 : 31) {
      if (/\d/.test(whole[at]!) && at < 13) continue; // that would be a newer version
      const kept: Record<string, string> = { 'shang.things': `${whole.slice(0, at)}~${whole.slice(at + 1)}` };
      const { value } = listOn(kept).read();
      expect(value!.length, `letter ${at}`).toBeGreaterThanOrEqual(298);
      const lost = many.filter(({ id }) => !value!.some((one) => one.id === id));
      const aside = Object.values(kept).join();
      for (const { n } of lost) expect(aside, `letter ${at}`).toMatch(new RegExp(`${n}|~`));
    }
  });

  it('keeps what a full disk cut off', () => {
    const kept: Record<string, string> = { 'shang.things': whole.slice(0, 1000) };
    const { value } = listOn(kept).read();
    expect(value!.length).toBeGreaterThan(30);
    expect(kept['shang.things.damaged.1']).toContain(whole.slice(985, 1000));
  });

  it('brings back at the next visit what a later version can read, and leaves the rest aside', () => {
    const kept: Record<string, string> = {
      'shang.things': '{"version":1,"data":[{"id":"a","n":1},{"id":"b","n":"2"},{"id":"c"}]}',
    };
    listOn(kept).read();
    const later = (data: unknown) =>
      thing({ ...(data as Thing), n: Number((data as Thing).n ?? 'none') || undefined });
    const { value, trouble } = listOn(kept, 1, later as typeof thing).read();
    expect(value).toEqual([
      { id: 'a', n: 1 },
      { id: 'b', n: 2 },
    ]);
    expect(trouble).toBeUndefined();
    const aside = Object.entries(kept).filter(([key]) => key.includes('damaged'));
    expect(aside.map(([, text]) => text)).toEqual(['{"version":1,"data":[{"id":"c"}]}']);
  });

  it('finds what an earlier version put aside whole, and keeps what is here of one that is in both', () => {
    const kept: Record<string, string> = {
      'shang.things': '{"version":1,"data":[{"id":"game-1","n":-1}]}',
      'shang.things.damaged': whole.replace('"n":5}', '"n":"5"}'),
    };
    const { value } = listOn(kept).read();
    expect(value).toHaveLength(299);
    expect(value!.find(({ id }) => id === 'game-1')).toEqual({ id: 'game-1', n: -1 });
    expect(kept['shang.things.damaged']).toBeUndefined();
    expect(kept['shang.things.damaged.1']).toBe('{"version":1,"data":[{"id":"game-5","n":"5"}]}');
  });

  it('does not bring back by itself what somebody put aside', () => {
    const kept: Record<string, string> = { 'shang.things.aside.1': whole };
    expect(listOn(kept).read()).toEqual({});
    expect(kept).toEqual({ 'shang.things.aside.1': whole });
  });
});
