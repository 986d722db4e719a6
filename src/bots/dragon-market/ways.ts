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

const END_PILES = 10; // of boats with their sailor at an end
const PLACES = 144;
const MOST_SPOTS = 512; // a boat lies in at most fourteen ways, with two piles each
const MOST_NEXT = 8192;
const LATER = 3; // points to one's neighbours: one, or two

/** All stops, for who looks for none in particular. */
export const EVERYWHERE = -1;
const DETOUR = 1; // points

/** A small number for a slide or turn of a boat. */
export const markOf = (move: number): number => (move & 0xfff) | (kindOf(move) === SLIDE ? 0x1000 : 0);
export const MARKS = 0x2000;

/** The pile or pontoon that somebody stands on. */
export const stopAt = ({ chart }: Board, place: number): number => {
  const what = chart[place]!;
  return what >= PONTOON ? PILES + what - PONTOON : what - PILE_AT;
};

/** A spot is a pile of a boat that lies in one of its ways, or a pontoon. The two piles of a boat are spots 2n and 2n + 1. */
export class Ways {
  private readonly moves = new Int32Array(MOST_MOVES);
  private spots = 0;
  private readonly placeOf = new Uint8Array(MOST_SPOTS);
  private readonly stopOf = new Uint8Array(MOST_SPOTS);
  private readonly lies = new Int16Array(STOPS); // the spot of a stop as it lies now; -1 for a boat that is not placed yet
  private readonly from = new Int16Array(STOPS + 1); // of a boat's spots, by its first pile; the pontoons' come last
  private readonly firstAt = new Int16Array(PLACES); // a spot on each place, and then the next on the same one
  private readonly nextAt = new Int16Array(MOST_SPOTS);
  /** Spots beside a spot, of other boats. */
  private readonly beside = new Int16Array(MOST_NEXT);
  private readonly besideFrom = new Int16Array(MOST_SPOTS + 1);
  private readonly points = new Uint8Array(MOST_SPOTS);
  private readonly pointsFrom = new Uint8Array(MOST_SPOTS);
  private readonly moveAt = new Int32Array(MOST_SPOTS); // that leads to a lying; 0 for the one that is; by half of a spot
  private readonly queues = Array.from({ length: LATER }, () => new Int16Array(MOST_NEXT));

  /** Reads how the boats lie. */
  read(board: Board): void {
    const { cells } = board;
    const count = listBoats(board, this.moves, 0);
    this.spots = 0;
    this.firstAt.fill(-1);
    let i = 0;
    for (let boat = 0; boat < BOATS; boat++) {
      const at = cells[AT + boat]!;
      const heading = cells[HEADING + boat]!;
      this.from[boat * 2] = this.spots;
      this.lies[boat * 2] = at === 0 ? -1 : this.spots;
      this.lies[boat * 2 + 1] = at === 0 ? -1 : this.spots + 1;
      this.moveAt[this.spots >> 1] = 0;
      if (at !== 0) this.lay(boat, at, heading);
      for (; i < count && firstOf(this.moves[i]!) === boat; i++) {
        const move = this.moves[i]!;
        this.moveAt[this.spots >> 1] = move;
        if (kindOf(move) === SLIDE) this.lay(boat, at + AHEAD[heading]! * (secondOf(move) - FAR), heading);
        else this.lay(boat, at, turned(heading, secondOf(move)));
      }
    }
    this.from[PILES] = this.spots;
    this.moveAt.fill(0, this.spots >> 1, (this.spots >> 1) + 4);
    const players = cells[PLAYERS]!;
    for (let seat = 0; seat < players; seat++) {
      this.lies[PILES + seat] = this.spots;
      this.add(PILES + seat, pontoonOf(players, seat));
    }
    this.findNeighbours();
  }

  private lay(boat: number, at: number, heading: number): void {
    this.add(boat * 2, pilePlace(boat, at, heading, 0));
    this.add(boat * 2 + 1, pilePlace(boat, at, heading, 1));
  }

  private add(stop: number, place: number): void {
    const spot = this.spots++;
    this.placeOf[spot] = place;
    this.stopOf[spot] = stop;
    this.nextAt[spot] = this.firstAt[place]!;
    this.firstAt[place] = spot;
  }

  private findNeighbours(): void {
    const { placeOf, stopOf, firstAt, nextAt, beside, besideFrom, spots } = this;
    let count = 0;
    for (let spot = 0; spot < spots; spot++) {
      besideFrom[spot] = count;
      const place = placeOf[spot]!;
      const boat = stopOf[spot]! >> 1;
      for (let heading = 0; heading < 4; heading++) {
        for (let other = firstAt[place + AHEAD[heading]!]!; other >= 0; other = nextAt[other]!) {
          if (stopOf[other]! >> 1 !== boat) beside[count++] = other;
        }
      }
    }
    besideFrom[spots] = count;
  }

  /**
   * Points to one stop from every other as it lies now, without setting foot on those in `closed`; worked out backwards. Once
   * all of `sought` are found it looks no further.
   */
  measure(to: number, closed: number, sought: number, distance: Uint8Array, offset: number): void {
    distance.fill(NO_WAY, offset, offset + STOPS);
    this.search(to, closed, sought, false, this.points);
    for (let stop = 0; stop < STOPS; stop++) {
      if (this.lies[stop]! >= 0) distance[offset + stop] = this.points[this.lies[stop]!]!;
    }
  }

  /**
   * The moves of boats that lie on a way from that stop to one of the goals, or on one that is hardly longer: into `marks`, by
   * `markOf`.
   */
  markUseful(heir: number, goals: number, closed: number, marks: Uint8Array): void {
    const { lies, points, pointsFrom, moveAt, spots } = this;
    marks.fill(0);
    this.search(heir, closed, EVERYWHERE, true, pointsFrom);
    for (let left = goals; left !== 0; left &= left - 1) {
      const goal = 31 - Math.clz32(left & -left);
      this.search(goal, closed, EVERYWHERE, false, points);
      const most = points[lies[heir]!]! + DETOUR;
      for (let spot = 0; spot < spots; spot++) {
        if (points[spot]! + pointsFrom[spot]! <= most) marks[markOf(moveAt[spot >> 1]!)] = 1;
      }
    }
  }

  /** Points to a stop from every spot, or with `onwards` from it to every spot, as far as it takes to find all of `sought`. */
  private search(start: number, closed: number, sought: number, onwards: boolean, points: Uint8Array): void {
    const { stopOf, lies, from, beside, besideFrom, queues, spots } = this;
    points.fill(NO_WAY, 0, spots);
    let now = queues[0]!;
    let soon = queues[1]!;
    let late = queues[2]!;
    let nows = 1;
    let soons = 0;
    let lates = 0;
    now[0] = lies[start]!;
    points[now[0]!] = 0;
    let left = sought;
    let ridden = 0; // stops whose boats were thought of, as bits
    for (let far = 0; far < NO_WAY - 2 && nows + soons > 0; far++) {
      for (let i = 0; i < nows; i++) {
        const spot = now[i]!;
        if (points[spot] !== far) continue;
        const stop = stopOf[spot]!;
        const lying = lies[stop] === spot;
        if (lying) {
          left &= ~(1 << stop);
          if (left === 0) return;
        }
        // `boat.carry`: a point more, and one comes with the boat from wherever it lay before.
        if (stop < PILES && ((ridden >> stop) & 1) === 0) {
          ridden |= 1 << stop;
          const end = from[(stop & ~1) + 2]!;
          for (let other = from[stop & ~1]! + (stop & 1); other < end; other += 2) {
            if (points[other]! <= far + 1) continue;
            points[other] = far + 1;
            soon[soons++] = other;
          }
        }
        // A boat that lies elsewhere now has to be brought there before somebody can step onto it.
        for (let n = besideFrom[spot]!, end = besideFrom[spot + 1]!; n < end; n++) {
          const other = beside[n]!;
          const at = stopOf[other]!;
          const isThere = onwards ? lies[at] === other : lying;
          const next = isThere ? far + 1 : far + 2;
          if (points[other]! <= next || ((closed >> at) & 1) !== 0) continue;
          points[other] = next;
          if (isThere) soon[soons++] = other;
          else late[lates++] = other;
        }
        // The two piles of a boat with its sailor at an end are side by side.
        if (stop < END_PILES && points[spot ^ 1]! > far + 1) {
          points[spot ^ 1] = far + 1;
          soon[soons++] = spot ^ 1;
        }
      }
      const done = now;
      now = soon;
      nows = soons;
      soon = late;
      soons = lates;
      late = done;
      lates = 0;
    }
  }
}
