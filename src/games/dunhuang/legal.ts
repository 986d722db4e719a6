/** What may be done now: on the fast path a list of packed moves, without garbage. */
import {
  ASK,
  ASK_BONUS,
  ASK_CAMEL,
  ASK_END,
  ASK_GIVE,
  ASK_GOOD,
  ASK_KEEP_DEALT,
  ASK_KEEP_DRAWN,
  ASK_PAY,
  ASK_PLACE_CAMEL,
  ASK_PROTECT,
  type Board,
  CAMEL,
  CIRCLE,
  COIN_STOCK,
  COINS,
  DEALT,
  DECIDER,
  DRAWN,
  TURN,
} from './board.ts';
import { listGifts } from './characters/give.ts';
import { CAST } from './characters/index.ts';
import {
  DECLINE,
  END_TURN,
  KEEP,
  MOVE_CAMEL,
  PAY,
  PLACE_CAMEL,
  PROTECT,
  SKIP_BONUS,
  TAKE_COINS,
  TAKE_GOOD,
  TO_HAND,
  TO_SHOP,
  YIELD,
} from './packed.ts';

function listDealt(cells: Uint8Array, moves: Int32Array): number {
  const dealt = DEALT + cells[DECIDER]! * 3; // dealt cards lie sorted
  let count = 0;
  for (let i = 0; i < 3; i++) {
    const good = cells[dealt + i]!;
    if (i === 0 || good !== cells[dealt + i - 1]) moves[count++] = (KEEP << 16) | (good << 8);
  }
  return count;
}

function listDrawn(cells: Uint8Array, moves: Int32Array): number {
  let count = 0;
  for (let good = 1; good <= 10; good++) {
    if (cells[DRAWN + good]! > 0) moves[count++] = (KEEP << 16) | (good << 8);
  }
  return count;
}

function listSteps(cells: Uint8Array, moves: Int32Array): number {
  const most = 1 + cells[COINS + cells[TURN]!]!;
  for (let steps = 1; steps <= most; steps++) moves[steps - 1] = (MOVE_CAMEL << 16) | (steps << 8);
  return most;
}

function listBonus(board: Board, moves: Int32Array): number {
  const cells = board.cells;
  moves[0] = SKIP_BONUS << 16;
  let count = 1;
  if (cells[COIN_STOCK]! > 0) moves[count++] = TAKE_COINS << 16;
  return CAST[cells[CIRCLE + cells[CAMEL]!]!]!.list(board, moves, count);
}

function pair(moves: Int32Array, a: number, b: number): number {
  moves[0] = a;
  moves[1] = b;
  return 2;
}

/** Writes every legal move into `moves`, in a stable order; returns how many there are. */
export function listMoves(board: Board, moves: Int32Array): number {
  const cells = board.cells;
  switch (cells[ASK]) {
    case ASK_CAMEL:
      return listSteps(cells, moves);
    case ASK_GOOD:
      return pair(moves, (TAKE_GOOD << 16) | (TO_SHOP << 8), (TAKE_GOOD << 16) | (TO_HAND << 8));
    case ASK_BONUS:
      return listBonus(board, moves);
    case ASK_END:
      moves[0] = END_TURN << 16;
      return 1;
    case ASK_KEEP_DRAWN:
      return listDrawn(cells, moves);
    case ASK_GIVE:
      return listGifts(board, moves, 0);
    case ASK_PROTECT:
      return pair(moves, PROTECT << 16, YIELD << 16);
    case ASK_PAY:
      return pair(moves, PAY << 16, DECLINE << 16);
    case ASK_KEEP_DEALT:
      return listDealt(cells, moves);
    case ASK_PLACE_CAMEL:
      for (let space = 0; space < 8; space++) moves[space] = (PLACE_CAMEL << 16) | (space << 8);
      return 8;
    default:
      return 0;
  }
}
