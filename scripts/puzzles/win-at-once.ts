/** "Win at once": the one turn that wins, whatever is hidden. */

import { greedyMove } from '../../src/bots/dunhuang/greedy.ts';
import { Bot } from '../../src/bots/dunhuang/index.ts';
import { GREEDY_WORLDS } from '../../src/bots/dunhuang/levels.ts';
import { byItself } from '../../src/bots/dunhuang/measure.ts';
import { feelingOf } from '../../src/bots/dunhuang/net.ts';
import { netFor } from '../../src/bots/dunhuang/nets.ts';
import { type Board, createBoard, prepareSampler, unpackMove } from '../../src/games/dunhuang/fast.ts';
import {
  determinize,
  type Move,
  play,
  type State,
  toMove,
  type View,
  view as viewOf,
} from '../../src/games/dunhuang/index.ts';
import { below, seedFrom } from '../../src/lib/random.ts';
import { after, canWin, movesOn, type Plan, plansOf, turnsOn } from './plans.ts';
import { mean, overWorlds } from './worlds.ts';

const HIDDEN_WORLDS = 40;
const CHANCE_WORLDS = 120;
const TRIES = 8;
const LOOKED_AT = 10;
/** Who wins without it nine times in ten does not need it. */
const DECIDED = 0.9;

export interface Rival {
  readonly moves: readonly number[];
  readonly chance: number;
}

export interface Win {
  readonly solution: readonly number[];
  readonly decisions: number;
  readonly found: number; // how often the errand boy finds it, 0 to 1
  readonly rivals: readonly Rival[]; // what else looks good, and its chances
}

function* worldsOf(view: View, count: number, seed: string): Generator<Board> {
  const sampler = prepareSampler(view);
  const dice = new Int32Array(4);
  seedFrom(seed, dice, 0);
  for (let n = 0; n < count; n++) {
    const board = createBoard();
    sampler.deal(board, dice);
    yield board;
  }
}

/** The only plan that is sure to win; undefined where there is none, or another. */
export function onlyWin(view: View, seed: string): Plan | undefined {
  const [world] = worldsOf(view, 1, seed);
  const { open, asked, hidden } = plansOf(world!, view.seat!);
  if (open.length !== 1 || asked) return undefined;
  const winsIn = (board: Board, moves: readonly number[]): boolean =>
    canWin(moves.reduce(after, board), view.seat!);
  const luckyInAll = (moves: readonly number[]): boolean => {
    for (const board of worldsOf(view, HIDDEN_WORLDS, `${seed} hidden`)) {
      if (!winsIn(board, moves)) return false;
    }
    return true;
  };
  return hidden.some(luckyInAll) ? undefined : open[0];
}

/** At how many of its moves there is something else to do. */
export function decisionsIn(view: View, moves: readonly number[]): number {
  let [board] = worldsOf(view, 1, 'decisions');
  let decisions = 0;
  for (const move of moves) {
    if (movesOn(board!).length > 1) decisions++;
    board = after(board!, move);
  }
  return decisions;
}

/** Plays the seat's own turn by `choose`, in a world that fits; whether that wins it. */
function winsBy(view: View, seed: string, choose: (view: View, at: number) => Move): boolean {
  const dice = new Int32Array(4);
  seedFrom(seed, dice, 0);
  let state: State = determinize(view, () => below(dice, 0, 2 ** 30) / 2 ** 30);
  for (let at = 0; ; at++) {
    const seen = viewOf(state, view.seat!);
    if (seen.result !== null) return seen.result === 'instant';
    if (toMove(state) !== view.seat || (at > 0 && seen.ask === 'camel')) return false;
    state = play(state, choose(seen, at));
  }
}

/**
 * The stallholder looks at every end of its turn and never overlooks that one is won. What it is asked here is whether the
 * winning turn also looks best to it by the pieces alone.
 */
function stallholderFeelsIt(view: View): boolean {
  const feeling = feelingOf(netFor(view.players));
  return ['one', 'two'].some((seed) =>
    winsBy(view, seed, (seen, at) =>
      unpackMove(greedyMove(seen, `${seed} ${at}`, byItself(feeling), GREEDY_WORLDS)),
    ),
  );
}

function errandBoyFinds(view: View): number {
  const bot = new Bot();
  const tries = Array.from({ length: TRIES }, (_, n) =>
    winsBy(view, `try ${n}`, (seen, at) => bot.choose(seen, { level: 'beginner', seed: `${n} ${at}` })),
  );
  return tries.filter(Boolean).length / TRIES;
}

/** Other turns that look good by the pieces, and what they come to. */
function rivalsOf(view: View, solution: readonly number[]): Rival[] {
  const feeling = feelingOf(netFor(view.players));
  const chances = new Float64Array(4);
  const [world] = worldsOf(view, 1, 'rivals');
  const turns = turnsOn(world!, view.seat!)
    .filter(({ moves }) => !solution.every((move, i) => moves[i] === move))
    .map(({ moves, end }) => {
      feeling(end, chances);
      return { moves, feel: chances[view.seat!]! };
    })
    .sort((a, b) => b.feel - a.feel)
    .slice(0, LOOKED_AT)
    .map(({ moves }) => moves);
  return overWorlds(view, turns, CHANCE_WORLDS, 'rivals')
    .map((values, i) => ({ moves: turns[i]!, chance: mean(values) }))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, 3);
}

export function winAtOnce(view: View, seed: string): Win | undefined {
  const plan = onlyWin(view, seed);
  if (plan === undefined) return undefined;
  const decisions = decisionsIn(view, plan.moves);
  if (decisions < 2 || stallholderFeelsIt(view)) return undefined;
  const rivals = rivalsOf(view, plan.moves);
  if (rivals.length === 0 || rivals[0]!.chance > DECIDED) return undefined;
  return { solution: plan.moves, decisions, found: errandBoyFinds(view), rivals };
}
