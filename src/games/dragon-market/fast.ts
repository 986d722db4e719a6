/**
 * The fast door, for bots, scripts and tests: whole games on one board that is changed in place, with packed moves. The same
 * rules as the readable verbs of index.ts; nobody checks that a move is legal, or that a board is one.
 */
import { seedFrom } from '../../lib/random.ts';
import { ASK, ASK_NOTHING, type Board, DECIDER, GENERATOR, NONE } from './board.ts';
import { deal } from './deal.ts';
import { wishesOf } from './options.ts';
import type { Rulings } from './rulings.ts';
import type { PlayerCount, Seat } from './types.ts';

export { LONGEST_RECORD } from '../../lib/record-text.ts';
export { playMove } from './act.ts';
export {
  ASK,
  ASK_KEEP,
  ASK_KEEP_FIRST,
  ASK_MOVE,
  ASK_NEED_NOT,
  ASK_PLACE,
  ASK_ROLL,
  ASK_TAKE_COIN,
  AT,
  type Board,
  COINS,
  copyBoard,
  createBoard,
  DIE,
  DONE_COUNT,
  FIRST,
  GOODS,
  HEADING,
  HEIR,
  isRed,
  KIND,
  LEFT,
  movingSide,
  NEED,
  NONE,
  OBJECTIVE,
  objectivesToWin,
  PAID,
  PLAYERS,
  POINTS,
  POWER,
  STOCK,
  sideOf,
  sidesOf,
  TURN,
  USED,
} from './board.ts';
export { isBoard, wrongWith } from './board-check.ts';
export { pilePlace } from './boats.ts';
export {
  AHEAD,
  CHART,
  PILE_AT,
  PILE_END,
  PONTOON,
  placeOf,
  pontoonOf,
  RIM,
  SAILOR,
  SEA,
  squareOf,
  turned,
} from './chart.ts';
export { isHome, isPassing, isTaken, isWalkable, payable, stepsLeft } from './heirs.ts';
export { goodToTake, listBoats, listMoves } from './legal.ts';
export { MOVE_TYPES, type MoveType, packMove, unpackMove } from './moves.ts';
export {
  CROSS,
  END_TURN,
  FAR,
  firstOf,
  KEEP,
  kindOf,
  MOST_MOVES,
  PAY,
  REROLL,
  ROLL,
  SLIDE,
  STEP,
  secondOf,
  TAKE,
  TURN_BOAT,
} from './packed.ts';
export { MOST_PLAYED } from './playable.ts';
export { prepareSampler, type Sampler } from './sampler.ts';
export { loadInto } from './state.ts';
export { ALL_COINS, BOATS, TOKENS_OF_A_KIND } from './types.ts';

/** Where the board's own chance begins. */
export function seedBoard(board: Board, seed: string): void {
  seedFrom(seed, board.words, GENERATOR);
}

/** A new game on this board with our cards; chance goes on from where it was. */
export function dealGame(board: Board, players: PlayerCount, rulings: Partial<Rulings> = {}): void {
  deal(board, wishesOf({ players, rulings }), NONE);
}

export const isOver = (board: Board): boolean => board.cells[ASK] === ASK_NOTHING;

/** Who decides now. */
export const decider = (board: Board): Seat => board.cells[DECIDER] as Seat;
