/** Merchants of Dunhuang as the search sees it. */
import {
  type Board,
  createBoard,
  decider,
  isOver,
  kindOf,
  MOST_MOVES,
  type MoveType,
  PROTECT,
  playMove,
  type Sampler,
  unpackMove,
  YIELD,
} from '../../games/dunhuang/fast.ts';
import type { View } from '../../games/dunhuang/index.ts';
import type { SearchGame } from '../search/game.ts';
import { HastyJudge } from './hasty.ts';
import type { Measure } from './measure.ts';
import type { Evaluate } from './net.ts';
import { playOn } from './play-on.ts';
import { listSensible } from './sensible.ts';
import { TurnJudge } from './turns.ts';

/** Moves after which the turn is over, or what follows is not the seat's to say. */
const LAST_KNOWN: ReadonlySet<MoveType> = new Set<MoveType>([
  'end-turn',
  'interpreter',
  'diplomat',
  'trader',
  'merchant',
  'keep',
  'place-camel',
  'give',
  'protect',
  'yield',
]);

const lastKnown = new Map<number, boolean>(); // by kind of move: unpacking every one would take longer than playing it

export function isLastKnown(move: number): boolean {
  const kind = kindOf(move);
  let is = lastKnown.get(kind);
  if (is === undefined) {
    is = LAST_KNOWN.has(unpackMove(move).type);
    lastKnown.set(kind, is);
  }
  return is;
}

/** In a seat's own turn: what another was asked and has said. */
export function isAnswer(move: number): boolean {
  const kind = kindOf(move);
  return kind === PROTECT || kind === YIELD;
}

export interface Evaluators {
  readonly policy: Measure; // compares the ends of a turn
  readonly value: Evaluate; // tells what a table is worth
}

/** The search's game for a seat, in worlds that the sampler deals. A table is worth what the value says of it so many turns later. */
export function foreseenGame(
  { players, seat }: Pick<View, 'players' | 'seat'>,
  sampler: Sampler,
  { policy, value }: Evaluators,
  turns: number,
  answers: TurnJudge = new HastyJudge(policy),
): SearchGame<Board> {
  const judge = new TurnJudge(policy);
  return {
    players,
    mostMoves: MOST_MOVES,
    createWorld: () => createBoard(),
    determinize: (board, random) => sampler.deal(board, random),
    isOver,
    toMove: decider,
    listMoves: listSensible,
    play: playMove,
    outcome(board, rewards) {
      playOn(board, answers, turns);
      value(board, rewards);
    },
    foresight: {
      judge: (board, moves, count, values) =>
        (decider(board) === seat ? judge : answers).judge(board, moves, count, values),
      leadsBeyond: (move, board) =>
        isLastKnown(move) && !(isAnswer(move) && !isOver(board) && decider(board) === seat),
    },
  };
}
