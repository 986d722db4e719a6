/** How many points every side still has before it, and what chances of winning that makes. */
import {
  type Board,
  COINS,
  DONE_COUNT,
  HEIR,
  isOver,
  isRed,
  KIND,
  LEFT,
  movingSide,
  NEED,
  NONE,
  OBJECTIVE,
  objectivesToWin,
  PLAYERS,
  POINTS,
  POWER,
  sideOf,
  sidesOf,
  TURN,
} from '../../games/dragon-market/fast.ts';
import { compareChances } from './chances.ts';
import { Distances } from './distances.ts';
import { NO_WAY, PILES, STOPS, stopAt, Ways } from './ways.ts';

/** What an objective takes that is not known yet: about what the way of a new one comes to below, else completing one would look like a loss. */
const A_BLUE_ONE = 31;
const A_RED_ONE = 26;
/** What coins save, in points: only two a turn can be spent, so more than a few hardly help. */
const COINS_SAVE = [0, 0.6, 1.2, 1.7, 2.1, 2.4, 2.6, 2.7, 2.8, 2.8, 2.8, 2.8, 2.8] as const;
const MOST_COINS = 12;
const A_POWER = 1.5;
const WON = -60;
const NEVER = 200; // points, for who has no objective any more, or one that cannot be completed

/**
 * Only the next leg of a round is counted in full. Boats will lie otherwise before the later ones: what they seem to take now is
 * worth little, and who believed it would move boats about instead of going anywhere (docs/bots.md).
 */
const LATER = 0.4;
const A_GOOD = 3; // points, for each leg after the next

const MOST_NEEDED = 4;
const ALL_PILES = (1 << PILES) - 1;

export class Outlook {
  /** Points that each side still has to spend until it wins; coins, points at hand and powers taken off. */
  readonly toGo = new Float64Array(4);
  readonly chances = new Float64Array(4);
  private sides = 0;
  private readonly ways = new Ways();
  private readonly distances = new Distances();
  private readonly distance = new Uint8Array(STOPS);
  private readonly rows = new Int32Array(MOST_NEEDED);
  private readonly pileOf = new Uint8Array(PILES);
  private readonly wanted = new Uint8Array(MOST_NEEDED);
  private readonly best = new Float64Array((1 << MOST_NEEDED) * MOST_NEEDED);

  /** `done` are the objectives that were completed when the thought began: what comes after them is not known. */
  judge(board: Board, done: Uint8Array): void {
    const { cells } = board;
    if (isOver(board)) {
      this.chances.fill(0);
      this.chances[movingSide(cells)] = 1;
      this.toGo.fill(NEVER);
      this.toGo[movingSide(cells)] = WON;
      return;
    }
    this.read(board);
    const sides = sidesOf(cells);
    this.sides = sides;
    for (let side = 0; side < sides; side++) this.toGo[side] = this.pointsOf(board, side, done[side]!);
    compareChances(board, this.toGo, this.chances);
  }

  /** Which pile has which good. */
  private read(board: Board): void {
    for (let pile = 0; pile < PILES; pile++) this.pileOf[board.cells[KIND + pile]!] = pile;
  }

  /** What one side has to go, by itself: less work than judging all. */
  pointsToGo(board: Board, side: number, done: Uint8Array): number {
    this.read(board);
    return this.pointsOf(board, side, done[side]!);
  }

  /** The least that any other side has to go, on the board that was judged last. */
  rivalToGo(side: number): number {
    let least = NEVER * 2;
    for (let other = 0; other < this.sides; other++) {
      if (other !== side) least = Math.min(least, this.toGo[other]!);
    }
    return least;
  }

  /** What one side has to go for its objective, whatever it has besides. */
  tourOf(board: Board, side: number): number {
    this.read(board);
    this.ways.read(board);
    return board.cells[OBJECTIVE + side] === NONE ? NEVER : this.tour(board, side);
  }

  /** Points from one stop to another, on the board that was read last. */
  leg(from: number, to: number): number {
    this.ways.measure(to, ~(ALL_PILES | (1 << to)), 1 << from, this.distance, 0);
    return this.distance[from]!;
  }

  /** Marks the moves of boats that help the mover's heir on towards something it needs, or home. */
  markUseful(board: Board, marks: Uint8Array): void {
    const { cells, words } = board;
    const seat = cells[TURN]!;
    const side = sideOf(cells, seat);
    this.read(board);
    this.ways.read(board);
    let goals = 0;
    for (let bits = words[NEED + side]!; bits !== 0; bits &= bits - 1) {
      goals |= 1 << this.pileOf[31 - Math.clz32(bits & -bits)]!;
    }
    if (goals === 0) goals = 1 << (PILES + seat);
    this.ways.markUseful(
      stopAt(board, cells[HEIR + seat]!),
      goals,
      ~(ALL_PILES | (1 << (PILES + seat))),
      marks,
    );
  }

  /** While boats are placed and goods are not laid yet: how much nearer the boats lie to that side's home than to others'. */
  harbour(board: Board, side: number): number {
    const { cells } = board;
    this.ways.read(board);
    let worth = 0;
    for (let seat = cells[PLAYERS]! - 1; seat >= 0; seat--) {
      this.ways.measure(PILES + seat, ~ALL_PILES & ~(1 << (PILES + seat)), ALL_PILES, this.distance, 0);
      let sum = 0;
      for (let pile = 0; pile < PILES; pile++) sum += this.distance[pile]!;
      worth += sideOf(cells, seat) === side ? -sum : sum / cells[PLAYERS]!;
    }
    return worth;
  }

  /** What somebody sees who thinks of the next good alone: the less, the nearer. */
  nearest(board: Board, seat: number): number {
    const { cells, words } = board;
    const side = sideOf(cells, seat);
    const need = words[NEED + side]!;
    const home = 1 << (PILES + seat);
    let wanted = need === 0 ? home : 0;
    let count = 0;
    for (let pile = 0; pile < PILES; pile++) {
      if (((need >> cells[KIND + pile]!) & 1) === 0) continue;
      count++;
      if (cells[LEFT + pile]! > 0) wanted |= 1 << pile;
    }
    this.ways.read(board);
    const heir = stopAt(board, cells[HEIR + seat]!);
    let least: number = NO_WAY;
    for (let stop = 0; stop < STOPS; stop++) {
      if (((wanted >> stop) & 1) === 0) continue;
      this.ways.measure(stop, ~ALL_PILES & ~home, 1 << heir, this.distance, 0);
      least = Math.min(least, this.distance[heir]!);
    }
    return least + (count + 1 - 5 * cells[DONE_COUNT + side]!) * (NO_WAY + 1);
  }

  private pointsOf(board: Board, side: number, doneBefore: number): number {
    const { cells, words } = board;
    const done = cells[DONE_COUNT + side]!;
    const left = objectivesToWin(cells) - done;
    if (left <= 0) return WON;
    let powers = 0;
    for (let bits = words[POWER + side]!; bits !== 0; bits &= bits - 1) powers++;
    const points = side === movingSide(cells) ? cells[POINTS]! : 0;
    const another = isRed(cells) ? A_RED_ONE : A_BLUE_ONE;
    if (done > doneBefore)
      return left * another - COINS_SAVE[cells[COINS + side]!]! - powers * A_POWER - points; // the turn goes on
    const coins = Math.min(MOST_COINS, cells[COINS + side]! + points);
    const saved = COINS_SAVE[coins]! + powers * A_POWER;
    if (cells[OBJECTIVE + side] === NONE) return NEVER;
    return this.tour(board, side) + (left - 1) * another - saved;
  }

  /** Points to fetch all that is needed and bring it home. */
  private tour(board: Board, side: number): number {
    const { cells, words } = board;
    const { distances } = this;
    distances.look(board, ~(ALL_PILES | this.homesOf(cells, side)));
    let count = 0;
    for (let bits = words[NEED + side]!; bits !== 0; bits &= bits - 1) {
      const pile = this.pileOf[31 - Math.clz32(bits & -bits)]!;
      if (cells[LEFT + pile] === 0) return NEVER;
      this.rows[count] = distances.rowTo(pile);
      this.wanted[count++] = pile;
    }
    let shortest = NEVER;
    for (let seat = cells[PLAYERS]! - 1; seat >= 0; seat--) {
      if (sideOf(cells, seat) !== side) continue;
      const heir = stopAt(board, cells[HEIR + seat]!);
      shortest = Math.min(shortest, this.alone(count, heir, distances.rowTo(PILES + seat)));
    }
    return shortest;
  }

  /** The pontoons of a side, as bits. */
  private homesOf(cells: Uint8Array, side: number): number {
    let homes = 0;
    for (let seat = cells[PLAYERS]! - 1; seat >= 0; seat--) {
      if (sideOf(cells, seat) === side) homes |= 1 << (PILES + seat);
    }
    return homes;
  }

  /** The shortest round for one heir: from where it stands over all that is wanted to its home. */
  private alone(count: number, heir: number, homeward: number): number {
    const { wanted, rows, best } = this;
    const { points } = this.distances;
    if (count === 0) return points[homeward + heir]!;
    const all = (1 << count) - 1;
    best.fill(NEVER, 0, (all + 1) * MOST_NEEDED);
    for (let i = 0; i < count; i++) best[(1 << i) * MOST_NEEDED + i] = points[rows[i]! + heir]!;
    for (let set = 1; set < all; set++) {
      for (let last = 0; last < count; last++) {
        const so = best[set * MOST_NEEDED + last]!;
        if (so >= NEVER) continue;
        for (let next = 0; next < count; next++) {
          if ((set >> next) & 1) continue;
          const at = (set | (1 << next)) * MOST_NEEDED + next;
          const far = so + A_GOOD + LATER * points[rows[next]! + wanted[last]!]!;
          if (far < best[at]!) best[at] = far;
        }
      }
    }
    let shortest = NEVER;
    for (let last = 0; last < count; last++) {
      const far = best[all * MOST_NEEDED + last]! + A_GOOD + LATER * points[homeward + wanted[last]!]!;
      if (far < shortest) shortest = far;
    }
    return shortest;
  }
}
