/**
 * Whether what a hint says may go wrong can go wrong: in worlds of its own, with one opponent, every turn of theirs is tried by
 * the rules alone. They do no more often what they cannot do; and who can win at once does.
 */
import type { Risk } from '../../../../src/bots/dunhuang/index.ts';
import {
  ASK,
  ASK_END,
  type Board,
  copyBoard,
  createBoard,
  decider,
  isOver,
  listMoves,
  loadInto,
  MOST_MOVES,
  playMove,
  TOKEN,
  TURN,
  unpackMove,
  winsNow,
} from '../../../../src/games/dunhuang/fast.ts';
import { determinize, type Move, play, type Seat, type View } from '../../../../src/games/dunhuang/index.ts';

/** Counts of some dozens of worlds differ by more than the slack now and then: who seems wrong is looked at again in many. */
const WORLDS = { first: 60, again: 600 } as const;
const SLACK = 0.2;

const ENDING: ReadonlySet<string> = new Set(['end-turn', 'skip-bonus', 'take-coins']);

/** Whether some way through the rest of this turn leads to such a table at its end, whatever others answer. */
function canReach(board: Board, seat: Seat, wanted: (board: Board) => boolean, depth = 0): boolean {
  if (isOver(board) || board.cells[ASK] === ASK_END || depth > 8) return wanted(board);
  const moves = new Int32Array(MOST_MOVES);
  const count = Math.min(listMoves(board, moves), depth === 0 ? 8 : MOST_MOVES);
  const next = createBoard();
  const leads = (move: number): boolean => {
    copyBoard(board, next);
    playMove(next, move);
    return canReach(next, seat, wanted, depth + 1);
  };
  const listed = moves.subarray(0, count);
  return decider(board) === seat ? listed.some(leads) : listed.every(leads);
}

/** The seat's own turn to its end, where it is told only as far as it is known: the first thing that comes to mind. */
function endTurn(board: Board, seat: Seat): void {
  const moves = new Int32Array(MOST_MOVES);
  while (!isOver(board) && board.cells[TURN] === seat) {
    const count = listMoves(board, moves);
    const listed = [...moves.subarray(0, count)];
    playMove(board, listed.find((move) => ENDING.has(unpackMove(move).type)) ?? listed[0]!);
  }
}

/** The share of worlds in which the only opponent has such a turn. */
function shareOf(
  view: View,
  moves: readonly Move[],
  random: () => number,
  worlds: number,
  wanted: (board: Board, rival: Seat) => boolean,
): number {
  const board = createBoard();
  const seat = view.seat!;
  let count = 0;
  for (let i = 0; i < worlds; i++) {
    loadInto(moves.reduce(play, determinize(view, random)), board);
    endTurn(board, seat);
    const rival = (1 - seat) as Seat;
    if (!isOver(board) && canReach(board, rival, (end) => wanted(end, rival))) count++;
  }
  return count / worlds;
}

function fits(risk: Risk, view: View, moves: readonly Move[], random: () => number, worlds: number): boolean {
  const wins = () => shareOf(view, moves, random, worlds, (end, rival) => winsNow(end.cells, rival));
  switch (risk.code) {
    case 'none':
      return wins() <= SLACK;
    case 'wins-at-once':
      return Math.abs(wins() - risk.chance) <= SLACK;
    case 'wins-on-points':
      return view.closing || view.pile <= 8;
    default: {
      const takes = (end: Board, rival: Seat): boolean => end.cells[TOKEN + risk.good] === rival;
      return shareOf(view, moves, random, worlds, takes) >= risk.chance - SLACK;
    }
  }
}

/** With two players, and a turn whose end is known; true of all others. */
export function canHappen(risk: Risk, view: View, moves: readonly Move[], random: () => number): boolean {
  if (view.players !== 2 || moves.at(-1)?.type !== 'end-turn') return true;
  return fits(risk, view, moves, random, WORLDS.first) || fits(risk, view, moves, random, WORLDS.again);
}
