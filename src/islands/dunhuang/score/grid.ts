/** The score sheet as a table, players across: the same for the screen, the picture, the text and CSV. */
import { type Good, POINTS_PER_TOKEN, type Seat } from '../../../games/dunhuang/index.ts';
import type { Reckoning } from './reckoning.ts';
import { type Sheet, seatsOf, tokensOf } from './sheet.ts';
import { wonWith } from './telling.ts';
import type { Speech } from './ui.ts';

export interface Cell {
  readonly text: string;
  readonly fate?: 'kept' | 'surplus' | 'beaten'; // of a good in hand
}

export interface Row {
  readonly label: string;
  readonly cells: readonly Cell[];
  readonly good?: Good;
  readonly strong?: boolean;
}

export interface Grid {
  readonly names: readonly string[];
  readonly rows: readonly Row[];
}

/** A win at once has no points: what it was won with, as far as it was entered. */
function instantGrid(sheet: Sheet, winner: Seat, speech: Speech): Grid {
  const { tokens, goods } = wonWith(sheet, winner);
  const row = (label: string, things: readonly Good[]): Row[] =>
    things.length === 0 ? [] : [{ label, cells: [{ text: speech.list(things.map(speech.good)) }] }];
  return {
    names: [speech.nameIn(sheet, winner)],
    rows: [...row(speech.t('score.tokens'), tokens), ...row(speech.t('score.hand'), goods)],
  };
}

export function gridOf(sheet: Sheet, { sheets, goods, verdict }: Reckoning, speech: Speech): Grid {
  const { t } = speech;
  if (verdict.how === 'instant') return instantGrid(sheet, verdict.winners[0]!, speech);
  const seats = seatsOf(sheet);
  const row = (
    label: string,
    cell: (seat: (typeof seats)[number]) => string | number,
    strong = false,
  ): Row => ({
    label,
    strong,
    cells: seats.map((seat) => ({ text: String(cell(seat)) })),
  });
  const goodRows = goods.map(({ good }): Row => {
    const cells = seats.map((seat): Cell => {
      const { kept, surplus, beaten } = sheets[seat]!;
      if (kept.includes(good)) return { text: String(good), fate: 'kept' };
      if (surplus.includes(good)) return { text: `(${good})`, fate: 'surplus' };
      return beaten.includes(good) ? { text: '–', fate: 'beaten' } : { text: '' };
    });
    return { label: speech.good(good), good, cells };
  });
  return {
    names: seats.map((seat) => speech.nameIn(sheet, seat)),
    rows: [
      row(t('score.row.tokens', { n: POINTS_PER_TOKEN }), (seat) => {
        const count = tokensOf(sheet, seat).length;
        return count === 0 ? 0 : `${count} × ${POINTS_PER_TOKEN} = ${sheets[seat]!.tokens}`;
      }),
      row(t('score.row.prestige'), (seat) => sheets[seat]!.prestige),
      ...goodRows,
      row(t('score.row.total'), (seat) => sheets[seat]!.total, true),
      row(t('score.row.coins'), (seat) => sheet.players[seat]!.coins ?? ''),
      row(t('score.row.rank'), (seat) => sheets[seat]!.rank, true),
    ],
  };
}

export const cellsOf = ({ names, rows }: Grid): string[][] => [
  ['', ...names],
  ...rows.map(({ label, cells }) => [label, ...cells.map(({ text }) => text)]),
];
