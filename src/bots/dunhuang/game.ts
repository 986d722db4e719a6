/** Merchants of Dunhuang as the search sees it. */
import {
  type Board,
  createBoard,
  decider,
  isOver,
  MOST_MOVES,
  playMove,
  type Sampler,
} from '../../games/dunhuang/index.ts';
import type { SearchGame } from '../search/game.ts';
import type { Evaluate } from './net.ts';
import { listSensible, TurnJudge } from './turns.ts';

export interface Minds {
  readonly policy: Evaluate; // compares the ends of a turn
  readonly value: Evaluate; // tells what the best of them is worth
}

/** The search's game, in worlds that the sampler deals. */
export function judgedGame(players: number, sampler: Sampler, { policy, value }: Minds): SearchGame<Board> {
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
    outcome: value,
    judge(board, moves, count, values, rewards) {
      judge.judge(board, moves, count, values);
      value(judge.end, rewards);
    },
  };
}
