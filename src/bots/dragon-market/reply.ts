/** What becomes of a table when a turn ends and everybody else plays the turn that looks best to them. */
import {
  ASK,
  ASK_MOVE,
  ASK_ROLL,
  type Board,
  copyBoard,
  DIE,
  DONE_COUNT,
  END_TURN,
  isOver,
  kindOf,
  listMoves,
  MOST_MOVES,
  playMove,
  REROLL,
  ROLL,
  sideOf,
  TURN,
} from '../../games/dragon-market/fast.ts';
import { bestAnswer } from './answers.ts';
import type { Outlook } from './outlook.ts';
import type { TurnSearch, Useful } from './turn-search.ts';

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

/** What is left of the turn of who moves now, as it looks best to them; with points left after an objective they go on with the next. */
function playTurn(board: Board, search: TurnSearch, outlook: Outlook): void {
  const { cells } = board;
  const mover = cells[TURN]!;
  const side = sideOf(cells, mover);
  const useful: Useful = (table, marks) => outlook.markUseful(table, marks);
  for (let before = -1; before !== cells[DONE_COUNT + side]; ) {
    before = cells[DONE_COUNT + side]!;
    const done = cells.slice(DONE_COUNT, DONE_COUNT + 4);
    const [best] = search.run(board, (table) => -outlook.pointsToGo(table, side, done), useful, 0);
    if (best !== undefined) copyBoard(best.board, board);
    answerAll(board, mover, outlook);
    if (isOver(board) || cells[TURN] !== mover || cells[ASK] !== ASK_MOVE) return;
  }
  endTurn(board, mover, outlook);
}

/** Answers whatever that seat is asked besides the moves of its turn. */
function answerAll(board: Board, seat: number, outlook: Outlook): void {
  while (!isOver(board) && board.cells[TURN] === seat) {
    const answer = bestAnswer(board, outlook);
    if (answer === undefined) return;
    playMove(board, answer);
  }
}

/** So many turns, in place, the one that is under way to its end first. */
export function playOn(board: Board, turns: number, search: TurnSearch, outlook: Outlook): void {
  answerAll(board, board.cells[TURN]!, outlook);
  if (!isOver(board) && board.cells[ASK] === ASK_MOVE) playTurn(board, search, outlook);
  for (let n = 0; n < turns && !isOver(board); n++) {
    playMove(board, ROLL << 16);
    playTurn(board, search, outlook);
  }
}
