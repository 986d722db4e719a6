/** What a link brings in its fragment, which is never sent to any server: a whole pad, `#sheet=…`, or who played, `#p=Mei&p=Bo`. */
import { COUNTED, MARKETS } from '../../../games/yinzi/index.ts';
import { type PlayerCount, SEATS } from '../../../lib/seats.ts';
import { rename } from '../../people.ts';
import { readLinkText, toLinkText } from '../../score/link-text.ts';
import type { Asked } from '../../score/notice.ts';
import { seatsOf, waitingPlaces } from '../../score/sheet.ts';
import { readPlayersLink } from './players-link.ts';
import { parseSheet, type Sheet, seated } from './sheet.ts';

const VERSION = 1;

/** Numbers in the order of their names; most are nothing. */
const pack = <Name extends string>(
  names: readonly Name[],
  of: Readonly<Record<Name, number | null>>,
): string => names.map((name) => of[name] || (of[name] === null ? '-' : '')).join('.');

function unpack(names: readonly string[], text: string): Record<string, number | null> {
  const numbers = text.split('.', names.length + 1).map((one) => (one === '-' ? null : Number(one)));
  return Object.fromEntries(names.map((name, i) => [name, numbers[i] ?? null]));
}

export function encodeSheet(sheet: Sheet): string {
  const players = seatsOf(sheet).map((seat) => {
    const { name, colour, counts } = sheet.players[seat]!;
    return [name, colour, pack(COUNTED, counts)];
  });
  return toLinkText([VERSION, pack(MARKETS, sheet.points), sheet.rate, sheet.order, players]);
}

type PackedPlayer = [name: string, colour: number, counts: string];
type Packed = [version: number, points: string, rate: unknown, order: unknown, players: PackedPlayer[]];

function unpackSheet(data: unknown): Sheet | undefined {
  const [version, points, rate, order, players] = data as Packed;
  if (version !== VERSION || players.length > SEATS.length) return undefined;
  const there = players.map(([name, colour, counts]) => ({ name, colour, counts: unpack(COUNTED, counts) }));
  const waiting = waitingPlaces(there).map(seated);
  return parseSheet({
    count: there.length,
    players: [...there, ...waiting],
    points: unpack(MARKETS, points),
    rate,
    order,
  });
}

/** The sheet of a link; undefined for anything else. */
export const decodeSheet = (code: string): Sheet | undefined => readLinkText(code, unpackSheet);

/** For those who have just played, in the order in which they took their last turns. */
const forPlayers = (sheet: Sheet, names: readonly string[]): Sheet => ({
  ...sheet,
  count: names.length as PlayerCount,
  players: rename(sheet.players, names),
  order: SEATS.slice(0, names.length),
});

/** Seats those whom an address names; undefined where it names nobody. */
export function readPlayers(fragment: string): ((sheet: Sheet) => Sheet) | undefined {
  const names = readPlayersLink(fragment);
  return names && ((sheet) => forPlayers(sheet, names));
}

/** What an address brings: `#sheet=…`. */
export function readSheetLink(fragment: string): Asked<Sheet> {
  const sheet = decodeSheet(new URLSearchParams(fragment.replace(/^#/, '')).get('sheet') ?? '');
  return sheet ? { sheet } : { damaged: true };
}
