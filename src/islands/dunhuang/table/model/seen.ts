/** What was played, as one pair of eyes saw it. */
import { redact, type Seat } from '../../../../games/dunhuang/index.ts';
import type { Step } from './played.ts';
import type { LogEntry } from './types.ts';

/** An entry stays the same object for as long as its step is there, so that a long log is not drawn again. */
const entries = new WeakMap<Step, Map<Seat | null, LogEntry>>();

/** null is a bystander. */
export function entryOf(step: Step, viewer: Seat | null): LogEntry {
  const known = entries.get(step) ?? new Map<Seat | null, LogEntry>();
  entries.set(step, known);
  const entry: LogEntry = known.get(viewer) ?? {
    at: step.at,
    turn: step.turn,
    seat: step.seat,
    events: step.events.map((event) => redact(event, viewer ?? undefined)),
  };
  known.set(viewer, entry);
  return entry;
}

export const logOf = (steps: readonly Step[], viewer: Seat | null): LogEntry[] =>
  steps.map((step) => entryOf(step, viewer));

/** What came after that seat last decided. */
export const stepsSince = (steps: readonly Step[], seat: Seat): readonly Step[] =>
  steps.slice(steps.findLastIndex((step) => step.seat === seat) + 1);
