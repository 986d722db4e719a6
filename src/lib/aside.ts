/**
 * What was put aside: texts of boxes (storage.ts) just as they were, numbered, so that none ever takes another's place.
 * `<key>.damaged.<n>` could not be read, and is tried again at every visit; `<key>.aside.<n>` was put away so that an island
 * could start afresh, and waits to be asked for. Earlier versions kept one copy without a number, `<key>.damaged`.
 */
export type Why = 'damaged' | 'aside';

export interface Aside {
  readonly at: string; // where it lies in the storage
  readonly of: string; // the box it came from
  readonly why: Why;
  readonly n: number; // 0 for a copy of an earlier version
  readonly text: string;
}

const PLACE = /^(?<of>.+)\.(?<why>damaged|aside)(?:\.(?<n>[1-9]\d{0,8}))?$/;

export const keysOf = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, i) => storage.key(i)!).filter((key) => key.startsWith('shang.'));

/** Whether something that was put aside lies under this key. */
export const isAside = (key: string): boolean => key.startsWith('shang.') && PLACE.test(key);

function placeOf(key: string): Pick<Aside, 'of' | 'why' | 'n'> | undefined {
  const { of, why, n } = PLACE.exec(key)?.groups ?? {};
  return of === undefined ? undefined : { of, why: why as Why, n: Number(n ?? 0) };
}

/** All that was put aside, of one box or of every one. */
export function listAside(storage: Storage, box?: string): Aside[] {
  return keysOf(storage)
    .flatMap((at): Aside[] => {
      const place = placeOf(at);
      return place && (box ?? place.of) === place.of ? [{ at, ...place, text: storage.getItem(at)! }] : [];
    })
    .sort((a, b) => a.of.localeCompare(b.of) || a.n - b.n);
}

/** Lays a text aside under the next number, unless the very same lies there. Throws where there is no room. */
export function layAside(storage: Storage, box: string, text: string, why: Why = 'damaged'): void {
  const there = listAside(storage, box);
  if (there.some((one) => one.text === text && one.why === why && one.n > 0)) return;
  const last = Math.max(0, ...there.map(({ n }) => n));
  storage.setItem(`${box}.${why}.${last + 1}`, text);
}

/** Moves a whole box aside, for an island that starts without it; `as` is what it was a part of. */
export function moveAside(storage: Storage, box: string, why: Why = 'aside', as = box): void {
  const text = storage.getItem(box);
  if (text === null) return;
  try {
    layAside(storage, as, text, why);
    storage.removeItem(box);
  } catch {
    // There is no room for both: it makes room for itself, or stays where it is.
    storage.removeItem(box);
    try {
      layAside(storage, as, text, why);
    } catch (error) {
      storage.setItem(box, text);
      throw error;
    }
  }
}
