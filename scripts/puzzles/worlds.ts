/** What turns come to in many worlds that fit what is known: each of them in the same ones. */
import { foreseenGame, isAnswer } from '../../src/bots/dunhuang/game.ts';
import { QuickMeasure } from '../../src/bots/dunhuang/measure.ts';
import { deepEvaluation } from '../../src/bots/dunhuang/net.ts';
import { netFor } from '../../src/bots/dunhuang/nets.ts';
import { TurnJudge } from '../../src/bots/dunhuang/turns.ts';
import {
  type Board,
  copyBoard,
  createBoard,
  decider,
  isOver,
  listMoves,
  MOST_MOVES,
  playMove,
  prepareSampler,
} from '../../src/games/dunhuang/fast.ts';
import type { View } from '../../src/games/dunhuang/index.ts';
import { seedFrom } from '../../src/lib/random.ts';

const list = new Int32Array(MOST_MOVES);

const isLegal = (board: Board, move: number): boolean =>
  !isOver(board) && list.subarray(0, listMoves(board, list)).includes(move);

/** By turn and world: the chance of the seat that decides. */
export function overWorlds(
  view: View,
  turns: readonly (readonly number[])[],
  worlds: number,
  seed: string,
): number[][] {
  const net = netFor(view.players);
  const policy = new QuickMeasure(net);
  const value = deepEvaluation(net);
  // What ships is not checked in haste.
  const answers = new TurnJudge(policy);
  const game = foreseenGame(view, prepareSampler(view), { policy, value }, view.players, answers);
  const dice = new Int32Array(4);
  seedFrom(seed, dice, 0);
  const world = createBoard();
  const board = createBoard();
  const chances = new Float64Array(4);
  const values = turns.map((): number[] => []);
  for (let n = 0; n < worlds; n++) {
    game.determinize(world, dice);
    turns.forEach((moves, i) => {
      copyBoard(world, board);
      for (const move of moves) {
        // What another is asked they decide as suits them in this world.
        if (isAnswer(move) && !isOver(board) && decider(board) !== view.seat)
          continueFor(board, game, view.seat!);
        else if (isLegal(board, move)) playMove(board, move);
        else break;
      }
      game.outcome(board, chances);
      values[i]!.push(chances[view.seat!]!);
    });
  }
  return values;
}

const answers = new Int32Array(MOST_MOVES);
const worth = new Float64Array(MOST_MOVES);

/** Others answer until it is the seat's move again. */
function continueFor(board: Board, game: ReturnType<typeof foreseenGame>, seat: number): void {
  while (!isOver(board) && decider(board) !== seat) {
    const count = game.listMoves(board, answers);
    game.foresight!.judge(board, answers, count, worth);
    let best = 0;
    for (let i = 1; i < count; i++) if (worth[i]! > worth[best]!) best = i;
    playMove(board, answers[best]!);
  }
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean's standard error. */
export function errorOf(values: readonly number[]): number {
  const middle = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1) / values.length);
}
