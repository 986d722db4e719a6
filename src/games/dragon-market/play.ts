/** The readable verbs: each puts a state on a board, works on that, and makes a state of it again. */
import { isListed, unpackAll } from '../../lib/engine-door.ts';
import { playMove } from './act.ts';
import { ASK, ASK_NOTHING, type Board, DECIDER, movingSide } from './board.ts';
import { IllegalMove, type MoveError } from './errors.ts';
import type { GameEvent } from './events.ts';
import { listMoves } from './legal.ts';
import { type Move, packMove, unpackMove } from './moves.ts';
import { seatsOf } from './objectives.ts';
import { MOST_MOVES } from './packed.ts';
import { refuse } from './refuse.ts';
import { boardOf, distrust, type State, store } from './state.ts';
import type { Seat } from './types.ts';

export interface Outcome {
  readonly reason: 'objectives';
  readonly winners: readonly Seat[]; // both seats of a team
}

const moves = new Int32Array(MOST_MOVES);

/** Who decides now; undefined when the game is over. */
export function toMove(state: State): Seat | undefined {
  const { cells } = boardOf(state);
  return cells[ASK] === ASK_NOTHING ? undefined : (cells[DECIDER] as Seat);
}

/** Every legal move, no duplicates, in a stable order. */
export function legalMoves(state: State): Move[] {
  return unpackAll(moves, listMoves(boardOf(state), moves), unpackMove);
}

function checkPacked(board: Board, packed: number): MoveError | undefined {
  return isListed(moves, listMoves(board, moves), packed) ? undefined : refuse(board, packed);
}

/** Why that move is refused; undefined where it is legal. */
export function check(state: State, move: Move): MoveError | undefined {
  return checkPacked(boardOf(state), packMove(move));
}

/** The new state, and what happened in order, with all that is hidden: `redact` it for a seat. */
export function playWithEvents(state: State, move: Move): { state: State; events: GameEvent[] } {
  const board = boardOf(state);
  const packed = packMove(move);
  const error = checkPacked(board, packed);
  if (error !== undefined) throw new IllegalMove(error);
  distrust();
  playMove(board, packed);
  return { state: store(board), events: board.log!.slice() };
}

/** The new state; throws IllegalMove with what `check` says. */
export function play(state: State, move: Move): State {
  return playWithEvents(state, move).state;
}

/** `end.win`: who has won; undefined while the game goes on. */
export function outcome(state: State): Outcome | undefined {
  const { cells } = boardOf(state);
  if (cells[ASK] !== ASK_NOTHING) return undefined;
  return { reason: 'objectives', winners: seatsOf(cells, movingSide(cells)) };
}
