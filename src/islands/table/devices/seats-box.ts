/** The seats that this device holds in games which others play: what it shows to have them again. */
import { newId } from '../../../lib/entropy.ts';
import { isId, isObject, parseDate } from '../../../lib/plain.ts';
import { listOf } from '../../../lib/reading.ts';
import { isSeat, type Seat } from '../../../lib/seats.ts';
import { type Box, type BoxOptions, createBox } from '../../../lib/storage.ts';

export interface HeldSeat {
  readonly table: string; // the game's name on the device that plays it
  readonly seat: Seat;
  readonly token: string;
  readonly when: string; // ISO
}

const MOST = 20; // the last games are the ones that people come back to

function parseSeat(data: unknown): HeldSeat[] {
  if (!isObject(data)) return [];
  const { table, seat, token } = data;
  const when = parseDate(data['when']);
  return isId(table) && isSeat(seat) && isId(token) && when ? [{ table, seat, token, when }] : [];
}

export const seatsBox = (where: Pick<BoxOptions<unknown>, 'storage'> = {}): Box<readonly HeldSeat[]> =>
  createBox<readonly HeldSeat[]>({
    name: 'table.seats',
    version: 1,
    parse: (data) => listOf(data, MOST)?.flatMap(parseSeat),
    ...where,
  });

/** The newest first, one for each seat of a game. */
export const mergeSeats = (mine: readonly HeldSeat[], theirs: readonly HeldSeat[]): readonly HeldSeat[] =>
  [...mine, ...theirs]
    .sort((a, b) => b.when.localeCompare(a.when))
    .filter(
      (one, n, all) => all.findIndex(({ table, seat }) => table === one.table && seat === one.seat) === n,
    )
    .slice(0, MOST);

export function keepSeat({ table, seat, token }: Omit<HeldSeat, 'when'>, box = seatsBox()): void {
  const mine = [{ table, seat, token, when: new Date().toISOString() }];
  box.write(mergeSeats(mine, box.read().value ?? []));
}

/** This device's own for that seat: the same one as ever, or a new one, which is kept before anybody hears of it. */
export function tokenFor(table: string, seat: Seat, box = seatsBox()): string {
  const held = box.read().value?.find((one) => one.table === table && one.seat === seat);
  const token = held?.token ?? newId();
  if (!held) keepSeat({ table, seat, token }, box);
  return token;
}
