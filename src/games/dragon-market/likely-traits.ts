/**
 * What tells a likely move from an unlikely one, as far as it can be seen without playing it. The traits and their order are part
 * of the format of records: a change of them makes records of version B unreadable.
 */
import {
  AT,
  type Board,
  HEADING,
  HEIR,
  KIND,
  LEFT,
  movingSide,
  NEED,
  PLAYERS,
  POINTS,
  TURN,
} from './board.ts';
import { afterPivot, frontOf, pilePlace, rearOf } from './boats.ts';
import { AHEAD, PILE_AT, PILE_END, pontoonOf, SEA, turned } from './chart.ts';
import { isTaken, isWalkable, payable } from './heirs.ts';
import {
  CROSS,
  DIAGONAL,
  DRIFT,
  END_TURN,
  FAR,
  firstOf,
  JUMP,
  kindOf,
  LEAP,
  PAY,
  PIVOT,
  SLIDE,
  STEP,
  SWING,
  secondOf,
  TURN_BOAT,
} from './packed.ts';

const TRAITS = [
  'dry', // to end or pay with no point left
  'hopeless', // … and no coin to pay with
  'back', // a step to where the heir came from in this turn
  'good', // to something needed
  'home-laden', // home with everything
  'home', // home without
  'nearer', // the heir comes nearer to what it wants, as the crow flies
  'farther',
  'onto-heir', // to a square where another stands
  'own-boat', // a move of the boat that the heir stands on
  'same-boat', // of the boat that was moved last in this turn
  'ashore', // the heir is brought beside something to walk on
  'to-goal', // … that it wants
  'alongside', // another boat comes beside the heir
  'leaves', // another boat was beside the heir
  'freight', // another boat has something needed
  'stopped', // a slide as far as it goes
  'short', // a slide by one square
  'first', // the first spending of a turn
  'after-boat', // a step after a boat has moved
] as const;

const trait = (name: (typeof TRAITS)[number]): number => 1 << TRAITS.indexOf(name);
const DRY = trait('dry');
const HOPELESS = trait('hopeless');
const BACK = trait('back');
const GOOD = trait('good');
const HOME_LADEN = trait('home-laden');
const HOME = trait('home');
const NEARER = trait('nearer');
const FARTHER = trait('farther');
const ONTO_HEIR = trait('onto-heir');
const OWN_BOAT = trait('own-boat');
const SAME_BOAT = trait('same-boat');
const ASHORE = trait('ashore');
const TO_GOAL = trait('to-goal');
const ALONGSIDE = trait('alongside');
const LEAVES = trait('leaves');
const FREIGHT = trait('freight');
const STOPPED = trait('stopped');
const SHORT = trait('short');
const UNSPENT = trait('first');
const AFTER_BOAT = trait('after-boat');

/** What of the turn so far the traits ask for. */
export interface Memory {
  cameFrom: number; // the heir's place before its last step; 0 where it has not moved
  boat: number; // that was moved last; -1
  wasBoat: boolean; // whether the last move was a boat's
  spent: boolean;
}

const isWanted = ({ cells, words, chart }: Board, place: number): boolean => {
  const pile = chart[place]! - PILE_AT;
  if (pile < 0 || chart[place]! >= PILE_END) return false;
  return cells[LEFT + pile]! > 0 && ((words[NEED + movingSide(cells)]! >> cells[KIND + pile]!) & 1) === 1;
};

const rowOf = (place: number): number => Math.trunc(place / 12);
const crow = (a: number, b: number): number => Math.abs(rowOf(a) - rowOf(b)) + Math.abs((a % 12) - (b % 12));
const isBeside = (a: number, b: number): boolean => crow(a, b) === 1;

/** Looks at one position's moves: what they have in common is found out once. */
export class Traits {
  private readonly goals: number[] = []; // places that the heir wants to be at
  private heir = 0;
  private board!: Board;
  private memory!: Memory;

  look(board: Board, memory: Memory): void {
    this.board = board;
    this.memory = memory;
    this.heir = board.cells[HEIR + board.cells[TURN]!]!;
    const { goals } = this;
    const { cells, words } = board;
    goals.length = 0;
    if (words[NEED + movingSide(cells)] === 0) {
      goals.push(pontoonOf(cells[PLAYERS]!, cells[TURN]!));
      return;
    }
    for (let boat = 0; boat < 10; boat++) {
      for (let pile = 0; pile < 2; pile++) {
        const place = pilePlace(boat, cells[AT + boat]!, cells[HEADING + boat]!, pile);
        if (cells[AT + boat] !== 0 && isWanted(board, place)) goals.push(place);
      }
    }
  }

  /** The traits of a move, as bits in the order of TRAITS. */
  of(move: number): number {
    const kind = kindOf(move);
    if (kind === END_TURN || kind === PAY) return this.ofEnding();
    if (kind === STEP || kind === DIAGONAL || kind === JUMP) return this.ofStep(firstOf(move));
    if (kind === CROSS) return this.ofStep(secondOf(move));
    if (kind === SLIDE || kind === TURN_BOAT || (kind >= LEAP && kind <= PIVOT))
      return this.ofBoat(kind, move);
    return 0;
  }

  private ofEnding(): number {
    const { cells } = this.board;
    if (cells[POINTS]! > 0) return 0;
    return payable(cells) === 0 ? DRY | HOPELESS : DRY;
  }

  private away(place: number): number {
    let least = 99;
    for (const goal of this.goals) least = Math.min(least, crow(place, goal));
    return least;
  }

  private ofStep(to: number): number {
    const { board, memory, heir } = this;
    const { cells, words } = board;
    const seat = cells[TURN]!;
    let traits = to === memory.cameFrom ? BACK : 0;
    if (to === pontoonOf(cells[PLAYERS]!, seat)) {
      traits |= words[NEED + movingSide(cells)] === 0 ? HOME_LADEN : HOME;
    }
    if (isWanted(board, to)) traits |= GOOD;
    if (isTaken(cells, seat, to)) traits |= ONTO_HEIR;
    if (memory.wasBoat) traits |= AFTER_BOAT;
    return traits | this.going(heir, to);
  }

  private going(from: number, to: number): number {
    const by = this.away(to) - this.away(from);
    return by < 0 ? NEARER : by > 0 ? FARTHER : 0;
  }

  private ofBoat(kind: number, move: number): number {
    const { board, memory, heir } = this;
    const { cells, chart } = board;
    const boat = firstOf(move);
    const by = secondOf(move);
    const at = cells[AT + boat]!;
    const heading = cells[HEADING + boat]!;
    let to = at;
    let facing = heading;
    if (kind === SLIDE || kind === LEAP) to = at + AHEAD[heading]! * (by - FAR);
    else if (kind === DRIFT) to = at + AHEAD[(heading + 1) & 3]! * (by - FAR);
    else if (kind === SWING) facing = (heading + 2) & 3;
    else {
      facing = turned(heading, by);
      if (kind === PIVOT) to = afterPivot(boat, at, heading, by);
    }
    let traits = boat === memory.boat ? SAME_BOAT : 0;
    if (!memory.spent) traits |= UNSPENT;
    if (kind === SLIDE) {
      if (by === FAR + 1 || by === FAR - 1) traits |= SHORT;
      const ahead =
        by > FAR ? frontOf(boat, to, heading) + AHEAD[heading]! : rearOf(boat, to, heading) - AHEAD[heading]!;
      if (chart[ahead] !== SEA) traits |= STOPPED;
    }
    const aboard = chart[heir]! - PILE_AT - boat * 2;
    return (
      traits |
      (aboard === 0 || aboard === 1
        ? this.ofOwn(boat, pilePlace(boat, to, facing, aboard))
        : this.ofOther(boat, at, heading, to, facing))
    );
  }

  /** The boat under the heir brings it to a place. */
  private ofOwn(boat: number, place: number): number {
    const { board, heir } = this;
    const { cells, chart } = board;
    let traits = OWN_BOAT | this.going(heir, place);
    for (const ahead of AHEAD) {
      const next = place + ahead;
      const what = chart[next]! - PILE_AT;
      if (what >> 1 === boat || !isWalkable(chart, cells[TURN]!, next)) continue;
      traits |= ASHORE;
      if (this.goals.includes(next)) traits |= TO_GOAL;
    }
    return traits;
  }

  private ofOther(boat: number, at: number, heading: number, to: number, facing: number): number {
    const { board, heir } = this;
    let traits = 0;
    for (let pile = 0; pile < 2; pile++) {
      const from = pilePlace(boat, at, heading, pile);
      if (isBeside(from, heir)) traits |= LEAVES;
      if (isBeside(pilePlace(boat, to, facing, pile), heir)) traits |= ALONGSIDE;
      if (isWanted(board, from)) traits |= FREIGHT;
    }
    return traits;
  }
}
