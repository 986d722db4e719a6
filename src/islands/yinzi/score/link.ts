/** A whole pad in the fragment of a link: `#sheet=…`, never sent to any server. */
import { COUNTED, MARKETS } from '../../../games/yinzi/index.ts';
import { SEATS } from '../../../lib/seats.ts';
import { readLinkText, toLinkText } from '../../score/link-text.ts';
import type { Asked } from '../../score/notice.ts';
import { seatsOf, waitingPlaces } from '../../score/sheet.ts';
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

/** What an address brings: `#sheet=…`. */
export function readSheetLink(fragment: string): Asked<Sheet> {
  const sheet = decodeSheet(new URLSearchParams(fragment.replace(/^#/, '')).get('sheet') ?? '');
  return sheet ? { sheet } : { damaged: true };
}
