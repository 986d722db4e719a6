/** The log, turn by turn. */

import type { Seat } from '../../../lib/seats.ts';
import type { BoardFace } from '../game/face.ts';
import type { LogEntry } from '../game/types.ts';
import type { Speech, Told } from '../game/words.ts';

export interface Turn {
  readonly turn: number; // 0 is the set-up
  readonly seat: Seat | null; // whose turn it is; null in the set-up, which is everybody's
  readonly entries: readonly LogEntry[];
}

type Teller = Pick<BoardFace, 'tellEvents'>;

/** In the order they were played. */
export function turnsOf(log: readonly LogEntry[]): Turn[] {
  const turns: (Turn & { entries: LogEntry[] })[] = [];
  for (const entry of log) {
    const last = turns.at(-1);
    if (last?.turn === entry.turn) last.entries.push(entry);
    else turns.push({ turn: entry.turn, seat: entry.turn === 0 ? null : entry.seat, entries: [entry] });
  }
  return turns;
}

export const tellTurn = ({ entries }: Turn, { tellEvents }: Teller, speech: Speech): readonly Told[] =>
  tellEvents(
    entries.flatMap(({ events }) => events),
    speech,
  );
