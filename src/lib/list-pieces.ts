/** The pieces of a long list (long-list.ts) as boxes, and how they are parted. */
import { envelope, versionOf } from './box-text.ts';
import {
  cutText,
  type Dated,
  freshPart,
  joinTexts,
  latestIn,
  PER_PART,
  type Piece,
  partsOf,
  pieceOf,
  textsOf,
} from './list-parts.ts';
import { type Box, createListBox, type ListOptions } from './storage.ts';

/** Beyond this a piece is parted. */
export const MOST = 2 * PER_PART;

export interface LongOptions<T> extends Omit<ListOptions<T>, 'join'> {
  /** The latest first; of two with one id the second list's stays. */
  readonly merge: (entries: readonly T[], more: readonly T[]) => readonly T[];
}

/** So many are looked for without an index. */
const FEW = 8;

/** Where those lie; one may lie in two places. */
export function placesOf(pieces: readonly Piece[], ids: readonly string[]): string[] {
  const isThere = (piece: Piece): boolean => {
    if (ids.length > FEW) piece.index();
    return ids.some(piece.holds);
  };
  return pieces.filter(isThere).map(({ place }) => place);
}

export function createPieces<T extends Dated>({ merge, ...options }: LongOptions<T>) {
  const { name, version, parseEntry, storage = () => localStorage } = options;
  const key = `shang.${name}`;
  const boxes = new Map<string, Box<readonly T[]>>();
  const known = new Map<string, Piece>(); // as they were last seen

  const head = createListBox<T>({
    ...options,
    // What is here stays, and what is in a part is here too.
    join: (here, back) => {
      const others = piecesOf(storage()).filter(({ place }) => place !== key);
      return merge(
        back.filter(({ id }) => !others.some((piece) => piece.holds(id))),
        here,
      );
    },
  });
  boxes.set(key, head);

  function boxAt(place: string): Box<readonly T[]> {
    const known = boxes.get(place);
    if (known) return known;
    const name = place.slice('shang.'.length);
    const box = createListBox<T>({ name, version, parseEntry, join: merge, storage, partOf: key });
    boxes.set(place, box);
    return box;
  }

  function pieceAt(place: string, text: string): Piece {
    const before = known.get(place);
    if (before?.text === text) return before;
    const piece = pieceOf(place, text);
    known.set(place, piece);
    return piece;
  }

  /** The list's own box, and its parts from the latest to the oldest. */
  function piecesOf(store: Storage): Piece[] {
    const parts = partsOf(store, key).map((place) => pieceAt(place, store.getItem(place)!));
    parts.sort((a, b) => (latestIn(a.text) < latestIn(b.text) ? 1 : -1));
    const text = store.getItem(key);
    return text === null ? parts : [pieceAt(key, text), ...parts];
  }

  const isNewer = (pieces: readonly Piece[]): boolean => pieces.some(({ text }) => versionOf(text) > version);

  function layParts(store: Storage, texts: readonly string[]): boolean {
    const laid: string[] = [];
    try {
      for (const text of texts) {
        const place = freshPart(key);
        store.setItem(place, text);
        laid.push(place);
      }
      return true;
    } catch {
      for (const place of laid) store.removeItem(place);
      return false;
    }
  }

  /** All but the latest of a piece goes into parts; those lie there before it is shortened, as many at a time as there is room for. */
  function part(store: Storage, place: string, texts: readonly string[]): void {
    if (texts.length === 0) return;
    let rest = texts.slice(1);
    let many = rest.length;
    do {
      const some = rest.slice(rest.length - many);
      if (layParts(store, some)) {
        rest = rest.slice(0, rest.length - many);
        store.setItem(place, joinTexts([texts[0]!, ...rest]));
        many = Math.min(many, rest.length);
      } else if (many === 1)
        return; // no room: it stays as long as it is
      else many = Math.ceil(many / 4);
    } while (rest.length > 0);
  }

  /**
   * A piece as texts of parts; none where it cannot be parted. An entry that lies elsewhere too stays there if it is the same, or
   * in the list's own box, where the latest changes are made; another that lies in a part goes.
   */
  function textsIn({ place, text }: Piece, pieces: readonly Piece[]): readonly string[] {
    const quick = pieces.length === 1 ? cutText(text) : undefined;
    if (quick) return quick;
    const { value, trouble } = boxAt(place).read();
    if (value === undefined || (trouble !== undefined && trouble !== 'damaged')) return [];
    const own = new Map(value.map((entry) => [entry.id, JSON.stringify(entry)]));
    for (const other of pieces) {
      if (other.place === place) continue;
      const there = boxAt(other.place).read().value ?? [];
      const isOld = (entry: T): boolean => own.has(entry.id) && own.get(entry.id) !== JSON.stringify(entry);
      if (other.place !== key && there.some(isOld)) {
        boxAt(other.place).write(there.filter((entry) => !isOld(entry)));
      }
      for (const entry of there) if (other.place === key || !isOld(entry)) own.delete(entry.id);
    }
    const left = merge(
      [],
      value.filter(({ id }) => own.has(id)),
    );
    return left.length > 0 ? textsOf(version, left) : [envelope(version, [])];
  }

  /** Parts what is too long; gives the pieces as they are then. */
  function tidy(store: Storage): readonly Piece[] {
    const pieces = piecesOf(store);
    if (isNewer(pieces)) return pieces;
    const isFine = (piece: Piece): boolean =>
      piece.count() <= MOST && (piece.count() > 0 || piece.place === key);
    const others = pieces.filter((piece) => !isFine(piece));
    for (const piece of others) {
      if (piece.count() === 0) store.removeItem(piece.place);
      else part(store, piece.place, textsIn(piece, pieces));
    }
    return others.length > 0 ? piecesOf(store) : pieces;
  }

  /** The part whose entries were made about then; the list's own box for what is later than all of them. */
  function placeFor(pieces: readonly Piece[], date: string): string {
    const parts = pieces.filter(({ place, text }) => place !== key && latestIn(text) >= date);
    return parts.at(-1)?.place ?? key;
  }

  return { key, version, head, boxAt, piecesOf, isNewer, layParts, tidy, placeFor };
}
