/** What was played, as it was seen from one place. */

import type { Seat } from '../../../lib/seats.ts';
import type { Rules, State, View } from '../game/rules.ts';
import type { LogEntry } from '../game/types.ts';
import type { Step } from '../record/timeline.ts';

/** A seat's, a bystander's (null), or that of one who sees every hand. */
export type Viewpoint = Seat | null | 'open';

/** The state from there. A seat that sees every hand keeps its own place before it. */
export const viewFrom = ({ view, openView }: Rules, state: State, from: Viewpoint, seat = from): View => {
  const place = seat === 'open' ? undefined : (seat ?? undefined);
  return from === 'open' ? openView(state, place) : view(state, place);
};

/** An entry stays the same object for as long as its step is there, so that a long log is not drawn again. */
const entries = new WeakMap<Step, Map<Viewpoint, LogEntry>>();

export function entryOf({ redact }: Rules, step: Step, from: Viewpoint): LogEntry {
  const known = entries.get(step) ?? new Map<Viewpoint, LogEntry>();
  entries.set(step, known);
  const { at, turn, seat, events } = step;
  const entry: LogEntry = known.get(from) ?? {
    at,
    turn,
    seat,
    events: from === 'open' ? events : events.map((event) => redact(event, from ?? undefined)),
  };
  known.set(from, entry);
  return entry;
}

export const logOf = (rules: Rules, steps: readonly Step[], from: Viewpoint): LogEntry[] =>
  steps.map((step) => entryOf(rules, step, from));

/** What came after that seat last decided. */
export const stepsSince = (steps: readonly Step[], seat: Seat): readonly Step[] =>
  steps.slice(steps.findLastIndex((step) => step.seat === seat) + 1);
