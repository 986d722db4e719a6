import { describe, expect, it, vi } from 'vitest';
import { createBox } from '../../src/lib/storage.ts';
import { memoryStorage } from '../support/storage.ts';

const names = (data: unknown) =>
  Array.isArray(data) && data.every((name) => typeof name === 'string') ? (data as string[]) : undefined;

const boxOn = (storage: Storage, version = 1) =>
  createBox({ name: 'names', version, parse: names, storage: () => storage });

function refuse(name: string): never {
  throw new DOMException('no', name);
}

describe('a box', () => {
  it('gives back what was put in, in an envelope with its version', () => {
    const kept = {};
    const box = boxOn(memoryStorage(kept));
    expect(box.read()).toEqual({});
    expect(box.write(['Wu', 'Li'])).toBeUndefined();
    expect(box.read()).toEqual({ value: ['Wu', 'Li'] });
    expect(kept).toEqual({ 'shang.names': '{"version":1,"data":["Wu","Li"]}' });
    expect(box.forget()).toBeUndefined();
    expect(box.read()).toEqual({});
  });

  it.each(['no JSON', '17', 'null', '{"version":1,"data":[7]}', '{"data":["Wu"]}'])(
    'puts %s aside and says that it is damaged',
    (text) => {
      const kept: Record<string, string> = { 'shang.names': text };
      const box = boxOn(memoryStorage(kept));
      expect(box.read()).toEqual({ trouble: 'damaged' });
      expect(box.write(['Wu'])).toBeUndefined();
      expect(kept['shang.names.damaged.1']).toBe(text);
    },
  );

  it('keeps every damaged text under a number of its own', () => {
    const kept: Record<string, string> = {
      'shang.names': 'first',
      'shang.names.damaged': 'of an earlier Shang',
    };
    const box = boxOn(memoryStorage(kept));
    box.read();
    kept['shang.names'] = 'second';
    expect(box.write(['Wu'])).toBeUndefined();
    kept['shang.names'] = 'second';
    box.read();
    boxOn(memoryStorage(kept)).read(); // the next visit
    expect(Object.keys(kept).sort()).toEqual([1, 2, 3].map((n) => `shang.names.damaged.${n}`));
    expect(Object.values(kept).sort()).toEqual(['first', 'of an earlier Shang', 'second']);
  });

  it('says so where its own parser throws, and keeps the text', () => {
    const kept: Record<string, string> = { 'shang.names': '{"version":1,"data":[]}' };
    const box = createBox({
      name: 'names',
      version: 1,
      parse: () => refuse('SyntaxError'),
      storage: () => memoryStorage(kept),
    });
    expect(box.read()).toEqual({ trouble: 'damaged' });
    expect(kept['shang.names.damaged.1']).toBe('{"version":1,"data":[]}');
  });

  it('brings back into an empty box what a later version can read, and takes nothing from a full one', () => {
    const kept: Record<string, string> = { 'shang.names': '{"version":1,"data":"Wu"}' };
    expect(boxOn(memoryStorage(kept)).read()).toEqual({ trouble: 'damaged' });
    const later = () =>
      createBox({
        name: 'names',
        version: 1,
        parse: (data) => (typeof data === 'string' ? [data] : names(data)),
        storage: () => memoryStorage(kept),
      });
    kept['shang.names'] = '{"version":1,"data":["Li"]}';
    expect(later().read()).toEqual({ value: ['Li'] });
    expect(kept['shang.names.damaged.1']).toBeDefined();
    delete kept['shang.names'];
    expect(later().read()).toEqual({ value: ['Wu'] });
    expect(kept).toEqual({ 'shang.names': '{"version":1,"data":["Wu"]}' });
  });

  it('leaves a newer version alone even where the rest of it cannot be read', () => {
    const kept = { 'shang.names': '{"version":2,"data":{"Wu' };
    expect(boxOn(memoryStorage(kept)).read()).toEqual({ trouble: 'newer' });
    expect(boxOn(memoryStorage(kept)).write(['Li'])).toBe('newer');
    expect(kept).toEqual({ 'shang.names': '{"version":2,"data":{"Wu' });
  });

  it('writes nothing over what it has no room to put aside', () => {
    const kept: Record<string, string> = { 'shang.names': 'damaged' };
    const storage = {
      ...memoryStorage(kept),
      length: 1,
      key: () => 'shang.names',
      setItem(key: string, text: string) {
        if (key.includes('.damaged.')) refuse('QuotaExceededError');
        kept[key] = text;
      },
    };
    expect(boxOn(storage).read()).toEqual({ trouble: 'full' });
    expect(boxOn(storage).write(['Wu'])).toBe('full');
    expect(kept).toEqual({ 'shang.names': 'damaged' });
  });

  it('changes what is there now, whoever put it there', async () => {
    const kept = {};
    const [here, there] = [boxOn(memoryStorage(kept)), boxOn(memoryStorage(kept))];
    const add =
      (name: string) =>
      (now: readonly string[] = []) => [...new Set([...now, name])];
    const both = await Promise.all([here.update(add('Wu')), there.update(add('Li'))]);
    expect(both.map(({ trouble }) => trouble)).toEqual([undefined, undefined]);
    expect(here.read().value?.toSorted()).toEqual(['Li', 'Wu']);
  });

  it('makes a change again that another tab has written over unseen', async () => {
    const kept: Record<string, string> = {};
    const box = boxOn(memoryStorage(kept));
    const unseen = '{"version":1,"data":["Li"]}';
    const adding = box.update((now = []) => [...new Set([...now, 'Wu'])]);
    kept['shang.names'] = unseen;
    expect(await adding).toEqual({ value: ['Li', 'Wu'] });
    kept['shang.names'] = unseen; // and late
    await vi.waitFor(() => expect(kept['shang.names']).toContain('Wu'));
  });

  it('gives back what it comes to even where nothing can be kept', async () => {
    const shut = createBox({
      name: 'names',
      version: 1,
      parse: names,
      storage: () => refuse('SecurityError'),
    });
    expect(await shut.update((now) => [...(now ?? []), 'Wu'])).toEqual({ value: ['Wu'], trouble: 'refused' });
  });

  it('hands an older version to its parser', () => {
    const storage = memoryStorage({ 'shang.names': '{"version":1,"data":"Wu"}' });
    const box = createBox({
      name: 'names',
      version: 2,
      parse: (data, version) => (version === 1 ? [data as string] : names(data)),
      storage: () => storage,
    });
    expect(box.read()).toEqual({ value: ['Wu'] });
  });

  it('leaves what a newer version wrote as it is', () => {
    const kept = {};
    boxOn(memoryStorage(kept), 2).write(['Wu']);
    const before = { ...kept };
    const box = boxOn(memoryStorage(kept));
    expect(box.read()).toEqual({ trouble: 'newer' });
    expect(box.write(['Li'])).toBe('newer');
    expect(kept).toEqual(before);
  });

  it('says when storage is refused, also when asking for it throws', () => {
    const shut = createBox({
      name: 'names',
      version: 1,
      parse: names,
      storage: () => refuse('SecurityError'),
    });
    expect(shut.read()).toEqual({ trouble: 'refused' });
    expect(shut.write([])).toBe('refused');
    expect(shut.forget()).toBe('refused');
  });

  it('says when there is no room', () => {
    const full = { ...memoryStorage(), setItem: () => refuse('QuotaExceededError') };
    expect(boxOn(full).write(['Wu'])).toBe('full');
  });
});
