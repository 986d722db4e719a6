/** The log, turn by turn. */

import type { Seat } from '../../../lib/seats.ts';
import type { BoardFace } from '../game/face.ts';
import type { LogEntry } from '../game/types.ts';
import type { Speech, Told } from '../game/words.ts';
import { plainText } from '../ui/sentences.ts';

export interface Turn {
  readonly turn: number; // 0 is the set-up
  readonly seat: Seat | null; // whose turn it is; null in the set-up, which is everybody's
  readonly entries: readonly LogEntry[];
}

const isAgain = ({ entries }: Turn): boolean => entries.some(({ again }) => again);

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

export function nameTurn(turn: Turn, { t, name }: Speech): string {
  const { seat } = turn;
  const title =
    seat === null ? t('table.log.setup') : t('table.log.turn', { n: turn.turn, name: name(seat) });
  return isAgain(turn) ? t('table.log.again', { title }) : title;
}

/** All of it, to paste somewhere. */
export const logText = (log: readonly LogEntry[], teller: Teller, speech: Speech): string =>
  turnsOf(log)
    .map((turn) => `${nameTurn(turn, speech)}\n${plainText(tellTurn(turn, teller, speech))}\n`)
    .join('\n');
