/**
 * A list that grows for years. The latest entries lie in the box that bears its name, just as a short list does; what is older
 * lies in parts beside it, so that one entry is read, changed and written with a hundred others and not with thousands. Where
 * an entry is to be found is read from the parts, never remembered: an entry that is in two places, after a crash between two
 * writes, is one entry.
 */
import {
  beginningOf,
  type Dated,
  isPieceOf,
  latestIn,
  PER_PART,
  type Piece,
  partsOf,
  textsOf,
} from './list-parts.ts';
import { createPieces, type LongOptions, MOST, placesOf } from './list-pieces.ts';
import { type Box, type Found, nameTrouble, type Trouble } from './storage.ts';

/** Letters of a text in which there must be too many. */
const LONG = MOST * 1000;

export interface LongList<T> extends Omit<Box<readonly T[]>, 'update'> {
  /** Whether something of it lies under this key. */
  owns(key: string): boolean;
  /** The latest, without reading more than that takes, and how many there are. */
  latest(most: number): Found<readonly T[]> & { readonly all: number };
  find(id: string): T | undefined;
  /** All of them, put in order and read a piece at a time; rests whenever it is asked to go on. */
  slowly(): Generator<void, readonly T[]>;
  /** One with a known id takes the place of the old one. */
  add(more: readonly T[]): Promise<Trouble | undefined>;
  remove(id: string): Promise<Trouble | undefined>;
  /** Parts what has grown too long, such as the list of an earlier version. */
  tidy(): void;
}

export function createLongList<T extends Dated>(options: LongOptions<T>): LongList<T> {
  const { merge, storage = () => localStorage } = options;
  const { key, version, head, boxAt, piecesOf, isNewer, layParts, tidy, placeFor } = createPieces(options);

  function attempt<R>(act: (store: Storage) => R): R | { trouble: Trouble } {
    try {
      return act(storage());
    } catch (error) {
      return { trouble: nameTrouble(error) };
    }
  }

  /** One list of several, of which the first has the say. */
  function gather(lists: readonly (readonly T[] | undefined)[]): readonly T[] {
    const all = new Map<string, T>();
    for (const list of lists) {
      for (const entry of list ?? []) if (!all.has(entry.id)) all.set(entry.id, entry);
    }
    return merge([], [...all.values()]);
  }

  function read(store: Storage): Found<readonly T[]> {
    const pieces = piecesOf(store);
    if (isNewer(pieces)) return { trouble: 'newer' };
    // Where nothing lies in its own box something may have been put aside.
    const found = [head, ...pieces.filter(({ place }) => place !== key).map(({ place }) => boxAt(place))].map(
      (box) => box.read(),
    );
    const trouble = found.find((one) => one.trouble)?.trouble;
    return {
      ...(found.some(({ value }) => value) && { value: gather(found.map(({ value }) => value)) }),
      ...(trouble && { trouble }),
    };
  }

  function clear(store: Storage, places = partsOf(store, key)): void {
    for (const place of places) store.removeItem(place);
  }

  /** In the place of all that is there. What comes lies there before what was there goes, if there is room for both. */
  function write(store: Storage, value: readonly T[]): { trouble: Trouble | undefined } {
    const old = piecesOf(store);
    if (isNewer(old)) return { trouble: 'newer' };
    const all = merge([], value);
    const lay = (): Trouble | undefined =>
      layParts(store, textsOf(version, all.slice(PER_PART))) ? head.write(all.slice(0, PER_PART)) : 'full';
    if (lay() === undefined) {
      const goes = old.map(({ place }) => place).filter((place) => place !== key);
      clear(store, goes);
      return { trouble: undefined };
    }
    clear(store);
    const trouble = lay();
    if (trouble !== undefined) {
      clear(store);
      for (const { place, text } of old) store.setItem(place, text);
    }
    return { trouble };
  }

  function latest(store: Storage, most: number): Found<readonly T[]> & { all: number } {
    const [first, ...others] = piecesOf(store);
    const pieces = first ? [first, ...others] : [];
    if (isNewer(pieces)) return { trouble: 'newer', all: 0 };
    if (first && others.length === 0 && first.text.length > LONG) {
      // Of an earlier version, and not parted yet: the latest are at its beginning.
      const { value, bad } = head.look(beginningOf(first.text, most) ?? '');
      if (value && bad === undefined) return { value, all: first.count() };
    }
    let { value, trouble } = head.read();
    value = gather([value]);
    let all = value.length;
    for (const piece of piecesOf(store)) {
      const { place, text } = piece;
      if (place === key) continue;
      all += piece.count();
      if (value.length >= most && value[most - 1]!.date >= latestIn(text)) continue;
      const found = boxAt(place).read();
      trouble ??= found.trouble;
      value = gather([value, found.value]);
    }
    if (value.length < most) all = value.length; // one may lie in two places
    return { value: value.slice(0, most), all, ...(trouble && { trouble }) };
  }

  /** Takes those out of those pieces; a piece in which another tab wrote at that moment is done again. */
  async function takeOut(gone: ReadonlySet<string>, from: readonly string[]): Promise<Trouble | undefined> {
    const left = await Promise.all(
      from.map((place) => boxAt(place).update((now = []) => now.filter(({ id }) => !gone.has(id)))),
    );
    return left.find(({ trouble }) => trouble !== undefined && trouble !== 'damaged')?.trouble;
  }

  /** Each goes where it belongs, and away from wherever else it lay. */
  async function add(store: Storage, more: readonly T[]): Promise<Trouble | undefined> {
    const pieces = tidy(store);
    if (isNewer(pieces)) return 'newer';
    const byPlace = new Map<string, T[]>();
    for (const entry of more) {
      const place = placeFor(pieces, entry.date);
      byPlace.set(place, [...(byPlace.get(place) ?? []), entry]);
    }
    const before = placesOf(
      pieces,
      more.map(({ id }) => id),
    );
    const laid = await Promise.all(
      Array.from(byPlace, ([place, some]) => boxAt(place).update((now = []) => merge(now, some))),
    );
    const trouble = laid.find((one) => one.trouble)?.trouble;
    if (trouble !== undefined && trouble !== 'damaged') return trouble;
    for (const place of before) {
      const here = new Set(byPlace.get(place));
      const elsewhere = more.filter((entry) => !here.has(entry));
      if (elsewhere.length > 0) await takeOut(new Set(elsewhere.map(({ id }) => id)), [place]);
    }
    if (laid.some(({ value }) => value.length > MOST)) tidy(store);
    return trouble;
  }

  async function remove(store: Storage, id: string): Promise<Trouble | undefined> {
    const pieces = piecesOf(store);
    if (isNewer(pieces)) return 'newer';
    const failed = await takeOut(new Set([id]), placesOf(pieces, [id]));
    if (failed) return failed;
    // Another tab may have moved it to a part of its own meanwhile.
    const isNew = ({ place }: Piece): boolean => !pieces.some((one) => one.place === place);
    return takeOut(new Set([id]), placesOf(piecesOf(store).filter(isNew), [id]));
  }

  const asked = (
    answer: Promise<Trouble | undefined> | { trouble: Trouble },
  ): Promise<Trouble | undefined> => (answer instanceof Promise ? answer : Promise.resolve(answer.trouble));

  return {
    key,
    look: head.look,
    owns: (place) => isPieceOf(key, place),
    read: () => attempt(read),
    latest: (most) => ({ all: 0, ...attempt((store) => latest(store, most)) }),
    find: (id) => {
      const found = attempt((store) =>
        placesOf(piecesOf(store), [id]).flatMap(
          (place) =>
            boxAt(place)
              .read()
              .value?.filter((one) => one.id === id) ?? [],
        ),
      );
      return 'trouble' in found ? undefined : found[0];
    },
    *slowly() {
      attempt(tidy);
      yield;
      const pieces = attempt(piecesOf);
      if (!('trouble' in pieces))
        for (const piece of pieces) {
          boxAt(piece.place).read();
          piece.index();
          yield;
        }
      const found = attempt(read);
      return ('value' in found ? found.value : undefined) ?? [];
    },
    write: (value) => attempt((store) => write(store, value)).trouble,
    add: (more) => asked(attempt((store) => add(store, more))),
    remove: (id) => asked(attempt((store) => remove(store, id))),
    tidy: () => void attempt(tidy),
    forget: () =>
      attempt((store) => {
        if (isNewer(piecesOf(store))) return { trouble: 'newer' as const };
        for (const { place } of piecesOf(store)) store.removeItem(place);
        return { trouble: undefined };
      }).trouble,
    recover: head.recover,
  };
}
