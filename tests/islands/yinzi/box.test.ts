import { describe, expect, it } from 'vitest';
import { EMPTY_PROFILE, readProfile } from '../../../src/games/yinzi/index.ts';
import { profileBox } from '../../../src/islands/yinzi/box/boxes.ts';
import { createBoxModel } from '../../../src/islands/yinzi/box/model.ts';
import {
  readProfileFile,
  readProfileLink,
  writeProfileFile,
  writeProfileLink,
} from '../../../src/islands/yinzi/box/sharing.ts';
import { memoryStorage } from '../../../src/lib/memory-storage.ts';

const PROFILE = readProfile({
  boats: [1, 2, 2, 3],
  rates: [null, 5, 6],
  points: { japan: 3, 'europe-pool': 2 },
  coast: { 3: 4 },
  stacks: { 3: 2 },
});

describe('the numbers of a box', () => {
  const open = (storage = memoryStorage()) => createBoxModel(profileBox({ storage: () => storage }));

  it('are asked for once: what one tool is told, the next one knows', () => {
    const storage = memoryStorage();
    const model = open(storage);
    model.set({ part: 'rates', at: 1 }, 5);
    model.set({ part: 'points', at: 'japan' }, 3);
    model.set({ part: 'boats', at: 2 }, 2);
    const next = open(storage);
    next.load();
    expect(next.profile.value).toEqual({
      ...EMPTY_PROFILE,
      rates: [null, 5],
      points: { ...EMPTY_PROFILE.points, japan: 3 },
      boats: [null, null, 2],
    });
    next.set({ part: 'boats', at: 2 }, null);
    expect(next.profile.value.boats).toEqual([]);
  });

  it('of two tabs are put together', () => {
    const storage = memoryStorage();
    const [one, two] = [open(storage), open(storage)];
    one.set({ part: 'rates', at: 0 }, 4);
    two.set({ part: 'rates', at: 1 }, 5);
    one.load();
    expect(one.profile.value.rates).toEqual([4, 5]);
  });

  it('travel by link and by file, and what is no profile is said to be none', () => {
    expect(writeProfileLink(PROFILE)).toBe(
      '#box=1&boats=1.2.2.3&rates=.5.6&points=3.......2&coast=.4.&stacks=.2.',
    );
    expect(readProfileLink(writeProfileLink(PROFILE))).toEqual(PROFILE);
    expect(readProfileFile(writeProfileFile(PROFILE))).toEqual(PROFILE);
    expect(readProfileLink('')).toBeUndefined();
    expect(readProfileLink('#round.feed')).toBeUndefined();
    for (const link of [
      '#box=1',
      '#box=2&rates=5',
      '#box=1&rates=5.x',
      '#box=1&coast=1.2.3.4',
      `#box=1&boats=${'1.'.repeat(2000)}`,
    ]) {
      expect(readProfileLink(link), link).toBe('damaged');
    }
    expect(readProfileFile('{')).toBe('not-ours');
    expect(readProfileFile('{"format":"shang-device"}')).toBe('not-ours');
    expect(readProfileFile(writeProfileFile(PROFILE).replace('"version": 1', '"version": 2'))).toBe('newer');
    expect(readProfileFile(writeProfileFile(EMPTY_PROFILE))).toBe('damaged');
  });

  it('that somebody brings change nothing until they are taken, and that can be undone', () => {
    const model = open();
    model.set({ part: 'rates', at: 1 }, 9);
    model.set({ part: 'rates', at: 5 }, 20);
    model.follow(writeProfileLink(PROFILE));
    expect(model.offer.value).toMatchObject({ fresh: 9, other: 1 });
    expect(model.profile.value.rates[1]).toBe(9);
    model.take();
    expect(model.offer.value).toBeUndefined();
    expect(model.profile.value).toEqual({ ...PROFILE, rates: [null, 5, 6, null, null, 20] });
    model.undo();
    expect(model.profile.value.rates).toEqual([null, 9, null, null, null, 20]);
    expect(model.canUndo.value).toBe(false);
    model.openFile('nonsense');
    expect(model.problem.value).toBe('not-ours');
    model.clear();
    expect(model.profile.value).toEqual(EMPTY_PROFILE);
  });
});
