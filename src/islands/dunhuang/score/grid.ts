/** The score sheet as a table: what stands in its rows. */
import { type Good, POINTS_PER_TOKEN, type Seat } from '../../../games/dunhuang/index.ts';
import type { Cell, Grid, Row } from '../../score/grid.ts';
import { seatsOf } from '../../score/sheet.ts';
import type { Reckoning } from './reckoning.ts';
import { wonWith } from './sentences.ts';
import { type Sheet, tokensOf } from './sheet.ts';
import type { Speech } from './ui.ts';

export interface GoodRow extends Row {
  readonly good?: Good;
}

/** A win at once has no points: what it was won with, as far as it was entered. */
function instantGrid(sheet: Sheet, winner: Seat, speech: Speech): Grid<GoodRow> {
  const { tokens, goods } = wonWith(sheet, winner);
  const row = (label: string, things: readonly Good[]): GoodRow[] =>
    things.length === 0 ? [] : [{ label, cells: [{ text: speech.list(things.map(speech.good)) }] }];
  return {
    names: [speech.nameIn(sheet, winner)],
    rows: [...row(speech.t('score.tokens'), tokens), ...row(speech.t('score.hand'), goods)],
  };
}

export function gridOf(sheet: Sheet, { sheets, goods, verdict }: Reckoning, speech: Speech): Grid<GoodRow> {
  const { t } = speech;
  if (verdict.how === 'instant') return instantGrid(sheet, verdict.winners[0]!, speech);
  const seats = seatsOf(sheet);
  const row = (
    label: string,
    cell: (seat: (typeof seats)[number]) => string | number,
    strong = false,
  ): GoodRow => ({
    label,
    strong,
    cells: seats.map((seat) => ({ text: String(cell(seat)) })),
  });
  const goodRows = goods.map(({ good }): GoodRow => {
    const cells = seats.map((seat): Cell => {
      const { kept, surplus, beaten } = sheets[seat]!;
      if (kept.includes(good)) return { text: String(good) };
      if (surplus.includes(good)) return { text: `(${good})`, faint: true };
      return beaten.includes(good) ? { text: '–', faint: true } : { text: '' };
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
