/** A bot at thought: a step at a time, so that it can be stopped, timed and watched. */
import { type Board, prepareSampler, type Sampler, type View } from '../games/dunhuang/index.ts';
import { judgedGame } from './dunhuang/game.ts';
import { deepEvaluation, quickEvaluation } from './dunhuang/net.ts';
import { netFor } from './dunhuang/nets.ts';
import type { PersonalityId } from './dunhuang/personality.ts';
import { type Level, THINKING } from './levels.ts';
import { type Choice, Search } from './search/search.ts';

const STEP = 32; // iterations between two looks at the clock
const NODES_AT_LEAST = 1000; // a short think takes less room than the level may have
const NODES_EACH = 20;
const CURIOSITY = 0.2;
const FOCUS = 10;

export interface Budget {
  readonly iterations?: number | undefined;
  readonly ms?: number | undefined;
}

export interface Mind extends Budget {
  readonly level: Level;
  readonly seed: string | number;
  readonly personality?: PersonalityId | undefined;
}

export class Thinker {
  readonly search: Search<Board>;
  private readonly iterations: number;
  private readonly ms: number;
  private readonly now: () => number;
  private readonly start: number;

  /** `sampler` deals the worlds thought about: by default those that fit the view. */
  constructor(view: View, mind: Mind, now: () => number, sampler: Sampler = prepareSampler(view)) {
    const thinking = THINKING[mind.level]!;
    const net = netFor(view.players, mind.personality);
    const policy = quickEvaluation(net);
    const game = judgedGame(view.players, sampler, {
      policy,
      value: thinking.deep ? deepEvaluation(net) : policy,
    });
    this.ms = mind.ms ?? Number.POSITIVE_INFINITY;
    this.iterations =
      mind.iterations ?? (mind.ms === undefined ? thinking.iterations : Number.POSITIVE_INFINITY);
    this.search = new Search(game, {
      seed: String(mind.seed),
      nodes: Math.min(thinking.nodes, NODES_AT_LEAST + NODES_EACH * this.iterations),
      curiosity: CURIOSITY,
      focus: FOCUS,
    });
    this.now = now;
    this.start = now();
  }

  /** How much of the budget is spent, 0 to 1. */
  get progress(): number {
    const spent = this.search.iterations / this.iterations;
    return Math.min(
      1,
      this.ms === Number.POSITIVE_INFINITY ? spent : Math.max(spent, (this.now() - this.start) / this.ms),
    );
  }

  /** Thinks a little; false when the budget is spent. */
  step(): boolean {
    this.search.run(Math.min(STEP, this.iterations - this.search.iterations));
    return this.progress < 1;
  }

  choices(): Choice[] {
    return this.search.choices();
  }
}
