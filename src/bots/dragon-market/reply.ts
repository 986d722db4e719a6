/** What becomes of a table when a turn ends and everybody else plays the turn that looks best to them. */
import {
  ASK,
  ASK_MOVE,
  ASK_ROLL,
  type Board,
  copyBoard,
  DIE,
  decider,
  END_TURN,
  isOver,
  kindOf,
  listMoves,
  MOST_MOVES,
  PLAYERS,
  playMove,
  REROLL,
  ROLL,
  sideOf,
  TURN,
} from '../../games/dragon-market/fast.ts';
import { bestAnswer } from './answers.ts';
import type { Outlook } from './outlook.ts';
import type { TurnSearch, Worth } from './turn-search.ts';

const moves = new Int32Array(MOST_MOVES);

/** `power.reroll`: a die with the lower face can only gain by it. Undefined where there is none, or no such power. */
export function worthRerolling(board: Board): number | undefined {
  const count = listMoves(board, moves);
  for (let i = 0; i < count; i++) {
    const move = moves[i]!;
    if (kindOf(move) === REROLL && board.cells[DIE + ((move >> 8) & 1)] === 3) return move;
  }
  return undefined;
}

/** Ends that seat's turn as it stands, in place, if it is still under way. */
export function endTurn(board: Board, seat: number, outlook: Outlook): void {
  while (!isOver(board) && board.cells[TURN] === seat && board.cells[ASK] !== ASK_ROLL) {
    playMove(board, board.cells[ASK] === ASK_MOVE ? END_TURN << 16 : bestAnswer(board, outlook)!);
  }
}

/** Everybody's turn but that seat's, in place, until it comes round. */
export function hearAnswers(
  board: Board,
  seat: number,
  search: TurnSearch,
  outlook: Outlook,
  done: Uint8Array,
): void {
  const players = board.cells[PLAYERS]!;
  for (let others = 1; others < players && !isOver(board) && decider(board) !== seat; others++) {
    const other = decider(board);
    const side = sideOf(board.cells, other);
    const worth: Worth = (table) => -outlook.pointsToGo(table, side, done);
    playMove(board, ROLL << 16);
    const [best] = search.run(board, worth, (table, marks) => outlook.markUseful(table, marks), 0);
    if (best !== undefined) copyBoard(best.board, board);
    endTurn(board, other, outlook);
  }
}
