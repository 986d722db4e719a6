/** A bot's move: handed what its seat may know, and nothing else. */

import { createBoard, listMoves, MOST_MOVES, prepareSampler, unpackMove } from '../../games/dunhuang/fast.ts';
import type { Move, View } from '../../games/dunhuang/index.ts';
import type { Choice } from '../search/search.ts';
import { finish } from '../search/steps.ts';
import { BotError } from '../worker/bot-error.ts';
import { beginnerMove } from './beginner.ts';
import { greedyMove } from './greedy.ts';
import { GREEDY_WORLDS, LEVELS } from './levels.ts';
import { QuickMeasure } from './measure.ts';
import { netFor } from './nets.ts';
import { type BotSettings, Thinker } from './thinker.ts';

/** The legal moves, packed: any world that fits the view has the same ones for who decides. */
export function movesAt(view: View): Int32Array {
  const board = createBoard();
  prepareSampler(view).deal(board, new Int32Array(4));
  const moves = new Int32Array(MOST_MOVES);
  return moves.slice(0, listMoves(board, moves));
}

function checkSettings(view: View, { level }: BotSettings): void {
  if (!LEVELS.includes(level)) throw new BotError('unknown-level');
  if (view.seat === null || view.toMove !== view.seat) throw new BotError('not-your-move');
}

/** Where all cards to choose from are alike, nobody else may know it: a bot takes as long as if they were not. */
const seemsFree = ({ give, drawn, seat, seats }: View): boolean =>
  give !== null ? seats[seat!]!.handSize > give.count : drawn.count > 1;

/** What needs no search, packed: the only move there is, and the levels that look at one turn. */
function moveAtOnce(view: View, settings: BotSettings): number | undefined {
  checkSettings(view, settings);
  const moves = movesAt(view);
  if (moves.length === 1 && !seemsFree(view)) return moves[0];
  const seed = String(settings.seed);
  if (settings.level === 'beginner') return beginnerMove(view, seed);
  if (settings.level !== 'greedy') return undefined;
  const measure = new QuickMeasure(netFor(view.players, settings.personality));
  return greedyMove(view, seed, measure, GREEDY_WORLDS);
}

/** A bot that stays at the table: what it thought about a turn still serves it at the turn's next move. */
export class Bot {
  private readonly now: () => number;
  private thinker: Thinker | undefined;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  choose(view: View, settings: BotSettings): Move {
    return unpackMove(finish(this.choosing(view, settings))[0]!.move);
  }

  /** Yields how far it is, 0 to 1; returns the moves it thought about, the best first. */
  *choosing(view: View, settings: BotSettings): Generator<number, Choice[]> {
    const move = moveAtOnce(view, settings);
    if (move !== undefined) return [{ move, visits: 1, value: 0 }];
    if (this.thinker?.goOn(view, settings) !== true) this.thinker = new Thinker(view, settings, this.now);
    while (this.thinker.stepToChoice()) yield this.thinker.progress;
    return this.thinker.choices();
  }
}

/**
 * The move of a bot of that level. The same view, seed and iterations give the same move; `ms` asks
 * for time instead. Without either, the level's own number of iterations.
 */
export function chooseMove(view: View, settings: BotSettings, now?: () => number): Move {
  return new Bot(now).choose(view, settings);
}
