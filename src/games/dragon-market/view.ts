/**
 * What a seat may know, and no more. No seed, no generator, no order of the pile; with red objectives none of another side's,
 * what it still needs or what it has drawn. What a side has seen of the pile it remembers, as far as it rules something out.
 */
import { isSeatOf } from '../../lib/reading.ts';
import { kindsIn } from './bit-set.ts';
import {
  ASK,
  ASK_KEEP_FIRST,
  ASK_NOTHING,
  ASK_PLACE,
  BECAUSE,
  type Board,
  CARDS,
  DECIDER,
  DIE,
  DRAWN,
  DRAWN_COUNT,
  FIRST,
  isRed,
  NONE,
  OBJECTIVE,
  OWED,
  PAID,
  PILE_SIZE,
  PLAYERS,
  POINTS,
  RULED_OUT,
  STOCK,
  sideOf,
  sidesOf,
  TURN,
} from './board.ts';
import { type OwnDeck, RED_GOODS } from './deck.ts';
import { InvalidInput } from './errors.ts';
import {
  type BoatWords,
  boatsOf,
  heirsOf,
  ownDeck,
  rulingsOf,
  type SideWords,
  sideAt,
  usedPowers,
} from './read.ts';
import { DEFAULT_RULINGS, type Rulings } from './rulings.ts';
import { boardOf, type State } from './state.ts';
import { type PlayerCount, POWERS, type PowerId, type Seat, type Square } from './types.ts';

/** What is to be decided now. */
export const PHASES = [
  'place-boat',
  'keep-first',
  'roll',
  'move',
  'keep',
  'need-not',
  'take-coin',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

export interface ViewSide extends SideWords {
  readonly hasObjective: boolean;
  readonly hidden: boolean; // it has an objective, but the viewer does not know which: `objective` is null and `need` empty
  readonly ruledOut: readonly number[]; // cards that the viewer knows not to be its objective
  readonly powers: readonly PowerId[];
}

export interface View {
  readonly seat: Seat | null; // who looks; null for a bystander
  readonly players: PlayerCount;
  readonly rulings: Readonly<Rulings>;
  readonly deck: OwnDeck | null; // null: ours
  readonly boats: readonly (BoatWords | null)[]; // ten; null for one that is not placed yet
  readonly heirs: readonly Square[];
  readonly sides: readonly ViewSide[]; // by seat, or by team
  readonly stock: number; // coins
  readonly pile: number; // objectives
  readonly firstPlayer: Seat;
  readonly turn: Seat | null; // null while the table is set up
  readonly phase: Phase;
  readonly toMove: Seat | null; // who decides; null when the game is over
  readonly drawn: { readonly count: number; readonly cards: readonly number[] }; // cards only for the side that chooses
  readonly dice: readonly [number, number] | null; // null before the roll
  readonly points: number;
  readonly paid: number;
  readonly used: readonly PowerId[];
  readonly owed: number;
  readonly because: 'end-turn' | 'power' | null;
}

/** Powers by the order in which they were won. */
const powersOf = (cells: Uint8Array, done: readonly number[]): PowerId[] =>
  isRed(cells) ? done.map((card) => POWERS[cells[CARDS + card * 4 + RED_GOODS]!]!) : [];

/** `open` shows everything. */
function sideSeen(board: Board, side: number, viewer: number, open: boolean): ViewSide {
  const { cells, words } = board;
  const whole = sideAt(board, side);
  const hasObjective = cells[OBJECTIVE + side] !== NONE;
  const hidden = hasObjective && isRed(cells) && side !== viewer && !open;
  return {
    ...whole,
    ...(hidden && { objective: null, need: [] }),
    hasObjective,
    hidden,
    ruledOut: viewer === NONE ? [] : kindsIn(words[RULED_OUT + viewer * 4 + side]!),
    powers: powersOf(cells, whole.done),
  };
}

function look(state: State, seat: Seat | undefined, open: boolean): View {
  const board = boardOf(state);
  const { cells } = board;
  const players = cells[PLAYERS] as PlayerCount;
  if (seat !== undefined && !isSeatOf(seat, players)) throw new InvalidInput('seat');
  const viewer = seat === undefined ? NONE : sideOf(cells, seat);
  const ask = cells[ASK]!;
  const drawn = [...cells.subarray(DRAWN, DRAWN + cells[DRAWN_COUNT]!)];
  const choosing = sideOf(cells, cells[DECIDER]!);
  return {
    seat: seat ?? null,
    players,
    rulings: { ...DEFAULT_RULINGS, ...rulingsOf(cells) },
    deck: ownDeck(cells) ?? null,
    boats: boatsOf(cells).map((boat) => boat ?? null),
    heirs: heirsOf(cells),
    sides: Array.from({ length: sidesOf(cells) }, (_, side) => sideSeen(board, side, viewer, open)),
    stock: cells[STOCK]!,
    pile: cells[PILE_SIZE]!,
    firstPlayer: cells[FIRST] as Seat,
    turn: ask === ASK_PLACE || ask === ASK_KEEP_FIRST ? null : (cells[TURN] as Seat),
    phase: PHASES[ask]!,
    toMove: ask === ASK_NOTHING ? null : (cells[DECIDER] as Seat),
    drawn: { count: drawn.length, cards: open || choosing === viewer ? drawn : [] },
    dice: cells[DIE] === 0 ? null : [cells[DIE]!, cells[DIE + 1]!],
    points: cells[POINTS]!,
    paid: cells[PAID]!,
    used: usedPowers(board),
    owed: cells[OWED]!,
    because: PHASES[ask] !== 'take-coin' ? null : cells[BECAUSE] === 0 ? 'end-turn' : 'power',
  };
}

/** What that seat may know; undefined is a bystander. */
export const view = (state: State, seat: Seat | undefined): View => look(state, seat, false);

/** The table with every objective laid open: at the end of a game, and for who looks back on all of it. */
export const openView = (state: State, seat?: Seat): View => look(state, seat, true);
