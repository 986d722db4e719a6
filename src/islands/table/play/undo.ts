/**
 * What can be taken back: one's own steps of this turn, until something was shown that nobody knew. Who plays against bots alone may
 * go back further, and the game says so.
 */

import type { Seat } from '../../../lib/seats.ts';
import type { Rules } from '../game/rules.ts';
import type { Back } from '../game/types.ts';
import type { Timeline } from '../record/timeline.ts';

/** Where the last own decision began; a forced answer after it goes with it. */
export const lastDecision = ({ formality }: Rules, { steps }: Timeline): number =>
  steps.findLastIndex(({ before }) => formality(before) === undefined);

/** Where that seat last decided something, in whoever's turn; -1 where it has not yet. */
export const ownDecision = ({ formality }: Rules, { steps }: Timeline, seat: Seat): number =>
  steps.findLastIndex((step) => step.seat === seat && formality(step.before) === undefined);

/** Whether that seat, which is to decide now, can take its last step back. */
export function backOf(rules: Rules, timeline: Timeline, seat: Seat): Back {
  const taken = timeline.steps.slice(Math.max(0, lastDecision(rules, timeline)));
  if (taken.length === 0 || taken.some(({ turn }) => turn !== timeline.turn)) return 'start';
  if (taken.some((step) => step.seat !== seat)) return 'other';
  return taken.some(({ events }) => events.some(rules.revealsHidden)) ? 'hidden' : 'can';
}
