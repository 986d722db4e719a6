import { describe, expect, it } from 'vitest';
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
      expect(kept['shang.names.damaged']).toBe(text);
    },
  );

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
