/** Which of the legal moves are worth thinking about. */
import {
  ASK,
  ASK_BONUS,
  ASK_CAMEL,
  type Board,
  firstOf,
  kindOf,
  listMoves,
  MARKET,
  secondOf,
  TAKE_COINS,
  USE,
} from '../../games/dunhuang/fast.ts';
import { CHARACTERS } from '../../games/dunhuang/index.ts';

/** Once round: going further costs coins and reaches nothing new but more draws. */
const FARTHEST = 8;

/** Exchanges with the market, by kind of move. */
const exchanges = new Uint8Array(USE + CHARACTERS.length);
for (const id of ['soldier', 'general'] as const) exchanges[USE + CHARACTERS.indexOf(id)] = 1;

/** Drops exchanges for a good that an earlier one gets as well, from another space. */
function dropTwins({ cells }: Board, moves: Int32Array, count: number): number {
  let kept = 0;
  let give = 0;
  let gotten = 0; // goods, as bits
  for (let i = 0; i < count; i++) {
    const move = moves[i]!;
    if (exchanges[kindOf(move)] === 1) {
      const good = 1 << cells[MARKET + secondOf(move)]!;
      if (firstOf(move) !== give) {
        give = firstOf(move);
        gotten = 0;
      }
      if ((gotten & good) !== 0) continue;
      gotten |= good;
    }
    moves[kept++] = move;
  }
  return kept;
}

/** Writes them into `moves`; returns how many there are. Of bonuses the coins come first, or nothing where there are none. */
export function listSensible(board: Board, moves: Int32Array): number {
  const count = listMoves(board, moves);
  const ask = board.cells[ASK];
  if (ask === ASK_CAMEL) return count > FARTHEST ? FARTHEST : count;
  if (ask !== ASK_BONUS || count < 2 || kindOf(moves[1]!) !== TAKE_COINS) return count;
  // Coins are never worse than nothing, which is what comes first in the list.
  moves.copyWithin(0, 1, count);
  return dropTwins(board, moves, count - 1);
}
