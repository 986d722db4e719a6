/**
 * The fast door, for bots, scripts and tests: whole games on one board that is changed in place, with packed moves. The same
 * rules as the readable verbs of index.ts; nobody checks that a move is legal, or that a board is one.
 */
import { seedFrom } from '../../lib/random.ts';
import { ASK, ASK_NOTHING, type Board, DECIDER, GENERATOR, NOBODY } from './board.ts';
import { deal } from './deal.ts';
import type { PlayerCount, Seat } from './types.ts';

export { LONGEST_RECORD } from '../../lib/record-text.ts';
export { playMove } from './act.ts';
export {
  ASK,
  ASK_BONUS,
  ASK_CAMEL,
  ASK_END,
  ASK_GOOD,
  type Board,
  CAMEL,
  CIRCLE,
  CLOSING,
  COINS,
  copyBoard,
  createBoard,
  FIRST,
  HAND,
  HAND_SIZE,
  MARKET,
  NOBODY,
  PILE_SIZE,
  PLAYERS,
  PRESTIGE,
  RESULT,
  RESULT_INSTANT,
  SHANG,
  SHOP,
  TOKEN,
  TOKENS,
  TURN,
} from './board.ts';
export { isBoard } from './board-check.ts';
export { ALL_COINS, ALL_PRESTIGE, GOODS_TO_WIN, isInGame, tokensToWin } from './box.ts';
export { winsNow } from './end-turn.ts';
export { listMoves } from './legal.ts';
export { type MoveType, packMove, unpackMove } from './moves.ts';
export {
  DECLINE,
  END_TURN,
  firstOf,
  GIVE,
  KEEP,
  kindOf,
  MOST_MOVES,
  PAY,
  PLACE_CAMEL,
  PROTECT,
  secondOf,
  TAKE_COINS,
  TAKE_GOOD,
  USE,
  YIELD,
} from './packed.ts';
export { prepareSampler, type Sampler } from './sampler.ts';
export { scoreBoard, winnersOf } from './score.ts';
export { loadInto } from './state.ts';
export { CHARACTER_TRAITS } from './traits.ts';

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
