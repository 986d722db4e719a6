/** Of the log, what is news to the person at the table. */
import type { Seat } from '../../../lib/seats.ts';
import type { BoardFace } from '../game/face.ts';
import type { Rules } from '../game/rules.ts';
import type { LogEntry } from '../game/types.ts';
import type { Speech, Told } from '../game/words.ts';
import { turnsOf } from './turns.ts';

type Ends = Pick<Rules, 'endsTurn'>;

const endsTurn = ({ events }: LogEntry, rules: Ends): boolean => events.some(rules.endsTurn);

/** What others did since that seat's last turn was over; the set-up is everybody's, and no news. */
export function sinceTurn(log: readonly LogEntry[], seat: Seat, rules: Ends): LogEntry[] {
  const turns = turnsOf(log);
  const last = turns.findLastIndex((turn) => turn.seat === seat && endsTurn(turn.entries.at(-1)!, rules));
  return turns
    .slice(last + 1)
    .filter(({ turn }) => turn > 0)
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.seat !== seat);
}

/** What was done last; the mere end of a turn is told together with what came before it. */
export function latest(log: readonly LogEntry[], rules: Ends): readonly LogEntry[] {
  const [before, last] = [log.at(-2), log.at(-1)];
  if (last === undefined) return [];
  const together = before?.turn === last.turn && before.seat === last.seat && endsTurn(last, rules);
  return together ? [before, last] : [last];
}

/** What stays to be read until somebody puts it away: turn by turn, losses before all the rest. */
export function tellNews(
  news: readonly LogEntry[],
  rules: Ends,
  { tellReport }: Pick<BoardFace, 'tellReport'>,
  speech: Speech,
  you: Seat,
): readonly Told[] {
  const told = news
    .filter((entry) => !endsTurn(entry, rules))
    .flatMap(({ events }) => tellReport(events, speech, you, true));
  return [...told.filter(({ loss }) => loss), ...told.filter(({ loss }) => !loss)];
}
