/** A game as it was played: the state before every move and what each brought. Only the session and the replay hold one. */

import type { Seat } from '../../../lib/seats.ts';
import type { GameOptions, GameRecord, KeptRules, Move, View } from '../game/rules.ts';
import type { Step, Timeline } from '../game/timeline.ts';

export type { Step, Timeline };

/** Throws where the move is not legal. */
export function advance(rules: KeptRules, { steps, state: before, turn }: Timeline, move: Move): Timeline {
  const { state, events } = rules.playWithEvents(before, move);
  const step: Step = { at: steps.length, turn, seat: rules.toMove(before)!, move, before, events };
  return { steps: [...steps, step], state, turn: events.some(rules.endsTurn) ? turn + 1 : turn };
}

const advanceAll = (rules: KeptRules, from: Timeline, moves: readonly Move[]): Timeline =>
  moves.reduce((timeline, move) => advance(rules, timeline, move), from);

/** As it stood before the move with that number. */
export function cutBack(timeline: Timeline, at: number): Timeline {
  const step = timeline.steps[at];
  if (step === undefined) return timeline;
  return { steps: timeline.steps.slice(0, at), state: step.before, turn: step.turn };
}

/** Throws where a move is not legal, or the options make no game. */
export const playAll = (rules: KeptRules, options: GameOptions, moves: readonly Move[]): Timeline =>
  advanceAll(rules, { steps: [], state: rules.createGame(options), turn: rules.hasSetUp ? 0 : 1 }, moves);

export const sameMove = (a: Move | undefined, b: Move | undefined): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

/** The same moves from where the two part; what they have in common is not played again. */
export function catchUp(rules: KeptRules, timeline: Timeline, moves: readonly Move[]): Timeline {
  const { steps } = timeline;
  const parts = steps.findIndex(({ move }, at) => !sameMove(move, moves[at]));
  const common = parts < 0 ? steps.length : parts;
  return advanceAll(rules, cutBack(timeline, common), moves.slice(common));
}

/** What a seat saw after that many moves of a game. */
export const viewAt = (rules: KeptRules, { options, moves }: GameRecord, at: number, seat?: Seat): View =>
  rules.view(playAll(rules, options, moves.slice(0, at)).state, seat);
