/** The turns that win at once, found by trying all there are. */
import { isLastKnown } from '../../src/bots/dunhuang/game.ts';
import { listSensible } from '../../src/bots/dunhuang/sensible.ts';
import {
  ASK,
  ASK_CAMEL,
  ASK_END,
  type Board,
  copyBoard,
  createBoard,
  decider,
  firstOf,
  isOver,
  listMoves,
  MARKET,
  MOST_MOVES,
  playMove,
  secondOf,
  unpackMove,
  winsNow,
} from '../../src/games/dunhuang/fast.ts';

/** Once round the circle: further on lies nothing else. */
const ROUND = 8;

/** What these bring hangs on hidden cards. */
export const HIDDEN: ReadonlySet<string> = new Set(['interpreter', 'diplomat', 'trader', 'merchant']);

export interface Plan {
  readonly moves: readonly number[]; // up to where the turn is won, whatever bonus follows
  readonly key: string; // alike for turns that differ only in which of two equal cards is meant
}

export interface Plans {
  readonly open: readonly Plan[]; // by what everybody can see
  readonly asked: boolean; // whether one wins whatever another answers on the way
  readonly hidden: readonly (readonly number[])[]; // turns up to a move whose outcome hangs on hidden cards
}

export function movesOn(board: Board): number[] {
  const list = new Int32Array(MOST_MOVES);
  const moves = Array.from(list.subarray(0, listMoves(board, list)));
  return board.cells[ASK] === ASK_CAMEL ? moves.slice(0, ROUND) : moves;
}

export function after(board: Board, move: number): Board {
  const next = createBoard();
  copyBoard(board, next);
  playMove(next, move);
  return next;
}

function nameOf({ cells }: Board, move: number): string {
  const { type } = unpackMove(move);
  if (type !== 'soldier' && type !== 'general') return String(move);
  return `${type} ${firstOf(move)} for ${cells[MARKET + secondOf(move)]}`;
}

const isWon = (board: Board, seat: number): boolean =>
  isOver(board)
    ? false
    : board.cells[ASK] !== ASK_CAMEL && decider(board) === seat && winsNow(board.cells, seat);

/** Whether the seat can win its turn from here, whatever others answer, in this world. */
export function canWin(board: Board, seat: number): boolean {
  if (isWon(board, seat)) return true;
  if (board.cells[ASK] === ASK_END || isOver(board)) return false;
  const wins = (move: number): boolean => canWin(after(board, move), seat);
  return decider(board) === seat ? movesOn(board).some(wins) : movesOn(board).every(wins);
}

export function plansOf(board: Board, seat: number): Plans {
  const open = new Map<string, Plan>();
  const hidden: number[][] = [];
  let asked = false;
  const follow = (at: Board, moves: number[], key: string): void => {
    if (isWon(at, seat)) {
      if (!open.has(key)) open.set(key, { moves, key });
    } else if (at.cells[ASK] === ASK_END || isOver(at)) {
      return;
    } else if (decider(at) !== seat) {
      asked ||= canWin(at, seat);
    } else {
      for (const move of movesOn(at)) {
        if (HIDDEN.has(unpackMove(move).type)) hidden.push([...moves, move]);
        else follow(after(at, move), [...moves, move], `${key}/${nameOf(at, move)}`);
      }
    }
  };
  follow(board, [], '');
  return { open: [...open.values()], asked, hidden };
}

/** All sensible turns from here, each up to where it ends or hangs on others or on chance. */
export function turnsOn(board: Board, seat: number): { moves: number[]; end: Board }[] {
  const turns: { moves: number[]; end: Board }[] = [];
  const list = new Int32Array(MOST_MOVES);
  const follow = (at: Board, moves: number[]): void => {
    const last = moves.at(-1);
    const ended = isOver(at) || at.cells[ASK] === ASK_END || decider(at) !== seat;
    if (ended || (last !== undefined && isLastKnown(last))) turns.push({ moves, end: at });
    else for (const move of list.slice(0, listSensible(at, list))) follow(after(at, move), [...moves, move]);
  };
  follow(board, []);
  return turns;
}
