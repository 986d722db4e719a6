/** Plays a task as somebody would, with Red answering. */
import { formality, legalMoves, type Move, play, toMove } from '../../../../src/games/dunhuang/index.ts';
import { beginOf, judge, type Verdict } from '../../../../src/islands/dunhuang/learn/judge.ts';
import { type Task, YOU } from '../../../../src/islands/dunhuang/learn/lesson.ts';
import { answerOf } from '../../../../src/islands/dunhuang/learn/opponent.ts';

export interface PlayedOut {
  readonly verdict: Verdict;
  readonly moves: readonly Move[];
  readonly choices: readonly Move[]; // what the learner could do now, where the moves have run out
}

/** The learner's own moves; what needs no decision is done by itself. */
export function playOut(task: Task, own: readonly Move[]): PlayedOut {
  let state = beginOf(task);
  const moves: Move[] = [];
  const left = [...own];
  for (;;) {
    const verdict = judge(task, moves);
    const seat = toMove(state);
    if (verdict.at === 'reached' || verdict.at === 'failed' || seat === undefined)
      return { verdict, moves, choices: [] };
    const move = formality(state, true) ?? (seat === YOU ? left.shift() : answerOf(state, task.red));
    if (move === undefined) return { verdict, moves, choices: legalMoves(state) };
    state = play(state, move);
    moves.push(move);
  }
}

/** Every way in which the learner can play the task, once round the circle at most. */
export function* allWays(task: Task, own: readonly Move[] = []): Generator<PlayedOut> {
  const played = playOut(task, own);
  if (played.choices.length === 0) yield played;
  for (const move of played.choices) {
    if (move.type !== 'move-camel' || move.steps <= 8) yield* allWays(task, [...own, move]);
  }
}
