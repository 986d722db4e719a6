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
import type { Good, PlayerCount, Seat, Side } from './types.ts';

export type Place = { readonly holder: Seat | null; readonly side: Side };

/** `placing`: nobody ever took a card out of a shop. `leaving`: somebody did. */
const WAYS = ['placing', 'leaving'] as const;
export type Way = (typeof WAYS)[number];

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** All that can be the case of one good, without garbage: there are tens of thousands of it. */
class Exploration {
  readonly places = new Map<number, Place[]>(); // by the cards in each shop, see `keyOf`
  private readonly waiting: Collection[] = [];
  private readonly most: number;
  private readonly way: Way;
  private readonly religion: TokenRules['religion'];
  private readonly rulings: Rulings;

  constructor(good: Good, players: PlayerCount, way: Way, { religion, rulings }: TokenRules) {
    this.most = cardsOf(good, players);
    this.way = way;
    this.religion = religion;
    this.rulings = completeRulings(rulings);
    this.find(Array<number>(players).fill(0), null, 'number');
    for (let next = this.waiting.pop(); next !== undefined; next = this.waiting.pop()) this.follow(next);
  }

  private find(counts: readonly number[], holder: Seat | null, side: Side): void {
    const key = keyOf(counts);
    const places = this.places.get(key) ?? [];
    if (places.some((place) => place.holder === holder && place.side === side)) return;
    if (places.push({ holder, side }) === 1) this.places.set(key, places);
    this.waiting.push({ counts, holder, side });
  }

  private follow(from: Collection): void {
    const { counts, holder } = from;
    const canPlace = sum(counts) < this.most;
    for (let seat = 0; seat < counts.length; seat++) {
      if (canPlace) this.change(from, seat as Seat, 'place');
      if (this.way === 'leaving' && counts[seat]! > 0) this.change(from, seat as Seat, 'remove');
    }
    if (this.religion && holder !== null) this.find(counts, holder, 'shang');
  }

  private change({ counts, holder, side }: Collection, seat: Seat, act: 'place' | 'remove'): void {
    const next = counts.slice();
    next[seat]! += act === 'place' ? 1 : -1;
    const change = { seat, act, side, religion: this.religion };
    const settled = settleCounts(next, holder, change, this.rulings);
    if (settled.what !== 'asks') {
      this.find(next, settled.holder, settled.side);
      return;
    }
    // Who has too few coins cannot pay: the same as a no.
    for (const yes of [true, false]) {
      const place = answered(settled, seat, yes);
      this.find(next, place.holder, place.side);
    }
  }
}

/** At most ten cards of a good in each of four shops. */
const keyOf = (counts: readonly number[]): number => counts.reduce((key, count) => key * 11 + count, 0);

const EXPLORED = new Map<string, Map<number, Place[]>>();

/** For every way the cards of a good can lie, where its token can be then. */
function explore(good: Good, players: PlayerCount, way: Way, rules: TokenRules): Map<number, Place[]> {
  const name = [good, players, way, rules.religion, rulingFlags(rules.rulings)].join();
  const places = EXPLORED.get(name) ?? new Exploration(good, players, way, rules).places;
  EXPLORED.set(name, places);
  return places;
}

const refusal = (): InvalidInput => new InvalidInput('shops');

/** Where the token can be with so many cards in each shop. Throws InvalidInput. */
export function possiblePlaces(good: Good, counts: readonly number[], way: Way, rules: TokenRules): Place[] {
  return reading(() => {
    const list = readCounts(counts);
    if (!isPlayerCount(list.length) || !WAYS.includes(way)) return fail();
    if (sum(list) > cardsOf(readGood(good), list.length)) return [];
    return explore(good, list.length, way, readRules(rules)).get(keyOf(list)) ?? [];
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
