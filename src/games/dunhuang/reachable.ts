/**
 * Can a collection have come to lie as it lies? Found by playing: from the empty table every card placed, every card taken
 * away, every token turned and every answer, until nothing new turns up.
 */
import { cardsOf } from './box.ts';
import { answered, type Collection, type TokenRules } from './collection.ts';
import { InvalidInput } from './errors.ts';
import { rulingFlags } from './options.ts';
import { isPlayerCount, reading } from './plain.ts';
import type { Rulings } from './rulings.ts';
import { completeRulings, settleCounts } from './settle.ts';
import { fail, readCollection, readCounts, readGood, readRules } from './shops-read.ts';
import { type Good, type PlayerCount, SEATS, type Seat, type Side } from './types.ts';

export type Place = { readonly holder: Seat | null; readonly side: Side };

/** `placing`: nobody ever took a card out of a shop. `leaving`: somebody did. */
const WAYS = ['placing', 'leaving'] as const;
export type Way = (typeof WAYS)[number];

function sum(counts: readonly number[]): number {
  let total = 0;
  for (let seat = 0; seat < counts.length; seat++) total += counts[seat]!;
  return total;
}

const MOST_OF_A_GOOD = 10;
const BASE = MOST_OF_A_GOOD + 1;

/** The cards in each shop as one number. */
function keyOf(counts: readonly number[]): number {
  let key = 0;
  for (let seat = 0; seat < counts.length; seat++) key = key * BASE + counts[seat]!;
  return key;
}

/** Where a token can be, as a bit: with nobody, or with one of four, either side up. */
const PLACES: readonly Place[] = [null, ...SEATS].flatMap((holder) => [
  { holder, side: 'number' as const },
  { holder, side: 'shang' as const },
]);
const placeNumber = (holder: Seat | null, side: Side): number =>
  (holder === null ? 0 : 2 + holder * 2) + (side === 'shang' ? 1 : 0);

/** All that can be the case of one good, as numbers: there are tens of thousands of it. */
class Exploration {
  private readonly found: Uint16Array; // bits of places, by the cards in each shop
  private readonly waiting: number[] = [];
  private readonly counts: number[];
  private readonly most: number;
  private readonly way: Way;
  private readonly religion: TokenRules['religion'];
  private readonly rulings: Rulings;

  constructor(good: Good, players: PlayerCount, way: Way, { religion, rulings }: TokenRules) {
    this.found = new Uint16Array(BASE ** players);
    this.counts = Array<number>(players).fill(0);
    this.most = cardsOf(good, players);
    this.way = way;
    this.religion = religion;
    this.rulings = completeRulings(rulings);
    this.find(null, 'number');
    for (let next = this.waiting.pop(); next !== undefined; next = this.waiting.pop()) this.follow(next);
  }

  placesOf(counts: readonly number[]): Place[] {
    const bits = this.found[keyOf(counts)] ?? 0;
    return PLACES.filter((_, place) => (bits >> place) & 1);
  }

  /** The cards lying as they lie now, the token can be there. */
  private find(holder: Seat | null, side: Side): void {
    const key = keyOf(this.counts);
    const place = placeNumber(holder, side);
    if ((this.found[key]! >> place) & 1) return;
    this.found[key]! |= 1 << place;
    this.waiting.push(key * PLACES.length + place);
  }

  private follow(next: number): void {
    const { counts } = this;
    const { holder, side } = PLACES[next % PLACES.length]!;
    let key = Math.floor(next / PLACES.length);
    for (let seat = counts.length - 1; seat >= 0; seat--) {
      counts[seat] = key % BASE;
      key = Math.floor(key / BASE);
    }
    const canPlace = sum(counts) < this.most;
    for (let seat = 0; seat < counts.length; seat++) {
      if (canPlace) this.change(holder, side, seat as Seat, 'place');
      if (this.way === 'leaving' && counts[seat]! > 0) this.change(holder, side, seat as Seat, 'remove');
    }
    if (this.religion && holder !== null) this.find(holder, 'shang');
  }

  private change(holder: Seat | null, side: Side, seat: Seat, act: 'place' | 'remove'): void {
    const { counts, religion, rulings } = this;
    const by = act === 'place' ? 1 : -1;
    counts[seat]! += by;
    const settled = settleCounts(counts, holder, { seat, act, side, religion }, rulings);
    if (settled.what !== 'asks') this.find(settled.holder, settled.side);
    else {
      // Who has too few coins cannot pay: the same as a no.
      for (const yes of [true, false]) {
        const place = answered(settled, seat, yes);
        this.find(place.holder, place.side);
      }
    }
    counts[seat]! -= by;
  }
}

const EXPLORED = new Map<string, Exploration>();

/** For every way the cards of a good can lie, where its token can be then. */
function explore(good: Good, players: PlayerCount, way: Way, rules: TokenRules): Exploration {
  const name = [good, players, way, rules.religion, rulingFlags(rules.rulings)].join();
  const known = EXPLORED.get(name) ?? new Exploration(good, players, way, rules);
  EXPLORED.set(name, known);
  return known;
}

const refusal = (): InvalidInput => new InvalidInput('shops');

/** Where the token can be with so many cards in each shop. Throws InvalidInput. */
export function possiblePlaces(good: Good, counts: readonly number[], way: Way, rules: TokenRules): Place[] {
  return reading(() => {
    const list = readCounts(counts);
    if (!isPlayerCount(list.length) || !WAYS.includes(way)) return fail();
    if (sum(list) > cardsOf(readGood(good), list.length)) return [];
    return explore(good, list.length, way, readRules(rules)).placesOf(list);
  }, refusal);
}

/** How a collection can have come about; undefined where it cannot. Throws InvalidInput. */
export function wayTo(good: Good, collection: Collection, rules: TokenRules): Way | undefined {
  return reading(() => {
    const { counts, holder, side } = readCollection(collection);
    if (sum(counts) > cardsOf(readGood(good), counts.length)) return undefined;
    const by = readRules(rules);
    return WAYS.find((way) =>
      possiblePlaces(good, counts, way, by).some((place) => place.holder === holder && place.side === side),
    );
  }, refusal);
}
