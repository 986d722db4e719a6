/** What a lesson is made of: positions, each with something to reach in them. Its words are in i18n, by its name. */
import type { GameEvent, Move, Position, RuleId, Seat, View } from '../../../games/dunhuang/index.ts';
import type { Wish } from './opponent.ts';

/** The learner is Blue and sits first, the other is Red. */
export const YOU = 0 satisfies Seat;
export const RED = 1 satisfies Seat;

/** How things stand, and all that happened on the way. */
export interface Now {
  readonly view: View; // the learner's
  readonly events: readonly GameEvent[];
  readonly winners: readonly Seat[]; // nobody while the game goes on
}

export type Is = (now: Now) => boolean;

/** A way to miss the goal, told in a sentence with its rule. */
export interface Mistake {
  readonly id: string;
  readonly rule: RuleId;
  readonly when: Is;
}

export interface Task {
  readonly id: string;
  readonly position: Position;
  /** In how many turns it can be reached. */
  readonly turns: number;
  readonly goal: Is;
  /** When the goal counts: as soon as it is so, at the end of the turn, or after the answer. All else on the way is allowed. */
  readonly counts: 'at-once' | 'turn-end' | 'answer';
  /** Tried in this order; the last one holds for whatever else went wrong. */
  readonly mistakes: readonly [...Mistake[], Omit<Mistake, 'when'>];
  /** What Red is after, so that a wrong move has its consequence. */
  readonly red: Wish;
  /** The learner's own moves, one way to do it. A turn that is done ends by itself. */
  readonly solution: readonly Move[];
}

export interface Lesson {
  readonly id: string;
  readonly tasks: readonly Task[];
}
