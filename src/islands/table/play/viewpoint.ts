/** What was played, as one pair of eyes saw it. */
import { type GameEvent, redact, type Seat } from '../../../games/dunhuang/index.ts';
import type { LogEntry } from '../game/types.ts';
import type { Step } from './timeline.ts';

/** A seat's eyes, a bystander's (null), or those of one who sees every hand. */
export type Eyes = Seat | null | 'open';

/** An entry stays the same object for as long as its step is there, so that a long log is not drawn again. */
const entries = new WeakMap<Step, Map<Eyes, LogEntry>>();

const seenBy = (event: GameEvent, eyes: Eyes): GameEvent =>
  eyes === 'open' ? event : redact(event, eyes ?? undefined);

export function entryOf(step: Step, eyes: Eyes): LogEntry {
  const known = entries.get(step) ?? new Map<Eyes, LogEntry>();
  entries.set(step, known);
  const entry: LogEntry = known.get(eyes) ?? {
    at: step.at,
    turn: step.turn,
    seat: step.seat,
    events: step.events.map((event) => seenBy(event, eyes)),
  };
  known.set(eyes, entry);
  return entry;
}

export const logOf = (steps: readonly Step[], eyes: Eyes): LogEntry[] =>
  steps.map((step) => entryOf(step, eyes));

/** What came after that seat last decided. */
export const stepsSince = (steps: readonly Step[], seat: Seat): readonly Step[] =>
  steps.slice(steps.findLastIndex((step) => step.seat === seat) + 1);
