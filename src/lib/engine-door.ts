/** What every engine's door does, whatever its game: moves in and out of their packed form, events, boards and records read with care. */
import type { CodedError } from './coded-error.ts';
import { isObject } from './plain.ts';
import { listOf, reading } from './reading.ts';

/** The first so many of a list of packed moves, unpacked. */
export function unpackAll<Move>(packed: Int32Array, count: number, unpack: (move: number) => Move): Move[] {
  const list = new Array<Move>(count);
  for (let i = 0; i < count; i++) list[i] = unpack(packed[i]!);
  return list;
}

interface PackedMoves<Board, Move, Refusal> {
  readonly most: number; // moves that there can be at once
  list(board: Board, into: Int32Array): number;
  unpack(packed: number): Move;
  refuse(board: Board, packed: number): Refusal | undefined;
  play(board: Board, packed: number): void;
}

/** What can be done on a board whose engine knows moves as numbers. */
export function movesOn<Board, Move, Refusal>(engine: PackedMoves<Board, Move, Refusal>) {
  const listed = new Int32Array(engine.most);
  const isLegal = (board: Board, packed: number): boolean =>
    isListed(listed, engine.list(board, listed), packed);
  return {
    /** Every legal move, no duplicates, in a stable order. */
    all: (board: Board): Move[] => unpackAll(listed, engine.list(board, listed), engine.unpack),
    /** Why a move is refused; undefined where it is legal. */
    refusal: (board: Board, packed: number): Refusal | undefined =>
      isLegal(board, packed) ? undefined : engine.refuse(board, packed),
    /** Plays a move, if it is legal, and says whether it was. */
    attempt(board: Board, packed: number): boolean {
      const legal = isLegal(board, packed);
      if (legal) engine.play(board, packed);
      return legal;
    },
  };
}

/** Whether a move is among the first so many of a list. */
export function isListed(packed: Int32Array, count: number, move: number): boolean {
  for (let i = 0; i < count; i++) if (packed[i] === move) return true;
  return false;
}

/** What `read` makes of a plain object; -1 for whatever else somebody calls a move. */
export function packWith(read: (move: Record<string, unknown>) => number, value: unknown): number {
  try {
    if (typeof value !== 'object' || value === null) return -1;
    const prototype = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null) return -1;
    return read(value as Record<string, unknown>);
  } catch {
    return -1; // a getter or a Proxy that throws
  }
}

/** How many of the moves can be played, one after another, from the first on; none where there is no list. */
export function countPlayed(moves: unknown, most: number, plays: (move: unknown) => boolean): number {
  let list: unknown[] = [];
  try {
    list = listOf(moves, most) ?? [];
  } catch {
    // a getter or a Proxy that throws
  }
  const refused = list.findIndex((move) => !plays(move));
  return refused < 0 ? list.length : refused;
}

/** Whether something is as it should be; what cannot even be looked at is not. */
export function fits<T>(looks: (value: T) => boolean, value: T): boolean {
  try {
    return looks(value);
  } catch {
    return false; // a getter or a Proxy that throws
  }
}

/** Of whatever somebody calls an event; undefined where it says none. */
export function typeOf(event: unknown): unknown {
  try {
    return isObject(event) ? event['type'] : undefined;
  } catch {
    return undefined; // a getter or a Proxy that throws
  }
}

/** What `hide` leaves of an event. Throws the refusal for what is none. */
export const redactWith = <Event, Seat>(
  hide: (event: Event, seat: Seat) => Event,
  event: Event,
  seat: Seat,
  refusal: () => CodedError<string>,
): Event =>
  reading(() => {
    if (!isObject(event)) throw refusal();
    return hide(event, seat);
  }, refusal);
