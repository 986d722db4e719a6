/**
 * What a seat remembers, read with suspicion: every list is copied, so that what was checked is what is used. Plain loops,
 * since `play` reads all memories whenever a move shows something.
 */
import { type Layer, type Memory, PILE_ZONE } from './claims.ts';
import { InvalidInput } from './errors.ts';
import type { Good } from './types.ts';

const MOST_CARDS = 55;
const HIGHEST_CLAIM = (PILE_ZONE * 2 - 1) * 16 + 10;
const NOTHING: readonly never[] = [];

/** Whole numbers within bounds, as many as there can be cards. */
function readNumbers(value: unknown, lowest: number, highest: number): readonly number[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const length: number = value.length;
  if (length === 0) return NOTHING;
  if (length > MOST_CARDS) return undefined;
  const list = new Array<number>(length);
  for (let i = 0; i < length; i++) {
    const item: unknown = value[i];
    if (typeof item !== 'number' || (item | 0) !== item || item < lowest || item > highest) return undefined;
    list[i] = item;
  }
  return list;
}

const readGoods = (value: unknown): readonly Good[] | undefined =>
  readNumbers(value, 1, 10) as readonly Good[] | undefined;

/** Zones and a good each, ascending: see `claims.ts`. */
function readClaims(value: unknown): readonly number[] | undefined {
  const claims = readNumbers(value, 17, HIGHEST_CLAIM);
  if (claims === undefined) return undefined;
  for (let i = 0; i < claims.length; i++) {
    const good = claims[i]! & 15;
    if (good < 1 || good > 10 || (i > 0 && claims[i]! < claims[i - 1]!)) return undefined;
  }
  return claims;
}

/** Unknown cards on top say nothing and are left out, so the last layer names its cards. */
function readBottom(value: unknown): readonly Layer[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const length: number = value.length;
  if (length === 0) return NOTHING;
  if (length > MOST_CARDS) return undefined;
  const layers = new Array<Layer>(length);
  for (let i = 0; i < length; i++) {
    const item: unknown = value[i];
    const count = typeof item === 'number' && (item | 0) === item && item >= 0 && item <= MOST_CARDS;
    const layer = count ? item : readGoods(item);
    if (layer === undefined) return undefined;
    layers[i] = layer;
  }
  return typeof layers[length - 1] === 'number' ? undefined : layers;
}

/** A plain copy; undefined where it is nothing of the kind. Throws what a getter throws. */
export function readMemory(value: unknown): Memory | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const memory = value as Partial<Record<keyof Memory, unknown>>;
  const claims = readClaims(memory.claims);
  const bottom = readBottom(memory.bottom);
  const unkept = readGoods(memory.unkept);
  if (claims === undefined || bottom === undefined || unkept === undefined || unkept.length > 2) {
    return undefined;
  }
  return { claims, bottom, unkept };
}

/** What the nth observer remembers: the seats in order, then a bystander. Throws InvalidInput. */
export function readMemoryOf(state: { readonly memory: unknown }, n: number): Memory {
  try {
    const all = state.memory;
    const one = Array.isArray(all) ? readMemory(all[n]) : undefined;
    if (one !== undefined) return one;
  } catch {
    // a getter or a Proxy that throws
  }
  throw new InvalidInput('state');
}

/** As it stands, for a move that changes nothing of it. Throws InvalidInput where not even that can be had. */
export function memoryOf<T>(state: { readonly memory: T }): T {
  try {
    return state.memory;
  } catch {
    throw new InvalidInput('state');
  }
}

/** What the last move left behind, piece by piece: mostly the next move begins with it, and it need not be read again. */
const last = {
  memories: NOTHING as readonly Memory[],
  each: [] as Memory[],
  claims: [] as (readonly number[])[],
  claimed: [] as number[], // lengths
  bottoms: [] as (readonly Layer[])[],
};

export function rememberLast(memories: readonly Memory[]): void {
  last.memories = memories;
  for (let n = 0; n < memories.length; n++) {
    const memory = memories[n]!;
    last.each[n] = memory;
    last.claims[n] = memory.claims;
    last.claimed[n] = memory.claims.length;
    last.bottoms[n] = memory.bottom;
  }
}

/** Whether nobody has put anything else in the place of what the last move left behind. */
function isLast(memories: unknown): memories is readonly Memory[] {
  if (memories !== last.memories) return false;
  for (let n = 0; n < last.memories.length; n++) {
    const memory = last.memories[n]!;
    if (memory !== last.each[n] || memory.claims !== last.claims[n]) return false;
    if (memory.claims.length !== last.claimed[n] || memory.bottom !== last.bottoms[n]) return false;
  }
  return true;
}

/** The memories of all observers. Throws InvalidInput. */
export function readMemories(state: { readonly memory: unknown }, players: number): readonly Memory[] {
  const given = memoryOf(state);
  if (isLast(given)) return given;
  const memories = new Array<Memory>(players + 1);
  for (let n = 0; n <= players; n++) memories[n] = readMemoryOf(state, n);
  return memories;
}
