/** What a game as it was played consists of; record/timeline.ts makes it. */
import type { Seat } from '../../../lib/seats.ts';
import type { GameEvent, Move, State } from './rules.ts';

export interface Step {
  readonly at: number; // moves played before it
  readonly turn: number; // 0 is the set-up, then counted over all players
  readonly seat: Seat; // who decided
  readonly move: Move;
  readonly before: State;
  readonly events: readonly GameEvent[]; // with all that is hidden
}

export interface Timeline {
  readonly steps: readonly Step[];
  readonly state: State; // after the last of them
  readonly turn: number; // that the next move belongs to
}
