import { describe, expect, it } from 'vitest';
import { keepSeat, mergeSeats, seatsBox, tokenFor } from '../../../../src/islands/table/devices/seats-box.ts';
import { memoryStorage } from '../../../support/storage.ts';

describe('the seats that a device holds', () => {
  it('are found again by game and seat, the last twenty of them', () => {
    const storage = memoryStorage();
    const box = seatsBox({ storage: () => storage });
    for (let n = 0; n < 30; n++) keepSeat({ table: `game${n}`, seat: 1, token: `t${n}` }, box);
    keepSeat({ table: 'game29', seat: 1, token: 'newer' }, box);
    expect(tokenFor('game29', 1, box)).toBe('newer');
    const fresh = tokenFor('game29', 2, box);
    expect(fresh).not.toBe('newer');
    expect(tokenFor('game29', 2, box)).toBe(fresh); // it was kept before anybody heard of it
    expect(box.read().value).toHaveLength(20);
  });

  it('come together, and nonsense is left out', () => {
    const one = { table: 'a', seat: 0, token: 'x', when: '2026-01-01T00:00:00.000Z' } as const;
    expect(mergeSeats([one], [{ ...one, token: 'y', when: '2026-02-01T00:00:00.000Z' }])).toMatchObject([
      { token: 'y' },
    ]);
    const storage = memoryStorage();
    storage.setItem('shang.table.seats', JSON.stringify({ version: 1, data: [one, 7, { ...one, seat: 9 }] }));
    expect(seatsBox({ storage: () => storage }).read().value).toEqual([one]);
  });
});
