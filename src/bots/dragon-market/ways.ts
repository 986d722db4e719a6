/**
 * How many points it takes from pile to pile, roughly. Every boat is thought of where it lies and wherever one move brings it;
 * one steps between what lies side by side. Boats in each other's way are not thought of: a turn's search finds that out.
 */
import {
  AHEAD,
  AT,
  BOATS,
  type Board,
  FAR,
  firstOf,
  HEADING,
  kindOf,
  listBoats,
  MOST_MOVES,
  PILE_AT,
  PLAYERS,
  PONTOON,
  pilePlace,
  pontoonOf,
  SLIDE,
  secondOf,
  turned,
} from '../../games/dragon-market/fast.ts';

/** Where one can be: twenty piles, then a pontoon for each seat. A set of them is bits of a number. */
export const PILES = 20;
export const STOPS = PILES + 4;
/** Further than any way that is worth going. */
export const NO_WAY = 15;

const PLACES = 144;
const LYINGS = 16; // of a boat: as it lies (0), or after one move
const LONGEST = 2; // points from one to the next: a move of the boat that is stepped on, and the step
const ROOM = 2048;

/** The pile or pontoon that somebody stands on. */
export const stopAt = ({ chart }: Board, place: number): number => {
  const what = chart[place]!;
  return what >= PONTOON ? PILES + what - PONTOON : what - PILE_AT;
};

export class Ways {
  private readonly moves = new Int32Array(MOST_MOVES);
  private readonly here = new Int32Array(PLACES); // what lies on a place
  private readonly coming = new Int32Array(PLACES); // what one move can bring there
  private readonly how = new Uint8Array(PLACES * STOPS); // … by which lying of its boat
  private readonly places = new Uint8Array(STOPS * LYINGS);
  private readonly lyings = new Uint8Array(STOPS); // how many
  private readonly reached = new Int32Array(STOPS); // lyings, as bits
  private readonly queues = Array.from({ length: LONGEST + 1 }, () => new Uint16Array(ROOM));
  private readonly waiting = new Int32Array(LONGEST + 1);

  /** Reads how the boats lie. */
  read(board: Board): void {
    const { cells } = board;
    this.here.fill(0);
    this.coming.fill(0);
    for (let boat = 0; boat < BOATS; boat++) {
      const at = cells[AT + boat]!;
      this.lyings[boat * 2] = 0;
      this.lyings[boat * 2 + 1] = 0;
      if (at !== 0) this.lay(boat, at, cells[HEADING + boat]!, this.here); // 0: not placed yet
    }
    const players = cells[PLAYERS]!;
    for (let seat = 0; seat < 4; seat++) this.lyings[PILES + seat] = 0;
    for (let seat = 0; seat < players; seat++) this.add(PILES + seat, pontoonOf(players, seat), this.here);
    const count = listBoats(board, this.moves, 0);
    for (let i = 0; i < count; i++) {
      const move = this.moves[i]!;
      const boat = firstOf(move);
      let at = cells[AT + boat]!;
      let heading = cells[HEADING + boat]!;
      if (kindOf(move) === SLIDE) at += AHEAD[heading]! * (secondOf(move) - FAR);
      else heading = turned(heading, secondOf(move));
      this.lay(boat, at, heading, this.coming);
    }
  }

  private lay(boat: number, at: number, heading: number, on: Int32Array): void {
    this.add(boat * 2, pilePlace(boat, at, heading, 0), on);
    this.add(boat * 2 + 1, pilePlace(boat, at, heading, 1), on);
  }

  private add(stop: number, place: number, on: Int32Array): void {
    const n = this.lyings[stop]!++;
    this.places[stop * LYINGS + n] = place;
    this.how[place * STOPS + stop] = n;
    on[place]! |= 1 << stop;
  }

  /**
   * Points to one stop from every other as it lies now, without setting foot on those in `closed`; worked out backwards. Once
   * all of `sought` are found it looks no further.
   */
  measure(to: number, closed: number, sought: number, distance: Uint8Array, offset: number): void {
    distance.fill(NO_WAY, offset, offset + STOPS);
    this.reached.fill(0);
    this.waiting.fill(0);
    this.push(0, to, 0);
    let left = sought;
    let empty = 0;
    for (let points = 0; points < NO_WAY && empty <= LONGEST; points++) {
      const now = points % (LONGEST + 1);
      const queue = this.queues[now]!;
      empty = this.waiting[now] === 0 ? empty + 1 : 0;
      for (let i = 0; i < this.waiting[now]!; i++) {
        const stop = queue[i]! >> 4;
        const lying = queue[i]! & 15;
        const bit = 1 << lying;
        if ((this.reached[stop]! & bit) !== 0) continue;
        if (this.reached[stop] === 0) this.rideFrom(stop, points + 1);
        this.reached[stop]! |= bit;
        if (lying === 0) {
          distance[offset + stop] = points;
          left &= ~(1 << stop);
          if (left === 0) return;
        }
        this.stepFrom(stop, lying, closed, points);
      }
      this.waiting[now] = 0;
    }
  }

  private push(points: number, stop: number, lying: number): void {
    const at = points % (LONGEST + 1);
    this.queues[at]![this.waiting[at]!++] = (stop << 4) | lying;
  }

  /** `boat.carry`: a point more, and one is there with the boat. */
  private rideFrom(stop: number, points: number): void {
    for (let n = this.lyings[stop]! - 1; n >= 0; n--) this.push(points, stop, n);
  }

  /** A boat that lies elsewhere has to be brought there before somebody can step onto it. */
  private stepFrom(stop: number, lying: number, closed: number, points: number): void {
    const place = this.places[stop * LYINGS + lying]!;
    const open = ~(closed | (stop < PILES ? 3 << (stop & ~1) : 0));
    if (stop < BOATS) this.push(points + 1, stop ^ 1, lying); // the two piles of a boat with its sailor at an end
    const before = points + (lying === 0 ? 1 : 2);
    for (let heading = 0; heading < 4; heading++) {
      const next = place + AHEAD[heading]!;
      for (let bits = (this.here[next]! | this.coming[next]!) & open; bits !== 0; bits &= bits - 1) {
        this.pushNew(before, next, 31 - Math.clz32(bits & -bits));
      }
    }
  }

  private pushNew(points: number, place: number, stop: number): void {
    const lying = this.how[place * STOPS + stop]!;
    if (((this.reached[stop]! >> lying) & 1) === 0) this.push(points, stop, lying);
  }
}
