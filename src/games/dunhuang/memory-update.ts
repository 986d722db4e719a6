/** How what somebody remembers changes with one move. */
import {
  ascending,
  DRAWN_ZONE,
  goodOf,
  handZone,
  knownCard,
  type Layer,
  layerSize,
  type Memory,
  PILE_ZONE,
  withCard,
  withoutCard,
  zonesOf,
} from './known-cards.ts';
import type { Good } from './types.ts';

/** A memory that is being added to: lists are replaced, never changed, so that states can share them. */
export class MemoryUpdate {
  private readonly old: Memory;
  private cards: readonly number[];
  private bottom: readonly Layer[];
  unkept: readonly Good[];

  constructor(memory: Memory) {
    this.old = memory;
    this.cards = memory.cards;
    this.bottom = memory.bottom;
    this.unkept = memory.unkept;
  }

  toMemory(): Memory {
    const { old, cards, bottom, unkept } = this;
    if (cards === old.cards && bottom === old.bottom && unkept === old.unkept) return old;
    return { cards, bottom, unkept };
  }

  /** A card of that good is seen to go into one of these zones. */
  see(zones: number, good: number): void {
    this.cards = withCard(this.cards, knownCard(zones, good));
  }

  private forget(card: number): void {
    this.cards = withoutCard(this.cards, card);
  }

  /**
   * A card of that good is shown and leaves a zone. Cards of a good are alike, so a known one whose zones lie within all
   * others' can be struck off; where none does, it was one of them, nobody knows which.
   */
  strike(zone: number, good: number): void {
    const held: number[] = []; // each kind of known card once
    for (const card of this.cards) {
      if (goodOf(card) === good && (zonesOf(card) & zone) !== 0 && card !== held.at(-1)) held.push(card);
    }
    if (held.length === 0) return;
    const within = held.find((c) => held.every((other) => (zonesOf(c) & ~zonesOf(other)) === 0));
    if (within !== undefined) {
      this.forget(within);
      return;
    }
    const together = held.reduce((zones, c) => zones | zonesOf(c), 0);
    for (const card of held) this.forget(card);
    for (let i = 1; i < held.length; i++) this.see(together, good);
  }

  /** `count` of the `size` cards in one zone move unseen into another. */
  blur(from: number, to: number, count: number, size: number): void {
    if (!this.cards.some((card) => (zonesOf(card) & from) !== 0)) return;
    const certain = new Map<number, number>(); // good -> how many are known to lie in `from`
    const moved: number[] = [];
    for (const card of this.cards) {
      if (zonesOf(card) === from) certain.set(goodOf(card), (certain.get(goodOf(card)) ?? 0) + 1);
      else moved.push((zonesOf(card) & from) === 0 ? card : card | (to * 16));
    }
    for (const [good, known] of certain) {
      const stay = Math.max(0, known - count);
      const leave = Math.max(0, count - (size - known));
      for (let i = 0; i < known; i++) {
        moved.push(knownCard(i < stay ? from : i < stay + leave ? to : from | to, good));
      }
    }
    this.cards = moved.sort(ascending);
  }

  /** What may lie in one zone may now lie in another too. */
  private spread(from: number, to: number): void {
    if (!this.cards.some((card) => (zonesOf(card) & from) !== 0)) return;
    this.cards = this.cards
      .map((card) => ((zonesOf(card) & from) === 0 ? card : card | (to * 16)))
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
  strikeTop(good: Good, size: number): void {
    if (size > this.layered()) {
      this.strike(PILE_ZONE, good);
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
    // Of a layer that is drawn in part, what is left is unknown and lies on top: nothing to keep.
    while (reached > 0) {
      const layer = bottom.pop()!;
      const drawn = Math.min(reached, layerSize(layer));
      reached -= drawn;
      const left = layerSize(layer) - drawn;
      if (typeof layer !== 'number') {
        for (const good of layer) this.see(left === 0 ? DRAWN_ZONE : DRAWN_ZONE | PILE_ZONE, good);
      }
    }
    this.layers(bottom);
  }

  /** Of `size` drawn cards somebody keeps one unseen; the rest go under the pile. */
  blurKept(seat: number, size: number): void {
    this.blur(DRAWN_ZONE, handZone(seat), 1, size);
    const rest: Good[] = [];
    const moved: number[] = [];
    for (const card of this.cards) {
      if (zonesOf(card) === DRAWN_ZONE) rest.push(goodOf(card));
      else if ((zonesOf(card) & DRAWN_ZONE) === 0) moved.push(card);
      else moved.push((card & ~(DRAWN_ZONE * 16)) | (PILE_ZONE * 16));
    }
    this.cards = moved.sort(ascending);
    if (rest.length === size - 1) {
      if (size > 1) this.bury(rest.sort(ascending));
      return;
    }
    this.bury(size - 1);
    for (const good of rest) this.see(PILE_ZONE, good);
  }
}
