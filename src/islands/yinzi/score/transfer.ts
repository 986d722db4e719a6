/** How the history is written into files, and read again. */
import { COUNTED, type Counted, MARKETS, TOO_HIGH } from '../../../games/yinzi/index.ts';
import { SEATS, type Seat } from '../../../lib/seats.ts';
import { filesOf } from '../../score/files.ts';
import { seatsOf, waitingPlaces } from '../../score/sheet.ts';
import { summaryOf } from './reckoning.ts';
import { parseSheet, seated } from './sheet.ts';

/** What every line of a game says alike: the rate, and the worth of a commodity by market. */
const WORTH = MARKETS.map((market) => `worth_${market}` as const);

const written = (amount: number | null): string => (amount === null ? '' : String(amount));
const read = (text: string): number | null => (text.trim() === '' ? null : Number(text));

export const { toJson, toCsv, readFile } = filesOf({
  format: 'shang-yinzi-scores',
  columns: [
    'game',
    'date',
    'seat',
    'player',
    'colour',
    'turn',
    ...COUNTED,
    'rate',
    ...WORTH,
    'points',
    'rank',
    'winner',
  ] as const,
  addedLater: [TOO_HIGH],
  rules: { parse: parseSheet, summaryOf },
  cellsOf(sheet, seat) {
    const turn = sheet.order.filter((one) => seatsOf(sheet).includes(one)).indexOf(seat);
    const { counts } = sheet.players[seat]!;
    return {
      turn: turn < 0 ? '' : String(turn + 1),
      ...(Object.fromEntries(COUNTED.map((of) => [of, String(counts[of])])) as Record<Counted, string>),
      rate: written(sheet.rate),
      ...(Object.fromEntries(MARKETS.map((market, i) => [WORTH[i], written(sheet.points[market])])) as Record<
        (typeof WORTH)[number],
        string
      >),
    };
  },
  sheetOf(rows) {
    const players = rows.map((row) => ({
      name: row.player,
      colour: Number(row.colour) - 1,
      counts: Object.fromEntries(COUNTED.map((of) => [of, Number(row[of])])),
    }));
    const turns = rows.map(({ turn }) => read(turn));
    const first = rows[0]!;
    return {
      count: rows.length,
      players: [...players, ...waitingPlaces(players).map(seated)],
      points: Object.fromEntries(MARKETS.map((market, i) => [market, read(first[WORTH[i]!])])),
      rate: read(first.rate),
      order: SEATS.filter((seat) => (turns[seat] ?? null) !== null).sort(
        (a: Seat, b: Seat) => turns[a]! - turns[b]!,
      ),
    };
  },
});
