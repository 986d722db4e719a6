/**
 * Can a collection have come to lie as it lies? Found by playing: from the empty table every card placed, every card taken
 * away, every token turned and every answer, until nothing new turns up.
 */
import { cardsOf } from './box.ts';
import { answerQuestion, type Collection, changeCollection, type TokenRules, unseen } from './collection.ts';
import type { Good, PlayerCount, Seat, Side } from './types.ts';

export type Place = { readonly holder: Seat | null; readonly side: Side };

/** `placing`: nobody ever took a card out of a shop. `leaving`: somebody did. */
export type Way = 'placing' | 'leaving';

const keyOf = ({ counts, holder, side }: Collection): string => `${counts.join()}:${holder}:${side}`;

function after(
  good: Good,
  from: Collection,
  seat: Seat,
  act: 'place' | 'remove',
  rules: TokenRules,
): Collection[] {
  const { collection, settlement } = changeCollection(good, from, { seat, act }, rules);
  if (settlement.what !== 'asks') return [collection];
  // Who has too few coins cannot pay: the same as a no.
  return [true, false].map((yes) => {
    const { holder, side } = answerQuestion(settlement, seat, yes);
    return { counts: collection.counts, holder, side };
  });
}

function following(good: Good, from: Collection, way: Way, rules: TokenRules): Collection[] {
  const found: Collection[] = [];
  const canPlace = unseen(good, from) > 0;
  from.counts.forEach((count, index) => {
    const seat = index as Seat;
    if (canPlace) found.push(...after(good, from, seat, 'place', rules));
    if (way === 'leaving' && count > 0) found.push(...after(good, from, seat, 'remove', rules));
  });
  if (rules.religion && from.holder !== null) found.push({ ...from, side: 'shang' });
  return found;
}

const EXPLORED = new Map<string, Map<string, Place[]>>();

/** For every way the cards of a good can lie, where its token can be then. */
function explore(good: Good, players: PlayerCount, way: Way, rules: TokenRules): Map<string, Place[]> {
  const name = JSON.stringify([good, players, way, rules]);
  const known = EXPLORED.get(name);
  if (known) return known;
  const places = new Map<string, Place[]>();
  const seen = new Set<string>();
  const waiting: Collection[] = [{ counts: Array<number>(players).fill(0), holder: null, side: 'number' }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const key = keyOf(next);
    if (seen.has(key)) continue;
    seen.add(key);
    const cards = next.counts.join();
    const { holder, side } = next;
    places.set(cards, [...(places.get(cards) ?? []), { holder, side }]);
    waiting.push(...following(good, next, way, rules));
  }
  EXPLORED.set(name, places);
  return places;
}

/** Where the token can be with so many cards in each shop. */
export function possiblePlaces(good: Good, counts: readonly number[], way: Way, rules: TokenRules): Place[] {
  return explore(good, counts.length as PlayerCount, way, rules).get(counts.join()) ?? [];
}

/** How a collection can have come about; undefined where it cannot. */
export function wayTo(good: Good, { counts, holder, side }: Collection, rules: TokenRules): Way | undefined {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total > cardsOf(good, counts.length)) return undefined;
  return (['placing', 'leaving'] as const).find((way) =>
    possiblePlaces(good, counts, way, rules).some((place) => place.holder === holder && place.side === side),
  );
}
