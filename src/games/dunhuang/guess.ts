/** Where the hidden cards may lie: the viewer's claims first, then everything else by chance. */
import { DRAWN_ZONE, goodOf, handZone, layerSize, PILE_ZONE, zonesOf } from './memory.ts';
import type { Good } from './types.ts';
import type { View } from './view.ts';

export interface Hidden {
  hands: Good[][]; // by seat; empty for the viewer's own
  drawn: Good[];
  pile: Good[]; // bottom first
  dealt: Map<number, Good[]>; // seats that have not kept yet
}

type Random = () => number;

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const list = [...items];
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
}

/** A place for cards that the viewer cannot see. */
interface Zone {
  readonly bit: number;
  readonly cards: Good[];
  free: number;
}

/**
 * Puts the claimed cards from `claims[at]` on into zones they may lie in, a free place being as
 * likely as another. Goes back where a later claim finds no room: the true table shows that a way
 * exists.
 */
function place(claims: readonly number[], at: number, zones: readonly Zone[], random: Random): boolean {
  if (at === claims.length) return true;
  const claim = claims[at]!;
  const open = zones.filter((zone) => (zonesOf(claim) & zone.bit) !== 0 && zone.free > 0);
  while (open.length > 0) {
    let nth = random() * open.reduce((sum, zone) => sum + zone.free, 0);
    let chosen = 0;
    while (chosen < open.length - 1 && nth >= open[chosen]!.free) nth -= open[chosen++]!.free;
    const [zone] = open.splice(chosen, 1) as [Zone];
    zone.free--;
    zone.cards.push(goodOf(claim));
    if (place(claims, at + 1, zones, random)) return true;
    zone.free++;
    zone.cards.pop();
  }
  return false;
}

/** Claims that can lie in few places first: those leave the others little to trip over. */
function narrowFirst(claims: readonly number[]): number[] {
  const width = (claim: number): number => {
    let bits = 0;
    for (let zones = zonesOf(claim); zones > 0; zones &= zones - 1) bits++;
    return bits;
  };
  return [...claims].sort((a, b) => width(a) - width(b));
}

/** The pile, bottom first: layers where the viewer knows them, the rest from `unknown`. */
function stack(view: View, unknown: readonly Good[], random: Random): Good[] {
  const rest = shuffled(unknown, random);
  const pile: Good[] = [];
  for (const layer of view.memory.bottom) {
    if (typeof layer === 'number') pile.push(...rest.splice(0, layer));
    else pile.push(...shuffled(layer, random));
  }
  return [...pile, ...rest];
}

export function guess(
  view: View,
  unplaced: readonly Good[],
  waiting: readonly number[],
  random: Random,
): Hidden {
  const layered = view.memory.bottom.reduce<number>(
    (sum, layer) => sum + (typeof layer === 'number' ? 0 : layerSize(layer)),
    0,
  );
  const hands = view.seats.map((seat, i): Zone => {
    return { bit: handZone(i), cards: [], free: i === view.seat ? 0 : seat.handSize };
  });
  const seen = view.drawn.goods.length;
  const drawn: Zone = { bit: DRAWN_ZONE, cards: [], free: view.drawn.count - seen };
  const pile: Zone = { bit: PILE_ZONE, cards: [], free: view.pile - layered };
  const zones = [...hands, drawn, pile];
  place(narrowFirst(view.memory.claims), 0, zones, random);
  const rest = shuffled(unplaced, random);
  for (const zone of zones) zone.cards.push(...rest.splice(0, zone.free));
  return {
    hands: hands.map((zone) => zone.cards),
    drawn: drawn.cards,
    pile: stack(view, pile.cards, random),
    dealt: new Map(waiting.map((seat) => [seat, rest.splice(0, 3)])),
  };
}
