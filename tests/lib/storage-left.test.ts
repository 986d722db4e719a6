import { describe, expect, it } from 'vitest';
import { isStorageLow } from '../../src/lib/storage-left.ts';

const device = (quota?: number, usage?: number) => ({
  estimate: async () => ({ ...(quota !== undefined && { quota }), ...(usage !== undefined && { usage }) }),
});

describe('room on the device', () => {
  it('is low when little of it is left, and when there is none', async () => {
    expect(await isStorageLow(device(1e9, 1e9 - 1000))).toBe(true);
    expect(await isStorageLow(device(1e9, 2e9))).toBe(true);
  });

  it('is enough when there is much, however little is used', async () => {
    expect(await isStorageLow(device(1e9, 9e8))).toBe(false);
    expect(await isStorageLow(device(1e9, 0))).toBe(false);
  });

  it('is enough as far as anybody knows, where the browser does not say', async () => {
    expect(await isStorageLow(device())).toBe(false);
    expect(await isStorageLow({ estimate: () => Promise.reject(new Error('no')) })).toBe(false);
    expect(await isStorageLow({} as StorageManager)).toBe(false);
  });
});
