import {
  type Board,
  copyBoard,
  createBoard,
  dealGame,
  isOver,
  listMoves,
  MOST_MOVES,
  playMove,
  seedBoard,
} from '../../../../src/games/dunhuang/fast.ts';
import type { PlayerCount } from '../../../../src/games/dunhuang/index.ts';
import { below, seedFrom } from '../../../../src/lib/random.ts';

/** Boards of random games, one after another as they are played, sometimes a jump. */
export function* boards(players: PlayerCount, count: number): Generator<Board> {
  const dice = new Int32Array(4);
  seedFrom(`boards ${players}`, dice, 0);
  const moves = new Int32Array(MOST_MOVES);
  const board = createBoard();
  const kept = createBoard();
  seedBoard(board, 'features');
  for (let n = 0; n < count; n++) {
    if (n === 0 || isOver(board)) dealGame(board, players);
    if (n % 7 === 0) copyBoard(board, kept);
    yield n % 5 === 0 ? kept : board;
    playMove(board, moves[below(dice, 0, listMoves(board, moves))]!);
  }
}
