/** Who of a kept game sits at this device, read with suspicion. */
import { isObject, parseDate } from '../../../lib/plain.ts';
import { isCount, isSeatOf, listOf } from '../../../lib/reading.ts';
import type { Seat } from '../../../lib/seats.ts';
import type { Apart, Player } from '../game/types.ts';

/** Longer than any game. */
const MOST_MOVES = 100_000;

const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,200}$/.test(value);

/** Nothing where everybody sits here, or nobody can tell. */
export function parseApart(data: unknown, players: readonly Player[]): { apart?: Apart } {
  if (!isObject(data)) return {};
  const { way, sent } = data;
  const here = listOf(data['here'], players.length)?.filter((one): one is Seat =>
    isSeatOf(one, players.length),
  );
  if (!here || (way !== 'room' && way !== 'link')) return {};
  const when = isObject(sent) && isCount(sent['at'], MOST_MOVES) ? parseDate(sent['when']) : undefined;
  /** By seat; nothing where nobody ever had one. */
  const bySeat = (name: 'tokens' | 'answers' | 'live') => {
    const said = listOf(data[name], players.length);
    return said && { [name]: players.map((_, n) => (isToken(said[n]) ? said[n] : null)) };
  };
  return {
    apart: {
      way,
      here: [...new Set(here)],
      ...(when && isObject(sent) && { sent: { at: Number(sent['at']), when } }),
      ...bySeat('tokens'),
      ...bySeat('answers'),
      ...bySeat('live'),
    },
  };
}
