/**
 * `ruling.memory`: what a seat with perfect memory knows of hidden cards, and no more.
 *
 * A claim is a card of a known good that lies somewhere within a set of zones (hands, the pile, the
 * cards just drawn). Mostly the set is one hand: a tea went from the market into it, in sight of all.
 * Where cards move unseen, the set grows; where a card is shown, a claim is spent. Claims never say
 * more than was seen, whatever was moved in secret.
 */
import type { GameEvent } from './events.ts';
import type { Good, PlayerCount, Seat } from './types.ts';

export interface Memory {
  readonly claims: readonly number[]; // zones × 16 + good, ascending
  readonly bottom: readonly Layer[]; // of the pile, from the very bottom up
  readonly unkept: readonly Good[]; // the two cards this seat did not keep at the start
}

/** Cards that lie together in the pile: their goods in no order, or how many unknown ones. */
export type Layer = readonly Good[] | number;

/** Zones as bits: 1 << seat for a hand. */
export const DRAWN_ZONE = 16;
export const PILE_ZONE = 32;
export const handZone = (seat: number): number => 1 << seat;

const BLANK: Memory = { claims: [], bottom: [], unkept: [] };

export function blankMemory(players: PlayerCount): Memory[] {
  return new Array<Memory>(players + 1).fill(BLANK);
}

export const zonesOf = (claim: number): number => claim >> 4;
export const goodOf = (claim: number): Good => (claim & 15) as Good;
const claimOf = (zones: number, good: number): number => zones * 16 + good;

const ascending = (a: number, b: number): number => a - b;

export const layerSize = (layer: Layer): number => (typeof layer === 'number' ? layer : layer.length);

/** Goods that are known to lie in exactly that hand, ascending. */
export function knownIn(memory: Memory, seat: number): Good[] {
  return memory.claims.filter((claim) => zonesOf(claim) === handZone(seat)).map(goodOf);
}

/** The claims with one more, still ascending. */
function withClaim(claims: readonly number[], claim: number): readonly number[] {
  const more = claims.slice();
  let at = more.length;
  more.push(claim);
  for (; at > 0 && more[at - 1]! > claim; at--) more[at] = more[at - 1]!;
  more[at] = claim;
  return more;
}

function withoutClaim(claims: readonly number[], claim: number): readonly number[] {
  const fewer = claims.slice();
  for (let at = fewer.indexOf(claim); at < fewer.length - 1; at++) fewer[at] = fewer[at + 1]!;
  fewer.pop();
  return fewer;
}

/** A memory that is being added to: lists are replaced, never changed, so that states can share them. */
class Mind {
  private readonly old: Memory;
  private claims: readonly number[];
  private bottom: readonly Layer[];
  unkept: readonly Good[];

  constructor(memory: Memory) {
    this.old = memory;
    this.claims = memory.claims;
    this.bottom = memory.bottom;
    this.unkept = memory.unkept;
  }

  toMemory(): Memory {
    const { old, claims, bottom, unkept } = this;
    if (claims === old.claims && bottom === old.bottom && unkept === old.unkept) return old;
    return { claims, bottom, unkept };
  }

  /** A card of that good is seen to go into one of these zones. */
  see(zones: number, good: number): void {
    this.claims = withClaim(this.claims, claimOf(zones, good));
  }

  private forget(claim: number): void {
    this.claims = withoutClaim(this.claims, claim);
  }

  /**
   * A card of that good is shown and leaves a zone. Cards of a good are alike, so a claim whose zones
   * lie within all others' can be spent; where none does, one of them was, nobody knows which.
   */
  spend(zone: number, good: number): void {
    const held: number[] = []; // each kind of claim once
    for (const claim of this.claims) {
      if (goodOf(claim) === good && (zonesOf(claim) & zone) !== 0 && claim !== held.at(-1)) held.push(claim);
    }
    if (held.length === 0) return;
    const within = held.find((c) => held.every((other) => (zonesOf(c) & ~zonesOf(other)) === 0));
    if (within !== undefined) {
      this.forget(within);
      return;
    }
    const together = held.reduce((zones, c) => zones | zonesOf(c), 0);
    for (const claim of held) this.forget(claim);
    for (let i = 1; i < held.length; i++) this.see(together, good);
  }

  /** `count` of the `size` cards in one zone move unseen into another. */
  blur(from: number, to: number, count: number, size: number): void {
    if (!this.claims.some((claim) => (zonesOf(claim) & from) !== 0)) return;
    const certain = new Map<number, number>(); // good -> how many are known to lie in `from`
    const moved: number[] = [];
    for (const claim of this.claims) {
      if (zonesOf(claim) === from) certain.set(goodOf(claim), (certain.get(goodOf(claim)) ?? 0) + 1);
      else moved.push((zonesOf(claim) & from) === 0 ? claim : claim | (to * 16));
    }
    for (const [good, known] of certain) {
      const stay = Math.max(0, known - count);
      const leave = Math.max(0, count - (size - known));
      for (let i = 0; i < known; i++) {
        moved.push(claimOf(i < stay ? from : i < stay + leave ? to : from | to, good));
      }
    }
    this.claims = moved.sort(ascending);
  }

  /** What may lie in one zone may now lie in another too. */
  private spread(from: number, to: number): void {
    if (!this.claims.some((claim) => (zonesOf(claim) & from) !== 0)) return;
    this.claims = this.claims
      .map((claim) => ((zonesOf(claim) & from) === 0 ? claim : claim | (to * 16)))
      .sort(ascending);
  }

  /** Cards go under the pile, on this side of all that lies there. */
  bury(layer: Layer): void {
    const [lowest, ...above] = this.bottom;
    const joined = typeof layer === 'number' && typeof lowest === 'number';
    this.layers(joined ? [layer + lowest, ...above] : [layer, ...this.bottom]);
  }

  /** Unknown cards above all known ones say nothing, so they are left out. */
  private layers(bottom: readonly Layer[]): void {
    let length = bottom.length;
    while (typeof bottom[length - 1] === 'number') length--;
    this.bottom = bottom.slice(0, length);
  }

  private layered(): number {
    let sum = 0;
    for (const layer of this.bottom) sum += layerSize(layer);
    return sum;
  }

  /** The top card of a pile of `size` is shown. */
  spendTop(good: Good, size: number): void {
    if (size > this.layered()) {
      this.spend(PILE_ZONE, good);
      return;
    }
    const below = this.bottom.slice(0, -1);
    const top = this.bottom.at(-1) as readonly Good[]; // `layers` leaves no other on top
    const rest = top.toSpliced(top.indexOf(good), 1);
    this.layers(rest.length > 0 ? [...below, rest] : below);
  }

  /** Somebody draws `count` unseen from a pile of `size`. */
  blurTop(count: number, size: number): void {
    this.spread(PILE_ZONE, DRAWN_ZONE);
    let reached = count - (size - this.layered());
    if (reached <= 0) return;
    const bottom = [...this.bottom];
    while (reached > 0) {
      const layer = bottom.pop()!;
      const drawn = Math.min(reached, layerSize(layer));
      reached -= drawn;
      const left = layerSize(layer) - drawn;
      if (typeof layer !== 'number') {
        for (const good of layer) this.see(left === 0 ? DRAWN_ZONE : DRAWN_ZONE | PILE_ZONE, good);
      }
      if (left > 0) bottom.push(left);
    }
    this.layers(bottom);
  }

  /** Of `size` drawn cards somebody keeps one unseen; the rest go under the pile. */
  blurKept(seat: number, size: number): void {
    this.blur(DRAWN_ZONE, handZone(seat), 1, size);
    const rest: Good[] = [];
    const moved: number[] = [];
    for (const claim of this.claims) {
      if (zonesOf(claim) === DRAWN_ZONE) rest.push(goodOf(claim));
      else if ((zonesOf(claim) & DRAWN_ZONE) === 0) moved.push(claim);
      else moved.push((claim & ~(DRAWN_ZONE * 16)) | (PILE_ZONE * 16));
    }
    this.claims = moved.sort(ascending);
    if (rest.length === size - 1) {
      if (size > 1) this.bury(rest.sort(ascending));
      return;
    }
    this.bury(size - 1);
    for (const good of rest) this.see(PILE_ZONE, good);
  }
}

/** Sizes before the move, which the events alone do not tell. */
export interface Before {
  pile(): number;
  drawn(): number;
  hand(seat: number): number;
}

/** What one observer makes of a move. */
function remember(mind: Mind, me: Seat | undefined, events: readonly GameEvent[], before: Before): void {
  let pile = before.pile();
  for (const event of events) {
    const mine = event.seat === me;
    const hand = handZone(event.seat);
    switch (event.type) {
      case 'kept':
        if (mine) mind.unkept = event.unkept!;
        break;
      case 'good-taken':
        if (!mine && event.to === 'hand') mind.see(hand, event.good);
        break;
      case 'moved':
        if (mine) break;
        if (event.to === 'hand') mind.see(hand, event.good);
        else mind.spend(hand, event.good);
        break;
      case 'market-taken':
        if (!mine) mind.see(hand, event.good);
        break;
      case 'discarded':
        if (!mine && event.from === 'hand') mind.spend(hand, event.good);
        break;
      case 'market-exchanged':
        if (mine || event.zone === 'shop') break;
        mind.spend(hand, event.gave);
        mind.see(hand, event.took);
        break;
      case 'cards-taken':
        moveCards(mind, me, event.from, event.seat, event.goods!, before);
        break;
      case 'cards-given':
        moveCards(mind, me, event.seat, event.to, event.goods!, before);
        break;
      case 'drew':
        if (!mine) mind.blurTop(event.count, pile);
        else for (const [i, good] of event.goods!.entries()) mind.spendTop(good, pile - i);
        pile -= event.count;
        break;
      case 'drawn-kept':
        if (!mine) mind.blurKept(event.seat, before.drawn());
        break;
      case 'buried':
        if (mine) mind.bury(event.goods!);
        break;
      case 'refilled':
        mind.spendTop(event.good, pile);
        pile--;
        break;
    }
  }
}

/** Trader, Merchant: the two of them see the cards, the others only how many. */
function moveCards(
  mind: Mind,
  me: Seat | undefined,
  from: Seat,
  to: Seat,
  goods: readonly Good[],
  before: Before,
): void {
  if (me === from) for (const good of goods) mind.see(handZone(to), good);
  else if (me === to) for (const good of goods) mind.spend(handZone(from), good);
  else mind.blur(handZone(from), handZone(to), goods.length, before.hand(from));
}

/** Whether a move tells anything about hidden cards; of the pile, only those who know some of it. */
function tells(event: GameEvent): boolean {
  switch (event.type) {
    case 'good-taken':
      return event.to === 'hand';
    case 'discarded':
      return event.from === 'hand';
    case 'market-exchanged':
      return event.zone === 'hand';
    case 'kept':
    case 'moved':
    case 'market-taken':
    case 'cards-taken':
    case 'cards-given':
    case 'drew':
    case 'drawn-kept':
    case 'buried':
      return true;
    default:
      return false;
  }
}

/** A card shown in the refill tells something only to those who know some of the pile. */
function knowsPile({ bottom, claims }: Memory): boolean {
  // The pile is the highest zone, and claims are ascending: the last is the one that may lie there.
  return bottom.length > 0 || claims[claims.length - 1]! >= PILE_ZONE * 16;
}

export function updateMemory(
  memory: readonly Memory[],
  events: readonly GameEvent[],
  before: Before,
): readonly Memory[] {
  let told = false;
  let refilled = false;
  for (const event of events) {
    if (event.type === 'refilled') refilled = true;
    else if (tells(event)) told = true;
  }
  if (!told && !(refilled && memory.some(knowsPile))) return memory;
  const bystander = memory.length - 1;
  return memory.map((old, observer) => {
    if (!told && !knowsPile(old)) return old;
    const mind = new Mind(old);
    remember(mind, observer === bystander ? undefined : (observer as Seat), events, before);
    return mind.toMemory();
  });
}
