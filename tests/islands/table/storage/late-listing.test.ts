import { expect, it } from 'vitest';
import { lateListing } from '../../../../src/islands/table/storage/late-listing.ts';
import type { Listing } from '../../../../src/islands/table/storage/listing.ts';
import { openMemory, type Shelf } from '../../../../src/islands/table/storage/shelves.ts';

const LATER = '2026-11-19T00:00:00.000Z';

function listed(shelf: Shelf = openMemory('refused'), fails = 0) {
  const asked: string[] = [];
  let fetched = 0;
  const all = {
    order: async () => ({ ids: ['a'], unlisted: 0 }),
    touch: (id: string) => void asked.push(id),
    forget: (id: string) => void asked.push(`not ${id}`),
    clear: async () => void asked.push('nothing'),
  } as unknown as Listing;
  const listing = lateListing(
    async () => shelf,
    async () => {
      if (fetched++ < fails) throw new TypeError('no network');
      return all;
    },
  );
  return { listing, shelf, asked, fetched: () => fetched };
}

it('is not fetched where there is nothing to list', async () => {
  const { listing, fetched } = listed();
  expect(await listing.order()).toEqual({ ids: [], unlisted: 0 });
  expect(await listing.first(3)).toEqual({ entries: [], all: 0 });
  expect(await listing.over(1)).toEqual([]);
  expect(await listing.results(['x', 'y'])).toEqual([0, 0]);
  expect([await listing.peek(['a']), await listing.read(['a'])]).toEqual([[], []]);
  expect(await listing.count()).toEqual({ all: 0, unreadable: 0 });
  for await (const _ of listing.survey()) expect.unreachable();
  listing.forget('a');
  expect(fetched()).toBe(0);
});

it('is fetched once where there are games, or a newer Shang has left some', async () => {
  const { listing, shelf, fetched } = listed();
  await shelf.update(['a'], () => ({ put: {} }));
  expect((await listing.order()).ids).toEqual(['a']);
  await listing.order();
  expect(fetched()).toBe(1);
  const left = listed({ ...openMemory('newer'), aside: {} });
  expect((await left.listing.order()).ids).toEqual(['a']);
});

it('hears of games that were there before, and of all once it is here', async () => {
  const { listing, asked, fetched } = listed();
  listing.touch('new', LATER, true);
  listing.touch('new', LATER, false);
  await Promise.resolve();
  expect(fetched()).toBe(0);
  listing.touch('old', LATER, false);
  await expect.poll(() => asked).toEqual(['old']);
  listing.touch('new', LATER, false);
  listing.forget('old');
  await listing.clear();
  expect(asked).toEqual(['old', 'new', 'not old', 'nothing']);
});

it('is asked for again where it could not be fetched', async () => {
  const { listing, shelf, fetched } = listed(undefined, 1);
  await shelf.update(['a'], () => ({ put: {} }));
  await expect(listing.order()).rejects.toThrow('no network');
  expect((await listing.order()).ids).toEqual(['a']);
  expect(fetched()).toBe(2);
});
