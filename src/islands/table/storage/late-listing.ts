/** The list of the kept games, fetched where there are any: who plays for the first time is sent none of it. */
import type { Listing } from './listing.ts';
import type { Shelf } from './shelves.ts';

export interface LateListing extends Omit<Listing, 'touch'> {
  /** A game was changed, or is new. */
  touch(id: string, changed: string, fresh: boolean): void;
  /** Whether there is nothing to list. */
  isEmpty(): Promise<boolean>;
}

export function lateListing(shelf: () => Promise<Shelf>, fetchListing: () => Promise<Listing>): LateListing {
  let here: Listing | undefined;
  let coming: Promise<Listing> | undefined;
  /** Begun on this page: nobody has listed them, and who lists them finds them by themselves. */
  const begun = new Set<string>();

  /** Asked for again where it could not be fetched. */
  function open(): Promise<Listing> {
    coming ??= fetchListing().then(
      (listing) => {
        here = listing;
        return listing;
      },
      (error) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  }

  async function isEmpty(): Promise<boolean> {
    const where = await shelf();
    return where.aside === undefined && (await where.keys()).length === 0;
  }

  /** Undefined where there is nothing to list. */
  const wanted = async (): Promise<Listing | undefined> => here ?? ((await isEmpty()) ? undefined : open());

  return {
    isEmpty,
    order: async () => (await wanted())?.order() ?? { ids: [], unlisted: 0 },
    first: async (most) => (await wanted())?.first(most) ?? { entries: [], all: 0 },
    over: async (most) => (await wanted())?.over(most) ?? [],
    results: async (names) => (await wanted())?.results(names) ?? names.map(() => 0),
    peek: async (ids) => (await wanted())?.peek(ids) ?? [],
    read: async (ids) => (await wanted())?.read(ids) ?? [],
    count: async () => (await wanted())?.count() ?? { all: 0, unreadable: 0 },
    async *survey() {
      const listing = await wanted();
      if (listing) yield* listing.survey();
    },
    touch(id, changed, fresh) {
      if (here) return here.touch(id, changed);
      if (fresh) begun.add(id);
      if (!begun.has(id))
        open().then(
          (listing) => listing.touch(id, changed),
          () => {},
        ); // it is found out by who looks
    },
    forget: (id) => here?.forget(id),
    clear: async () => (await open()).clear(),
  };
}
