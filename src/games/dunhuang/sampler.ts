/**
 * Deals worlds that fit a view, many a second: every card that the viewer cannot place goes at random
 * into a place that they cannot see. What is the same in every world is laid out once.
 */
import { below, next, shuffle } from '../../lib/random.ts';
import { type Board, copyBoard, createBoard, DEALT, DRAWN, GENERATOR, HAND, PILE } from './board.ts';
import { InvalidInput } from './errors.ts';
import { goodOf, type Layer, zonesOf } from './known-cards.ts';
import type { View } from './view.ts';
import { boardFromView, unseenCards, waitingToKeep } from './view-board.ts';

/** Places for hidden cards, in the order of their bits: four hands, the drawn cards, the pile. */
const ZONES = 6;
const DRAWN_PLACE = 4;
const PILE_PLACE = 5;

/** A view of a true table needs a few dozen; one that somebody made up could have us try for ever. */
const MOST_TRIES = 20_000;

const bits = (zones: number): number => {
  let count = 0;
  for (let left = zones; left > 0; left &= left - 1) count++;
  return count;
};

export interface Sampler {
  /** Writes a world into `board`; chance comes from the four numbers in `random`. */
  deal(board: Board, random: Int32Array): void;
}

class ViewSampler implements Sampler {
  private readonly open = createBoard();
  private readonly rest: Uint8Array; // cards that could lie anywhere
  private readonly known: readonly number[]; // cards that could lie in some places
  private readonly free = new Uint8Array(ZONES); // hidden places left when all is laid out
  private readonly room = new Uint8Array(ZONES); // … and left in the world being dealt
  private readonly waiting: readonly number[];
  private readonly bottom: readonly Layer[];
  private readonly pile = new Uint8Array(64); // unknown pile cards of this world
  private piled = 0;
  private tries = 0;

  constructor(view: View) {
    boardFromView(this.open, view);
    this.rest = Uint8Array.from(unseenCards(view));
    this.waiting = waitingToKeep(view);
    this.bottom = view.memory.bottom;
    view.seats.forEach((seat, i) => {
      this.free[i] = i === view.seat ? 0 : seat.handSize;
    });
    this.free[DRAWN_PLACE] = view.drawn.count - view.drawn.goods.length;
    const known = this.bottom.reduce<number>(
      (n, layer) => n + (typeof layer === 'number' ? 0 : layer.length),
      0,
    );
    this.free[PILE_PLACE] = view.pile - known;
    // Those that can lie in few places first: they leave the others little to trip over.
    this.known = [...view.memory.cards].sort((a, b) => bits(zonesOf(a)) - bits(zonesOf(b)));
  }

  deal(board: Board, random: Int32Array): void {
    copyBoard(this.open, board);
    this.room.set(this.free);
    this.piled = 0;
    this.tries = 0;
    if (!this.placeKnown(board.cells, 0, random)) throw new InvalidInput('view');
    const rest = this.rest;
    shuffle(rest, 0, rest.length, random, 0);
    let at = 0;
    for (let place = 0; place < ZONES; place++) {
      for (let n = this.room[place]!; n > 0; n--) this.put(board.cells, place, rest[at++] ?? 0);
    }
    this.layPile(board.cells, random);
    for (const seat of this.waiting) {
      board.cells.set(rest.subarray(at, at + 3).sort(), DEALT + seat * 3);
      at += 3;
    }
    for (let i = 0; i < 4; i++) board.words[GENERATOR + i] = next(random, 0);
  }

  private put(cells: Uint8Array, place: number, good: number): void {
    if (place === PILE_PLACE) this.pile[this.piled++] = good;
    else cells[(place === DRAWN_PLACE ? DRAWN : HAND + place * 10) + good]! += 1;
  }

  private takeBack(cells: Uint8Array, place: number, good: number): void {
    if (place === PILE_PLACE) this.piled--;
    else cells[(place === DRAWN_PLACE ? DRAWN : HAND + place * 10) + good]! -= 1;
  }

  /**
   * Puts the known cards from `n` on into places where they may lie, a free place being as likely
   * as another. Goes back where a later one finds no room: the true table shows that a way exists.
   */
  private placeKnown(cells: Uint8Array, n: number, random: Int32Array): boolean {
    if (n === this.known.length) return true;
    const card = this.known[n]!;
    for (let open = zonesOf(card); ; ) {
      const place = this.pick(open, random);
      if (place < 0 || ++this.tries > MOST_TRIES) return false;
      this.room[place]! -= 1;
      this.put(cells, place, goodOf(card));
      if (this.placeKnown(cells, n + 1, random)) return true;
      this.takeBack(cells, place, goodOf(card));
      this.room[place]! += 1;
      open &= ~(1 << place);
    }
  }

  /** One of these zones, by how many places are free in it; -1 where none is. */
  private pick(zones: number, random: Int32Array): number {
    let total = 0;
    for (let place = 0; place < ZONES; place++) if ((zones >> place) & 1) total += this.room[place]!;
    if (total === 0) return -1;
    let nth = (zones & (zones - 1)) === 0 ? 0 : below(random, 0, total);
    for (let place = 0; ; place++) {
      if (((zones >> place) & 1) === 0) continue;
      if (nth < this.room[place]!) return place;
      nth -= this.room[place]!;
    }
  }

  /** Bottom first: layers where the viewer knows them, the rest unknown. */
  private layPile(cells: Uint8Array, random: Int32Array): void {
    const pile = this.pile;
    if (this.known.length > 0) shuffle(pile, 0, this.piled, random, 0);
    let from = 0;
    let to = PILE;
    for (const layer of this.bottom) {
      if (typeof layer === 'number') for (let i = 0; i < layer; i++) cells[to++] = pile[from++]!;
      else {
        cells.set(layer, to);
        shuffle(cells, to, layer.length, random, 0);
        to += layer.length;
      }
    }
    while (from < this.piled) cells[to++] = pile[from++]!;
  }
}

/** Ready to deal worlds that this seat could be in. */
export const prepareSampler = (view: View): Sampler => new ViewSampler(view);
