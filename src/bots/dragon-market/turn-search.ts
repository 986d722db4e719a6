/**
 * The best ends of a turn: boat moves and steps together, point by point, with the most promising tables of each point kept
 * (a beam). What chance decides is where a line ends: dice, and the next objective.
 */
import {
  ASK,
  ASK_MOVE,
  AT,
  type Board,
  copyBoard,
  createBoard,
  DONE_COUNT,
  END_TURN,
  goodToTake,
  HEIR,
  isPassing,
  KIND,
  kindOf,
  listMoves,
  MOST_MOVES,
  movingSide,
  NEED,
  PAID,
  PAY,
  PLAYERS,
  POINTS,
  payable,
  playMove,
  REROLL,
  SLIDE,
  TAKE,
  TURN,
  TURN_BOAT,
  USED,
} from '../../games/dragon-market/fast.ts';
import { MARKS, markOf, PILES } from './ways.ts';

/** What a table is worth to who moves, the higher the better. */
export type Worth = (board: Board) => number;
/** Marks the moves of boats that are worth thinking about. */
export type Useful = (board: Board, marks: Uint8Array) => void;

const MOST_POINTS = 16;
/** Of tables that are worth the same, chance prefers some: else a plan that takes several moves to show is never found. */
const TASTE = 1e-6;
const BOAT_BYTES = 20; // where ten boats lie, and how they head

/** Some tables, the best that came along. */
class Shelf {
  readonly boards: Board[];
  readonly worth: Float64Array;
  readonly lines: Int32Array; // how each came about: a number of a line
  readonly looked: Uint8Array; // whether it was gone on from
  private readonly keys: Int32Array;
  count = 0;
  private worst = 0;

  constructor(size: number) {
    this.boards = Array.from({ length: size }, () => createBoard());
    this.worth = new Float64Array(size);
    this.lines = new Int32Array(size);
    this.looked = new Uint8Array(size);
    this.keys = new Int32Array(size);
  }

  clear(): void {
    this.count = 0;
  }

  /** Whether a table of that worth would be kept. */
  has(worth: number): boolean {
    return this.count < this.boards.length || worth > this.worth[this.worst]!;
  }

  /** Of those with the same key only the best is kept. */
  put(board: Board, worth: number, line: number, key: number): void {
    const full = this.count === this.boards.length;
    const alike = this.keys.subarray(0, this.count).indexOf(key);
    if (alike >= 0 && worth <= this.worth[alike]!) return;
    const at = alike >= 0 ? alike : full ? this.worst : this.count++;
    this.keys[at] = key;
    copyBoard(board, this.boards[at]!);
    this.worth[at] = worth;
    this.lines[at] = line;
    this.looked[at] = 0;
    this.worst = 0;
    for (let i = 1; i < this.count; i++) if (this.worth[i]! < this.worth[this.worst]!) this.worst = i;
  }

  /** The best that was not gone on from; -1 where there is none left. */
  next(): number {
    let best = -1;
    for (let i = 0; i < this.count; i++) {
      if (this.looked[i] === 0 && (best < 0 || this.worth[i]! > this.worth[best]!)) best = i;
    }
    return best;
  }
}

/** Ends at which the heir stands on the same square with the same goods are much alike. */
const endKey = ({ cells, words }: Board): number =>
  Math.imul(words[NEED + movingSide(cells)]!, 0x01000193) ^ (cells[HEIR + cells[TURN]!]! << 8) ^ cells[ASK]!;

/** A turn, as far as it can be planned. */
export interface TurnEnd {
  readonly board: Board; // before the turn is ended
  readonly worth: number;
  readonly moves: readonly number[]; // packed
}

export class TurnSearch {
  /** Tables judged so far. */
  judged = 0;
  private readonly shelves: Shelf[];
  private readonly ends: Shelf;
  private readonly base = createBoard();
  private readonly trial = createBoard();
  private readonly moves = new Int32Array(MOST_MOVES);
  private readonly marks = new Uint8Array(MARKS);
  private readonly seen = new Set<number>();
  private readonly before: number[] = []; // the line that a line goes on from
  private readonly added: number[] = []; // … and its move
  private done = 0;
  private taste = 0;

  /** So many tables are kept for each point, and so many ends of the turn. */
  constructor(width: number, ends: number) {
    this.shelves = Array.from({ length: MOST_POINTS }, () => new Shelf(width));
    this.ends = new Shelf(ends);
  }

  /** The best ends of the turn that is under way, the best first; `taste` decides between equals. Their boards last until the next search. */
  run(board: Board, worth: Worth, useful: Useful, taste: number): TurnEnd[] {
    this.taste = taste;
    for (const shelf of this.shelves) shelf.clear();
    this.ends.clear();
    this.seen.clear();
    this.before.length = 0;
    this.added.length = 0;
    this.done = board.cells[DONE_COUNT + movingSide(board.cells)]!;
    copyBoard(board, this.trial);
    this.arrive(this.trial, -1, 0, worth);
    for (let spent = 0; spent < MOST_POINTS; spent++) {
      const shelf = this.shelves[spent]!;
      for (let at = shelf.next(); at >= 0; at = shelf.next()) {
        shelf.looked[at] = 1;
        copyBoard(shelf.boards[at]!, this.base);
        this.goOn(this.base, shelf.lines[at]!, spent, worth, useful);
      }
    }
    return this.sorted();
  }

  private sorted(): TurnEnd[] {
    const { ends } = this;
    return Array.from({ length: ends.count }, (_, i) => i)
      .sort((a, b) => ends.worth[b]! - ends.worth[a]! || ends.lines[a]! - ends.lines[b]!)
      .map((i) => ({ board: ends.boards[i]!, worth: ends.worth[i]!, moves: this.movesOf(ends.lines[i]!) }));
  }

  private movesOf(line: number): number[] {
    const moves: number[] = [];
    for (let at = line; at >= 0; at = this.before[at]!) moves.push(this.added[at]!);
    return moves.reverse();
  }

  private addLine(before: number, move: number): number {
    this.before.push(before);
    this.added.push(move);
    return this.before.length - 1;
  }

  /** All that can be done next. A coin is paid only when it is needed: the order makes no difference. */
  private goOn(board: Board, line: number, spent: number, worth: Worth, useful: Useful): void {
    const { cells } = board;
    let from = line;
    if (cells[POINTS] === 0) {
      if (payable(cells) === 0) return;
      playMove(board, PAY << 16);
      from = this.addLine(line, PAY << 16);
    }
    const points = cells[POINTS]!;
    const count = listMoves(board, this.moves);
    const all = spent === 0; // what is in the way is cleared first
    if (!all) useful(board, this.marks);
    for (let i = 0; i < count; i++) {
      const move = this.moves[i]!;
      const kind = kindOf(move);
      if (kind === END_TURN || kind === PAY || kind === REROLL) continue;
      if (!all && (kind === SLIDE || kind === TURN_BOAT) && this.marks[markOf(move)] === 0) continue;
      copyBoard(board, this.trial);
      playMove(this.trial, move);
      const cost = this.isUnderWay(this.trial) ? points - this.trial.cells[POINTS]! : 0;
      this.arrive(this.trial, from, spent + cost, worth, move);
    }
  }

  /** Whether the mover can plan on, knowing what there is to know. */
  private isUnderWay({ cells }: Board): boolean {
    return cells[ASK] === ASK_MOVE && cells[DONE_COUNT + movingSide(cells)] === this.done;
  }

  /** A table that a move has led to: it is kept where it is good enough, to go on from and as an end. */
  private arrive(board: Board, from: number, spent: number, worth: Worth, move = -1): void {
    const taken = this.isUnderWay(board) ? goodToTake(board) : -1;
    if (taken >= 0) playMove(board, (TAKE << 16) | (taken << 8));
    const print = this.printOf(board);
    if (this.seen.has(print)) return;
    this.seen.add(print);
    this.judged++;
    const value = worth(board) * (1 + TASTE * ((Math.imul(print ^ this.taste, 0x9e3779b1) >>> 8) / 2 ** 24));
    const underWay = this.isUnderWay(board);
    const shelf = this.shelves[spent]!;
    const isKept = underWay && shelf.has(value);
    const isEnd = (!underWay || !isPassing(board.cells)) && this.ends.has(value);
    if (!isKept && !isEnd) return;
    let line = move < 0 ? from : this.addLine(from, move);
    if (taken >= 0) line = this.addLine(line, (TAKE << 16) | (taken << 8));
    if (isKept) shelf.put(board, value, line, print);
    if (isEnd) this.ends.put(board, value, line, endKey(board));
  }

  /** A number that hardly two different tables of one turn share; those that do are taken for one. */
  private printOf({ cells, words }: Board): number {
    const used = words[USED]!;
    let print = Math.imul(0x811c9dc5 ^ words[NEED + movingSide(cells)]!, 0x01000193);
    print = Math.imul(print ^ used, 0x01000193);
    print = Math.imul(print ^ cells[PAID]!, 0x01000193);
    print = Math.imul(print ^ cells[ASK]!, 0x01000193);
    for (let i = 0; i < BOAT_BYTES; i++) print = Math.imul(print ^ cells[AT + i]!, 0x01000193);
    for (let i = 0; i < cells[PLAYERS]!; i++) print = Math.imul(print ^ cells[HEIR + i]!, 0x01000193);
    // Piles are exchanged by a power only.
    if (used !== 0) for (let i = 0; i < PILES; i++) print = Math.imul(print ^ cells[KIND + i]!, 0x01000193);
    return print;
  }
}
