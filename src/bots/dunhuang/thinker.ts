/** A bot at thought: a step at a time, so that it can be stopped, timed and watched. */

import { type Board, prepareSampler, type Sampler, unpackMove } from '../../games/dunhuang/fast.ts';
import { determinize, play, type View, view as viewOf } from '../../games/dunhuang/index.ts';
import type { SearchGame } from '../search/game.ts';
import { type Choice, Search } from '../search/search.ts';
import { foreseenGame, isLastKnown } from './game.ts';
import { BEYOND, type Level, THINKING } from './levels.ts';
import { QuickMeasure } from './measure.ts';
import { deepEvaluation, quickEvaluation } from './net.ts';
import { netFor } from './nets.ts';
import type { PersonalityId } from './personality.ts';

const STEP = 32; // iterations between two looks at the clock
const NODES_AT_LEAST = 1000; // a short think takes less room than the level may have
const NODES_EACH = 20;
const CURIOSITY = 0.2;
const FOCUS = 10;

export interface Budget {
  readonly iterations?: number | undefined;
  readonly ms?: number | undefined;
}

export interface BotSettings extends Budget {
  readonly level: Level;
  readonly seed: string | number;
  readonly personality?: PersonalityId | undefined;
}

export class Thinker {
  readonly search: Search<Board>;
  private readonly settings: BotSettings;
  private readonly now: () => number;
  private view: View;
  private iterations = 0;
  private ms = 0;
  private start = 0;

  /** `sampler` deals the worlds thought about: by default those that fit the view. With `first`, only what begins with that move is thought about. */
  constructor(
    view: View,
    settings: BotSettings,
    now: () => number,
    sampler: Sampler = prepareSampler(view),
    first?: number,
  ) {
    this.view = view;
    this.settings = settings;
    this.now = now;
    this.begin(settings);
    const game = gameFor(view, settings, sampler);
    this.search = new Search(first === undefined ? game : beginningWith(first, game), {
      seed: String(settings.seed),
      nodes: Math.min(THINKING[settings.level]!.nodes, NODES_AT_LEAST + NODES_EACH * this.iterations),
      curiosity: CURIOSITY,
      focus: FOCUS,
      beyond: THINKING[settings.level]!.deep && BEYOND[view.players],
    });
  }

  /** How much of the budget is spent, 0 to 1. */
  get progress(): number {
    const spent = this.search.visits / this.iterations;
    return Math.min(
      1,
      this.ms === Number.POSITIVE_INFINITY ? spent : Math.max(spent, (this.now() - this.start) / this.ms),
    );
  }

  /** Thinks a little; false when the budget is spent. */
  step(): boolean {
    this.search.run(Math.min(STEP, this.iterations - this.search.visits));
    return this.progress < 1;
  }

  /** Thinks a little; false as soon as the rest of the budget cannot change the choice. */
  stepToChoice(): boolean {
    if (!this.step()) return false;
    const left = this.search.visits * (1 / this.progress - 1);
    return !this.search.isDecided(left);
  }

  choices(): Choice[] {
    return this.search.choices();
  }

  /**
   * Takes up the thought a move later in the same turn, where nothing new has come to light: then all
   * that was thought about the rest of the turn still holds. False where it does not.
   */
  goOn(view: View, settings: BotSettings): boolean {
    if (settings.level !== this.settings.level || settings.personality !== this.settings.personality)
      return false;
    const move = this.moveTo(view);
    if (move === undefined) return false;
    const before = this.search.visits;
    if (!this.search.enter(gameFor(view, settings, prepareSampler(view)), move)) return false;
    const spent = this.now() - this.start;
    this.view = view;
    this.begin(settings);
    this.start -= (spent * this.search.visits) / before; // what went into this move counts for it
    return true;
  }

  private begin({ level, iterations, ms }: BotSettings): void {
    this.ms = ms ?? Number.POSITIVE_INFINITY;
    this.iterations =
      iterations ?? (ms === undefined ? THINKING[level]!.iterations : Number.POSITIVE_INFINITY);
    this.start = this.now();
  }

  /** The move that leads from the view thought about to this one, by itself and in any world. */
  private moveTo(view: View): number | undefined {
    const { seat } = this.view;
    if (seat === null || view.seat !== seat) return undefined;
    const sought = JSON.stringify(view);
    const world = determinize(this.view, () => 0);
    const leads = (move: number): boolean =>
      JSON.stringify(viewOf(play(world, unpackMove(move)), seat)) === sought;
    return this.choices().find(({ visits, move }) => visits > 0 && !isLastKnown(move) && leads(move))?.move;
  }
}

/**
 * Everybody answers before a table is judged. A deep thinker follows them to its own next turn: by then it shows what
 * the first one was good for.
 */
function gameFor(view: View, { level, personality }: BotSettings, sampler: Sampler): SearchGame<Board> {
  const net = netFor(view.players, personality);
  const policy = new QuickMeasure(net);
  return THINKING[level]!.deep
    ? foreseenGame(view, sampler, { policy, value: deepEvaluation(net) }, view.players)
    : foreseenGame(view, sampler, { policy, value: quickEvaluation(net) }, view.players - 1);
}

/** The same game, in which whoever thinks has made that move already, right or wrong. */
function beginningWith(first: number, game: SearchGame<Board>): SearchGame<Board> {
  let begun = false;
  return {
    ...game,
    determinize(board, random) {
      game.determinize(board, random);
      begun = false;
    },
    listMoves(board, moves) {
      if (begun) return game.listMoves(board, moves);
      begun = true;
      moves[0] = first;
      return 1;
    },
  };
}
