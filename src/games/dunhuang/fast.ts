/**
 * The fast path: whole games on one board that is changed in place, with packed moves, for bots and
 * benchmarks. The same rules as the readable verbs; nobody checks that a move is legal.
 */
import { seedFrom } from '../../lib/random.ts';
import { ASK, ASK_NOTHING, type Board, DECIDER, GENERATOR, NOBODY } from './board.ts';
import { deal } from './deal.ts';
import type { PlayerCount, Seat } from './types.ts';

/** Where the board's own chance begins. */
export function seedBoard(board: Board, seed: string): void {
  seedFrom(seed, board.words, GENERATOR);
}

/** A new game on this board under the default rulings; chance goes on from where it was. */
export function dealGame(board: Board, players: PlayerCount): void {
  deal(board, players, null, null, NOBODY);
}

export function isOver(board: Board): boolean {
  return board.cells[ASK] === ASK_NOTHING;
}

/** Who decides now. */
export function decider(board: Board): Seat {
  return board.cells[DECIDER] as Seat;
}
