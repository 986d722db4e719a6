/** A kept game at a glance, as a bystander sees it. */

import type { Seat } from '../../../lib/seats.ts';
import type { GameRecord, KeptRules, Outcome, View } from '../game/rules.ts';
import { playAll } from './timeline.ts';

export interface Summary {
  readonly view: View;
  readonly round: number; // 0 while it is set up
  readonly outcome: Outcome | undefined;
  readonly toMove: Seat | undefined;
}

export function summarize(rules: KeptRules, { options, moves }: GameRecord): Summary {
  const { state, turn } = playAll(rules, options, moves);
  const outcome = rules.outcome(state);
  return {
    view: rules.view(state, undefined),
    round: Math.ceil(turn / options.players),
    outcome,
    toMove: rules.toMove(state),
  };
}
