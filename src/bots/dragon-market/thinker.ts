/** A bot at thought about one decision: a step at a time, so that it can be stopped, timed and watched. */
import {
  ASK,
  ASK_MOVE,
  type Board,
  copyBoard,
  createBoard,
  DONE_COUNT,
  decider,
  END_TURN,
  isOver,
  listMoves,
  MOST_MOVES,
  PLAYERS,
  playMove,
  prepareSampler,
  type Sampler,
  sideOf,
} from '../../games/dragon-market/fast.ts';
import type { View } from '../../games/dragon-market/index.ts';
import { below, next, seedFrom } from '../../lib/random.ts';
import { bestAnswer } from './answers.ts';
import { type Level, THINKING, type Thinking } from './levels.ts';
import { Outlook } from './outlook.ts';
import { playOn, worthRerolling } from './reply.ts';
import { TurnSearch, type Worth } from './turn-search.ts';

/** A line of moves, packed, up to the end of the turn or to where chance decides; and the chance of winning with it. */
export interface Plan {
  readonly moves: readonly number[];
  readonly chance: number;
}

/** What a point more for the nearest rival is worth, of a point less for oneself: they take most of it back at once. */
const SPITE = 0.25;
const SLIPS = 0.25; // how often the deckhand plays another than what seems best

const outlook = new Outlook(); // what it has found out about ways is true for whoever asks next
const searches = new Map<string, TurnSearch>(); // their boards are room for thousands of tables: made once

function searchOf(width: number, ends: number): TurnSearch {
  const key = `${width} ${ends}`;
  const search = searches.get(key) ?? new TurnSearch(width, ends);
  searches.set(key, search);
  return search;
}

export class Thinker {
  private readonly outlook = outlook;
  private readonly random = new Int32Array(4);
  private readonly sampler: Sampler;
  private readonly board = createBoard();
  private readonly done: Uint8Array;
  private readonly seat: number;
  private readonly side: number;
  private readonly thinking: Thinking;
  private readonly level: Level;
  private readonly hidden: boolean;

  constructor(view: View, level: Level, seed: string | number, thinking: Partial<Thinking> = {}) {
    this.level = level;
    this.thinking = { ...THINKING[level], ...thinking };
    this.hidden = view.sides.some(({ hidden }) => hidden);
    seedFrom(String(seed), this.random, 0);
    this.sampler = prepareSampler(view, this.board);
    this.sampler.deal(this.board, this.random);
    this.seat = decider(this.board);
    this.side = sideOf(this.board.cells, this.seat);
    this.done = this.board.cells.slice(DONE_COUNT, DONE_COUNT + 4);
  }

  /** Yields how far it is, 0 to 1; returns plans, the best first. Past `until` by the clock it makes do with what it has. */
  *plans(now: () => number = () => 0, until = Number.POSITIVE_INFINITY): Generator<number, Plan[]> {
    const move = this.moveAtOnce();
    if (move !== undefined) return [{ moves: [move], chance: this.chanceOf(this.board) }];
    const { width, ends, replyWidth } = this.thinking;
    const found = searchOf(width, ends).run(
      this.board,
      this.worth(),
      (board, marks) => this.outlook.markUseful(board, marks),
      next(this.random, 0),
    );
    if (found.length === 0) return [{ moves: [this.firstMove()], chance: 0 }];
    const turns = found.map(({ board, moves }) => ({
      moves: this.isOpen(board) ? moves : [...moves, END_TURN << 16],
      chance: this.chanceOf(board),
    }));
    if (this.level === 'deckhand') this.slip(turns);
    if (replyWidth === 0) return turns;
    return yield* this.weigh(turns, now, until);
  }

  /** Whether a line has ended before the turn has: chance has spoken, or the game is over. */
  private isOpen(board: Board): boolean {
    return isOver(board) || board.cells[DONE_COUNT + this.side] !== this.done[this.side];
  }

  /** What needs no search: the only move there is, and answers to questions. */
  private moveAtOnce(): number | undefined {
    const { board } = this;
    const moves = new Int32Array(MOST_MOVES);
    const count = listMoves(board, moves);
    if (count === 1) return moves[0];
    if (this.level === 'deckhand' && board.cells[ASK] !== ASK_MOVE)
      return moves[below(this.random, 0, count)];
    return bestAnswer(board, this.outlook) ?? worthRerolling(board);
  }

  private firstMove(): number {
    const moves = new Int32Array(MOST_MOVES);
    listMoves(this.board, moves);
    return moves[0]!;
  }

  private worth(): Worth {
    const { outlook, side, seat, done } = this;
    if (this.level === 'deckhand') return (board) => -outlook.nearest(board, seat);
    if (this.level === 'pilot') return (board) => -outlook.pointsToGo(board, side, done);
    return (board) => {
      outlook.judge(board, done);
      return -outlook.toGo[side]! + SPITE * outlook.rivalToGo(side);
    };
  }

  private chanceOf(board: Board): number {
    this.outlook.judge(board, this.done);
    return this.outlook.chances[this.side]!;
  }

  /** The deckhand now and then takes the second or third best for the best. */
  private slip(turns: unknown[]): void {
    if (below(this.random, 0, 1000) >= SLIPS * 1000) return;
    const at = below(this.random, 0, turns.length);
    turns.unshift(...turns.splice(at, 1));
  }

  /** What turns are worth when everybody has answered, in some worlds; those for which there is no time are left out. */
  private *weigh(all: readonly Plan[], now: () => number, until: number): Generator<number, Plan[]> {
    const { rounds, ends } = this.thinking;
    const players = this.board.cells[PLAYERS]!;
    const turns = all.slice(0, Math.ceil((2 * ends) / players)); // with more players each takes longer
    const worlds = this.hidden ? this.thinking.worlds : 1;
    const search = searchOf(this.thinking.replyWidth, 1);
    const sums = new Float64Array(turns.length);
    const counts = new Uint8Array(turns.length);
    const world = createBoard();
    const table = createBoard();
    for (let n = 0; n < worlds; n++) {
      this.sampler.deal(world, this.random);
      for (let i = 0; i < turns.length; i++) {
        if (n + i > 0 && now() >= until) break;
        copyBoard(world, table);
        for (const move of turns[i]!.moves) playMove(table, move);
        playOn(table, rounds * players, search, this.outlook);
        this.outlook.judge(table, table.cells.subarray(DONE_COUNT, DONE_COUNT + 4));
        sums[i]! += this.outlook.chances[this.side]!;
        counts[i]!++;
        yield (n * turns.length + i + 1) / (worlds * turns.length);
      }
    }
    return turns
      .flatMap(({ moves }, i) => (counts[i] === 0 ? [] : [{ moves, chance: sums[i]! / counts[i]! }]))
      .sort((a, b) => b.chance - a.chance);
  }
}
