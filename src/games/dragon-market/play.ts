/** The readable verbs: each puts a state on a board, works on that, and makes a state of it again. */
import { playMove } from './act.ts';
import { ASK, ASK_NOTHING, DECIDER, movingSide } from './board.ts';
import { IllegalMove, type MoveError } from './errors.ts';
import type { GameEvent } from './events.ts';
import { type Move, packMove } from './moves.ts';
import { MOVES } from './moves-on-board.ts';
import { seatsOf } from './objectives.ts';
import { boardOf, distrust, type State, store } from './state.ts';
import type { Seat } from './types.ts';

export interface Outcome {
  readonly reason: 'objectives';
  readonly winners: readonly Seat[]; // both seats of a team
}

/** Who decides now; undefined when the game is over. */
export function toMove(state: State): Seat | undefined {
  const { cells } = boardOf(state);
  return cells[ASK] === ASK_NOTHING ? undefined : (cells[DECIDER] as Seat);
}

/** Every legal move, no duplicates, in a stable order. */
export const legalMoves = (state: State): Move[] => MOVES.all(boardOf(state));

/** Why that move is refused; undefined where it is legal. */
export const check = (state: State, move: Move): MoveError | undefined =>
  MOVES.refusal(boardOf(state), packMove(move));

/** The new state, and what happened in order, with all that is hidden: `redact` it for a seat. */
export function playWithEvents(state: State, move: Move): { state: State; events: GameEvent[] } {
  const board = boardOf(state);
  const packed = packMove(move);
  const error = MOVES.refusal(board, packed);
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
