/** The "FEN" of a table: everything that lies on it, for tests, puzzles and bug reports. */
import { seedFrom } from '../../lib/random.ts';
import { LONGEST_SEED } from '../../lib/record-limits.ts';
import {
  ASK,
  ASK_KEEP,
  ASK_KEEP_FIRST,
  ASK_MOVE,
  ASK_NEED_NOT,
  ASK_NOTHING,
  ASK_PLACE,
  ASK_ROLL,
  ASK_TAKE_COIN,
  BECAUSE,
  type Board,
  DIE,
  DRAWN,
  DRAWN_COUNT,
  FIRST,
  GENERATOR,
  OWED,
  PAID,
  PILE,
  PILE_SIZE,
  PLAYERS,
  POINTS,
  sidesOf,
  TURN,
} from './board.ts';
import { wrongWith } from './board-check.ts';
import type { OwnDeck } from './deck.ts';
import { InvalidPosition } from './errors.ts';
import { layOut } from './position-lay.ts';
import { readPosition } from './position-read.ts';
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
import type { Rulings } from './rulings.ts';
import { blankBoard, boardOf, type State, store } from './state.ts';
import type { PlayerCount, PowerId, Seat, Square } from './types.ts';

export interface Position {
  readonly players: PlayerCount;
  readonly rulings?: Readonly<Partial<Rulings>>; // only what differs from the defaults
  readonly deck?: OwnDeck;
  readonly boats: readonly BoatWords[]; // ten
  readonly heirs: readonly Square[]; // by seat
  readonly sides: readonly SideWords[]; // by seat, or by team: 0 = seats 0 and 2
  readonly pile: readonly number[]; // objectives, top first
  readonly firstPlayer: Seat;
  readonly toMove: Seat; // whose turn it is; after the end, who has won it
  readonly phase: 'keep' | 'need-not' | 'roll' | 'move' | 'take-coin';
  readonly drawn?: readonly number[]; // with 'keep'
  readonly dice?: readonly [number, number]; // from here on: of this turn, after its roll
  readonly points?: number;
  readonly paid?: 0 | 1 | 2;
  readonly used?: readonly PowerId[];
  readonly owed?: number; // with 'take-coin': coins still to be taken
  readonly because?: 'end-turn' | 'power'; // … and what goes on after it
}

/** A game that is over is told by who has won, in the midst of their move. */
const PHASES = new Map<number, Position['phase']>([
  [ASK_KEEP, 'keep'],
  [ASK_NEED_NOT, 'need-not'],
  [ASK_ROLL, 'roll'],
  [ASK_MOVE, 'move'],
  [ASK_TAKE_COIN, 'take-coin'],
  [ASK_NOTHING, 'move'],
]);

function turnOf(board: Board): Partial<Position> {
  const { cells } = board;
  if (cells[ASK] === ASK_ROLL) return {};
  return {
    ...(cells[ASK] === ASK_KEEP && { drawn: [...cells.subarray(DRAWN, DRAWN + cells[DRAWN_COUNT]!)] }),
    dice: [cells[DIE]!, cells[DIE + 1]!],
    points: cells[POINTS]!,
    paid: cells[PAID] as 0 | 1 | 2,
    used: usedPowers(board),
    ...(cells[ASK] === ASK_TAKE_COIN && {
      owed: cells[OWED]!,
      because: cells[BECAUSE] === 0 ? 'end-turn' : 'power',
    }),
  };
}

/** The position of a state, from the first roll on. Throws InvalidPosition in the set-up. */
export function toPosition(state: State): Position {
  const board = boardOf(state);
  const { cells } = board;
  if (cells[ASK] === ASK_PLACE || cells[ASK] === ASK_KEEP_FIRST) throw new InvalidPosition('set-up');
  const rulings = rulingsOf(cells);
  const deck = ownDeck(cells);
  return {
    players: cells[PLAYERS] as PlayerCount,
    ...(Object.keys(rulings).length > 0 && { rulings }),
    ...(deck && { deck }),
    boats: boatsOf(cells) as BoatWords[],
    heirs: heirsOf(cells),
    sides: Array.from({ length: sidesOf(cells) }, (_, side) => sideAt(board, side)),
    pile: [...cells.subarray(PILE, PILE + cells[PILE_SIZE]!)].reverse(),
    firstPlayer: cells[FIRST] as Seat,
    toMove: cells[TURN] as Seat,
    phase: PHASES.get(cells[ASK]!)!,
    ...turnOf(board),
  };
}

/** A state that lies as the position says; chance goes on from the seed. Throws InvalidPosition. */
export function fromPosition(position: Position, seed: string): State {
  const read = readPosition(position);
  if (typeof seed !== 'string' || seed.length > LONGEST_SEED) {
    throw new InvalidPosition('seed', { most: LONGEST_SEED });
  }
  const board = blankBoard();
  seedFrom(seed, board.words, GENERATOR);
  layOut(board, read);
  const wrong = wrongWith(board);
  if (wrong !== undefined) throw new InvalidPosition(wrong);
  return store(board);
}
