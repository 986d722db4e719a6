/** How the history is written into files, and read again. */
import { GOODS, type Good, type Seat } from '../../../games/dunhuang/index.ts';
import { filesOf, yes } from '../../score/files.ts';
import { MOST, waitingPlaces } from '../../score/sheet.ts';
import { summaryOf } from './reckoning.ts';
import { parseSheet, tokensOf } from './sheet.ts';

/** What is longer than any hand can be is none. */
const numbers = (text: string): number[] =>
  text.length > 4 * MOST ? [Number.NaN] : (text.match(/\S+/g) ?? []).map(Number);

export const { toJson, toCsv, readFile } = filesOf({
  format: 'shang-scores',
  columns: [
    'game',
    'date',
    'setup',
    'supply',
    'seat',
    'player',
    'colour',
    'started',
    'won_at_once',
    'tokens',
    'prestige',
    'coins',
    'hand',
    'points',
    'rank',
    'winner',
  ] as const,
  rules: { parse: parseSheet, summaryOf },
  cellsOf(sheet, seat) {
    const { prestige, coins, hand } = sheet.players[seat]!;
    return {
      setup: sheet.setup ?? '',
      supply: sheet.supply,
      started: yes(sheet.first === seat),
      won_at_once: yes(sheet.instant === seat),
      tokens: tokensOf(sheet, seat).join(' '),
      prestige: String(prestige),
      coins: coins === null ? '' : String(coins),
      hand: hand.join(' '),
    };
  },
  sheetOf(rows) {
    const flagged = (column: 'started' | 'won_at_once'): Seat | null => {
      const seat = rows.findIndex((row) => row[column] === '1');
      return seat < 0 ? null : (seat as Seat);
    };
    const players = rows.map((row) => ({
      name: row.player,
      colour: Number(row.colour) - 1,
      prestige: Number(row.prestige),
      coins: row.coins.trim() === '' ? null : Number(row.coins),
      hand: numbers(row.hand) as Good[],
    }));
    const waiting = waitingPlaces(players).map((person) => ({
      ...person,
      prestige: 0,
      coins: null,
      hand: [],
    }));
    const holders = rows.map((row) => numbers(row.tokens));
    const { setup, supply } = rows[0]!;
    return {
      count: rows.length,
      players: [...players, ...waiting],
      tokens: GOODS.map((good) => {
        const holder = holders.findIndex((tokens) => tokens.includes(good));
        return holder < 0 ? null : holder;
      }),
      first: flagged('started'),
      instant: flagged('won_at_once'),
      supply,
      setup: setup === '' ? null : setup,
    };
  },
});
