/** What a seat remembers, read with suspicion: every list is copied, so that what was checked is what is used. */

import { InvalidInput } from './errors.ts';
import { type Layer, type Memory, PILE_ZONE } from './known-cards.ts';
import { isCount, isGood, isObject, listOf, listOfAll } from './plain.ts';

const MOST_CARDS = 55;
const HIGHEST_CARD = PILE_ZONE * 32;

/** Zones and a good, see `known-cards.ts`. */
const isKnownCard = (value: unknown): value is number =>
  isCount(value, HIGHEST_CARD) && value >= 16 && isGood(value & 15);

const isAscending = (list: readonly number[]): boolean =>
  list.every((item, i) => i === 0 || list[i - 1]! <= item);

/** Unknown cards on top say nothing and are left out, so the last layer names its cards. */
function readBottom(value: unknown): Layer[] | undefined {
  const layers = listOf(value, MOST_CARDS)?.map((layer) =>
    isCount(layer, MOST_CARDS) ? layer : listOfAll(layer, MOST_CARDS, isGood),
  );
  const fits = layers?.every((layer) => layer !== undefined) && typeof layers.at(-1) !== 'number';
  return fits ? (layers as Layer[]) : undefined;
}

/** A plain copy; undefined where it is nothing of the kind. Throws what a getter throws. */
export function readMemory(value: unknown): Memory | undefined {
  if (!isObject(value)) return undefined;
  const cards = listOfAll(value['cards'], MOST_CARDS, isKnownCard);
  const bottom = readBottom(value['bottom']);
  const unkept = listOfAll(value['unkept'], 2, isGood);
  if (!cards || !isAscending(cards) || !bottom || !unkept) return undefined;
  return { cards, bottom, unkept };
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

/** What the last move left behind, piece by piece: mostly the next move begins with it, and it need not be read again. */
const last = {
  memories: [] as readonly Memory[],
  each: [] as Memory[],
  cards: [] as (readonly number[])[],
  counts: [] as number[], // lengths
  bottoms: [] as (readonly Layer[])[],
};

export function rememberLast(memories: readonly Memory[]): void {
  if (memories === last.memories) return;
  last.memories = memories;
  for (let n = 0; n < memories.length; n++) {
    const memory = memories[n]!;
    last.each[n] = memory;
    last.cards[n] = memory.cards;
    last.counts[n] = memory.cards.length;
    last.bottoms[n] = memory.bottom;
  }
}

/** Whether nobody has put anything else in the place of what the last move left behind. */
function isLast(memories: unknown, players: number): memories is readonly Memory[] {
  if (memories !== last.memories || last.memories.length !== players + 1) return false;
  for (let n = 0; n <= players; n++) {
    const memory = last.memories[n]!;
    if (memory !== last.each[n] || memory.cards !== last.cards[n]) return false;
    if (memory.cards.length !== last.counts[n] || memory.bottom !== last.bottoms[n]) return false;
  }
  return true;
}

/** The memories of all observers. Throws InvalidInput. */
export function readMemories(state: { readonly memory: unknown }, players: number): readonly Memory[] {
  try {
    const given = state.memory;
    if (isLast(given, players)) return given;
  } catch {
    throw new InvalidInput('state'); // a getter or a Proxy that throws
  }
  const memories = new Array<Memory>(players + 1);
  for (let n = 0; n <= players; n++) memories[n] = readMemoryOf(state, n);
  return memories;
}
