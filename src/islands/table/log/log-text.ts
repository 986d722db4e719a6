/** The log in words. */
import type { BoardFace } from '../game/face.ts';
import type { LogEntry } from '../game/types.ts';
import type { Speech } from '../game/words.ts';
import { plainText } from '../ui/sentences.ts';
import { type Turn, tellTurn, turnsOf } from './turns.ts';

const isAgain = ({ entries }: Turn): boolean => entries.some(({ again }) => again);

export function nameTurn(turn: Turn, { t, name }: Speech): string {
  const { seat } = turn;
  const title =
    seat === null ? t('table.log.setup') : t('table.log.turn', { n: turn.turn, name: name(seat) });
  return isAgain(turn) ? t('table.log.again', { title }) : title;
}

/** All of it, to paste somewhere. */
export const logText = (
  log: readonly LogEntry[],
  teller: Pick<BoardFace, 'tellEvents'>,
  speech: Speech,
): string =>
  turnsOf(log)
    .map((turn) => `${nameTurn(turn, speech)}\n${plainText(tellTurn(turn, teller, speech))}\n`)
    .join('\n');
