/** What is asked besides the moves of a turn: where a boat goes, which objective is kept, what is left out, whose coin. */
import {
  ASK,
  ASK_KEEP,
  ASK_KEEP_FIRST,
  ASK_NEED_NOT,
  ASK_PLACE,
  ASK_TAKE_COIN,
  type Board,
  copyBoard,
  createBoard,
  decider,
  firstOf,
  listMoves,
  MOST_MOVES,
  playMove,
  sideOf,
} from '../../games/dragon-market/fast.ts';
import type { Outlook } from './outlook.ts';

const moves = new Int32Array(MOST_MOVES);
const trial = createBoard();
const unfinished = new Uint8Array(4).fill(255); // whatever is drawn now is known

/** The answer that looks best to who is asked; undefined where it is a turn's own move that is asked for. */
export function bestAnswer(board: Board, outlook: Outlook): number | undefined {
  const ask = board.cells[ASK];
  if (
    ask !== ASK_PLACE &&
    ask !== ASK_KEEP &&
    ask !== ASK_KEEP_FIRST &&
    ask !== ASK_NEED_NOT &&
    ask !== ASK_TAKE_COIN
  )
    return undefined;
  const side = sideOf(board.cells, decider(board));
  const count = listMoves(board, moves);
  let best = moves[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count && count > 1; i++) {
    const move = moves[i]!;
    const worth = worthOf(board, move, side, outlook);
    if (worth > most) {
      most = worth;
      best = move;
    }
  }
  return best;
}

function worthOf(board: Board, move: number, side: number, outlook: Outlook): number {
  if (board.cells[ASK] === ASK_TAKE_COIN) {
    outlook.judge(board, unfinished);
    return outlook.chances[sideOf(board.cells, firstOf(move))]!; // from who is nearest to winning
  }
  copyBoard(board, trial);
  playMove(trial, move);
  if (board.cells[ASK] === ASK_PLACE) return outlook.harbour(trial, side);
  outlook.judge(trial, unfinished);
  return -outlook.toGo[side]!;
}
